import Diagnostics
import Testing

@Suite struct SourcePlaceTests {
  static let text = "\u{FEFF}añb\r\nzwei\rdrei\n\nende"

  static let places: [(offset: Int, line: Int, column: Int, quoted: String)] = [
    (3, 1, 1, "añb"), (6, 1, 3, "añb"), (9, 2, 1, "zwei"), (12, 2, 4, "zwei"),
    (14, 3, 1, "drei"), (19, 4, 1, ""), (20, 5, 1, "ende"), (24, 5, 5, "ende"),
    (-1, 1, 1, "añb"), (999, 5, 5, "ende"),
  ]

  @Test(arguments: places)
  func countsLinesAndCharacters(offset: Int, line: Int, column: Int, quoted: String) {
    let place = SourcePlace(file: "f", source: Array(Self.text.utf8), offset: offset)
    #expect(place.line == line)
    #expect(place.column == column)
    #expect(place.quotedLine == quoted)
  }

  @Test func findsAPlaceInEveryPrefix() {
    let bytes = Array(Self.text.utf8)
    for count in 0...bytes.count {
      for offset in -1...(count + 1) {
        let place = SourcePlace(
          file: "f", source: Array(bytes.prefix(count)), offset: offset, length: 3)
        #expect(place.line >= 1 && place.column >= 1 && place.length >= 1)
      }
    }
  }

  @Test func writesAsMuchOfThePositionAsIsKnown() {
    #expect(SourcePlace(file: "f").position == "f")
    #expect(SourcePlace(file: "f", line: 2).position == "f:2")
    #expect(SourcePlace(file: "f", line: 2, column: 3).position == "f:2:3")
  }
}

@Suite struct NearMissTests {
  static let known = ["title", "tags", "draft", "photos", "id"]

  @Test(arguments: [
    ("titel", ["title"]), ("TITLE", ["title"]), ("drafts", ["draft"]), ("photo", ["photos"]),
    ("di", ["id"]), ("likes", []), ("", []), (String(repeating: "x", count: 65), []),
  ])
  func suggestsWhatIsNear(name: String, suggestions: [String]) {
    #expect(NearMiss.names(for: name, among: Self.known) == suggestions)
  }

  @Test func ordersByNearnessThenByName() {
    #expect(
      NearMiss.names(for: "cot", among: ["dot", "cat", "coat"], limit: 3) == ["cat", "coat", "dot"])
  }
}
