internal import Synchronization

/// One answer; may be given any number of times, from several threads.
package final class HTTPAnswer: Sendable {
  package enum Body: Sendable {
    case bytes([UInt8])
    /// A part of an open file, sent without being read into memory.
    case file(OpenFile, offset: Int, count: Int)
    /// Ends when the stream does.
    case events(EventStream)
  }

  package let status: Int
  package let fields: [(name: String, value: String)]
  package let body: Body
  /// Whether the connection ends with this answer.
  package let isLast: Bool
  /// What the server made of it, kept for the next time.
  let made = Mutex<(any Sendable & AnyObject)?>(nil)

  package init(
    _ status: Int, _ fields: [(name: String, value: String)] = [], _ body: Body = .bytes([]),
    isLast: Bool = false
  ) {
    self.status = status
    self.fields = fields
    self.body = body
    self.isLast = isLast
  }

  /// A short plain text, for people who look at a failed request.
  package convenience init(
    _ status: Int, text: String, _ fields: [(name: String, value: String)] = [],
    isLast: Bool = false
  ) {
    self.init(
      status,
      [
        ("Content-Type", "text/plain; charset=utf-8"), ("Cache-Control", "no-cache"),
        ("X-Content-Type-Options", "nosniff"),
      ] + fields, .bytes(Array((text + "\n").utf8)), isLast: isLast)
  }

  package subscript(name: String) -> String? { fields.first { $0.name == name }?.value }
}

/// An open file for reading that closes itself when nobody needs it any more.
package final class OpenFile: Sendable {
  let descriptor: Int32
  private let atEnd: @Sendable (Int32) -> Void

  /// - Parameter atEnd: gets the descriptor back.
  init(descriptor: Int32, atEnd: @escaping @Sendable (Int32) -> Void) {
    self.descriptor = descriptor
    self.atEnd = atEnd
  }

  deinit { atEnd(descriptor) }
}
