/// The form of diagnostics for programs: one JSON object a line.
///
///     {"code":"photo-missing","severity":"error","file":"Content/a.md","line":3,"column":9,…}
///
/// Keys that don't apply are left out. Lines and columns count from 1, columns in characters.
package enum DiagnosticJSON {
  /// Ends with a line ending.
  package static func render(_ diagnostic: Diagnostic) -> String {
    var fields = [
      ("code", quoted(diagnostic.code.rawValue)),
      ("severity", quoted(diagnostic.severity.name)),
    ]
    if let place = diagnostic.place { fields += self.fields(of: place) }
    fields.append(("message", quoted(diagnostic.summary)))
    if let hint = diagnostic.hint { fields.append(("hint", quoted(hint))) }
    if !diagnostic.related.isEmpty {
      let related = diagnostic.related.map { item in
        object(self.fields(of: item.place) + [("message", quoted(item.summary))])
      }
      fields.append(("related", "[\(related.joined(separator: ","))]"))
    }
    return object(fields) + "\n"
  }

  /// An object of fields whose values are JSON already.
  package static func object(_ fields: [(name: String, value: String)]) -> String {
    "{" + fields.map { "\(quoted($0.name)):\($0.value)" }.joined(separator: ",") + "}"
  }

  /// A JSON string; what could steer a terminal is escaped.
  package static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case _ where scalar.steersTerminals:
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  private static func fields(of place: SourcePlace) -> [(name: String, value: String)] {
    var fields = [("file", quoted(place.file))]
    if place.line > 0 { fields.append(("line", "\(place.line)")) }
    if place.line > 0, place.column > 0 {
      fields += [("column", "\(place.column)"), ("length", "\(place.length)")]
    }
    return fields
  }
}
