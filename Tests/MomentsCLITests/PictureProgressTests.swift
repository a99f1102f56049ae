import MomentsCLI
import MomentsPhotos
import Synchronization
import Testing

@Suite struct PictureProgressTests {
  private final class Terminal: Sendable {
    let lines = Mutex<[String]>([])
    let seconds = Mutex(0.0)

    var line: Surroundings.LiveLine {
      Surroundings.LiveLine(
        show: { text in self.lines.withLock { $0.append(text) } },
        stopwatch: { self.seconds.withLock { $0 } })
    }
  }

  @Test func showsHowManyHowFastAndForHowLong() {
    let terminal = Terminal()
    let progress = PictureProgressLine(terminal.line)
    terminal.seconds.withLock { $0 = 10 }
    progress.show(PictureProgress(done: 20, total: 120, pixelCount: 240_000_000))
    progress.show(PictureProgress(done: 21, total: 120, pixelCount: 252_000_000))
    terminal.seconds.withLock { $0 = 60 }
    progress.show(PictureProgress(done: 40, total: 400, pixelCount: 480_000_000))
    progress.show(PictureProgress(done: 120, total: 120, pixelCount: 1_440_000_000))
    #expect(
      terminal.lines.withLock { $0 } == [
        "pictures: 20 of 120, 24 megapixels/s, 50 s left",
        "pictures: 40 of 400, 8 megapixels/s, 9 min left", "",
      ])
  }
}
