import Diagnostics
import Testing

@Suite struct DiagnosticTextTests {
  private func text(_ diagnostic: Diagnostic, colored: Bool = false) -> String {
    DiagnosticText(colored: colored).render(diagnostic)
  }

  @Test func quotesTheLineAndUnderlinesThePlace() {
    let source = Array("---\nid: lake\nsum: 1\ndate: 2024-02-30\n---\n".utf8)
    let place = SourcePlace(file: "Content/moments/lake.md", source: source, offset: 26, length: 10)
    let diagnostic = Diagnostic(
      .dateUnreadable, at: place, "'2024-02-30' is not a date that exists",
      hint: "write 2024-02-29, or a full time such as 2024-02-29T18:30:00+08:00")
    #expect(
      text(diagnostic) == """
        Content/moments/lake.md:4:7: error[date-unreadable]: '2024-02-30' is not a date that exists
          4 | date: 2024-02-30
            |       ^^^^^^^^^^
          hint: write 2024-02-29, or a full time such as 2024-02-29T18:30:00+08:00

        """)
  }

  @Test func namesRelatedPlaces() {
    let diagnostic = Diagnostic(
      .idDuplicate, at: SourcePlace(file: "b.md", line: 2), "id 'lake' is taken",
      related: [.init("the other 'lake'", at: SourcePlace(file: "a.md", line: 7, column: 5))])
    #expect(
      text(diagnostic) == "b.md:2: error[id-duplicate]: id 'lake' is taken\n"
        + "  a.md:7:5: the other 'lake'\n")
  }

  @Test func underlinesWideCharactersInFull() {
    let place = SourcePlace(file: "a", line: 1, column: 3, length: 2, quotedLine: "日本語だ x")
    #expect(
      text(Diagnostic(.keyUnknown, .warning, at: place, "w"))
        == "a:1:3: warning[key-unknown]: w\n  1 | 日本語だ x\n    |     ^^^^\n")
  }

  @Test func showsAWindowOfALongLine() {
    let line = String(repeating: "a", count: 500) + "X" + String(repeating: "b", count: 100_000)
    let place = SourcePlace(file: "a", line: 1, column: 501, quotedLine: line)
    let lines = text(Diagnostic(.keyUnknown, at: place, "w")).split(separator: "\n")
    #expect(lines[1].count == 107)
    let caret = lines[2].firstIndex(of: "^").map {
      lines[2].distance(from: lines[2].startIndex, to: $0)
    }
    let marked = lines[1].firstIndex(of: "X").map {
      lines[1].distance(from: lines[1].startIndex, to: $0)
    }
    #expect(caret == marked)
  }

  @Test func showsNoControlCharacterOrDirectionMark() {
    let hostile = "a\u{1B}[2J\u{202E}\u{2028}\nb"
    let place = SourcePlace(file: hostile, line: 1, column: 1, quotedLine: hostile)
    let shown = text(
      Diagnostic(
        .keyUnknown, at: place, hostile, related: [.init(hostile, at: place)], hint: hostile))
    let scalars = shown.unicodeScalars.filter { $0 != "\n" }
    #expect(
      !scalars.contains { $0.properties.isBidiControl || $0.value < 0x20 || $0.value == 0x2028 })
    #expect(shown.split(separator: "\n").count == 5)
  }

  @Test func coloursByCodesOnly() {
    let diagnostic = Diagnostic(.keyUnknown, at: SourcePlace(file: "a", line: 1), "w")
    let colored = text(diagnostic, colored: true)
    #expect(colored.contains("\u{1B}[31merror[key-unknown]\u{1B}[0m"))
    let plain = colored.split(separator: "\u{1B}").map { part in
      part.hasPrefix("[") ? part.drop { $0 != "m" }.dropFirst() : part
    }.joined()
    #expect(plain == text(diagnostic))
  }
}
