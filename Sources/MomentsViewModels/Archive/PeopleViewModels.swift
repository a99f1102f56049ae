package import MomentsModel

/// `/people/`: everybody who has a page.
package struct PeoplePageViewModel: Sendable {
  package let site: SiteViewModel
  package let head: PageHead
  package let people: [PersonLinkViewModel]

  package init(site: SiteViewModel, head: PageHead, people: [PersonLinkViewModel]) {
    self.site = site
    self.head = head
    self.people = people
  }
}

/// A person in the list of all.
package struct PersonLinkViewModel: Sendable {
  package let name: String
  package let url: String
  package let avatar: AvatarViewModel
  /// "12 moments"
  package let countText: String

  /// - Parameter avatarSize: in CSS pixels, as it is shown.
  package init(
    _ person: PersonIndex, count: Int, url: String, avatarSize: Int, context: PageContext
  ) {
    name = context.timeline[person: person].name
    self.url = url
    avatar = context.avatar(of: person, size: avatarSize)
    countText = context.wording.count(context.wording.phrases.moments, count)
  }
}

/// `/people/<id>/`: the newest moments that somebody wrote, liked or commented on.
package struct PersonPageViewModel: Sendable {
  package let site: SiteViewModel
  package let head: PageHead
  package let person: PersonLinkViewModel
  /// Their own page elsewhere.
  package let homepage: PageLinkViewModel?
  package let rows: [MomentRowViewModel]
  /// "The newest 100 of them", where not all are shown.
  package let limitText: String?

  package static let rowLimit = 100

  package init(
    site: SiteViewModel, head: PageHead, person: PersonLinkViewModel, homepage: String?,
    rows: [MomentRowViewModel], isComplete: Bool
  ) {
    self.site = site
    self.head = head
    self.person = person
    self.homepage = homepage.map {
      PageLinkViewModel(label: PageLinkViewModel.host(of: $0), url: $0)
    }
    self.rows = rows
    limitText =
      isComplete
      ? nil : site.wording.count(site.wording.phrases.lists.newestOfThem, rows.count)
  }
}

extension PageLinkViewModel {
  /// `example.org` of `https://www.example.org/ada`.
  static func host(of address: String) -> String {
    let rest = address.firstRange(of: "://").map { address[$0.upperBound...] } ?? address[...]
    let host = rest.prefix { !"/?#".contains($0) }
    let name = host.lastIndex(of: "@").map { host[host.index(after: $0)...] } ?? host
    return String(name.hasPrefix("www.") ? name.dropFirst(4) : name)
  }
}
