internal import FileTree
internal import MomentsModel

/// The files that moments, people and the profile refer to, and where an export has them:
/// `media/moments/<id>/<name>`, `media/people/<name>` and `media/profile/<name>`.
struct ExportedFiles {
  /// By path in the site.
  private(set) var paths: [String: String] = [:]
  /// In the order in which they were first named.
  private(set) var sources: [TreePath] = []
  private var taken: Set<String> = []

  init(_ timeline: Timeline) {
    let owner = timeline[person: timeline.profile.person]
    add(owner.avatar, in: "profile")
    add(timeline.profile.backgroundImage, in: "profile")
    for person in timeline.people where person.id != nil { add(person.avatar, in: "people") }
    for moment in timeline.moments { add(moment) }
  }

  private mutating func add(_ moment: Moment) {
    let folder = "moments/" + moment.id
    for photo in moment.photos { add(photo.source, in: folder) }
    guard moment.hasDetails else { return }
    for video in moment.details.videos {
      for source in [video.source, video.poster, video.captions] { add(source, in: folder) }
    }
    add(moment.details.link?.image, in: folder)
  }

  private mutating func add(_ source: MediaSource?, in folder: String) {
    guard case .local(let text)? = source, paths[text] == nil, let path = TreePath(text) else {
      return
    }
    var target = "media/\(folder)/\(path.name)"
    var number = 2
    while !taken.insert(UnicodeText.caseFolded(target)).inserted {
      target = "media/\(folder)/\(number)/\(path.name)"
      number += 1
    }
    paths[text] = target
    sources.append(path)
  }
}
