/// Every address inside a site. The one place that knows where things are; links, output files
/// and checks all ask it.
package enum SiteAddress: Sendable, Hashable {
  /// The newest moments.
  case home
  /// Numbered from the oldest, 1-based.
  case page(Int)
  case moment(id: String)
  case tags
  case tag(slug: String)
  /// 1-based from the oldest page of that tag; the newest is `tag` itself.
  case tagPage(slug: String, Int)
  case notFound
  /// A file at a path below the root, such as a style sheet or a picture.
  case file(String)

  /// Below the root; folders end in `/`, the root is empty.
  package var path: String {
    switch self {
    case .home: ""
    case .page(let number): "page/\(number)/"
    case .moment(let id): "m/\(id)/"
    case .tags: "tags/"
    case .tag(let slug): "tags/\(slug)/"
    case .tagPage(let slug, let number): "tags/\(slug)/page/\(number)/"
    case .notFound: "404.html"
    case .file(let path): path
    }
  }

  /// The file that a host serves for `path`.
  package var outputPath: String {
    let path = path
    return path.isEmpty || path.utf8.last == 0x2F ? path + "index.html" : path
  }

  /// How many folders below the root the page lies: the number of `../` to the root.
  package var depth: Int { path.utf8.count { $0 == 0x2F } }
}
