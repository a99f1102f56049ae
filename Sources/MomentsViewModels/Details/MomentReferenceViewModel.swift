internal import MomentsModel

/// A link to another moment, or to a page elsewhere.
package struct MomentReferenceViewModel: Sendable, Hashable {
  package let url: String
  /// "In reply to Lin Mei", "In reply to example.org"
  package let label: String
  /// The other moment's title or the beginning of its text.
  package let excerpt: String?

  /// nil where the moment isn't on the site.
  /// - Parameter phrase: with a place `{name}`.
  init?(_ reference: MomentReference, phrase: Phrase, context: PageContext) {
    let name: String
    switch reference {
    case .address(let address):
      url = address
      name = WebHost.shown(of: address)
      excerpt = nil
    case .moment(let id):
      guard let moment = context.referredMoment(id: id) else { return nil }
      url = context.links.url(context.timeline.address(of: moment))
      name = context.timeline[person: moment.author].name
      // What a warning folds away must not show elsewhere.
      let isFolded = moment.hasDetails && moment.details.warning != nil
      let text = moment.title ?? (isFolded ? nil : moment.body?.excerpt)
      excerpt = text.flatMap { $0.isEmpty ? nil : Excerpt.cut($0, to: 80) }
    }
    label = phrase.filled { $0 == "name" ? name : nil }
  }
}

/// Where a moment was imported from: "via Example".
package struct MomentSourceViewModel: Sendable, Hashable {
  package let label: String
  package let url: String?

  /// nil where neither a name nor an address is known.
  init?(_ source: MomentSource, wording: Wording) {
    guard let name = source.name ?? source.url.map(WebHost.shown) else { return nil }
    label = wording.phrases.via.filled { $0 == "name" ? name : nil }
    url = source.url
  }
}
