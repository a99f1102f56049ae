private import Glibc
internal import Synchronization

/// Who is connected and how long they have been at telling what they want. The library closes a
/// connection on which nothing comes; this one ends those on which something comes, but too slowly.
final class ConnectionLedger: Sendable {
  /// From the connection, or the answer before, to the end of a request's fields.
  static let longestSeconds = 20.0

  private struct Entry {
    var descriptor: Int32
    /// nil while there is an answer on its way.
    var deadline: Double?
  }

  /// By the address of the library's object.
  private let entries = Mutex<[Int: Entry]>([:])
  private let stopwatch: @Sendable () -> Double

  init(stopwatch: @escaping @Sendable () -> Double) { self.stopwatch = stopwatch }

  func open(_ connection: Int, descriptor: Int32) {
    let entry = Entry(
      descriptor: descriptor, deadline: stopwatch() + ConnectionLedger.longestSeconds)
    entries.withLock { $0[connection] = entry }
  }

  /// Before the descriptor is closed: from then on the number may be another's.
  func close(_ connection: Int) { entries.withLock { $0[connection] = nil } }

  func requestIsComplete(_ connection: Int) {
    entries.withLock { $0[connection]?.deadline = nil }
  }

  func isAnswered(_ connection: Int) {
    let deadline = stopwatch() + ConnectionLedger.longestSeconds
    entries.withLock { $0[connection]?.deadline = deadline }
  }

  /// Ends the connections whose time is over; the library finds them closed by the other side.
  func endOverdue() {
    let now = stopwatch()
    entries.withLock { entries in
      for entry in entries.values {
        if let deadline = entry.deadline, deadline < now {
          shutdown(entry.descriptor, Int32(SHUT_RDWR))
        }
      }
    }
  }
}
