import Diagnostics
import Testing

@Suite struct DiagnosticLogTests {
  @Test func sortsByPlaceThenByDiscovery() {
    var log = DiagnosticLog()
    var other = DiagnosticLog()
    log.add(Diagnostic(.photoRemote, .note, "last"))
    log.add(Diagnostic(.keyUnknown, at: SourcePlace(file: "b", line: 10), "4"))
    log.add(Diagnostic(.keyUnknown, at: SourcePlace(file: "b", line: 9, column: 2), "2"))
    other.add(
      Diagnostic(.keyUnknown, .warning, at: SourcePlace(file: "b", line: 9, column: 2), "3"))
    other.add(Diagnostic(.keyUnknown, at: SourcePlace(file: "a", line: 99), "1"))
    log.merge(other)
    #expect(log.sorted.map(\.summary) == ["1", "2", "3", "4", "last"])
    #expect(log.hasErrors)
    #expect(log.count(of: .error) == 3)
    #expect(log.count(of: .warning) == 1)
  }

  @Test func hasNoErrorsForWarnings() {
    var log = DiagnosticLog()
    #expect(log.isEmpty && !log.hasErrors)
    log.add(Diagnostic(.keyUnknown, .warning, "w"))
    #expect(!log.isEmpty && !log.hasErrors)
  }
}

@Suite struct DiagnosticCodeTests {
  @Test(arguments: DiagnosticCode.allCases)
  func isALowerCaseNameWithHyphens(code: DiagnosticCode) {
    let parts = code.rawValue.split(separator: "-", omittingEmptySubsequences: false)
    #expect(parts.count > 1)
    #expect(
      parts.allSatisfy { part in !part.isEmpty && part.allSatisfy { $0.isLowercase || $0.isNumber }
      })
  }
}
