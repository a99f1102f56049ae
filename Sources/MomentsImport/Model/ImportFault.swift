package import Diagnostics

/// What an import can't go on after; nothing has been written when it is thrown while reading.
package struct ImportFault: Error, Sendable {
  package var diagnostic: Diagnostic

  package init(_ code: DiagnosticCode, file: String? = nil, _ summary: String, hint: String? = nil)
  {
    diagnostic = Diagnostic(
      code, at: file.map { SourcePlace(file: $0) }, summary, hint: hint)
  }
}
