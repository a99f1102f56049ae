import Compression
private import Foundation
import TestSupport
import Testing

/// Held to the tools that others decode with.
@Suite struct ContentEncodingTests {
  private static let texts: [String] = [
    "", "a", "朋友圈 🏔 العربية", String(repeating: "<p>The lake before the wind.</p>\n", count: 2_000),
  ]

  private static let decoders: [ContentEncoding: (program: String, arguments: [String])] = [
    .gzip: ("/usr/bin/gzip", ["-dc"]), .brotli: ("/usr/bin/brotli", ["-dc"]),
    .zstd: ("/usr/bin/zstd", ["-qdc"]),
  ]

  @Test(arguments: ContentEncoding.allCases, texts)
  func isDecodedByItsOwnTool(encoding: ContentEncoding, text: String) throws {
    let decoder = try #require(Self.decoders[encoding])
    let folder = try TemporaryFolder()
    for effort in [ContentEncoding.Effort.pages, .assets] {
      let bytes = try #require(encoding.encoded(Array(text.utf8), effort))
      let file = folder.path + "/file" + encoding.suffix
      try Data(bytes).write(to: URL(fileURLWithPath: file))
      #expect(try output(of: decoder.program, decoder.arguments + [file]) == text)
    }
  }

  private func output(of program: String, _ arguments: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    return String(decoding: data, as: UTF8.self)
  }

  @Test(arguments: ContentEncoding.allCases)
  func givesEqualBytesForEqualText(encoding: ContentEncoding) throws {
    let text = Array(Self.texts[3].utf8)
    let first = try #require(encoding.encoded(text, .pages))
    #expect(encoding.encoded(text, .pages) == first)
    #expect(first.count < text.count / 20)
  }

  @Test func writesNeitherNameNorTimeIntoGzip() throws {
    let bytes = try #require(ContentEncoding.gzip.encoded(Array("a".utf8), .pages))
    #expect(Array(bytes.prefix(8)) == [0x1F, 0x8B, 8, 0, 0, 0, 0, 0])
  }
}
