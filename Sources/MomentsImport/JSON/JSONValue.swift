/// A JSON value of an export.
///
/// Apart from `MomentsContent`'s reader, which reports every mistake at its place for an author to
/// mend: nobody mends an export, so this one takes what services write (half characters, keys
/// twice) and reads single elements of files that are too large to be held.
package enum JSONValue: Sendable, Hashable {
  case null
  case bool(Bool)
  /// As written: ids beyond 2^53 stay whole.
  case number(String)
  case string(String)
  case array([JSONValue])
  case object([Member])

  package struct Member: Sendable, Hashable {
    package var key: String
    package var value: JSONValue
  }
}

extension JSONValue {
  /// The last member of that name, as in every other reader; nil where there is none, where it is
  /// null, and where this is no object.
  package subscript(key: String) -> JSONValue? {
    guard case .object(let members) = self, let found = members.last(where: { $0.key == key })
    else { return nil }
    return found.value == .null ? nil : found.value
  }

  package subscript(index: Int) -> JSONValue? {
    guard case .array(let values) = self, values.indices.contains(index) else { return nil }
    return values[index]
  }

  package var string: String? {
    if case .string(let text) = self { text } else { nil }
  }

  /// A string that isn't empty or white space alone.
  package var text: String? {
    guard let string, string.contains(where: { !$0.isWhitespace }) else { return nil }
    return string
  }

  /// An id: a string or a number as written.
  package var identifier: String? {
    switch self {
    case .string(let text): text.isEmpty ? nil : text
    case .number(let text): text
    default: nil
    }
  }

  /// A whole number, also where it is written as a string or with a fraction.
  package var integer: Int? {
    switch self {
    case .number(let text), .string(let text):
      if let value = Int(text) { return value }
      guard let value = Double(text), value.isFinite, abs(value) < 9e15 else { return nil }
      return Int(value)
    default: return nil
    }
  }

  package var double: Double? {
    switch self {
    case .number(let text), .string(let text): Double(text).flatMap { $0.isFinite ? $0 : nil }
    default: nil
    }
  }

  package var bool: Bool? {
    if case .bool(let value) = self { value } else { nil }
  }

  /// The elements of an array; none for anything else.
  package var elements: [JSONValue] {
    if case .array(let values) = self { values } else { [] }
  }

  /// An array's elements, or the value itself where a service writes one without brackets.
  package var oneOrMore: [JSONValue] {
    if case .array(let values) = self { values } else { [self] }
  }

  package var members: [Member] {
    if case .object(let members) = self { members } else { [] }
  }
}
