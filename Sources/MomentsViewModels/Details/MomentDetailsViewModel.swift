internal import MomentsModel

/// What only some moments have. A class, so that the cards of all others stay small.
package final class MomentDetailsViewModel: Sendable {
  /// "Content warning: spiders"; text and photos are folded behind it.
  package let warning: String?
  /// Whether photos and videos are veiled until asked for.
  package let isSensitive: Bool
  package let link: LinkCardViewModel?
  package let component: ComponentViewModel?
  package let place: PlaceViewModel?
  package let rating: RatingViewModel?
  package let source: MomentSourceViewModel?
  /// "In reply to …"
  package let replyTo: MomentReferenceViewModel?
  package let repostOf: MomentReferenceViewModel?
  /// Oldest first.
  package let replies: [MomentReferenceViewModel]
  /// "2 replies"
  package let repliesText: String
  package let comments: [CommentViewModel]
  /// "3 comments", of all of them.
  package let commentsText: String
  /// "2 more comments", where not all are shown.
  package let moreCommentsText: String?

  /// Comments on a list's card.
  package static let commentLimit = 5

  /// - Parameters:
  ///   - isWhole: whether all comments are shown.
  ///   - address: where the moment is shown whole.
  init(
    _ details: MomentDetails, isWhole: Bool, address: SiteAddress, permalink: String,
    context: PageContext
  ) {
    let wording = context.wording
    let phrases = wording.phrases
    warning = details.warning.map { text in
      phrases.contentWarning.filled { $0 == "warning" ? text : nil }
    }
    isSensitive = details.isSensitive
    link = details.link.map { LinkCardViewModel($0, context: context) }
    component = details.component.flatMap { ComponentViewModel($0, context: context) }
    place = details.place.flatMap(PlaceViewModel.init)
    rating = details.rating.map { RatingViewModel(halfStars: $0, wording: wording) }
    source = details.source.flatMap { MomentSourceViewModel($0, wording: wording) }
    replyTo = details.replyTo.flatMap {
      MomentReferenceViewModel($0, phrase: phrases.inReplyTo, context: context)
    }
    repostOf = details.repostOf.flatMap {
      MomentReferenceViewModel($0, phrase: phrases.repostOf, context: context)
    }
    replies = details.replies.compactMap {
      MomentReferenceViewModel(.moment(id: $0), phrase: phrases.replyBy, context: context)
    }
    repliesText = wording.count(phrases.replies, replies.count)
    let shown = isWhole ? details.comments.count : MomentDetailsViewModel.commentLimit
    comments = details.comments.prefix(shown).map {
      CommentViewModel($0, from: address, context: context)
    }
    commentsText = wording.count(phrases.comments, details.comments.count)
    let hidden = details.comments.count - comments.count
    moreCommentsText = hidden > 0 ? wording.count(phrases.moreComments, hidden) : nil
  }
}
