internal import MomentsModel

/// The origins of remote pictures, which the pages' Content-Security-Policy names.
enum RemoteHosts {
  /// `https://host[:port]`, each once, sorted; and how many pictures there are.
  static func all(in timeline: Timeline) -> (hosts: [String], pictureCount: Int) {
    guard timeline.settings.remotePhotos == .reference else { return ([], 0) }
    var hosts: Set<String> = []
    var addresses: Set<String> = []
    let add = { (source: MediaSource?) in
      guard case .remote(let address)? = source, addresses.insert(address).inserted else { return }
      hosts.insert(origin(of: address))
    }
    add(timeline.profile.backgroundImage)
    for person in timeline.people { add(person.avatar) }
    for moment in timeline.moments {
      for photo in moment.photos { add(photo.source) }
      for video in moment.details.videos {
        add(video.source)
        add(video.poster)
      }
    }
    return (hosts.sorted(), addresses.count)
  }

  /// Scheme and host of an address that `WebAddress` accepted, in lower case.
  private static func origin(of address: String) -> String {
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
