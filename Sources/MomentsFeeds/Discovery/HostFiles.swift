package import TemplateEngine

/// What hosts read: headers and redirects as Netlify and Cloudflare Pages understand them.
package struct HostFiles: Sendable {
  /// Begins and ends with a slash.
  private let basePath: String
  /// First parts of the paths of pages; empty for the home page.
  private let pageFolders: [String]
  private let hasTagFeeds: Bool

  /// - Parameters:
  ///   - pageFolders: below the root, without slashes, of all pages that no other site may frame.
  package init(basePath: String, pageFolders: [String], hasTagFeeds: Bool) {
    self.basePath = basePath
    self.pageFolders = pageFolders
    self.hasTagFeeds = hasTagFeeds
  }

  /// Rules that a host reads at most; what is beyond only loses its protection against framing.
  static let pageRuleLimit = 60

  package func writeHeaders(into buffer: inout ByteBuffer) {
    var rules = Rules(basePath: basePath)
    rules.add(
      "*",
      "X-Content-Type-Options: nosniff", "Referrer-Policy: strict-origin-when-cross-origin",
      "Permissions-Policy: camera=(), microphone=(), geolocation=(), browsing-topics=()",
      "Strict-Transport-Security: max-age=31536000; includeSubDomains",
      "Cross-Origin-Opener-Policy: same-origin")
    // Never on `*`: hosts join the values of all rules, and embeds must be framable.
    let frames = "Content-Security-Policy: frame-ancestors 'self'"
    let prefetch = "Speculation-Rules: \"\(basePath)speculation.json\""
    rules.add("", frames, prefetch)
    for folder in pageFolders.prefix(HostFiles.pageRuleLimit) where folder != "embed" {
      rules.add(folder + "/*", frames, prefetch)
    }
    // Their names are made of their content. Among the photos lie pages, whose names aren't: `:file` is
    // one part of a path and never empty.
    for files in ["assets/*", "photos/:file", "avatars/*"] {
      rules.add(files, "Cache-Control: public, max-age=31536000, immutable")
    }
    rules.add("sw.js", "Cache-Control: no-cache")
    for folder in hasTagFeeds ? ["", "tags/:tag/"] : [""] {
      for format in FeedChannel.Format.allCases {
        rules.add(
          folder + format.fileName, "Content-Type: \(format.mediaType); charset=utf-8",
          Rules.forAll)
      }
    }
    rules.add("feeds/*", "Content-Type: application/atom+xml; charset=utf-8", Rules.forAll)
    rules.add("speculation.json", "Content-Type: application/speculationrules+json")
    rules.add("manifest.webmanifest", "Content-Type: application/manifest+json")
    rules.add("api/*", "Content-Type: application/json", Rules.forAll)
    rules.add("oembed/*", "Content-Type: application/json", Rules.forAll)
    rules.add("ap/*", "Content-Type: application/activity+json", Rules.forAll)
    rules.add(".well-known/webfinger", "Content-Type: application/jrd+json", Rules.forAll)
    rules.add(".well-known/nodeinfo", "Content-Type: application/json", Rules.forAll)
    buffer.append(rules.text)
  }

  /// - Parameter moved: old and new path below the root.
  package func writeRedirects(
    _ moved: [(from: String, to: String)], hasFeeds: Bool, into buffer: inout ByteBuffer
  ) {
    var lines: [String] = []
    if hasFeeds {
      for name in ["feed", "rss", "rss.xml", "index.xml", "feed/"] {
        lines.append("\(basePath)\(name) \(basePath)feed.xml 301")
      }
    }
    // Hosts read 2,000 of them; the pages at the old addresses lead on in any case.
    for (from, to) in moved.prefix(1_990) where !from.contains(" ") && !to.contains(" ") {
      lines.append("\(basePath)\(from) \(basePath)\(to) 301")
    }
    for line in lines { buffer.append(line + "\n") }
  }

  /// Browsers may fetch the page that a finger or pointer aims at, but not run it.
  package func writeSpeculationRules(into buffer: inout ByteBuffer) {
    JSONWriter.document(into: &buffer) { json in
      json.array("prefetch") { json in
        json.element { json in
          json.object("where") { json in
            json.array("and") { json in
              json.element { json in json.member("href_matches", basePath + "*") }
              json.element { json in
                json.object("not") { json in json.member("href_matches", basePath + "embed/*") }
              }
            }
          }
          json.member("eagerness", "moderate")
        }
      }
    }
  }

  private struct Rules {
    static let forAll = "Access-Control-Allow-Origin: *"
    let basePath: String
    private(set) var text = ""

    init(basePath: String) { self.basePath = basePath }

    mutating func add(_ pattern: String, _ headers: String...) {
      text += basePath + pattern + "\n"
      for header in headers { text += "  " + header + "\n" }
    }
  }
}
