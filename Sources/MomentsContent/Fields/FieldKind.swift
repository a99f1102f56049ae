/// What a field holds: for messages, for the reference page and for the JSON Schema.
package indirect enum FieldKind: Sendable {
  case text
  case markdown
  case flag
  case wholeNumber(ClosedRange<Int>)
  case number(ClosedRange<Double>)
  case date
  /// Absolute http or https address.
  case webAddress
  /// Path of a file of the site, or an absolute http or https address.
  case media
  case language
  case timeZone
  case choice([String])
  case list(FieldKind)
  /// Fields of the table of that name.
  case fields(String)
  case either([FieldKind])
  /// Names and values of the author's own.
  case map

  /// With its article, to follow "takes".
  var phrase: String {
    switch self {
    case .text, .markdown: "a text"
    case .flag: "true or false"
    case .wholeNumber(let range): "a whole number" + FieldKind.bounds(range)
    case .number(let range): "a number from \(range.lowerBound.short) to \(range.upperBound.short)"
    case .date: "a date"
    case .webAddress: "an http or https address"
    case .media: "the path or address of a picture"
    case .language: "a language tag such as en or zh-Hans"
    case .timeZone: "the name of a time zone such as Europe/Berlin"
    case .choice(let names): FieldKind.alternatives(names)
    case .list(let element): "a list of \(element.plural)"
    case .fields: "a map of fields"
    case .either(let kinds): FieldKind.alternatives(kinds.map(\.phrase))
    case .map: "a map of names and values"
    }
  }

  private var plural: String {
    switch self {
    case .text, .markdown: "texts"
    case .wholeNumber(let range): "whole numbers" + FieldKind.bounds(range)
    case .number(let range):
      "numbers from \(range.lowerBound.short) to \(range.upperBound.short)"
    case .date: "dates"
    case .webAddress: "http or https addresses"
    case .media: "paths or addresses"
    case .fields: "maps of fields"
    case .either(let kinds): FieldKind.alternatives(kinds.map(\.plural))
    case .choice(let names): FieldKind.alternatives(names)
    default: "values"
    }
  }

  private static func bounds(_ range: ClosedRange<Int>) -> String {
    range.upperBound == .max
      ? range.lowerBound == 0 ? " from 0" : "" : " from \(range.lowerBound) to \(range.upperBound)"
  }

  private static func alternatives(_ names: [String]) -> String {
    guard let last = names.last, names.count > 1 else { return names.first ?? "" }
    return names.dropLast().joined(separator: ", ") + " or " + last
  }
}

extension Double {
  /// Without a trailing `.0`.
  var short: String {
    let text = String(self)
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
