package import MomentsViewModels
package import TemplateEngine

extension PageHead: TemplateRecord {
  package static let shape = RecordShape<PageHead>(
    "head", "What stands in the page's head.",
    [
      .text("title", "At most 80 characters.", example: "The lake · A small life") { $0.title },
      .text("description", "Plain text.", example: "The lake before the wind came up.") {
        $0.description
      },
      .optionalURL(
        "canonicalURL", "Absolute; only where the site has a `baseURL`.",
        example: "https://moments.example/m/lake/"
      ) { $0.canonicalURL },
      .flag("isIndexable", "Whether search engines may list the page.") { $0.isIndexable },
      .optionalRecord("sharing", "How previews show the page; only with a `baseURL`.") {
        $0.sharing
      },
      .optionalRecord("posting", "The moment's page: the moment for search engines.") {
        $0.posting
      },
      .optionalRecord("profileData", "The home page: the timeline for search engines.") {
        $0.profile
      },
      .list("feeds", "Feeds of what the page is about, beside the site's.") { $0.feeds },
      .optionalURL(
        "oembedURL", "Where other sites read how to embed the page.",
        example: "https://moments.example/oembed/lake.json"
      ) { $0.oembedURL },
    ])
}

extension TimelinePageViewModel: TemplateRecord {
  package static let shape = RecordShape<TimelinePageViewModel>(
    "timeline", "The home page, a numbered page, or a page of a tag.",
    [
      .record("site", "The site.") { $0.site },
      .record("head", "The page's head.") { $0.head },
      .optionalText(
        "heading", "The page's heading; on the home page the header's name is it.",
        example: "#lake"
      ) { $0.heading },
      .flag("isEmpty", "Whether there is no moment.") { !$0.timeline.hasContent },
      .sharedList("items", "The profile header, what is pinned, then the moments.") {
        $0.timeline.listItems
      },
      .list("header", "The profile header's row alone.") {
        Array($0.timeline.header)
      },
      .flag("hasPinned", "Whether something is pinned above the list.") {
        !$0.timeline.pinned.isEmpty
      },
      .list("pinned", "Rows of what is pinned above the list, on the home page.") {
        Array($0.timeline.pinned)
      },
      .sharedList("moments", "The rows of the list's moments.") { Array($0.timeline.moments) },
      .optionalRecord("pager", "Links to the pages beside it.") { $0.pager },
      .optionalRecord("memories", "On the home page: this day in earlier years.") { $0.memories },
    ])
}

extension PagerViewModel: TemplateRecord {
  package static let shape = RecordShape<PagerViewModel>(
    "pager", "Links between the pages of one list.",
    [
      .optionalURL("newerURL", "The next newer page.", example: "../../") { $0.newerURL },
      .optionalURL("olderURL", "The next older page.", example: "../2/") { $0.olderURL },
      .text("position", "Which page this is, counted from the oldest.", example: "Page 3") {
        $0.position
      },
    ])
}

extension MomentPageViewModel: TemplateRecord {
  package static let shape = RecordShape<MomentPageViewModel>(
    "moment", "The page of one moment.",
    [
      .record("site", "The site.") { $0.site },
      .record("head", "The page's head.") { $0.head },
      .record("moment", "The moment's card.") { $0.moment },
      .record("profile", "The timeline's owner.") { $0.profile },
      .optionalURL("newerURL", "The next newer moment.", example: "../harbour/") { $0.newerURL },
      .optionalURL("olderURL", "The next older moment.", example: "../noodles/") { $0.olderURL },
    ])
}

extension TagIndexPageViewModel: TemplateRecord {
  package static let shape = RecordShape<TagIndexPageViewModel>(
    "tags", "The list of all tags.",
    [
      .record("site", "The site.") { $0.site },
      .record("head", "The page's head.") { $0.head },
      .text("heading", "The page's heading.", example: "Tags") { $0.heading },
      .list("tags", "By name.") { $0.tags },
    ])
}

extension TagCountViewModel: TemplateRecord {
  package static let shape = RecordShape<TagCountViewModel>(
    "tag count", "A tag in the list of all tags.",
    [
      .text("name", "Without `#`.", example: "lake") { $0.link.name },
      .url("url", "The tag's page.", example: "./lake/") { $0.link.url },
      .integer("count", "How many moments carry it.", example: 3) { $0.count },
      .text("countText", "In words.", example: "3 moments") { $0.countText },
    ])
}

extension PlainPageViewModel: TemplateRecord {
  package static let shape = RecordShape<PlainPageViewModel>(
    "plain", "A plain page beside the timeline.",
    [
      .record("site", "The site.") { $0.site },
      .record("head", "The page's head.") { $0.head },
      .record("profile", "The timeline's owner.") { $0.profile },
      .text("heading", "The page's title.", example: "About") { $0.heading },
      .optionalHTML("bodyHTML", "The text.", example: "<p>Hello.</p>") {
        $0.bodyHTML.map { SafeHTML(trusted: $0) }
      },
      .optionalText("language", "BCP 47, where it isn't the site's.", example: "zh-Hans") {
        $0.language
      },
      .optionalText(
        "updatedText", "When it last changed, in words.", example: "Updated 28 November 2026"
      ) { $0.updatedText },
    ])
}

extension RedirectPageViewModel: TemplateRecord {
  package static let shape = RecordShape<RedirectPageViewModel>(
    "redirect", "What stands at an old address and leads to the new one.",
    [
      .record("site", "The site.") { $0.site },
      .record("head", "The page's head; the canonical address is the new one.") { $0.head },
      .url("targetURL", "The new address.", example: "../m/lake/") { $0.targetURL },
      .text("targetTitle", "What is there.", example: "The lake") { $0.targetTitle },
    ])
}

extension NotFoundPageViewModel: TemplateRecord {
  package static let shape = RecordShape<NotFoundPageViewModel>(
    "not-found", "The page for addresses that don't exist.",
    [
      .record("site", "The site.") { $0.site },
      .record("head", "The page's head.") { $0.head },
    ])
}
