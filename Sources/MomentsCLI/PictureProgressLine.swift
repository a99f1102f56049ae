package import MomentsPhotos
private import Synchronization

/// Shows on a terminal how many pictures are made, how fast, and for how long it will go on. Usable
/// from any number of threads.
package struct PictureProgressLine: Sendable {
  private let line: Surroundings.LiveLine
  private let start: Double
  private let lastShown = Shown()

  /// Pictures come faster than one can read.
  private static let pause = 0.1

  private final class Shown: Sendable {
    let seconds = Mutex(-1.0)
  }

  package init(_ line: Surroundings.LiveLine) {
    self.line = line
    start = line.stopwatch()
  }

  package func show(_ progress: PictureProgress) {
    let elapsed = line.stopwatch() - start
    guard progress.done < progress.total else { return line.show("") }
    let isDue = lastShown.seconds.withLock { last in
      guard elapsed - last >= Self.pause else { return false }
      last = elapsed
      return true
    }
    if isDue { line.show(Self.text(progress, seconds: elapsed)) }
  }

  /// "pictures: 31 of 500, 24 megapixels/s, 4 min left"
  static func text(_ progress: PictureProgress, seconds: Double) -> String {
    let rate = seconds > 0 ? Double(progress.pixelCount) / seconds / 1e6 : 0
    let left = seconds / Double(max(1, progress.done)) * Double(progress.total - progress.done)
    let time =
      left < 90
      ? "\(Int(left.rounded(.up))) s" : "\(Int((left / 60).rounded(.up))) min"
    return "pictures: \(progress.done) of \(progress.total), \(Int(rate.rounded())) megapixels/s, "
      + "\(time) left"
  }
}
