internal import MomentsModel
package import TemplateEngine

/// RSS 2.0.11 after the Advisory Board's profile.
package enum RSSFeed {
  /// - Parameter items: newest first; the last ones are left out where the file would be too large.
  package static func write(
    _ channel: FeedChannel, _ items: [FeedItem], of site: FeedSite, into buffer: inout ByteBuffer
  ) {
    let items = FeedLimits.fitting(items)
    XMLWriter.document(into: &buffer) { xml in
      xml.element(
        "rss",
        [
          "version": "2.0", "xmlns:atom": "http://www.w3.org/2005/Atom",
          "xmlns:content": "http://purl.org/rss/1.0/modules/content/",
          "xmlns:dc": "http://purl.org/dc/elements/1.1/",
          "xmlns:media": "http://search.yahoo.com/mrss/",
        ]
      ) { xml in
        xml.element("channel") { xml in
          head(channel, items, site, &xml)
          for item in items { write(item, &xml) }
        }
      }
    }
  }

  private static func head(
    _ channel: FeedChannel, _ items: ArraySlice<FeedItem>, _ site: FeedSite,
    _ xml: inout XMLWriter
  ) {
    xml.element("title", channel.title)
    xml.element("link", channel.pageURL)
    xml.element("description", channel.description)
    xml.element("language", site.language)
    if let changed = items.lastChange { xml.element("lastBuildDate", changed.mailDate) }
    xml.empty(
      "atom:link",
      ["rel": "self", "type": FeedChannel.Format.rss.mediaType, "href": channel.feedURL])
    if let icon = site.smallIconURL {
      xml.element("image") { xml in
        xml.element("url", icon)
        xml.element("title", channel.title)
        xml.element("link", channel.pageURL)
      }
    }
  }

  private static func write(_ item: FeedItem, _ xml: inout XMLWriter) {
    xml.element("item") { xml in
      xml.element("title", ifAny: item.title)
      xml.element("link", item.url)
      xml.element("guid", ["isPermaLink": "false"], item.id)
      xml.element("pubDate", item.published.mailDate)
      xml.element("dc:creator", item.authorName)
      for tag in item.tags { xml.element("category", tag) }
      xml.element("description", item.summary)
      if !item.html.isEmpty { xml.element("content:encoded", utf8: item.html) }
      if let first = item.enclosures.first {
        xml.empty(
          "enclosure",
          ["url": first.url, "length": String(first.byteCount ?? 0), "type": first.type])
      }
      for enclosure in item.enclosures { media(enclosure, &xml) }
    }
  }

  private static func media(_ enclosure: FeedEnclosure, _ xml: inout XMLWriter) {
    xml.element(
      "media:content",
      [
        "url": enclosure.url, "fileSize": enclosure.byteCount.map(String.init),
        "type": enclosure.type, "medium": String(enclosure.medium),
        "width": enclosure.width.map(String.init), "height": enclosure.height.map(String.init),
      ]
    ) { xml in
      if !enclosure.alt.isEmpty {
        xml.element("media:description", ["type": "plain"], enclosure.alt)
      }
    }
  }
}
