/// Instagram's "Download your information" in JSON, in the layouts of 2020 to 2025.
enum InstagramFormat: ExportFormat {
  static let key = "instagram"
  static let title = "Instagram export"
  static let sourceName = "Instagram"

  private static let documents = [
    "reels.json", "igtv_videos.json", "stories.json", "archived_posts.json", "media.json",
  ]

  static func recognised(in bundle: ExportBundle) throws(ImportFault) -> String? {
    if let file = bundle.files(where: { MetaMedia.isPart($0, of: "posts") }).first {
      return file.path
    }
    for name in documents {
      guard let file = bundle.first(named: name) else { continue }
      let start = try bundle.beginning(of: file)
      if start.holds("\"ig_") || start.holds("\"taken_at\"") { return file.path }
    }
    return nil
  }

  static func read(
    _ bundle: ExportBundle, _ options: ImportOptions
  ) throws(ImportFault) -> ImportCollection {
    var collection = ImportCollection(sourceName)
    var reader = InstagramPosts(bundle, options)
    let account = try InstagramAccount(bundle)
    collection.profile = account.profile
    reader.audience = account.audience
    // Posts before reels: a reel that is a post too is the same post.
    for file in bundle.files(where: { MetaMedia.isPart($0, of: "posts") }) {
      try reader.read(file, .post, into: &collection)
    }
    for name in ["reels.json", "igtv_videos.json"] {
      if let file = bundle.first(named: name) {
        try reader.read(file, .post, into: &collection)
      }
    }
    if let file = bundle.first(named: "archived_posts.json") {
      try reader.read(file, .archived, into: &collection)
    }
    if let file = bundle.first(named: "stories.json") {
      try reader.read(file, .story, into: &collection)
    }
    if let file = bundle.first(named: "media.json") {
      try reader.readOldest(file, into: &collection)
    }
    if reader.repair.count > 0 {
      collection.ledger.findings.append(
        "\(reader.repair.count) texts with garbled letters, put right")
    }
    return collection
  }
}

/// `personal_information.json`, of which only name, user name, biography and picture are read.
struct InstagramAccount {
  private(set) var profile = ImportedProfile()
  /// As the account is now; labels are in its language, so often unknown.
  private(set) var audience = Audience.unknown

  init(_ bundle: ExportBundle) throws(ImportFault) {
    guard let file = bundle.first(named: "personal_information.json") else { return }
    var repair = MojibakeRepair()
    let document = repair.repaired(try bundle.json(file))
    let user = document["profile_user"]?[0]
    let fields = user?["string_map_data"]
    let name = fields?["Username"]?["value"]?.text
    profile.name = fields?["Name"]?["value"]?.text ?? name
    profile.handle = name.map { "@\($0)" }
    profile.url = name.map { "https://www.instagram.com/\($0)/" }
    profile.biography = [TextBlock](plain: fields?["Bio"]?["value"]?.string ?? "")
    if let uri = user?["media_map_data"]?.members.first?.value["uri"]?.text {
      profile.avatar = bundle.media(uri)
    }
    switch fields?["Private account"]?["value"]?.string {
    case "False": audience = .everyone
    case "True": audience = .followers
    default: break
    }
  }
}
