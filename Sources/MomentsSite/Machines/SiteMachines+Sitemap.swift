internal import MomentsFeeds
internal import MomentsModel
internal import MomentsViewModels
internal import TemplateEngine

extension SiteMachines {
  func writeSitemap(into buffer: inout ByteBuffer) {
    let parts = MachinePlan.sitemapParts(indexed.count)
    guard parts > 0 else {
      Sitemap.write(indexed.pages.lazy.map(page), into: &buffer)
      return
    }
    Sitemap.writeIndex(
      (1...parts).map { number in
        let changed = self.part(number).compactMap { self.changed($0) }
          .max { $0.secondsSince1970 < $1.secondsSince1970 }
        return (context.links.url(.file("sitemap-\(number).xml")), changed)
      }, into: &buffer)
  }

  func writeSitemapPart(_ number: Int, into buffer: inout ByteBuffer) {
    Sitemap.write(part(number).lazy.map(page), into: &buffer)
  }

  private func part(_ number: Int) -> ArraySlice<IndexedPage> {
    let start = (number - 1) * Sitemap.pageLimit
    let pages = indexed.pages
    return pages[start..<min(pages.count, start + Sitemap.pageLimit)]
  }

  private func page(_ page: IndexedPage) -> Sitemap.Page {
    var images: [String] = []
    if case .moment(let index) = page.content {
      images = timeline.moments[index].photos.compactMap { context.url($0.source) }
    }
    return Sitemap.Page(
      url: context.links.url(page.address), changed: changed(page), images: images)
  }

  private func changed(_ page: IndexedPage) -> MomentDate? {
    let date = { (index: Int) -> MomentDate in
      let moment = timeline.moments[index]
      return moment.updated ?? moment.date
    }
    switch page.content {
    case .moment(let index): return date(index)
    case .list(let indices):
      return indices.map { date(Int($0)) }.max { $0.secondsSince1970 < $1.secondsSince1970 }
    case .other(let changed):
      return changed ?? listing.listed.first.map { timeline.moments[Int($0)].date }
    }
  }
}
