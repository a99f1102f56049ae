/// Text in HTML.
enum MarkupText {
  /// Right between tags and in quoted attributes.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// The few references that templates write; others stay as they are.
  static func unescaped(_ text: String) -> String {
    let known = [
      "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "#39": "'", "#x27": "'",
      "#34": "\"", "#x22": "\"",
    ]
    var result = ""
    var rest = text[...]
    while let mark = rest.firstIndex(of: "&") {
      result += rest[..<mark]
      rest = rest[rest.index(after: mark)...]
      let name = rest.prefix(6).prefix { $0 != ";" }
      guard let character = known[name.lowercased()], rest.dropFirst(name.count).first == ";"
      else {
        result += "&"
        continue
      }
      result += character
      rest = rest.dropFirst(name.count + 1)
    }
    return result + rest
  }
}
