/// The pictures and videos of a tweet.
enum XMedia {
  static func media(
    of tweet: JSONValue, id: String, in bundle: ExportBundle
  ) -> (photos: [ImportedMedia], videos: [ImportedMedia]) {
    let all = tweet["extended_entities"]?["media"]?.elements
    let items = all ?? tweet["entities"]?["media"]?.elements ?? []
    var photos: [ImportedMedia] = []
    var videos: [ImportedMedia] = []
    for item in items {
      let still = item["media_url_https"]?.string ?? item["media_url"]?.string ?? ""
      guard item["type"]?.string != "photo", let video = bestVideo(item) else {
        photos.append(bundle.media("\(id)-\(lastPart(still))", alt: item["ext_alt_text"]?.text))
        continue
      }
      videos.append(bundle.media("\(id)-\(lastPart(video))", alt: item["ext_alt_text"]?.text))
    }
    return (photos, videos)
  }

  /// The mp4 with the highest bit rate, which is the one that archives hold.
  private static func bestVideo(_ item: JSONValue) -> String? {
    let variants = item["video_info"]?["variants"]?.elements ?? []
    let files = variants.filter { $0["content_type"]?.string == "video/mp4" }
    return files.max { ($0["bitrate"]?.integer ?? 0) < ($1["bitrate"]?.integer ?? 0) }?["url"]?
      .string
  }

  /// Of an address, without its query.
  static func lastPart(_ url: String) -> String {
    let path = url.prefix { $0 != "?" && $0 != "#" }
    return path.split(separator: "/").last.map(String.init) ?? ""
  }
}
