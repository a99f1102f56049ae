internal import FileTree

extension PackedWriter {
  /// All stored properties of a value and of what they hold, by reflection: for the few values that
  /// every page shows, so that a new property of theirs counts by itself. A thousand times slower
  /// than writing them out.
  mutating func put(reflecting value: Any) {
    if let bytes = value as? [UInt8] { return put(bytes) }
    if let text = value as? String { return put(text) }
    let mirror = Mirror(reflecting: value)
    put("\(type(of: value))")
    switch mirror.displayStyle {
    case .set, .dictionary:
      // In no order of their own.
      let members = mirror.children.map { child in
        var writer = PackedWriter()
        writer.put(reflecting: child.value)
        return writer.fingerprint
      }
      put(all: members.sorted { ($0.high, $0.low) < ($1.high, $1.low) }) { $0.put($1) }
    case .enum:
      put(mirror.children.isEmpty ? "\(value)" : mirror.children.first?.label ?? "")
      put(children: mirror)
    default:
      if mirror.children.isEmpty, mirror.displayStyle == nil { put("\(value)") }
      put(children: mirror)
    }
  }

  private mutating func put(children mirror: Mirror) {
    put(UInt32(clamping: mirror.children.count))
    for child in mirror.children {
      put(child.label ?? "")
      put(reflecting: child.value)
    }
  }
}

extension Fingerprint {
  /// Of what `body` writes.
  static func of(_ body: (inout PackedWriter) -> Void) -> Fingerprint {
    var writer = PackedWriter()
    body(&writer)
    return writer.fingerprint
  }

  static func reflecting(_ value: Any) -> Fingerprint { of { $0.put(reflecting: value) } }
}
