internal import FileTree
internal import MomentsContent
internal import MomentsModel
internal import MomentsPhotos
internal import Workers

/// What stands for each moment, person and tag in the keys of pages: equal keys mean that pages show
/// the same of it, wherever the build stands in the timeline's lists.
///
/// A new field of `Moment` goes into `outline`; `PageKeysTests` counts the fields.
struct MomentKeys: Sendable {
  /// By index; with what is shown of the moments that it refers to.
  private(set) var moments: [Fingerprint] = []
  /// By index; without title and text, and of no other moment: where a moment stands, and whatever
  /// of it is shown elsewhere than where the moment itself is.
  private(set) var outlines: [Fingerprint] = []
  private(set) var people: [Fingerprint]
  private(set) var tags: [Fingerprint]
  private let media: MediaKeys
  private let timeline: Timeline

  init(_ timeline: Timeline, _ catalog: PictureCatalog, _ workers: Workers) {
    self.timeline = timeline
    let media = MediaKeys(catalog)
    self.media = media
    people = timeline.people.enumerated().map { index, person in
      Fingerprint.of {
        $0.put(index == Int(timeline.profile.person.value))
        $0.put(person.id)
        $0.put(person.name)
        $0.put(person.url)
        $0.put(person.describedID)
        media.put(person.avatar, into: &$0)
      }
    }
    tags = timeline.tags.map { tag in
      Fingerprint.of {
        $0.put(tag.name)
        $0.put(tag.slug)
      }
    }
    let chunks = workers.map(timeline.moments.count, chunk: 1024) { [self] range in
      var writer = PackedWriter()
      var keys: [(outline: Fingerprint, whole: Fingerprint)] = []
      keys.reserveCapacity(range.count)
      for index in range {
        writer.removeAll()
        outline(timeline.moments[index], into: &writer)
        let outline = writer.fingerprint
        writer.removeAll()
        writer.put(outline)
        writer.put(timeline.moments[index].title)
        writer.put(timeline.moments[index].body) { $0.put($1) }
        keys.append((outline, writer.fingerprint))
      }
      return keys
    }
    moments = chunks.flatMap { $0.map(\.whole) }
    outlines = chunks.flatMap { $0.map(\.outline) }
    addReferences()
  }

  /// Of a moment that isn't in the timeline, but knows its people and tags.
  func outline(of moment: Moment) -> Fingerprint {
    Fingerprint.of { outline(moment, into: &$0) }
  }

  private func outline(_ moment: Moment, into writer: inout PackedWriter) {
    writer.put(moment.id)
    writer.put(moment.origin.file)
    writer.put(moment.date)
    writer.put(moment.updated) { $0.put($1) }
    put(moment.author, into: &writer)
    writer.put(all: moment.photos) {
      $0.put($1)
      media.put($1.source, into: &$0)
    }
    writer.put(all: moment.likes) { put($1, into: &$0) }
    writer.put(moment.likeCount)
    writer.put(moment.isLiked)
    writer.put(all: moment.tags) { $0.put(tags[Int($1.value)]) }
    writer.put(moment.visibility)
    writer.put(moment.isDraft)
    writer.put(moment.isPinned)
    writer.put(moment.language)
    guard moment.hasDetails else { return }
    let details = moment.details
    writer.put(withoutComments: details)
    media.put(details.link?.image, into: &writer)
    for video in details.videos { media.put(video, into: &writer) }
    writer.put(all: details.comments) {
      put($1.author, into: &$0)
      $0.put($1.date) { $0.put($1) }
      $0.put($1.text)
      $0.put($1.replyTo) { put($1, into: &$0) }
    }
  }

  private func put(_ person: PersonIndex, into writer: inout PackedWriter) {
    writer.put(people[Int(person.value)])
  }

  private mutating func addReferences() {
    var wanted: [(index: Int, ids: [String])] = []
    var positions: [String: Int] = [:]
    // By index: a moment is large to copy.
    let all = timeline.moments
    for index in all.indices where all[index].hasDetails {
      let details = all[index].details
      var ids = details.replies
      for reference in [details.replyTo, details.repostOf] {
        if case .moment(let id)? = reference { ids.append(id) }
      }
      guard !ids.isEmpty else { continue }
      for id in ids { positions[id] = -1 }
      wanted.append((index, ids))
    }
    guard !wanted.isEmpty else { return }
    for index in all.indices where positions[all[index].id] != nil {
      positions[all[index].id] = index
    }
    // All of them from the moments' own keys, since two may refer to each other.
    let joined = wanted.map { index, ids in
      Fingerprint.of { writer in
        writer.put(moments[index])
        for id in ids {
          guard let position = positions[id], position >= 0 else { continue }
          writer.put(moments[position])
        }
      }
    }
    for (entry, key) in zip(wanted, joined) { moments[entry.index] = key }
  }
}

/// What is published of local files, for keys.
struct MediaKeys: Sendable {
  private let pictures: [String: Fingerprint]
  private let videos: [String: Fingerprint]
  private let captions: [String: String]

  init(_ catalog: PictureCatalog) {
    pictures = catalog.published.mapValues { picture in Fingerprint.of { $0.put(picture) } }
    videos = catalog.videos.mapValues { Fingerprint.reflecting($0) }
    captions = catalog.captions
  }

  func put(_ source: MediaSource?, into writer: inout PackedWriter) {
    writer.put(source) { $0.put($1) }
    guard case .local(let path)? = source else { return }
    writer.put(pictures[path]) { $0.put($1) }
  }

  func put(_ video: Video, into writer: inout PackedWriter) {
    put(video.poster, into: &writer)
    if case .local(let path) = video.source { writer.put(videos[path]) { $0.put($1) } }
    if case .local(let path)? = video.captions { writer.put(captions[path]) }
  }
}

extension PackedWriter {
  fileprivate mutating func put(_ picture: PublishedPicture) {
    put(picture.path)
    put(picture.width)
    put(picture.height)
    put(picture.color?.className)
    put(all: picture.renditions) {
      $0.put($1.path)
      $0.put($1.width)
      $0.put($1.height)
      $0.put($1.format.rawValue)
      switch $1.cut {
      case .whole: $0.put(0 as UInt8)
      case .avatar: $0.put(1 as UInt8)
      case .icon: $0.put(3 as UInt8)
      case .square(let point):
        $0.put(2 as UInt8)
        $0.put(point) { $0.put($1) }
      }
      $0.put($1.isAnimated)
    }
  }
}
