import TemplateEngine
import Testing

@Suite struct ByteBufferTests {
  @Test func holdsWhatWasAppendedInOrder() {
    var buffer = ByteBuffer(capacity: 0)
    buffer.append(0x61)
    buffer.append("bé")
    buffer.append([0x63, 0x64])
    buffer.append(literal: "e")
    #expect(String(decoding: buffer.bytes, as: UTF8.self) == "abécde")
    #expect(buffer.bytes.count == 7)
    let seen = buffer.withUnsafeBytes { $0.count }
    #expect(seen == buffer.bytes.count)
  }

  /// Short pieces are moved in words that overlap.
  @Test func copiesPiecesOfEveryLength() {
    var buffer = ByteBuffer(capacity: 64)
    var expected: [UInt8] = []
    for length in 0...200 {
      let piece = (0..<length).map { UInt8(truncatingIfNeeded: $0 &+ length) }
      buffer.append(piece)
      expected += piece
    }
    #expect(buffer.bytes == expected)
  }

  /// Whole words are looked at at once; what is special may stand anywhere in them.
  @Test func escapesEachCharacterAtEveryPosition() {
    let references: [Character: String] = [
      "&": "&amp;", "<": "&lt;", ">": "&gt;", "\"": "&quot;", "'": "&#39;", "\u{1}": "\u{FFFD}",
      "\n": "\n", "\u{7F}": "\u{7F}", "é": "é", "@": "@", "%": "%", "=": "=", "?": "?",
    ]
    for length in 1...26 {
      for position in 0..<length {
        for (character, written) in references {
          var text = Array(repeating: Character("a"), count: length)
          text[position] = character
          var buffer = ByteBuffer()
          buffer.appendEscaped(String(text))
          let before = String(repeating: "a", count: position)
          let after = String(repeating: "a", count: length - position - 1)
          #expect(String(decoding: buffer.bytes, as: UTF8.self) == before + written + after)
        }
      }
    }
  }

  @Test func canBeEmptiedAndCutShort() {
    var buffer = ByteBuffer()
    buffer.append("abc")
    buffer.truncate(to: 2)
    #expect(buffer.bytes == Array("ab".utf8))
    buffer.truncate(to: 9)
    #expect(buffer.bytes.count == 2)
    buffer.removeAll(keepingCapacity: false)
    let isEmpty = buffer.isEmpty
    #expect(isEmpty)
    buffer.append(String(repeating: "x", count: 1000))
    #expect(buffer.bytes.count == 1000)
  }
}
