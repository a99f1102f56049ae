internal import FileTree
internal import MomentsModel

/// What files for programs are made from.
extension PageKeys {
  func ingredients(of file: MachineFile) -> Ingredients {
    let settings = listing.timeline.settings
    switch file {
    case .feed: return feed(settings)
    case .tagFeed(let tag, _):
      return list(Array(listing.indices(of: tag).prefix(settings.feeds.items))) {
        $0.put(moments.tags[Int(tag.value)])
      }
    case .feedArchive(let number):
      let size = settings.feeds.items
      let end = listing.listed.count - (number - 1) * size
      return list(Array(listing.listed[(end - size)..<end])) {
        // The newest one doesn't know of a next one.
        $0.put((number + 1) * size < listing.listed.count)
      }
    case .payload: return list(Array(listing.listed[listing.paging.newest])) { _ in }
    case .payloadPage(let number):
      return list(listing.indices(listing.paging.range(ofPage: number))) { _ in }
    case .payloadMoment(let index), .note(let index): return list([Int32(index)]) { _ in }
    case .followers, .following, .webFinger, .nodeInfoLinks, .noJekyll, .domain, .robots, .humans,
      .speculationRules, .security:
      return list([]) { _ in }
    // Its path names it.
    case .sitemap, .sitemapPart, .manifest, .serviceWorker, .headers, .redirects:
      return .outlines(Fingerprint.of { $0.put("machine") })
    case .llms, .actor, .outbox, .nodeInfo:
      return .everything(Fingerprint.of { $0.put("machine") })
    }
  }

  private func feed(_ settings: SiteSettings) -> Ingredients {
    list(Array(listing.listed.prefix(settings.feeds.items))) {
      // How many archives there are.
      $0.put((listing.listed.count - 1) / settings.feeds.items)
      $0.put(listing.listed.count % settings.feeds.items)
    }
  }
}
