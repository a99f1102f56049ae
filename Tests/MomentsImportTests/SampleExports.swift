import FileTree
import MomentsImport
import TestSupport

/// Small exports of our own, as files by path.
enum SampleExports {
  static let user = "https://social.example/users/robin"
  private static let everyone = "https://www.w3.org/ns/activitystreams#Public"

  /// A note of an outbox. `to` is `public`, `unlisted`, `followers` or a person.
  static func note(
    _ id: String, _ content: String, to: String = "public", reply: String? = nil,
    updated: String? = nil, attachment: String = "", published: String = "2024-05-01T10:00:00Z"
  ) -> String {
    let addresses =
      switch to {
      case "public": "\"to\":[\"\(everyone)\"],\"cc\":[\"\(user)/followers\"]"
      case "unlisted": "\"to\":[\"\(user)/followers\"],\"cc\":[\"\(everyone)\"]"
      case "followers": "\"to\":[\"\(user)/followers\"],\"cc\":[]"
      default: "\"to\":[\"\(to)\"],\"cc\":[]"
      }
    let parent = reply.map { "\"\($0)\"" } ?? "null"
    let edited = updated.map { ",\"updated\":\"\($0)\"" } ?? ""
    return """
      {"id":"\(user)/statuses/\(id)/activity","type":"Create","published":"\(published)",\
      \(addresses),"object":{"id":"\(user)/statuses/\(id)","type":"Note",\
      "url":"https://social.example/@robin/\(id)","attributedTo":"\(user)",\
      "published":"\(published)"\(edited),"inReplyTo":\(parent),\(addresses),\
      "content":"\(content)","sensitive":false,"attachment":[\(attachment)],"tag":[]}}
      """
  }

  static func picture(_ name: String, alt: String) -> String {
    """
    {"type":"Document","mediaType":"image/png","url":"/bucket/media_attachments/files/\(name)",\
    "name":"\(alt)"}
    """
  }

  static func mastodon(_ items: [String], files: [String: String] = [:]) -> [String: String] {
    let outbox =
      "{\"type\":\"OrderedCollection\",\"totalItems\":99,\"orderedItems\":["
      + items.joined(separator: ",") + "]}"
    let actor = "{\"id\":\"\(user)\",\"preferredUsername\":\"robin\",\"name\":\"Robin\"}"
    return ["outbox.json": outbox, "actor.json": actor].merging(files) { _, own in own }
  }

  /// Answers nobody; `in_reply_to` makes it one of a thread.
  static func tweet(_ id: String, _ text: String, _ more: String = "") -> String {
    """
    {"tweet":{"id_str":"\(id)","full_text":"\(text)",\
    "created_at":"Wed May 01 10:00:00 +0000 2024","entities":{}\(more)}}
    """
  }

  static func x(_ tweets: [String]) -> [String: String] {
    [
      "data/tweets.js": "window.YTD.tweets.part0 = [" + tweets.joined(separator: ",") + "]",
      "data/account.js":
        "window.YTD.account.part0 = [{\"account\":{\"username\":\"robinex\",\"accountId\":\"1\","
        + "\"accountDisplayName\":\"Robin\",\"email\":\"robin@example.com\"}}]",
    ]
  }

  static let picturePNG = "GIF89a, more or less"

  /// Imports `files` as one folder.
  static func run(
    _ files: [String: String], into site: any Tree, named key: String? = nil,
    _ change: (inout ImportOptions) -> Void = { _ in }
  ) throws(ImportFault) -> ImportReport {
    var options = ImportOptions()
    options.unknownAudience = .everyone
    change(&options)
    let input = ExportBundle.Input(
      name: "export", tree: MemoryTree(files), path: TreePath(trusted: ""))
    return try Importer(site: site, options: options).run([input], named: key)
  }
}

extension MemoryTree {
  /// The text of the only file whose path holds `part`; empty where there is none.
  func text(_ part: String) -> String {
    let found = contents.filter { $0.key.contains(part) }
    guard found.count == 1, let bytes = found.first?.value else { return "" }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Everything as text, for looking whether something is anywhere.
  var allText: String {
    contents.map { $0.key + "\n" + String(decoding: $0.value, as: UTF8.self) }.joined()
  }
}
