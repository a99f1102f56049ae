internal import MomentsModel
package import TemplateEngine

/// JSON Feed 1.1.
package enum JSONFeed {
  /// - Parameters:
  ///   - items: newest first.
  ///   - isWhole: whether none is left out where the file would be too large to fetch often.
  ///   - content: profile and people in the fields of content files, for exports.
  package static func write(
    _ channel: FeedChannel, _ items: [FeedItem], of site: FeedSite, isWhole: Bool = false,
    content: ContentValue? = nil, into buffer: inout ByteBuffer
  ) {
    let items = isWhole ? items[...] : FeedLimits.fitting(items)
    JSONWriter.document(into: &buffer) { json in
      json.member("version", "https://jsonfeed.org/version/1.1")
      json.member("title", channel.title)
      json.member("home_page_url", channel.pageURL)
      json.member("feed_url", channel.feedURL)
      json.member("description", channel.description)
      json.member("language", site.language)
      json.member("icon", site.iconURL)
      json.member("favicon", site.smallIconURL)
      json.array("authors") { json in
        json.element { json in
          json.member("name", site.authorName)
          json.member("url", site.authorURL)
          json.member("avatar", site.authorPictureURL)
        }
      }
      if let content { json.member("_moments", content) }
      json.array("items") { json in
        for item in items { json.element { json in write(item, site, &json) } }
      }
    }
  }

  private static func write(_ item: FeedItem, _ site: FeedSite, _ json: inout JSONWriter) {
    json.member("id", item.id)
    json.member("url", item.url)
    json.member("title", item.title)
    json.member("content_html", utf8: item.html)
    if !item.text.isEmpty { json.member("content_text", item.text) }
    if !item.summary.isEmpty { json.member("summary", item.summary) }
    json.member("image", item.enclosures.first { $0.medium == "image" }?.url)
    json.member("date_published", item.published.feedDate)
    if item.updated != item.published { json.member("date_modified", item.updated.feedDate) }
    if item.authorName != site.authorName {
      json.array("authors") { json in
        json.element { json in
          json.member("name", item.authorName)
          json.member("url", item.authorURL)
        }
      }
    }
    if !item.tags.isEmpty { json.member("tags", texts: item.tags) }
    json.member("language", item.language)
    if !item.enclosures.isEmpty {
      json.array("attachments") { json in
        for enclosure in item.enclosures { write(enclosure, &json) }
      }
    }
    if item.likeCount > 0 || item.content != nil {
      json.object("_moments") { json in
        if item.likeCount > 0 { json.member("likes", item.likeCount) }
        if let content = item.content { json.member("moment", content) }
      }
    }
  }

  private static func write(_ enclosure: FeedEnclosure, _ json: inout JSONWriter) {
    json.element { json in
      json.member("url", enclosure.url)
      json.member("mime_type", enclosure.type)
      if !enclosure.alt.isEmpty { json.member("title", enclosure.alt) }
      json.member("size_in_bytes", enclosure.byteCount)
    }
  }
}
