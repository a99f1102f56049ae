package import MomentsViewModels
package import TemplateEngine

extension OfflinePageViewModel: TemplateRecord {
  package static let shape = RecordShape<OfflinePageViewModel>(
    "offline", "What stands for a page that can't be had without a network.",
    [
      .record("site", "The site.") { $0.site },
      .record("head", "The page's head.") { $0.head },
    ])
}

extension SubscribePageViewModel: TemplateRecord {
  package static let shape = RecordShape<SubscribePageViewModel>(
    "subscribe", "The page about the feeds, for people.",
    [
      .record("site", "The site.") { $0.site },
      .record("head", "The page's head.") { $0.head },
      .text("heading", "The page's heading.", example: "Subscribe") { $0.heading },
      .list("groups", "The site's feeds, then those of each tag.") { $0.groups },
    ])
}

extension FeedGroupViewModel: TemplateRecord {
  package static let shape = RecordShape<FeedGroupViewModel>(
    "feed group", "The feeds of the site or of a tag.",
    [
      .text("groupTitle", "What they are of.", example: "Feeds of #lake") { $0.title },
      .list("links", "One for each format.") { $0.links },
    ])
}

extension FeedAddressViewModel: TemplateRecord {
  package static let shape = RecordShape<FeedAddressViewModel>(
    "feed address", "A feed, as people copy it.",
    [
      .text("format", "Its format.", example: "Atom") { $0.format },
      .url("feedURL", "Where it is.", example: "../atom.xml") { $0.url },
      .text("feedAddress", "Absolute.", example: "https://moments.example/atom.xml") {
        $0.address
      },
    ])
}
