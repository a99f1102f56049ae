package import MomentsModel
package import MomentsViewModels

extension FeedItem {
  /// - Parameters:
  ///   - context: with absolute links.
  ///   - media: with links to pictures and videos where those differ from `context`'s.
  ///   - content: the moment in the fields of content files, for exports.
  ///   - byteCount: of a published file, by its path below the root.
  package convenience init(
    of moment: Moment, in context: PageContext, media: PageContext? = nil,
    content: ContentValue? = nil, byteCount: (String) -> Int?
  ) {
    let settings = context.timeline.settings
    let author = context.timeline[person: moment.author]
    let url = context.links.url(context.timeline.address(of: moment))
    let enclosures = FeedMedia(moment, media ?? context, byteCount)
    let body = FeedBody(moment, context: context, media: enclosures)
    self.init(
      id: TagURI(settings).moment(moment.id), url: url,
      title: moment.body == nil ? nil : moment.title, published: moment.date,
      updated: FeedItem.updated(moment), authorName: author.name,
      authorURL: context.authorURL(of: moment), html: body.html,
      text: MarkupText.plain(body.html), summary: body.summary,
      tags: moment.tags.map { context.timeline[tag: $0].name },
      language: moment.language == settings.language ? nil : moment.language,
      enclosures: enclosures.all, likeCount: moment.likeCount, content: content)
  }

  /// Never before the moment itself.
  private static func updated(_ moment: Moment) -> MomentDate {
    guard let updated = moment.updated, updated.secondsSince1970 > moment.date.secondsSince1970
    else { return moment.date }
    return updated
  }
}

/// What names things for ever (RFC 4151): it depends on neither domain, scheme, base path nor slug.
package struct TagURI: Sendable {
  private let authority: String

  package init(_ settings: SiteSettings) {
    authority = settings.feeds.authority ?? SiteSettings.FeedSettings.defaultAuthority
  }

  package func moment(_ id: String) -> String { "tag:\(authority):m/\(TagURI.encoded(id))" }

  package var site: String { "tag:\(authority):feed" }

  package func tag(_ slug: String) -> String { "tag:\(authority):tags/\(TagURI.encoded(slug))" }

  /// Letters of other scripts too: a `tag:` URI is ASCII.
  private static func encoded(_ text: String) -> String {
    text.utf8.reduce(into: "") { result, byte in
      let isPlain =
        (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte)
        || (0x61...0x7A).contains(byte) || byte == 0x2D || byte == 0x2E || byte == 0x5F
      if isPlain {
        result.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        result += "%" + (digits.utf8.count < 2 ? "0" : "") + digits
      }
    }
  }
}
