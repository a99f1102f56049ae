private import Dispatch

/// Does something every so many seconds.
final class Heartbeat: Sendable {
  /// Dispatch's own objects may be used from any thread.
  private nonisolated(unsafe) let timer: any DispatchSourceTimer
  private let seconds: Int

  init(seconds: Int) {
    self.seconds = seconds
    timer = DispatchSource.makeTimerSource(queue: .global())
  }

  func start(_ body: @escaping @Sendable () -> Void) {
    timer.setEventHandler(handler: body)
    timer.schedule(deadline: .now() + .seconds(seconds), repeating: .seconds(seconds))
    timer.resume()
  }

  func stop() { timer.cancel() }
}
