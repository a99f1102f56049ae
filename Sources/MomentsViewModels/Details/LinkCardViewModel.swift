internal import MomentsModel

/// A page elsewhere, shown as a card.
package struct LinkCardViewModel: Sendable {
  package let url: String
  /// The page's title, or its host.
  package let title: String
  package let description: String?
  /// "example.org"
  package let host: String
  package let picture: PictureViewModel?

  init(_ link: LinkCard, context: PageContext) {
    url = link.url
    host = WebHost.shown(of: link.url)
    title = link.title ?? host
    description = link.description
    picture = link.image.flatMap { context.picture(Photo(source: $0), at: .card) }
  }
}

/// The part of an address that people know a site by.
enum WebHost {
  /// Without scheme, user, port and `www.`; in lower case.
  static func shown(of address: String) -> String {
    let rest = address.firstRange(of: "://").map { address[$0.upperBound...] } ?? address[...]
    let authority = rest.prefix { $0 != "/" && $0 != "?" && $0 != "#" }
    let host = authority.split(separator: "@").last ?? authority
    // An IPv6 address keeps its colons.
    let name = host.hasPrefix("[") ? host : host.prefix { $0 != ":" }
    let lower = name.lowercased()
    return lower.hasPrefix("www.") ? String(lower.dropFirst(4)) : lower
  }
}
