import Diagnostics
import MomentsModel

extension FieldReader {
  /// Text that isn't blank; nil where there is none.
  mutating func text(_ value: SourceValue) -> String? {
    guard let text = writtenText(value), text.unicodeScalars.contains(where: \.isInk) else {
      return nil
    }
    return text
  }

  /// Text as it stands, blank or not. Control characters go, with a warning.
  mutating func writtenText(_ value: SourceValue) -> String? {
    switch value.content {
    case .null: return nil
    case .scalar(let text, .plain), .scalar(let text, .quoted):
      return text.utf8.contains(where: \.isControl) ? withoutControls(text, value) : text
    default:
      refuse(value)
      return nil
    }
  }

  private mutating func withoutControls(_ text: String, _ value: SourceValue) -> String {
    var kept = String.UnicodeScalarView()
    var first: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      if scalar.isASCII, UInt8(scalar.value).isControl {
        first = first ?? scalar
      } else {
        kept.append(scalar)
      }
    }
    warn(
      .textControlCharacter, at: value.span,
      "the text of '\(field)' holds the control character U+\(hexadecimal(first?.value ?? 0)), "
        + "which is left out")
    return String(kept)
  }

  /// A name that a number may be as well.
  mutating func identifier(_ value: SourceValue) -> String? {
    if case .scalar(let text, .number) = value.content { return text }
    return text(value)
  }

  mutating func flag(_ value: SourceValue) -> Bool? {
    switch value.content {
    case .null: return nil
    case .scalar(let text, _):
      switch text.lowercased() {
      case "true", "yes": return true
      case "false", "no": return false
      default: break
      }
    default: break
    }
    refuse(value, hint: "write true or false (yes and no work as well)")
    return nil
  }

  mutating func wholeNumber(_ value: SourceValue, in range: ClosedRange<Int>) -> Int? {
    guard !value.isNull else { return nil }
    guard case .scalar(let text, let style) = value.content, style != .boolean,
      let number = Int(text)
    else {
      refuse(value)
      return nil
    }
    guard range.contains(number) else {
      refuseRange(value)
      return nil
    }
    return number
  }

  mutating func number(_ value: SourceValue, in range: ClosedRange<Double>) -> Double? {
    guard !value.isNull else { return nil }
    guard case .scalar(let text, let style) = value.content, style != .boolean,
      let number = Double(text), number.isFinite
    else {
      refuse(value)
      return nil
    }
    guard range.contains(number) else {
      refuseRange(value)
      return nil
    }
    return number
  }

  mutating func date(_ value: SourceValue) -> MomentDate? {
    switch value.content {
    case .null: return nil
    case .scalar(let text, let style) where style != .boolean:
      guard text.utf8.contains(where: { $0 > 0x20 }) else { return nil }
      do throws(DateFault) {
        return try DateText.read(text, in: context.timeZone)
      } catch {
        self.error(.dateUnreadable, at: value.span, error.summary, hint: error.hint)
      }
    default: refuse(value)
    }
    return nil
  }

  mutating func choice<Choice: RawRepresentable & CaseIterable>(_ value: SourceValue) -> Choice?
  where Choice.RawValue == String {
    guard let text = text(value) else { return nil }
    if let choice = Choice(rawValue: text) ?? Choice(rawValue: text.lowercased()) { return choice }
    let near = NearMiss.names(for: text, among: Choice.allCases.map(\.rawValue))
    refuseRange(value, hint: near.first.map { "did you mean '\($0)'?" })
    return nil
  }

  mutating func language(_ value: SourceValue) -> String? {
    guard let text = text(value) else { return nil }
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    let isWellFormed =
      parts.allSatisfy { part in
        (1...8).contains(part.utf8.count)
          && part.utf8.allSatisfy { DateText.isWordByte($0) && $0 < 0x80 }
      } && (2...3).contains(parts[0].utf8.count) && parts[0].utf8.allSatisfy { $0 > 0x39 }
    guard isWellFormed else {
      refuse(value)
      return nil
    }
    return text
  }

  /// An absolute http or https address; anything else is left out with a warning.
  mutating func webAddress(_ value: SourceValue) -> String? {
    guard let text = text(value) else { return nil }
    if let address = AddressText.absolute(text) { return address }
    warn(
      .urlUnsafe, at: value.span,
      "'\(text.shortened(to: 60))' is not an http or https address, and is left out",
      hint: "write the whole address, with %20 for a space")
    return nil
  }
}

extension FieldReader {
  /// The values of a list; one value without brackets is a list of one.
  mutating func list(_ value: SourceValue) -> [SourceValue] {
    switch value.content {
    case .null: []
    case .list(let values): values
    default: [value]
    }
  }

  /// The values of a list that must be one.
  mutating func strictList(_ value: SourceValue) -> [SourceValue] {
    switch value.content {
    case .null: return []
    case .list(let values): return values
    default:
      refuse(value)
      return []
    }
  }

  mutating func texts(_ value: SourceValue) -> [String] {
    var texts: [String] = []
    for value in list(value) {
      if let text = text(value) { texts.append(text) }
    }
    return texts
  }
}

extension Unicode.Scalar {
  /// Not white space and not invisible.
  fileprivate var isInk: Bool {
    if isASCII { return value > 0x20 }
    return !properties.isWhitespace && !(0x200B...0x200F).contains(value) && value != 0xFEFF
  }
}

extension UInt8 {
  fileprivate var isControl: Bool {
    self < 0x20 && self != 0x09 && self != 0x0A && self != 0x0D || self == 0x7F
  }
}
