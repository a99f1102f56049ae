internal import Synchronization

/// Server-sent events to every open page: what is published goes to all that listen at that time.
package final class EventStream: Sendable {
  /// Pages that listen at once; more are turned away, so that others can't take every connection.
  package static let mostListeners = 800
  /// What waits for a listener that doesn't read; one that lets more gather is dropped, and its
  /// browser connects again.
  private static let mostWaiting = 1 << 18

  private struct State {
    var listeners: [ObjectIdentifier: Listener] = [:]
    var isClosed = false
  }

  private let state = Mutex(State())
  /// What a listener gets first.
  private let greeting: @Sendable () -> Event

  package init(greeting: @escaping @Sendable () -> Event) { self.greeting = greeting }

  package struct Event: Sendable, Hashable {
    package var name: String
    /// One line.
    package var data: String

    package init(_ name: String, _ data: String) {
      self.name = name
      self.data = data
    }

    var bytes: [UInt8] { Array("event: \(name)\ndata: \(data)\n\n".utf8) }
  }

  package var listenerCount: Int { state.withLock { $0.listeners.count } }

  package func publish(_ event: Event) { send(event.bytes) }

  /// Sends a comment, so that connections whose other end has gone are noticed.
  package func beat() { send(Array(":\n\n".utf8)) }

  private func send(_ bytes: [UInt8]) {
    for listener in state.withLock({ Array($0.listeners.values) }) {
      listener.add(bytes, most: EventStream.mostWaiting)
    }
  }

  /// Ends every stream; whoever comes later gets an ended one.
  package func close() {
    let listeners = state.withLock { state in
      state.isClosed = true
      return Array(state.listeners.values)
    }
    for listener in listeners { listener.end() }
  }

  /// nil where there are too many.
  func listen() -> Listener? {
    let listener = Listener()
    return state.withLock { state in
      guard state.listeners.count < EventStream.mostListeners else { return nil }
      // Under the lock, so that no event falls between the greeting and the first that follows.
      listener.add(Array("retry: 300\n".utf8) + greeting().bytes, most: .max)
      if state.isClosed { listener.end() }
      state.listeners[ObjectIdentifier(listener)] = listener
      return listener
    }
  }

  func remove(_ listener: Listener) {
    state.withLock { _ = $0.listeners.removeValue(forKey: ObjectIdentifier(listener)) }
  }

  /// One open page's end of the stream.
  final class Listener: Sendable {
    enum Reading: Equatable { case bytes(Int), nothing, end }

    fileprivate struct State {
      var waiting: [UInt8] = []
      var isEnded = false
      /// Set while nothing waits and the connection sleeps.
      var wake: (@Sendable () -> Void)?
    }

    private let state = Mutex(State())

    /// Takes what waits. Where nothing does, `sleep` is called and what it returns wakes the
    /// connection up again; both happen before anything can be added.
    func read(
      into buffer: UnsafeMutableRawBufferPointer, sleep: () -> @Sendable () -> Void
    ) -> Reading {
      state.withLock { state in
        if !state.waiting.isEmpty {
          let count = min(buffer.count, state.waiting.count)
          buffer.copyBytes(from: state.waiting[..<count])
          state.waiting.removeFirst(count)
          return .bytes(count)
        }
        if state.isEnded { return .end }
        state.wake = sleep()
        return .nothing
      }
    }

    fileprivate func add(_ bytes: [UInt8], most: Int) {
      state.withLock { state in
        guard !state.isEnded else { return }
        if state.waiting.count + bytes.count > most {
          state.isEnded = true
        } else {
          state.waiting += bytes
        }
        state.wakeUp()
      }
    }

    fileprivate func end() {
      state.withLock { state in
        state.isEnded = true
        state.wakeUp()
      }
    }
  }
}

extension EventStream.Listener.State {
  fileprivate mutating func wakeUp() {
    wake?()
    wake = nil
  }
}
