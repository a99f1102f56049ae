/// A value as JSON content files have it.
package indirect enum ContentValue: Sendable, Hashable {
  case text(String)
  /// As JSON writes it.
  case number(String)
  case flag(Bool)
  case none
  case list([ContentValue])
  case map([Field])

  package struct Field: Sendable, Hashable {
    package var name: String
    package var value: ContentValue

    package init(_ name: String, _ value: ContentValue) {
      self.name = name
      self.value = value
    }
  }
}

/// Fields in the order in which they are added; those without a value are left out.
package struct ContentFields {
  package private(set) var fields: [ContentValue.Field] = []

  package init() {}

  package mutating func add(_ name: String, _ value: ContentValue?) {
    if let value { fields.append(ContentValue.Field(name, value)) }
  }

  package mutating func add(_ name: String, _ text: String?) { add(name, text.map { .text($0) }) }

  /// Left out where it is false.
  package mutating func add(_ name: String, flag: Bool) { if flag { add(name, .flag(true)) } }

  /// Left out where it is empty.
  package mutating func add(_ name: String, list: [ContentValue]) {
    if !list.isEmpty { add(name, .list(list)) }
  }

  package var value: ContentValue { .map(fields) }
}

extension JSONWriter {
  mutating func member(_ name: String, _ value: ContentValue) {
    key(name)
    write(value)
  }

  private mutating func write(_ value: ContentValue) {
    switch value {
    case .text(let text): string(text)
    case .number(let number): append(number)
    case .flag(let flag): append(flag ? "true" : "false")
    case .none: append("null")
    case .list(let values):
      brackets("[", "]") { json in
        for value in values {
          json.separate()
          json.write(value)
        }
      }
    case .map(let fields):
      brackets("{", "}") { json in
        for field in fields { json.member(field.name, field.value) }
      }
    }
  }
}
