/// One request without a body, as it came: nothing decoded, nothing resolved.
package struct HTTPRequest: Sendable {
  package var method: String
  /// What stands between the method and the version: path and query, still encoded.
  package var target: String
  /// Names in lower case, in the order in which they came.
  package var fields: [(name: String, value: String)]

  package init(
    method: String = "GET", target: String, fields: [(name: String, value: String)] = []
  ) {
    self.method = method
    self.target = target
    self.fields = fields
  }

  /// The first field of that name, which is given in lower case.
  package subscript(name: String) -> String? { fields.first { $0.name == name }?.value }

  package func count(of name: String) -> Int { fields.count { $0.name == name } }

  /// Whether a body follows, or may follow for a reader that goes by other rules.
  package var mayHaveBody: Bool {
    self["transfer-encoding"] != nil || count(of: "content-length") > 1
      || (self["content-length"] ?? "0") != "0"
  }

  /// Whether whoever asks will show the answer as a page of its own, and not read it by a program.
  package var isForReading: Bool {
    switch self["sec-fetch-dest"] {
    case "document", "iframe", "frame": true
    case .some: false
    case nil: self["accept"]?.contains("text/html") ?? false
    }
  }
}
