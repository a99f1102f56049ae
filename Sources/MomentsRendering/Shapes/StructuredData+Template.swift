package import MomentsViewModels
package import TemplateEngine

extension SharingViewModel: TemplateRecord {
  package static let shape = RecordShape<SharingViewModel>(
    "sharing", "How previews of other sites show the page.",
    [
      .text("kind", "`website`, `profile` or `article`.", example: "article") { $0.kind.rawValue },
      .url("pageURL", "Absolute.", example: "https://moments.example/m/lake/") { $0.url },
      .optionalRecord("picture", "A picture that previews understand.") { $0.picture },
      .flag("isLarge", "Whether it is large enough to stand above the text.") {
        $0.picture?.isLarge == true
      },
      .optionalText("published", "Of an article.", example: "2026-11-28T18:04:00+01:00") {
        $0.published
      },
      .optionalText("modified", "Of an article.", example: "2026-11-29T08:00:00+01:00") {
        $0.modified
      },
    ])
}

extension SharingPictureViewModel: TemplateRecord {
  package static let shape = RecordShape<SharingPictureViewModel>(
    "sharing picture", "A picture for previews: JPEG or PNG.",
    [
      .url("imageURL", "Absolute.", example: "https://moments.example/photos/lake-1440.jpg") {
        $0.url
      },
      .text("imageType", "Media type.", example: "image/jpeg") { $0.type },
      .integer("imageWidth", "In pixels.", example: 1440) { $0.width },
      .integer("imageHeight", "In pixels.", example: 960) { $0.height },
      .text("imageAlt", "What it shows.", example: "Fog over the lake") { $0.alt },
    ])
}

extension FeedLinkViewModel: TemplateRecord {
  package static let shape = RecordShape<FeedLinkViewModel>(
    "feed link", "A feed.",
    [
      .url("feedURL", "Where it is.", example: "./feed.xml") { $0.url },
      .text("feedType", "Media type.", example: "application/rss+xml") { $0.type },
      .text("feedTitle", "Of what, and in which format.", example: "A small life (RSS)") {
        $0.title
      },
    ])
}

extension LinkedPageViewModel: TemplateRecord {
  package static let shape = RecordShape<LinkedPageViewModel>(
    "linked page", "One of the owner's other pages.",
    [
      .url("address", "Absolute.", example: "https://social.example/@ada") { $0.url },
      .flag("isFirst", "Whether it is the list's first.") { $0.isFirst },
    ])
}

extension PostingViewModel: TemplateRecord {
  package static let shape = RecordShape<PostingViewModel>(
    "posting", "The moment for search engines: schema.org's SocialMediaPosting.",
    [
      .text("address", "Absolute.", example: "https://moments.example/m/lake/") { $0.url },
      .text("published", "As on the page.", example: "2026-11-28T18:04:00+01:00") {
        $0.published
      },
      .optionalText("modified", "Where it changed.", example: "2026-11-29T08:00:00+01:00") {
        $0.modified
      },
      .text("inLanguage", "BCP 47.", example: "en") { $0.language },
      .optionalText("headline", "The title.", example: "The lake") { $0.headline },
      .optionalText("text", "The whole text.", example: "The lake before the wind came up.") {
        $0.text
      },
      .text("authorName", "Who wrote it.", example: "Ada Park") { $0.authorName },
      .optionalText("authorURL", "Absolute.", example: "https://moments.example/") {
        $0.authorURL
      },
      .flag("hasImages", "Whether there are photos.") { !$0.images.isEmpty },
      .list("images", "The photos.") { $0.images },
      .optionalText("keywords", "The tags, separated by commas.", example: "lake, morning") {
        $0.keywords
      },
      .integer("likeCount", "How many like it.", example: 12) { $0.likeCount },
      .flag("hasComments", "Whether there are comments.") { $0.commentCount > 0 },
      .integer("commentCount", "How many.", example: 2) { $0.commentCount },
      .optionalText("rating", "Stars, 0 to 5.", example: "4.5") { $0.rating },
      .text("ratedName", "What is rated.", example: "Night train") { $0.ratedName },
    ])
}

extension PostingImageViewModel: TemplateRecord {
  package static let shape = RecordShape<PostingImageViewModel>(
    "posting image", "A photo of a posting.",
    [
      .text("imageAddress", "Absolute.", example: "https://moments.example/photos/lake.jpg") {
        $0.url
      },
      .flag("hasSize", "Whether its size is known.") { $0.width != nil && $0.height != nil },
      .integer("imageWidth", "In pixels.", example: 1440) { $0.width ?? 0 },
      .integer("imageHeight", "In pixels.", example: 960) { $0.height ?? 0 },
      .text("imageCaption", "What it shows.", example: "Fog over the lake") { $0.caption },
      .flag("isFirst", "Whether it is the list's first.") { $0.isFirst },
    ])
}

extension ProfileDataViewModel: TemplateRecord {
  package static let shape = RecordShape<ProfileDataViewModel>(
    "profile data", "The timeline for search engines: schema.org's ProfilePage.",
    [
      .text("address", "Absolute.", example: "https://moments.example/") { $0.url },
      .optionalText("created", "Of the oldest moment.", example: "2026-05-01T18:30:00+01:00") {
        $0.created
      },
      .optionalText("modified", "The newest change.", example: "2026-11-28T18:04:00+01:00") {
        $0.modified
      },
      .text("ownerName", "Whose it is.", example: "Ada Park") { $0.name },
      .optionalText("alternateName", "Their id.", example: "ada") { $0.alternateName },
      .optionalText("ownerImage", "Absolute.", example: "https://moments.example/avatars/a.jpg") {
        $0.imageURL
      },
      .optionalText("ownerDescription", "The biography's beginning.", example: "I like lakes.") {
        $0.description
      },
      .flag("hasSameAs", "Whether they have other pages.") { !$0.sameAs.isEmpty },
      .list("sameAs", "Their other pages.") { $0.sameAs },
      .integer("momentCount", "Moments of the timeline.", example: 30) { $0.momentCount },
      .integer("likeCount", "All likes of all moments.", example: 120) { $0.likeCount },
      .flag("hasPostings", "Whether the page shows any moment.") { !$0.postings.isEmpty },
      .list("postings", "What the page shows.") { $0.postings },
    ])
}

extension ShortPostingViewModel: TemplateRecord {
  package static let shape = RecordShape<ShortPostingViewModel>(
    "short posting", "A moment in the list of a profile.",
    [
      .text("postingAddress", "Absolute.", example: "https://moments.example/m/lake/") { $0.url },
      .text("published", "When.", example: "2026-11-28T18:04:00+01:00") { $0.published },
      .integer("likeCount", "How many like it.", example: 12) { $0.likeCount },
      .flag("isFirst", "Whether it is the list's first.") { $0.isFirst },
    ])
}
