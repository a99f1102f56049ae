private import Dispatch
private import Synchronization

/// Does something every so many seconds.
final class Heartbeat: Sendable {
  private struct Timer: Sendable {
    // Dispatch's own objects may be used from any thread.
    nonisolated(unsafe) let source: any DispatchSourceTimer
  }

  private let timer = Mutex<Timer?>(nil)
  private let seconds: Int

  init(seconds: Int) { self.seconds = seconds }

  func start(_ body: @escaping @Sendable () -> Void) {
    let source = DispatchSource.makeTimerSource(queue: .global())
    source.setEventHandler(handler: body)
    source.schedule(deadline: .now() + .seconds(seconds), repeating: .seconds(seconds))
    source.resume()
    let started = Timer(source: source)
    timer.withLock { $0 = started }
  }

  func stop() {
    timer.withLock { timer in
      timer?.source.cancel()
      timer = nil
    }
  }
}
