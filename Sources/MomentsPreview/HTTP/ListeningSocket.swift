private import Glibc

/// A port that is taken and waits for connections.
package struct ListeningSocket: Sendable {
  package enum Refusal: Error, Hashable, Sendable {
    /// No address of this machine.
    case unknownHost
    /// All ports that were tried are in use.
    case taken
    /// Why, in words.
    case failed(String)
  }

  let descriptor: Int32
  package let port: Int

  /// How many ports are tried, the wished one included.
  package static let attempts = 20

  /// Listens on `port`, or on the next one that is free; 0: any.
  /// - Parameter host: a numeric address, or `localhost`.
  package init(host: String, port: Int) throws(Refusal) {
    let last = port == 0 ? 0 : min(port + ListeningSocket.attempts - 1, 65_535)
    for candidate in port...max(port, last) {
      do throws(Refusal) {
        self = try ListeningSocket(host: host, exactly: candidate)
        return
      } catch {
        guard error == .taken, candidate < last else { throw error }
      }
    }
    throw .taken
  }

  private init(host: String, exactly port: Int) throws(Refusal) {
    var hints = addrinfo()
    hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
    hints.ai_flags = AI_NUMERICHOST | AI_NUMERICSERV
    var found: UnsafeMutablePointer<addrinfo>?
    let numeric = host == "localhost" ? "127.0.0.1" : host
    guard getaddrinfo(numeric, String(port), &hints, &found) == 0, let address = found?.pointee
    else { throw .unknownHost }
    defer { freeaddrinfo(found) }
    let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue)
    let descriptor = socket(address.ai_family, kind, 0)
    guard descriptor >= 0 else { throw .failed(words(errno)) }
    // A port that a preview has just left may be taken at once.
    var yes: Int32 = 1
    setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
    guard bind(descriptor, address.ai_addr, address.ai_addrlen) == 0,
      listen(descriptor, 512) == 0
    else {
      let number = errno
      close(descriptor)
      switch number {
      case EADDRINUSE: throw .taken
      case EADDRNOTAVAIL: throw .unknownHost
      default: throw .failed(words(number))
      }
    }
    self.descriptor = descriptor
    self.port = port == 0 ? boundPort(descriptor) : port
  }
}

private func words(_ number: Int32) -> String {
  strerror(number).map { String(cString: $0).lowercased() } ?? "error \(number)"
}

private func boundPort(_ descriptor: Int32) -> Int {
  var address = sockaddr_storage()
  var size = socklen_t(MemoryLayout<sockaddr_storage>.size)
  return withUnsafeMutablePointer(to: &address) { storage in
    storage.withMemoryRebound(to: sockaddr_in.self, capacity: 1) { ipv4 in
      let answer = ipv4.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        getsockname(descriptor, $0, &size)
      }
      // The port is at the same place in both families.
      return answer == 0 ? Int(UInt16(bigEndian: ipv4.pointee.sin_port)) : 0
    }
  }
}
