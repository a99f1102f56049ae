import MomentsModel

extension MomentFields {
  static let people: [FieldRule<MomentDraft>] = [
    FieldRule(
      "author", .either([.text, .fields("a person")]), "A person's id, or their fields.",
      default: "the owner", example: "ada"
    ) { value, moment, reader in
      moment.author = value.isNull ? nil : reader.person(value)
    },
    FieldRule(
      "likes", .list(.either([.text, .fields("a person")])),
      "Who liked it: ids, names, or their fields.", example: "[ada, Ben]"
    ) { value, moment, reader in
      moment.likes = value.isNull ? nil : reader.people(value)
    },
    FieldRule(
      "likeCount", .wholeNumber(0...Int.max), "Where more liked it than are listed.",
      default: "the number of likes", example: "12"
    ) { value, moment, reader in
      moment.likeCount = Located(reader.wholeNumber(value, in: 0...Int(Int32.max)), value.span)
    },
    FieldRule("isLiked", .flag, "Whether the owner liked it.", default: "false", example: "true") {
      value, moment, reader in
      moment.isLiked = Located(reader.flag(value), value.span)
    },
    FieldRule(
      "comments", .list(.fields("a comment")), "What others said, oldest first.",
      example: "[{author: Ben, date: 2026-05-02, text: Lovely}]"
    ) { value, moment, reader in
      for value in reader.strictList(value) {
        if let comment = reader.comment(value) { moment.comments.append(comment) }
      }
    },
  ]
}
