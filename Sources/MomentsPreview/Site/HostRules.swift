/// Which names the preview answers to. A page of another site can make a browser send requests
/// here under a name of its own (DNS rebinding); numbers and `localhost` can't be rebound.
package struct HostRules: Sendable {
  package enum Refusal: Error, Hashable, Sendable {
    /// None, or several.
    case malformed
    case foreign
  }

  /// Whether other machines may ask; only then are numbers other than those of this machine right.
  private let isOpen: Bool
  /// In lower case.
  private let names: Set<String>

  /// - Parameter names: further names of this machine.
  package init(isOpen: Bool = false, names: [String] = []) {
    self.isOpen = isOpen
    self.names = Set(names.map { $0.lowercased() })
  }

  package func check(_ request: HTTPRequest) throws(Refusal) {
    guard request.count(of: "host") == 1, let host = request["host"], !host.isEmpty else {
      throw .malformed
    }
    guard let name = HostRules.name(in: host[...]) else { throw .malformed }
    guard isOurs(name) else { throw .foreign }
    guard request.count(of: "origin") <= 1 else { throw .malformed }
    if let origin = request["origin"], !isSame(origin, host) { throw .foreign }
  }

  /// Whether a page of another site asks, as far as the browser says.
  package func isFromElsewhere(_ request: HTTPRequest) -> Bool {
    switch request["sec-fetch-site"] {
    case nil, "same-origin", "none": false
    default: true
    }
  }

  private func isSame(_ origin: String, _ host: String) -> Bool {
    let origin = origin.lowercased()
    return origin == "http://" + host.lowercased() || origin == "https://" + host.lowercased()
  }

  private func isOurs(_ name: String) -> Bool {
    if name == "localhost" || name.hasSuffix(".localhost") || names.contains(name) { return true }
    if name == "[::1]" || HostRules.isLoopback(name) { return true }
    return isOpen && (name.hasPrefix("[") || HostRules.isNumeric(name))
  }

  /// The name or number without the port, in lower case; nil where it isn't one.
  private static func name(in host: Substring) -> String? {
    var name = host
    if let colon = host.lastIndex(of: ":"), !host.hasSuffix("]") {
      let port = host[host.index(after: colon)...]
      guard (1...5).contains(port.count), port.utf8.allSatisfy({ (0x30...0x39).contains($0) })
      else { return nil }
      name = host[..<colon]
    }
    let isBracketed = name.hasPrefix("[") && name.hasSuffix("]")
    let allowed = isBracketed ? "[]:.%-" : ".-_"
    let isPlain = name.utf8.allSatisfy { byte in
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
      default: allowed.utf8.contains(byte)
      }
    }
    guard isPlain, !name.isEmpty, name.utf8.count <= 253 else { return nil }
    return name.lowercased()
  }

  private static func isNumeric(_ name: String) -> Bool {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count == 4
      && parts.allSatisfy { part in
        part.utf8.allSatisfy { (0x30...0x39).contains($0) } && (1...3).contains(part.utf8.count)
      }
  }

  private static func isLoopback(_ name: String) -> Bool {
    isNumeric(name) && name.hasPrefix("127.")
  }
}
