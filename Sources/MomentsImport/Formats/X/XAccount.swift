/// Whose archive it is. E-mail address and phone number stand in the same file and are not read.
struct XAccount {
  private(set) var id: String?
  private(set) var userName: String?
  private(set) var isPartial = false
  private(set) var profile = ImportedProfile()

  init(_ bundle: ExportBundle) throws(ImportFault) {
    if let file = bundle.first(named: "manifest.js") {
      let manifest = try XAccount.document(file, bundle)
      id = manifest["userInfo"]?["accountId"]?.identifier
      userName = manifest["userInfo"]?["userName"]?.text
      profile.name = manifest["userInfo"]?["displayName"]?.text
      isPartial = manifest["archiveInfo"]?["isPartialArchive"]?.bool ?? false
    }
    if let file = bundle.first(named: "account.js") {
      let account = try XAccount.document(file, bundle)[0]?["account"]
      id = account?["accountId"]?.identifier ?? id
      userName = account?["username"]?.text ?? userName
      profile.name = account?["accountDisplayName"]?.text ?? profile.name
    }
    profile.handle = userName.map { "@\($0)" }
    profile.url = userName.map { "https://x.com/\($0)" }
    if let file = bundle.first(named: "profile.js") {
      readProfile(try XAccount.document(file, bundle)[0]?["profile"] ?? .null, bundle)
    }
  }

  private mutating func readProfile(_ value: JSONValue, _ bundle: ExportBundle) {
    profile.biography = [TextBlock](plain: value["description"]?["bio"]?.string ?? "")
    if let avatar = value["avatarMediaUrl"]?.text { profile.avatar = media(avatar, bundle) }
    if let header = value["headerMediaUrl"]?.text { profile.cover = media(header, bundle) }
  }

  /// `profile_media/<account id>-<last part of the address>`, with an extension or without.
  private func media(_ url: String, _ bundle: ExportBundle) -> ImportedMedia? {
    let name = "\(id ?? "")-\(XMedia.lastPart(url))".lowercased()
    return bundle.files { $0 == name || $0.hasPrefix(name + ".") }.first.map { file in
      ImportedMedia(.file(file))
    }
  }

  /// What follows `window.… =`.
  private static func document(
    _ file: ExportFile, _ bundle: ExportBundle
  ) throws(ImportFault) -> JSONValue {
    let bytes = try bundle.bytes(of: file)
    let start = bytes.firstIndex { $0 == 0x7B || $0 == 0x5B } ?? bytes.endIndex
    return try bundle.json(file, Array(bytes[start...]))
  }

  /// Learns the account's name from the address of one of its own pictures, where the archive holds
  /// nothing else that tells.
  mutating func learn(from tweet: JSONValue, id: String) {
    guard userName == nil,
      let url = tweet["entities"]?["media"]?[0]?["expanded_url"]?.string
    else { return }
    let parts = url.split(separator: "/")
    guard let status = parts.firstIndex(of: "status"), status > 0, status + 1 < parts.count,
      parts[status + 1] == id
    else { return }
    userName = String(parts[status - 1])
  }

  /// Whether `tweet` answers the account itself; nil: it answers nobody.
  func answersItself(_ tweet: JSONValue) -> Bool? {
    if let user = tweet["in_reply_to_user_id_str"]?.identifier
      ?? tweet["in_reply_to_user_id"]?.identifier, let id
    {
      return user == id
    }
    if let name = tweet["in_reply_to_screen_name"]?.text {
      return userName.map { $0.lowercased() == name.lowercased() } ?? false
    }
    return tweet["in_reply_to_status_id_str"] ?? tweet["in_reply_to_status_id"] == nil
      ? nil : false
  }

  func url(of tweetID: String) -> String {
    "https://x.com/\(userName ?? "i/web")/status/\(tweetID)"
  }
}
