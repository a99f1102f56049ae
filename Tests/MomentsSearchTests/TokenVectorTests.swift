import Foundation
import MomentsSearch
import TestSupport
import Testing

/// `vectors.json` holds this tokenizer and that of `search.js` together: Tests/Browser/check_search.py
/// asks the browser for the same.
@Suite struct TokenVectorTests {
  struct Vector: Decodable, Sendable, CustomTestStringConvertible {
    let text: String
    let tokens: [String]
    let query: [String]

    var testDescription: String { text }
  }

  static let vectors: [Vector] = {
    let file = URL(fileURLWithPath: PackageFolder.path + "/Tests/MomentsSearchTests/vectors.json")
    do {
      return try JSONDecoder().decode([Vector].self, from: Data(contentsOf: file))
    } catch {
      Issue.record("vectors.json can't be read: \(error)")
      return []
    }
  }()

  @Test func hasVectors() { #expect(Self.vectors.count >= 40) }

  @Test(arguments: vectors) func cutsTextsAsTheBrowserDoes(vector: Vector) {
    var tokenizer = SearchTokenizer()
    #expect(tokenizer.tokens(vector.text) == vector.tokens)
    #expect(tokenizer.tokens(vector.text, isQuery: true) == vector.query)
  }

  @Test(arguments: vectors) func findsEachTextByItself(vector: Vector) {
    var tokenizer = SearchTokenizer()
    let tokens = Set(tokenizer.tokens(vector.text))
    for token in tokenizer.tokens(vector.text, isQuery: true) where token.unicodeScalars.count > 1 {
      #expect(tokens.contains(token))
    }
  }

  @Test func passesOverBytesThatAreNoText() {
    var tokenizer = SearchTokenizer()
    let texts = [
      "a\u{0}b", "\u{FFFD}", "a\u{301}\u{301}\u{301}", "\u{10FFFF}x", "#", "+", "'", "-#+'",
    ]
    #expect(
      texts.map { tokenizer.tokens($0) } == [
        ["a", "b"], ["\u{FFFD}"], ["a"], ["x"], [], [], [], [],
      ])
  }
}
