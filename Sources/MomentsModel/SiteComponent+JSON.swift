extension SiteComponent {
  /// The properties as a JSON object, in the order written.
  package var propsJSON: String { Value.map(properties).json }
}

extension SiteComponent.Value {
  /// JSON; numbers that JSON can't write are null.
  package var json: String {
    switch self {
    case .none: "null"
    case .text(let text): Self.quoted(text)
    case .number(let number): number.isFinite ? Self.text(of: number) : "null"
    case .flag(let flag): flag ? "true" : "false"
    case .list(let values): "[" + values.map(\.json).joined(separator: ",") + "]"
    case .map(let properties):
      "{" + properties.map { Self.quoted($0.name) + ":" + $0.value.json }.joined(separator: ",")
        + "}"
    }
  }

  /// Whole numbers without a point.
  package static func text(of number: Double) -> String {
    number == number.rounded() && abs(number) < 1e15 ? String(Int(number)) : String(number)
  }

  private static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case _ where scalar.value < 0x20:
        let digits = String(scalar.value, radix: 16)
        quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}
