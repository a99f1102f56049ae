package import MomentsViewModels
package import TemplateEngine

extension MomentListItemViewModel: TemplateRecord {
  package static let shape = RecordShape<MomentListItemViewModel>(
    "moment card", "A moment, in a list or on its own page.",
    [
      .text("id", "The moment's id.", example: "lake") { $0.id },
      .text("anchor", "The card's `id` attribute.", example: "m-lake") { $0.anchor },
      .url("permalink", "The moment's page.", example: "./m/lake/") { $0.permalink },
      .text(
        "heading", "Names the card for assistive technology.",
        example: "Moment by Mira Chen, 28 November 2026"
      ) { $0.heading },
      .flag("isPermalinkPage", "Whether the card stands on the moment's own page.") {
        $0.isPermalinkPage
      },
      .flag("isAboveFeed", "Whether it is pinned above the home page's list.") { $0.isAboveFeed },
      .text("userName", "The author's name.", example: "Mira Chen") { $0.userName },
      .optionalURL("userURL", "The author's own page.", example: "https://mira.example/") {
        $0.userURL
      },
      .record("avatar", "The author's picture.") { $0.avatar },
      .optionalText("title", "Plain text.", example: "Before the wind") { $0.title },
      .optionalHTML("bodyHTML", "The text.", example: "<p>Nobody else awake.</p>") {
        $0.bodyHTML.map { SafeHTML(trusted: $0) }
      },
      .optionalText("language", "BCP 47, where it isn't the page's.", example: "zh-Hans") {
        $0.language
      },
      .text("direction", "`auto`, or what the author says.", example: "auto") { $0.direction },
      .flag("hasPhotos", "Whether there is a photo.") { !$0.photos.isEmpty },
      .integer("gridCount", "Cells of the grid, 1 to 9.", example: 4) { $0.gridCount },
      .text("photosLabel", "In words.", example: "4 photos") { $0.photosLabel },
      .list("videos", "What moves or sounds.") { $0.videos },
      .list("photos", "All photos, those beyond the grid too.") { $0.photos },
      .text(
        "postDateDescription", "The date as it is shown.", example: "28 November 2026, 18:04"
      ) { $0.postDateDescription },
      .text(
        "dateISO", "For `datetime`, with the author's offset.",
        example: "2026-11-28T18:04:00+01:00"
      ) { $0.dateISO },
      .flag("isDateRelative", "Whether the script makes the date relative.") {
        $0.isDateRelative
      },
      .flag("hasTime", "Whether the author said more than the day.") { $0.hasTime },
      .flag("isLiked", "By the owner.") { $0.isLiked },
      .optionalRecord("likesRow", "Who liked it, where somebody did.") { $0.likesRow },
      .text(
        "countTextAfter", "The number of likes with the visitor's own, in words.",
        example: "6 likes"
      ) { $0.countTextAfter },
      .flag("showsLikes", "False where the theme hides likes.") { $0.showsLikes },
      .flag("hasTags", "Whether there is a tag.") { !$0.tags.isEmpty },
      .list("tags", "The moment's tags.") { $0.tags },
      .flag("isPinned", "Whether it stays at the top.") { $0.isPinned },
      .optionalText(
        "warning", "What the text and the photos are folded behind.",
        example: "Content warning: spiders"
      ) { $0.details?.warning },
      .flag("isSensitive", "Whether photos and videos are veiled until asked for.") {
        $0.details?.isSensitive ?? false
      },
      .flag("hasMedia", "Whether there is a photo or a video.") {
        !$0.photos.isEmpty || !$0.videos.isEmpty
      },
      .optionalRecord("details", "What only some moments have.") { $0.details },
    ])
}

extension PhotoViewModel: TemplateRecord {
  package static let shape = RecordShape<PhotoViewModel>(
    "photo", "One photo of a moment.",
    [
      .optionalURL(
        "url", "The whole picture, as large as there is; absent where it can't be shown.",
        example: "./photos/lake-1440-1a2b.jpg"
      ) { $0.url },
      .optionalRecord("picture", "What stands on the page; absent where `url` is.") { $0.picture },
      .text("alt", "The author's text, or what is known.", example: "Mist over still water") {
        $0.alt
      },
      .flag("isAltFallback", "Whether `alt` is only what is known.") { $0.isAltFallback },
      .optionalText("caption", "The author's caption.", example: "A quarter past five") {
        $0.caption
      },
      .optionalText("fullWidth", "Upright width of the whole picture.", example: "1600") {
        $0.width.map { String($0) }
      },
      .optionalText("fullHeight", "Upright height of the whole picture.", example: "1067") {
        $0.height.map { String($0) }
      },
      .optionalText("moreText", "On the grid's last cell, how many follow.", example: "+3") {
        $0.moreText
      },
      .flag("isBeyondGrid", "Whether the grid has no cell for it.") { $0.isBeyondGrid },
      .flag("isLazy", "Whether it loads when it comes near the screen.") { $0.isLazy },
      .flag("isPriority", "Whether it is the page's first picture.") { $0.isPriority },
    ])
}

extension LikesViewModel: TemplateRecord {
  package static let shape = RecordShape<LikesViewModel>(
    "likes row", "Who liked a moment.",
    [
      .integer("count", "How many.", example: 5) { $0.count },
      .text("countText", "In words.", example: "5 likes") { $0.countText },
      .list("likers", "At most twelve.") { $0.likers },
      .optionalText("moreText", "How many more there are.", example: "+3") { $0.moreText },
      .text(
        "sentence", "For those who can't see the avatars.",
        example: "Liked by Lin Mei, Omar and 3 others"
      ) { $0.sentence },
    ])
}

extension LikerViewModel: TemplateRecord {
  package static let shape = RecordShape<LikerViewModel>(
    "liker", "One avatar of the likes row.",
    [
      .text("name", "Empty where it isn't known.", example: "Lin Mei") { $0.name },
      .record("avatar", "Their picture.") { $0.avatar },
    ])
}

extension TagLinkViewModel: TemplateRecord {
  package static let shape = RecordShape<TagLinkViewModel>(
    "tag", "A link to a tag's page.",
    [
      .text("name", "Without `#`.", example: "lake") { $0.name },
      .url("url", "The tag's page.", example: "./tags/lake/") { $0.url },
    ])
}
