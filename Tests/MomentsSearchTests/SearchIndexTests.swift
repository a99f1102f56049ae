import MomentsSearch
import Testing
import Workers

/// The index as files: whole, stable, and the same whoever makes it.
@Suite struct SearchIndexTests {
  /// By path, of an index of texts; the first is the oldest.
  private func files(_ texts: [String], threads: Int = 2) -> [String: String] {
    let index = SearchIndex(documentCount: texts.count, workers: Workers(count: threads)) {
      $1.add(texts[$0])
      $1.rowSize = texts[$0].utf8.count
    }
    var files = ["index": index.directory(facets: "{}")]
    for (number, name) in index.termFiles.enumerated() { files["t" + name] = index.terms(number) }
    for (start, end) in zip(index.rowStarts, index.rowStarts.dropFirst()) {
      files["r\(start)"] = Array("\(start)..<\(end)".utf8)
    }
    return files.mapValues { String(decoding: $0, as: UTF8.self) }
  }

  /// Thirty words of some thousand, the same for a number every time.
  private func text(_ number: Int) -> String {
    var state = UInt64(number) &* 0x9E37_79B9_7F4A_7C15 | 1
    return (0..<30).map { _ in
      state = state &* 6_364_136_223_846_793_005 &+ 1
      let word = (state >> 33) % 5000
      return word % 3 == 0
        ? "词\(Character(Unicode.Scalar(0x4E00 + UInt32(word)) ?? "一"))" : "word\(word)"
    }.joined(separator: " ")
  }

  @Test func writesTermsWithTheirDocuments() {
    let files = files(["a cat", "the cat", "朋友来"])
    #expect(Set(files.keys) == ["index", "t0", "r0"])
    #expect(
      files["t0"]
        == "dispatchEvent(new CustomEvent(\"moments-search\",{detail:[\"terms\",\"0\","
        + "\"a A;cat AA;the B;友 C;友来 C;朋 C;朋友 C;来 C\"]}))\n")
  }

  @Test func marksDocumentsWhereTheWordIsInTheTitle() {
    let index = SearchIndex(documentCount: 2, workers: Workers(count: 1)) {
      if $0 == 1 { $1.addStrong("cat tag") }
      $1.add("cat text")
    }
    #expect(
      String(decoding: index.terms(0), as: UTF8.self).contains("\"cat AA B;tag B *;text AA\""))
  }

  @Test func writesListsOfManyDocumentsAsBits() {
    let files = files((0..<24).map { _ in "the" })
    #expect(files["t0"]?.contains("\"the !____\"") == true)
  }

  @Test(arguments: [1, 2, 3, 8]) func isTheSameWithAnyNumberOfThreads(threads: Int) {
    let texts = (0..<1500).map(text)
    #expect(files(texts, threads: threads) == files(texts, threads: 1))
  }

  @Test func changesFewFilesForANewDocument() {
    let texts = (0..<3000).map(text)
    let before = files(texts)
    let after = files(texts + ["one new word17 and 朋友"])
    let changed = Set(before.keys).union(after.keys).filter { before[$0] != after[$0] }
    #expect(before.count > 60)
    // The directory, the last rows, and a file for each of its nine terms, some of them cut in two.
    #expect(changed.count <= 13, "\(changed)")
  }

  @Test func keepsItsFilesSmall() {
    let files = files((0..<3000).map(text))
    #expect((files.values.map(\.utf8.count).max() ?? 0) < 80_000)
  }

  @Test func makesADirectoryOfNothing() {
    let files = files([])
    #expect(Array(files.keys) == ["index"])
    #expect(files["index"]?.contains("\"count\":0") == true)
  }

  @Test func quotesTextsForScripts() {
    #expect(SearchScript.quoted("a\"\\\n\u{1}\u{2028}é") == "\"a\\\"\\\\\\n\\u0001\u{2028}é\"")
  }
}
