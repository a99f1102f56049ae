/// Whom an ActivityPub object is addressed to.
enum MastodonAudience {
  private static let everyone: Set<String> = [
    "https://www.w3.org/ns/activitystreams#Public", "as:Public", "Public",
  ]

  static func of(_ object: JSONValue) -> Audience {
    let to = addresses(object["to"])
    let cc = addresses(object["cc"])
    if to.contains(where: everyone.contains) { return .everyone }
    if cc.contains(where: everyone.contains) { return .unlisted }
    if to.contains(where: { $0.hasSuffix("/followers") }) { return .followers }
    // To named people, or to nobody at all: limited and direct posts look the same.
    return .direct
  }

  private static func addresses(_ value: JSONValue?) -> [String] {
    value?.oneOrMore.compactMap { $0.string ?? $0["id"]?.string } ?? []
  }
}
