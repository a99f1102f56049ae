/// YAML as a person writes it: quotes only where they are needed.
enum YAMLScalar {
  static func text(_ value: String) -> String { isPlain(value) ? value : quoted(value) }

  /// Inside `[…]` and `{…}`, where commas and brackets count too.
  static func flow(_ value: String) -> String {
    isPlain(value) && !value.unicodeScalars.contains { ",[]{}".unicodeScalars.contains($0) }
      ? value : quoted(value)
  }

  /// Whether a reader takes `value` without quotes for just this text.
  private static func isPlain(_ value: String) -> Bool {
    guard let first = value.unicodeScalars.first, let last = value.unicodeScalars.last else {
      return false
    }
    if "-?:,[]{}#&*!|>'\"%@` ".unicodeScalars.contains(first) || last == " " || last == ":" {
      return false
    }
    if hasMark(value) || looksTyped(value) { return false }
    return value.unicodeScalars.allSatisfy(isPrintable)
  }

  /// `: ` and ` #` end a value without quotes.
  private static func hasMark(_ value: String) -> Bool {
    var previous: UInt8 = 0
    for byte in value.utf8 {
      if previous == 0x3A && byte == 0x20 || previous == 0x20 && byte == 0x23 { return true }
      previous = byte
    }
    return false
  }

  /// Numbers, dates, booleans and null would be read as such elsewhere.
  private static func looksTyped(_ value: String) -> Bool {
    if Double(value) != nil { return true }
    switch value.lowercased() {
    case "true", "false", "yes", "no", "on", "off", "null", "~", "y", "n", "---", "...": return true
    default: break
    }
    return value.utf8.first.map { (0x30...0x39).contains($0) } ?? false
      && value.utf8.allSatisfy { (0x30...0x39).contains($0) || "-:.+_TZ ".utf8.contains($0) }
  }

  private static func isPrintable(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20...0x7E, 0xA0...0x2027, 0x202F...0xD7FF, 0xE000...0xFEFE, 0xFF00...0xFFFD, 0x10000...:
      true
    default: false
    }
  }

  /// Double quotes, with the escapes that JSON and YAML share.
  private static func quoted(_ value: String) -> String {
    var result = "\""
    for scalar in value.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case _ where isPrintable(scalar): result.unicodeScalars.append(scalar)
      default: result += escape(scalar)
      }
    }
    return result + "\""
  }

  private static func escape(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16)
    let width = scalar.value > 0xFFFF ? 8 : 4
    return (width == 8 ? "\\U" : "\\u")
      + String(repeating: "0", count: width - digits.count) + digits
  }
}
