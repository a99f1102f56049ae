/// One thing that is wrong or worth knowing: what, where, and the way out.
///
/// A value: stages collect diagnostics and go on where they can; only `DiagnosticText` makes
/// prose of them.
package struct Diagnostic: Sendable, Hashable {
  package enum Severity: Int, Sendable, Hashable, Comparable {
    case note, warning, error

    /// As messages name it.
    package var name: String {
      switch self {
      case .note: "note"
      case .warning: "warning"
      case .error: "error"
      }
    }

    package static func < (a: Severity, b: Severity) -> Bool { a.rawValue < b.rawValue }
  }

  package var code: DiagnosticCode
  package var severity: Severity
  package var place: SourcePlace?
  /// The rule that is broken, led by the specific thing, quoting what the user wrote. Lower case
  /// start, no final full stop, no "failed to".
  package var summary: String
  /// Further places that belong to it, such as the other definition of a duplicate or the chain of
  /// template includes, in order.
  package var related: [Related]
  /// What to do about it; lower case start, no final full stop.
  package var hint: String?

  package struct Related: Sendable, Hashable {
    package var place: SourcePlace
    package var summary: String

    package init(_ summary: String, at place: SourcePlace) {
      self.place = place
      self.summary = summary
    }
  }

  package init(
    _ code: DiagnosticCode, _ severity: Severity, at place: SourcePlace? = nil,
    _ summary: String, related: [Related] = [], hint: String? = nil
  ) {
    self.code = code
    self.severity = severity
    self.place = place
    self.summary = summary
    self.related = related
    self.hint = hint
  }

  /// An error.
  package init(
    _ code: DiagnosticCode, at place: SourcePlace? = nil, _ summary: String,
    related: [Related] = [], hint: String? = nil
  ) {
    self.init(code, .error, at: place, summary, related: related, hint: hint)
  }
}
