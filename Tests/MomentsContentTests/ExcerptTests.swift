import MomentsModel
import Testing

@testable import MomentsContent

@Suite struct ExcerptTests {
  private func excerpt(_ text: String) -> String { PlainText(text).text.excerpt }

  @Test func isTheWholeTextWhereItFits() {
    let text = String(repeating: "a", count: 160)
    #expect(excerpt(text) == text)
    #expect(excerpt(" two\n\n words\t") == "two words")
  }

  @Test func isCutAfterAWord() {
    let text = excerpt(String(repeating: "nine words ", count: 20))
    #expect(text.hasSuffix("words nine…"))
    #expect(text.count <= 160)
  }

  @Test func isCutAnywhereInScriptsWithoutSpaces() {
    let text = excerpt(String(repeating: "今天天气很好", count: 40))
    #expect(text.count == 160)
    #expect(text.hasSuffix("…"))
  }

  @Test func isCutSomewhereInAWordWithoutEnd() {
    #expect(excerpt(String(repeating: "a", count: 100_000)).count == 160)
  }

  @Test func neverCutsACharacterOfSeveralScalars() {
    let family = "👩‍👩‍👧‍👦"
    for count in 150...165 {
      let text = excerpt(
        String(repeating: "a", count: count) + String(repeating: family, count: 99))
      #expect(text.count <= 160)
      #expect(text.dropFirst(min(count, 159)).allSatisfy { $0 == "👩‍👩‍👧‍👦" || $0 == "…" })
    }
    let combining = String(repeating: "e\u{301}\u{327}", count: 400)
    #expect(excerpt(combining).count == 160)
  }

  @Test func isPlainTextOfMarkdown() {
    let markdown =
      "# Title\n\nOne **two** [three](https://a.example)\nfour `five`\n\n- six\n- seven\n"
    #expect(
      MarkdownText.render(ArraySlice(markdown.utf8)).text.excerpt
        == "Title One two three four five six seven")
  }
}
