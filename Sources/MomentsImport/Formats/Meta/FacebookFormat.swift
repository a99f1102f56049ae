/// Facebook's "Download your information" in JSON, in the layouts of 2021 to 2024.
enum FacebookFormat: ExportFormat {
  static let key = "facebook"
  static let title = "Facebook export"
  static let sourceName = "Facebook"

  private static func postFiles(_ bundle: ExportBundle) -> [ExportFile] {
    bundle.files { name in
      MetaMedia.isPart(name, of: "your_posts")
        || MetaMedia.isPart(name, of: "your_posts__check_ins__photos_and_videos")
    }
  }

  static func recognised(in bundle: ExportBundle) throws(ImportFault) -> String? {
    postFiles(bundle).first?.path ?? bundle.first(named: "your_uncategorized_photos.json")?.path
  }

  static func read(
    _ bundle: ExportBundle, _ options: ImportOptions
  ) throws(ImportFault) -> ImportCollection {
    var collection = ImportCollection(sourceName)
    collection.profile = try profile(bundle)
    var posts = FacebookPosts(bundle, options, ownName: collection.profile.name)
    for file in postFiles(bundle) { try posts.readPosts(file, into: &collection) }
    let albums = bundle.files.filter {
      $0.fileExtension == "json" && $0.folder.split(separator: "/").last == "album"
    }
    for file in albums.sorted(by: { $0.path < $1.path }) {
      try posts.readPhotos(file, list: "photos", into: &collection)
    }
    for (name, list) in [
      ("your_uncategorized_photos.json", "other_photos_v2"), ("your_videos.json", "videos_v2"),
    ] {
      if let file = bundle.first(named: name) {
        try posts.readPhotos(file, list: list, into: &collection)
      }
    }
    posts.settle(&collection)
    return collection
  }

  /// Name and address only.
  private static func profile(_ bundle: ExportBundle) throws(ImportFault) -> ImportedProfile {
    var profile = ImportedProfile()
    guard let file = bundle.first(named: "profile_information.json") else { return profile }
    var repair = MojibakeRepair()
    let user = repair.repaired(try bundle.json(file))["profile_v2"]
    profile.name = user?["name"]?["full_name"]?.text
    profile.url = user?["profile_uri"]?.text
    return profile
  }
}
