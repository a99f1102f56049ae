internal import MomentsModel
package import TemplateEngine

/// Atom (RFC 4287), with complete archives (RFC 5005, section 4).
package enum AtomFeed {
  /// - Parameters:
  ///   - items: newest first; the last ones are left out where the file would be too large.
  ///   - atLeast: how many of them stand in no archive, and so must be there.
  package static func write(
    _ channel: FeedChannel, _ items: [FeedItem], of site: FeedSite, atLeast: Int = 1,
    into buffer: inout ByteBuffer
  ) {
    let isArchive = channel.archives.current != nil
    let items = FeedLimits.fitting(items, atLeast: isArchive ? items.count : atLeast)
    XMLWriter.document(into: &buffer) { xml in
      xml.element(
        "feed",
        [
          "xmlns": "http://www.w3.org/2005/Atom", "xml:lang": site.language,
          "xmlns:fh": isArchive ? "http://purl.org/syndication/history/1.0" : nil,
        ]
      ) { xml in
        if isArchive { xml.empty("fh:archive") }
        head(channel, items, site, &xml)
        for item in items { write(item, site, &xml) }
      }
    }
  }

  private static func head(
    _ channel: FeedChannel, _ items: ArraySlice<FeedItem>, _ site: FeedSite,
    _ xml: inout XMLWriter
  ) {
    xml.element("id", channel.id)
    xml.element("title", channel.title)
    xml.element("subtitle", channel.description)
    xml.element("updated", items.lastChange?.feedDate ?? "1970-01-01T00:00:00Z")
    let type = FeedChannel.Format.atom.mediaType
    xml.empty("link", ["rel": "self", "type": type, "href": channel.feedURL])
    xml.empty("link", ["rel": "alternate", "type": "text/html", "href": channel.pageURL])
    let archives = channel.archives
    if let current = archives.current {
      xml.empty("link", ["rel": "current", "type": type, "href": current])
    }
    if let previous = archives.previous {
      xml.empty("link", ["rel": "prev-archive", "type": type, "href": previous])
    }
    if let next = archives.next {
      xml.empty("link", ["rel": "next-archive", "type": type, "href": next])
    }
    if let icon = site.smallIconURL { xml.element("icon", icon) }
    if let logo = site.iconURL { xml.element("logo", logo) }
    xml.element("author") { xml in
      xml.element("name", site.authorName)
      xml.element("uri", site.authorURL)
    }
  }

  private static func write(_ item: FeedItem, _ site: FeedSite, _ xml: inout XMLWriter) {
    xml.element("entry", ["xml:lang": item.language]) { xml in
      xml.element("id", item.id)
      // RFC 4287 demands a title, not that there be something in it.
      let title = item.title ?? (site.atomTitles == .excerpt ? item.summary : "")
      xml.element("title", title)
      xml.empty("link", ["rel": "alternate", "type": "text/html", "href": item.url])
      xml.element("published", item.published.feedDate)
      xml.element("updated", item.updated.feedDate)
      if item.authorName != site.authorName {
        xml.element("author") { xml in
          xml.element("name", item.authorName)
          xml.element("uri", ifAny: item.authorURL)
        }
      }
      for tag in item.tags { xml.empty("category", ["term": tag]) }
      if !item.summary.isEmpty { xml.element("summary", item.summary) }
      if !item.html.isEmpty { xml.element("content", ["type": "html"], utf8: item.html) }
      for enclosure in item.enclosures {
        xml.empty(
          "link",
          [
            "rel": "enclosure", "type": enclosure.type, "href": enclosure.url,
            "length": enclosure.byteCount.map(String.init),
            "title": enclosure.alt.isEmpty ? nil : enclosure.alt,
          ])
      }
    }
  }
}
