internal import Diagnostics
internal import MomentsModel

/// What the site shows of one picture file, and the first place that shows it.
struct PictureDemand: Sendable {
  /// In the source.
  var path: String
  var place: SourcePlace?
  var isShownWhole = false
  var isAvatar = false
  /// Whether the site's icons are made of it.
  var isIcon = false
  /// The points of interest of square crops, in the order of the timeline.
  var squares: [FocalPoint?] = []

  /// Adds what another picture with the same content needs.
  mutating func include(_ other: PictureDemand) {
    isShownWhole = isShownWhole || other.isShownWhole
    isAvatar = isAvatar || other.isAvatar
    isIcon = isIcon || other.isIcon
    squares += other.squares.filter { !squares.contains($0) }
  }

  /// Each path once, in the order of the timeline.
  static func all(in timeline: Timeline) -> [PictureDemand] {
    var list = DemandList()
    let profile = timeline.profile
    list.add(profile.backgroundImage, nil) { $0.isShownWhole = true }
    list.add(timeline[person: profile.person].avatar, nil) {
      $0.isAvatar = true
      $0.isIcon = true
    }
    // By index: a moment has many fields, and copying it counts a reference for each.
    let moments = timeline.moments
    let hasAvatar = timeline.people.map { $0.avatar != nil }
    for index in moments.indices {
      if !moments[index].photos.isEmpty {
        list.add(moments[index].photos, place(moments[index].origin))
      }
      let addAvatar = { (person: PersonIndex) in
        guard hasAvatar[Int(person.value)] else { return }
        list.add(timeline[person: person].avatar, place(moments[index].origin)) {
          $0.isAvatar = true
        }
      }
      if moments[index].hasDetails {
        let details = moments[index].details
        list.add(details.link?.image, place(moments[index].origin)) { $0.isShownWhole = true }
        for video in details.videos {
          list.add(video.poster, place(moments[index].origin)) { $0.isShownWhole = true }
        }
      }
      addAvatar(moments[index].author)
      for person in moments[index].likes { addAvatar(person) }
      if moments[index].hasDetails {
        for comment in moments[index].details.comments { addAvatar(comment.author) }
      }
    }
    return list.demands
  }

  private static func place(_ origin: Moment.Origin) -> SourcePlace {
    SourcePlace(file: origin.file, line: origin.line)
  }
}

private struct DemandList {
  private(set) var demands: [PictureDemand] = []
  private var positions: [String: Int] = [:]

  /// All are shown whole, by the viewer; where there are several, the grid shows squares.
  mutating func add(_ photos: [Photo], _ place: SourcePlace?) {
    for photo in photos {
      add(photo.source, place) { demand in
        demand.isShownWhole = true
        if photos.count > 1, !demand.squares.contains(photo.focus) {
          demand.squares.append(photo.focus)
        }
      }
    }
  }

  mutating func add(
    _ source: MediaSource?, _ place: SourcePlace?, _ change: (inout PictureDemand) -> Void
  ) {
    guard case .local(let path)? = source else { return }
    let position: Int
    if let known = positions[path] {
      position = known
    } else {
      position = demands.count
      positions[path] = position
      demands.append(PictureDemand(path: path, place: place))
    }
    change(&demands[position])
  }
}
