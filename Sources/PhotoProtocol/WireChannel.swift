private import Glibc

/// Messages over an open socket, each led by its length. Doesn't close it.
package struct WireChannel: Sendable {
  private let socket: Int32

  /// The largest message: a source picture with room to spare.
  private static let limit = 2 << 30

  package init(socket: Int32) { self.socket = socket }

  /// Sends `head` and `body` as one message, without putting them together first.
  package func send(_ head: [UInt8], _ body: UnsafeRawBufferPointer? = nil) throws(WireError) {
    var length = WireWriter()
    length.put(head.count + (body?.count ?? 0))
    try (length.bytes + head).withUnsafeBufferPointer { (bytes) throws(WireError) in
      try write(UnsafeRawBufferPointer(bytes))
    }
    if let body { try write(body) }
  }

  /// - Parameter secondsLimit: how long to wait for each piece of it; nil: for ever.
  package func receive(secondsLimit: Int32? = nil) throws(WireError) -> [UInt8] {
    var length = WireReader(try read(8, secondsLimit))
    return try read(try length.integer(in: 0...WireChannel.limit), secondsLimit)
  }

  private func write(_ bytes: UnsafeRawBufferPointer) throws(WireError) {
    guard let start = bytes.baseAddress else { return }
    var done = 0
    while done < bytes.count {
      // Unlike `write`, it doesn't end this process where the other one has gone.
      let count = Glibc.send(socket, start + done, bytes.count - done, Int32(MSG_NOSIGNAL))
      if count > 0 { done += count } else if errno != EINTR { throw .closed }
    }
  }

  private func read(_ count: Int, _ secondsLimit: Int32?) throws(WireError) -> [UInt8] {
    var problem: WireError?
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, done in
      while done < count, problem == nil {
        if let secondsLimit, !waits(secondsLimit) {
          problem = .late
          return
        }
        guard let start = buffer.baseAddress else { return }
        let got = Glibc.read(socket, start + done, count - done)
        if got > 0 { done += got } else if got == 0 || errno != EINTR { problem = .closed }
      }
    }
    if let problem { throw problem }
    return bytes
  }

  /// Whether something can be read, or the end seen, in time.
  private func waits(_ seconds: Int32) -> Bool {
    var waiting = pollfd(fd: socket, events: Int16(POLLIN), revents: 0)
    while true {
      let count = poll(&waiting, 1, seconds * 1000)
      if count >= 0 { return count > 0 }
      if errno != EINTR { return false }
    }
  }
}
