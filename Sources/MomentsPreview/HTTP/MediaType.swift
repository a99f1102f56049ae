/// Media types by file name, as a static host would send them.
package enum MediaType {
  package static let html = "text/html; charset=utf-8"
  private static let unknown = "application/octet-stream"

  private static let types: [String: String] = [
    "html": html, "htm": html,
    "css": "text/css; charset=utf-8", "js": "text/javascript; charset=utf-8",
    "mjs": "text/javascript; charset=utf-8", "json": "application/json",
    "jsonld": "application/ld+json", "map": "application/json",
    "webmanifest": "application/manifest+json", "xml": "application/xml; charset=utf-8",
    "rss": "application/rss+xml; charset=utf-8", "atom": "application/atom+xml; charset=utf-8",
    "txt": "text/plain; charset=utf-8", "md": "text/markdown; charset=utf-8",
    "csv": "text/csv; charset=utf-8", "vtt": "text/vtt; charset=utf-8",
    "ics": "text/calendar; charset=utf-8", "vcf": "text/vcard; charset=utf-8",
    "svg": "image/svg+xml", "png": "image/png", "apng": "image/apng", "jpg": "image/jpeg",
    "jpeg": "image/jpeg", "gif": "image/gif", "webp": "image/webp", "avif": "image/avif",
    "jxl": "image/jxl", "heic": "image/heic", "ico": "image/vnd.microsoft.icon",
    "mp4": "video/mp4", "m4v": "video/mp4", "webm": "video/webm", "mov": "video/quicktime",
    "mp3": "audio/mpeg", "m4a": "audio/mp4", "aac": "audio/aac", "ogg": "audio/ogg",
    "oga": "audio/ogg", "opus": "audio/ogg", "flac": "audio/flac", "wav": "audio/wav",
    "woff": "font/woff", "woff2": "font/woff2", "ttf": "font/ttf", "otf": "font/otf",
    "pdf": "application/pdf", "zip": "application/zip", "gz": "application/gzip",
    "wasm": "application/wasm",
  ]

  /// - Parameter fileExtension: in lower case, without its dot.
  package static func of(fileExtension: String) -> String { types[fileExtension] ?? unknown }
}
