/// What a visitor's like or unlike says: the original's tracking event and its update, in one
/// value. The like button's script sends it to `likeEndpoint`.
package struct LikeAction: Sendable, Hashable {
  package let momentID: String
  package let userID: String
  package let isLiked: Bool

  package var itemID: String { "moment-id-\(momentID)-user-id-\(userID)" }
  package var itemName: String { isLiked ? "moment-like" : "moment-unlike" }
}

extension MomentListItemViewModel {
  package func like(from userID: String) -> LikeAction {
    LikeAction(momentID: id, userID: userID, isLiked: true)
  }

  package func unlike(from userID: String) -> LikeAction {
    LikeAction(momentID: id, userID: userID, isLiked: false)
  }
}
