package import MomentsModel
internal import MomentsViewModels
package import TemplateEngine

/// sitemaps.org 0.9, with Google's image entries.
package enum Sitemap {
  /// A page that search engines may list.
  package struct Page: Sendable {
    /// Absolute.
    package var url: String
    package var changed: MomentDate?
    /// Absolute; at most `imageLimit` are told.
    package var images: [String]

    package init(url: String, changed: MomentDate?, images: [String] = []) {
      self.url = url
      self.changed = changed
      self.images = images
    }
  }

  /// Pages in a file.
  package static let pageLimit = 50_000
  static let imageLimit = 1_000

  package static func write(_ pages: some Sequence<Page>, into buffer: inout ByteBuffer) {
    XMLWriter.document(into: &buffer) { xml in
      xml.element(
        "urlset",
        [
          "xmlns": "http://www.sitemaps.org/schemas/sitemap/0.9",
          "xmlns:image": "http://www.google.com/schemas/sitemap-image/1.1",
        ]
      ) { xml in
        for page in pages { write(page, &xml) }
      }
    }
  }

  private static func write(_ page: Page, _ xml: inout XMLWriter) {
    xml.element("url") { xml in
      xml.element("loc", page.url)
      xml.element("lastmod", ifAny: page.changed?.rfc3339)
      for image in page.images.prefix(imageLimit) {
        xml.element("image:image") { xml in xml.element("image:loc", image) }
      }
    }
  }

  /// The list of the parts, where there are several.
  /// - Parameter parts: absolute addresses.
  package static func writeIndex(
    _ parts: [(url: String, changed: MomentDate?)], into buffer: inout ByteBuffer
  ) {
    XMLWriter.document(into: &buffer) { xml in
      xml.element("sitemapindex", ["xmlns": "http://www.sitemaps.org/schemas/sitemap/0.9"]) {
        xml in
        for part in parts {
          xml.element("sitemap") { xml in
            xml.element("loc", part.url)
            xml.element("lastmod", ifAny: part.changed?.rfc3339)
          }
        }
      }
    }
  }
}
