@testable import MomentsContent
@testable import MomentsImport
import MomentsModel
import Testing

@Suite struct MojibakeRepairTests {
  /// behaviours.md, row 17 and case 1.
  @Test(arguments: [
    ("\u{F0}\u{9F}\u{98}\u{A0}", "😠"),
    ("\u{E6}\u{B2}\u{A1}\u{E6}\u{9C}\u{89}\u{E5}\u{95}\u{8A}", "没有啊"),
    ("CafÃ© crÃ¨me", "Café crème"), ("miss \u{2018}em already", "miss \u{2018}em already"),
    ("\u{2764}\u{FE0F}\u{1F614}", "\u{2764}\u{FE0F}\u{1F614}"), ("Café", "Café"),
    ("plain", "plain"), ("", ""), ("Ã", "Ã"),
  ])
  func repairsOnlyWhatIsGarbled(written: String, meant: String) {
    var repair = MojibakeRepair()
    #expect(repair.repaired(written) == meant)
    #expect(repair.repaired(meant) == meant)
  }
}

@Suite struct EntityExpansionTests {
  private let text = "👨‍👩‍👧 é 中 https://t.co/x end"

  @Test(arguments: [(EntityExpansion.Unit.codePoints, 10), (.utf8Bytes, 26), (.utf16Units, 13)])
  func findsTheSamePlaceInEachUnit(unit: EntityExpansion.Unit, start: Int) {
    var expansion = EntityExpansion()
    let entity = EntityExpansion.Entity(start..<start + 14) { [.code($0)] }
    #expect(
      expansion.runs(text, [entity], unit: unit)
        == [.text("👨‍👩‍👧 é 中 "), .code("https://t.co/x"), .text(" end")])
  }

  @Test func ignoresWhatDoesNotFit() {
    var expansion = EntityExpansion()
    let ranges = [0..<3, 2..<5, 40..<90, 1..<2, -1..<4]
    let entities = ranges.map { EntityExpansion.Entity($0) { [.code($0)] } }
    _ = expansion.runs("中文字", entities, unit: .utf8Bytes)
    #expect(expansion.ignoredCount == 4)
  }
}

/// Plain text that becomes Markdown must read the same when cmark-gfm has rendered it.
@Suite struct MarkdownEscapingTests {
  static let texts = [
    "1986. What a year", "+1 from me", "#swift rocks", "2 * 3 * 4", "line 1\nline 2", "- a\n- b",
    "# heading-like", "> quote-like", "a\n---", "a\n===", "|a|b|\n|-|-|\n|c|d|", "```\ncode",
    "*starred* and _lined_ and __both__", "snake_case_name", "~~gone~~ ~a~", "[x](y) [z] [a]: b",
    "<script>alert(1)</script> a<b <3", "&amp; &copy; AT&T &#39;", "\\* \\\\ \\n trailing\\",
    "5) five", "***", "____", "`tick` ``", "![x](y)", "!", "Tabs\tinside", "a  \nb", "- [ ] task",
    "<https://example.com>", "x@example.com", "(https://example.com/a_b_c)", "https://a.b/c_d_*e*",
    "中文*强调*中文", "*", "_", "~", "1.", "-", "+", "#", ">", "=", "a*b*c", "$5_000_", "!\\[",
    "<!-- c -->", "<?php ?>", "&nbsp;", "www.example.com/_x_", "100. a\n\n200. b", "\\",
  ]

  @Test(arguments: texts)
  func meansWhatItSays(text: String) { #expect(shown(text) == expected(text)) }

  @Test func meansWhatItSaysWhateverItIs() {
    var random = SeededRandom(seed: 7)
    let alphabet = Array("ab1 .\n*_~`[]()<>#+-=|!&;\\:/中é\"'{}@")
    for _ in 0..<20_000 {
      let text = String(
        (0..<Int.random(in: 1...14, using: &random)).map { _ in
          alphabet.randomElement(using: &random) ?? "a"
        })
      let (a, b) = (shown(text), expected(text))
      if a != b {
        Issue.record("\(text.debugDescription) is shown as \(a.debugDescription)")
        return
      }
    }
  }

  /// The words that a reader sees; line breaks and spaces as a browser shows them.
  private func shown(_ text: String) -> String {
    let markdown = MarkdownWriter.markdown([TextBlock](plain: text))
    let html = String(
      decoding: MarkdownText.render(ArraySlice(markdown.utf8)).text.html, as: UTF8.self)
    #expect(!html.contains("<em>") && !html.contains("<strong>") && !html.contains("<li>"))
    #expect(!html.contains("<h") && !html.contains("<table") && !html.contains("<del>"))
    var plain = ""
    var isTag = false
    for character in html.replacing("</p>", with: "\n\n") {
      if character == "<" { isTag = true }
      if !isTag { plain.append(character) }
      if character == ">" { isTag = false }
    }
    return collapsed(PlainEntities.unescaped(plain))
  }

  private func expected(_ text: String) -> String { collapsed(text) }

  private func collapsed(_ text: String) -> String {
    text.split { $0.isNewline }.map { line in
      line.split { $0 == " " || $0 == "\t" || $0 == "\u{A0}" }.joined(separator: " ")
    }.filter { !$0.isEmpty }.joined(separator: "\n")
  }
}

/// The same numbers in every run.
struct SeededRandom: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state >> 11 ^ state << 21
  }
}

@Suite struct DateReadingTests {
  private let dates = DateReading(zone: .utc)

  /// Found by breaking a feed: the calendar overflowed.
  @Test(arguments: [
    "Fri, 05 Oct 9223372036854775807 09:00:00 GMT", "05 Oct 99999999 09:00",
  ])
  func readsNoYearsBeyondFourDigits(text: String) { #expect(dates.mail(text) == nil) }

  @Test func readsTheDatesOfServices() {
    let expected = 1_191_596_400
    #expect(dates.mail("Fri, 05 Oct 2007 09:00:00 CST")?.secondsSince1970 == expected)
    #expect(dates.iso("2007-10-05T15:00:00.123456789Z")?.secondsSince1970 == expected)
    #expect(dates.tweet("Fri Oct 05 15:00:00 +0000 2007")?.secondsSince1970 == expected)
    #expect(dates.tweet("Fri Oct 05 15:00:00 +0000 9223372036854775807") == nil)
  }
}
