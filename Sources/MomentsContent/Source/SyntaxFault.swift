import Diagnostics

/// A file or a part of it that breaks its format's rules, so that nothing can be read from it.
struct SyntaxFault: Error, Sendable {
  var code: DiagnosticCode
  var span: SourceSpan
  var summary: String
  var hint: String?

  init(_ code: DiagnosticCode, at span: SourceSpan, _ summary: String, hint: String? = nil) {
    self.code = code
    self.span = span
    self.summary = summary
    self.hint = hint
  }

  func diagnostic(at place: SourcePlace) -> Diagnostic {
    Diagnostic(code, at: place, summary, hint: hint)
  }
}

/// How deep values may nest in any format; far beyond any real file, far below the stack's end.
let nestingLimit = 64
