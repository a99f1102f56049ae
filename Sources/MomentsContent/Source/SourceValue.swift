/// A value as it stands in a file, the same for YAML, JSON and TOML: nothing is converted before
/// a field says what it wants, so `language: no` stays Norwegian.
struct SourceValue: Sendable {
  enum Content: Sendable {
    /// Nothing written, `~` or `null`.
    case null
    case scalar(String, ScalarStyle)
    case list([SourceValue])
    case map([SourceMember])
  }

  var content: Content
  var span: SourceSpan

  init(_ content: Content, _ span: SourceSpan) {
    self.content = content
    self.span = span
  }

  var isNull: Bool {
    if case .null = content { return true }
    return false
  }
}

/// How a scalar was written.
enum ScalarStyle: Sendable {
  /// YAML without quotes: a text, a number or a boolean, as the field wants.
  case plain
  case quoted
  /// JSON or TOML number.
  case number
  /// JSON or TOML `true` or `false`.
  case boolean
}

/// One entry of a map, in the order of the file.
struct SourceMember: Sendable {
  var key: String
  var keySpan: SourceSpan
  var value: SourceValue
}

extension SourceValue {
  /// The first value of `key` in a map.
  subscript(key: String) -> SourceValue? {
    guard case .map(let members) = content else { return nil }
    return members.first { $0.key == key }?.value
  }

  /// What it is, for "found …".
  var description: String {
    switch content {
    case .null: "nothing"
    case .list: "a list"
    case .map: "a map of fields"
    case .scalar(let text, .number): "the number \(text)"
    case .scalar(let text, .boolean): text
    case .scalar(let text, _): "'\(text.shortened(to: 60))'"
    }
  }
}

extension String {
  /// For quoting what the user wrote in a message.
  func shortened(to limit: Int) -> String {
    utf8.count <= limit || count <= limit ? self : prefix(limit - 1) + "…"
  }
}
