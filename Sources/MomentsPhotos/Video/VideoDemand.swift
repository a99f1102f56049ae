internal import Diagnostics
internal import MomentsModel

/// A local video or sound that the site shows, and the first place that shows it.
struct VideoDemand: Sendable {
  /// In the source.
  var path: String
  /// Whether the author brings a picture for it.
  var hasPoster: Bool
  var place: SourcePlace?

  /// Each path once, in the order of the timeline; captions apart.
  static func all(in timeline: Timeline) -> (videos: [VideoDemand], captions: [VideoDemand]) {
    var videos: [VideoDemand] = []
    var captions: [VideoDemand] = []
    var seen: Set<String> = []
    let moments = timeline.moments
    for index in moments.indices where moments[index].hasDetails {
      let origin = moments[index].origin
      let place = SourcePlace(file: origin.file, line: origin.line)
      for video in moments[index].details.videos {
        if case .local(let path) = video.source, seen.insert(path).inserted {
          videos.append(VideoDemand(path: path, hasPoster: video.poster != nil, place: place))
        }
        if case .local(let path)? = video.captions, seen.insert(path).inserted {
          captions.append(VideoDemand(path: path, hasPoster: true, place: place))
        }
      }
    }
    return (videos, captions)
  }
}
