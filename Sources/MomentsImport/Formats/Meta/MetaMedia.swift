/// What Instagram, Threads and Facebook write alike.
enum MetaMedia {
  private static let videoExtensions: Set<String> = ["mp4", "mov", "m4v", "webm"]

  /// The media of one post into its moment; addresses of Meta's own hosts expire and count as
  /// missing.
  static func add(_ item: JSONValue, to moment: inout ImportedMoment, from bundle: ExportBundle) {
    guard let uri = item["uri"]?.text else { return }
    let media =
      uri.hasPrefix("http://") || uri.hasPrefix("https://")
      ? ImportedMedia(.missing(String(uri.prefix { $0 != "?" }), .online)) : bundle.media(uri)
    let ending = uri.split(separator: ".").last.map { $0.lowercased() } ?? ""
    if videoExtensions.contains(ending) {
      moment.videos.append(media)
    } else {
      moment.photos.append(media)
    }
  }

  /// The first coordinates of a picture, which only the owner can decide to publish.
  static func place(_ item: JSONValue) -> ImportedPlace? {
    let metadata = item["media_metadata"]
    for kind in ["photo_metadata", "video_metadata"] {
      for data in metadata?[kind]?["exif_data"]?.elements ?? [] {
        if let latitude = data["latitude"]?.double, let longitude = data["longitude"]?.double {
          return ImportedPlace(name: nil, latitude: latitude, longitude: longitude)
        }
      }
    }
    return nil
  }

  /// An id for posts that have none: of what no later export changes. Folders are renamed between
  /// exports, file names aren't.
  static func id(_ source: String, seconds: Int, uri: String?, text: String) -> String {
    let name = uri?.split(separator: "/").last.map(String.init)
    return MomentIdentifier.make(source, hashing: ["\(seconds)", name ?? text])
  }

  /// Whether a file name is `<base>.json` or `<base>_<number>.json`.
  static func isPart(_ name: String, of base: String) -> Bool {
    guard name.hasPrefix(base), name.hasSuffix(".json") else { return false }
    let rest = name.dropFirst(base.count).dropLast(5)
    return rest.isEmpty
      || rest.first == "_" && rest.count > 1
        && rest.dropFirst().utf8.allSatisfy { (0x30...0x39).contains($0) }
  }
}
