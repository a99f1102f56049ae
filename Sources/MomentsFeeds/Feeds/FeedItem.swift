package import MomentsModel

/// A moment as feeds tell it, made once and written by each of them. A class, so that lists of
/// items cost a word each.
package final class FeedItem: Sendable {
  /// A `tag:` URI that depends on the moment's id alone.
  let id: String
  /// Absolute.
  let url: String
  /// Only what the author wrote.
  let title: String?
  let published: MomentDate
  /// `published` where it never changed.
  let updated: MomentDate
  let authorName: String
  /// Absolute.
  let authorURL: String?
  /// UTF-8; the addresses in it are absolute, a content warning stands first.
  let html: [UInt8]
  /// The same as plain text.
  let text: String
  /// The beginning as plain text, or the content warning; empty where there is no text.
  let summary: String
  let tags: [String]
  /// BCP 47, where it isn't the site's.
  let language: String?
  let enclosures: [FeedEnclosure]
  let likeCount: Int
  /// The moment in the fields of content files, for exports.
  let content: ContentValue?

  init(
    id: String, url: String, title: String?, published: MomentDate, updated: MomentDate,
    authorName: String, authorURL: String?, html: [UInt8], text: String, summary: String,
    tags: [String], language: String?, enclosures: [FeedEnclosure], likeCount: Int,
    content: ContentValue? = nil
  ) {
    self.id = id
    self.url = url
    self.title = title
    self.published = published
    self.updated = updated
    self.authorName = authorName
    self.authorURL = authorURL
    self.html = html
    self.text = text
    self.summary = summary
    self.tags = tags
    self.language = language
    self.enclosures = enclosures
    self.likeCount = likeCount
    self.content = content
  }
}

/// A photo, video or sound of a moment.
struct FeedEnclosure: Sendable {
  /// Absolute.
  var url: String
  /// Media type.
  var type: String
  /// nil for a file of another host.
  var byteCount: Int?
  var alt: String
  /// In pixels; nil where unknown.
  var width: Int?
  var height: Int?

  /// What RSS and ActivityPub sort media by: the part before the slash.
  var medium: Substring { type.prefix { $0 != "/" } }
}

/// What a feed is about: the site, or one of its tags.
package struct FeedChannel: Sendable {
  package enum Format: Sendable, Hashable, CaseIterable {
    case rss, atom, json

    /// In the folder of what the feed is about.
    package var fileName: String {
      switch self {
      case .rss: "feed.xml"
      case .atom: "atom.xml"
      case .json: "feed.json"
      }
    }

    package var mediaType: String {
      switch self {
      case .rss: "application/rss+xml"
      case .atom: "application/atom+xml"
      case .json: "application/feed+json"
      }
    }
  }

  /// A `tag:` URI.
  package var id: String
  package var title: String
  package var description: String
  /// Absolute address of the page.
  package var pageURL: String
  /// Absolute address of this feed.
  package var feedURL: String
  /// The complete documents of a feed's older part (RFC 5005), by their address.
  package var archives = Archives()

  package struct Archives: Sendable {
    package var previous: String?
    package var next: String?
    /// The feed to subscribe to, where this document is an archive of it.
    package var current: String?

    package init(previous: String? = nil, next: String? = nil, current: String? = nil) {
      self.previous = previous
      self.next = next
      self.current = current
    }
  }

  package init(id: String, title: String, description: String, pageURL: String, feedURL: String) {
    self.id = id
    self.title = title
    self.description = description
    self.pageURL = pageURL
    self.feedURL = feedURL
  }
}

/// What all feeds of a site say about it.
package struct FeedSite: Sendable {
  package var title: String
  package var language: String
  package var authorName: String
  /// Absolute.
  package var authorURL: String
  package var authorPictureURL: String?
  /// Absolute addresses of a square picture of 512 pixels and of one of 192; nil where there is none.
  package var iconURL: String?
  package var smallIconURL: String?
  package var atomTitles: SiteSettings.FeedSettings.AtomTitles

  package init(
    title: String, language: String, authorName: String, authorURL: String,
    authorPictureURL: String?, iconURL: String?, smallIconURL: String?,
    atomTitles: SiteSettings.FeedSettings.AtomTitles
  ) {
    self.title = title
    self.language = language
    self.authorName = authorName
    self.authorURL = authorURL
    self.authorPictureURL = authorPictureURL
    self.iconURL = iconURL
    self.smallIconURL = smallIconURL
    self.atomTitles = atomTitles
  }
}
