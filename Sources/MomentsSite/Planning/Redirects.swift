internal import Diagnostics
internal import MomentsModel

/// An old address that leads to a new one.
struct Redirect: Sendable, Hashable {
  /// Of the page that leads on.
  var address: SiteAddress
  var target: SiteAddress
  /// What is at the target.
  var source: Source

  enum Source: Sendable, Hashable {
    /// Index into the timeline's moments.
    case moment(Int)
    /// Index into the timeline's pages.
    case page(Int)
  }

  /// Those of the moments, then those of the pages.
  static func all(in timeline: Timeline) -> [Redirect] {
    var redirects: [Redirect] = []
    for index in timeline.moments.indices where timeline.moments[index].hasDetails {
      let moment = timeline.moments[index]
      let target = timeline.address(of: moment)
      redirects += moment.details.aliases.map {
        Redirect(address: address(of: $0), target: target, source: .moment(index))
      }
    }
    for (index, page) in timeline.pages.enumerated() {
      redirects += page.aliases.map {
        Redirect(
          address: address(of: $0), target: .plainPage(path: page.path), source: .page(index))
      }
    }
    return redirects
  }

  /// `old/address` and `old/address/` are folders with a page in them, as they were where they
  /// worked; `old.html` is a file.
  private static func address(of alias: String) -> SiteAddress {
    let lower = alias.lowercased()
    let isFile = alias.hasSuffix("/") || lower.hasSuffix(".html") || lower.hasSuffix(".htm")
    return .file(isFile ? alias : alias + "/")
  }

  func place(in timeline: Timeline) -> SourcePlace {
    switch source {
    case .moment(let index):
      let origin = timeline.moments[index].origin
      return SourcePlace(file: origin.file, line: origin.line)
    case .page(let index): return SourcePlace(file: timeline.pages[index].file)
    }
  }
}
