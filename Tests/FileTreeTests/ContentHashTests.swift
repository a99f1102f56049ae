import FileTree
import Testing

@Suite struct ContentHashTests {
  @Test(arguments: [
    ("", "e3b0c44298fc1c149afbf4c8996fb924"), ("abc", "ba7816bf8f01cfea414140de5dae2223"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq", "248d6a61d20638b8e5c026930c3e6039"
    ),
  ])
  func isTheBeginningOfSHA256(text: String, digits: String) {
    #expect(ContentHash(of: Array(text.utf8)).hexadecimal == digits)
  }

  /// Every length around the ends of blocks.
  @Test func isTheSameByTheProcessorAndByTheLibrary() {
    let bytes = (0..<400).map { UInt8(truncatingIfNeeded: $0 * 131 + 7) }
    for count in 0...bytes.count {
      bytes.prefix(count).withUnsafeBytes {
        #expect(ContentHash(of: $0) == ContentHash(portably: $0), "\(count) bytes")
      }
    }
  }
}
