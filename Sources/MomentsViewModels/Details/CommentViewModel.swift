internal import MomentsModel

/// What somebody wrote below a moment: "Lin Mei → Omar: so cold".
package struct CommentViewModel: Sendable {
  package let name: String
  package let url: String?
  package let avatar: AvatarViewModel
  /// Whom it answers.
  package let replyToName: String?
  /// Finished HTML, as `MomentText.html`.
  package let bodyHTML: [UInt8]
  package let dateText: String?
  /// RFC 3339
  package let dateISO: String?

  /// - Parameter address: where the moment is shown whole.
  init(_ comment: Comment, from address: SiteAddress, context: PageContext) {
    let author = context.timeline[person: comment.author]
    name = author.name
    url = author.url
    avatar = context.avatar(of: comment.author, size: 20)
    replyToName = comment.replyTo.map { context.timeline[person: $0].name }
    bodyHTML = context.html(of: comment.text, from: address)
    dateText = comment.date.map(context.text)
    dateISO = comment.date.map(\.instantText)
  }
}
