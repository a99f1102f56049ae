package import MomentsViewModels
package import TemplateEngine

extension MomentDetailsViewModel: TemplateRecord {
  package static let shape = RecordShape<MomentDetailsViewModel>(
    "moment details", "What only some moments have.",
    [
      .optionalRecord("link", "A page elsewhere, shown as a card.") { $0.link },
      .optionalRecord("component", "An element that the site itself defines.") { $0.component },
      .optionalRecord("repostOf", "What the moment repeats.") { $0.repostOf },
      .optionalRecord("replyTo", "What the moment answers.") { $0.replyTo },
      .optionalRecord("place", "Where it happened.") { $0.place },
      .optionalRecord("rating", "Stars.") { $0.rating },
      .optionalRecord("source", "Where it was imported from.") { $0.source },
      .flag("hasReplies", "Whether a moment answers it.") { !$0.replies.isEmpty },
      .text("repliesText", "How many, in words.", example: "2 replies") { $0.repliesText },
      .list("replies", "The moments that answer it, oldest first.") { $0.replies },
      .flag("hasComments", "Whether there is a comment.") { !$0.comments.isEmpty },
      .text("commentsText", "How many, in words.", example: "3 comments") { $0.commentsText },
      .list("comments", "Those that are shown; all of them on the moment's page.") {
        $0.comments
      },
      .optionalText(
        "moreCommentsText", "How many more there are.", example: "2 more comments"
      ) { $0.moreCommentsText },
    ])
}

extension CommentViewModel: TemplateRecord {
  package static let shape = RecordShape<CommentViewModel>(
    "comment", "What somebody wrote below a moment.",
    [
      .text("name", "Who wrote it.", example: "Lin Mei") { $0.name },
      .optionalURL("authorURL", "Their own page.", example: "https://lin.example/") { $0.url },
      .record("avatar", "Their picture.") { $0.avatar },
      .optionalText("replyToName", "Whom it answers.", example: "Omar") { $0.replyToName },
      .html("commentHTML", "The text.", example: "<p>So cold!</p>") {
        SafeHTML(trusted: $0.bodyHTML)
      },
      .optionalText("dateText", "When, as it is shown.", example: "28 November 2026, 18:04") {
        $0.dateText
      },
      .optionalText("dateISO", "When, for `datetime`.", example: "2026-11-28T18:04:00+01:00") {
        $0.dateISO
      },
    ])
}

extension LinkCardViewModel: TemplateRecord {
  package static let shape = RecordShape<LinkCardViewModel>(
    "link card", "A page elsewhere.",
    [
      .url("linkURL", "Where it leads.", example: "https://example.org/lakes") { $0.url },
      .text("linkTitle", "Its title, or its host.", example: "Lakes of the north") { $0.title },
      .optionalText("linkDescription", "What it is about.", example: "Thirty of them") {
        $0.description
      },
      .text("host", "The site's name as people know it.", example: "example.org") { $0.host },
      .optionalRecord("picture", "A picture of it.") { $0.picture },
    ])
}

extension PlaceViewModel: TemplateRecord {
  package static let shape = RecordShape<PlaceViewModel>(
    "place", "Where a moment happened.",
    [
      .text("placeName", "Its name, or its coordinates.", example: "Lake Constance") { $0.name },
      .optionalText("latitude", "Decimal degrees, where they are published.", example: "47.6") {
        $0.latitude
      },
      .optionalText("longitude", "Decimal degrees, where they are published.", example: "9.4") {
        $0.longitude
      },
    ])
}

extension RatingViewModel: TemplateRecord {
  package static let shape = RecordShape<RatingViewModel>(
    "rating", "Stars from none to five.",
    [
      .text("stars", "As characters.", example: "★★★★½") { $0.stars },
      .text("label", "In words.", example: "Rated 4.5 of 5") { $0.label },
    ])
}

extension MomentSourceViewModel: TemplateRecord {
  package static let shape = RecordShape<MomentSourceViewModel>(
    "source", "Where a moment was imported from.",
    [
      .text("label", "Names it.", example: "via Example") { $0.label },
      .optionalURL("sourceURL", "Its address there.", example: "https://example.org/1") { $0.url },
    ])
}

extension MomentReferenceViewModel: TemplateRecord {
  package static let shape = RecordShape<MomentReferenceViewModel>(
    "reference", "A link to another moment, or to a page elsewhere.",
    [
      .url("referenceURL", "Where it leads.", example: "./m/harbour/") { $0.url },
      .text("label", "What it is.", example: "In reply to Lin Mei") { $0.label },
      .optionalText("excerpt", "How the other moment begins.", example: "The harbour at six") {
        $0.excerpt
      },
    ])
}
