/// Undoes the fault of Meta's exports, which write each byte of UTF-8 as a character of its own.
package struct MojibakeRepair {
  /// How many texts were repaired.
  package private(set) var count = 0

  package init() {}

  /// `text` repaired where it is one: a character from U+0080 on, none above U+00FF, and the bytes
  /// that they stand for are UTF-8. Everything else stays, so repairing twice changes nothing.
  package mutating func repaired(_ text: String) -> String {
    var isCandidate = false
    for scalar in text.unicodeScalars {
      if scalar.value > 0xFF { return text }
      if scalar.value >= 0x80 { isCandidate = true }
    }
    guard isCandidate else { return text }
    let bytes = text.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) }
    guard let repaired = String(validating: bytes, as: UTF8.self) else { return text }
    count += 1
    return repaired
  }

  /// Every text of a value, keys included.
  package mutating func repaired(_ value: JSONValue) -> JSONValue {
    switch value {
    case .string(let text): .string(repaired(text))
    case .array(let values): .array(values.map { repaired($0) })
    case .object(let members):
      .object(
        members.map { JSONValue.Member(key: repaired($0.key), value: repaired($0.value)) })
    default: value
    }
  }
}
