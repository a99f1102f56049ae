internal import MomentsModel

/// The origins of remote pictures and videos, which the pages' Content-Security-Policy names.
struct RemoteHosts: Sendable, Hashable {
  /// `https://host[:port]`, each once, sorted.
  let pictures: [String]
  /// Of videos and captions; likewise.
  let videos: [String]
  /// How many files there are.
  let count: Int

  init(in timeline: Timeline) {
    var found = Found()
    if timeline.settings.remotePhotos == .reference { found.add(timeline) }
    pictures = found.pictures.sorted()
    videos = found.videos.sorted()
    count = found.addresses.count
  }

  var hosts: Set<String> { Set(pictures).union(videos) }

  private struct Found {
    var pictures: Set<String> = []
    var videos: Set<String> = []
    var addresses: Set<String> = []

    mutating func add(_ timeline: Timeline) {
      addPicture(timeline.profile.backgroundImage)
      for person in timeline.people { addPicture(person.avatar) }
      // By index: a moment has many fields, and copying it counts a reference for each.
      let moments = timeline.moments
      for index in moments.indices {
        for photo in moments[index].photos { addPicture(photo.source) }
        guard moments[index].hasDetails else { continue }
        let details = moments[index].details
        addPicture(details.link?.image)
        for video in details.videos {
          addPicture(video.poster)
          addVideo(video.source)
        }
      }
    }

    private mutating func addPicture(_ source: MediaSource?) {
      guard case .remote(let address)? = source, addresses.insert(address).inserted else { return }
      pictures.insert(RemoteHosts.origin(of: address))
    }

    private mutating func addVideo(_ source: MediaSource?) {
      guard case .remote(let address)? = source else { return }
      addresses.insert(address)
      videos.insert(RemoteHosts.origin(of: address))
    }
  }

  /// Scheme and host of an address that `WebAddress` accepted, in lower case.
  static func origin(of address: String) -> String {
    let slashes = address.utf8.firstIndex(of: 0x2F) ?? address.startIndex
    let start = address.utf8.index(slashes, offsetBy: 2)
    let end =
      address[start...].utf8.firstIndex { $0 == 0x2F || $0 == 0x3F || $0 == 0x23 }
      ?? address.endIndex
    let authority = address[start..<end]
    let host = authority.lastIndex(of: "@").map { authority[authority.index(after: $0)...] }
    return (address[..<start] + (host ?? authority)).lowercased()
  }
}
