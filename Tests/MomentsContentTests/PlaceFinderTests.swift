import Diagnostics
import FileTree
import Testing

@testable import MomentsContent

@Suite struct PlaceFinderTests {
  private static let lines = "a\r\nb日b\n\nx\ry👩‍👩‍👧z\n"

  @Test(arguments: ["", "\u{FEFF}"], [true, false])
  func findsEveryPlaceInAnyOrder(mark: String, forwards: Bool) {
    let file = SourceFile(
      path: TreePath(trusted: "a"), bytes: Array((mark + PlaceFinderTests.lines).utf8))
    var finder = PlaceFinder()
    // Not between the two bytes of a line ending.
    let offsets = (0...file.bytes.count).filter {
      $0 == 0 || $0 == file.bytes.count || file.bytes[$0 - 1] != 0x0D || file.bytes[$0] != 0x0A
    }
    for offset in forwards ? offsets : offsets.reversed() {
      let place = finder.place(of: SourceSpan(offset, length: 1), in: file)
      #expect(
        place == SourcePlace(file: "a", source: file.bytes, offset: offset, length: 1))
    }
  }

  @Test func namesColumnsFarIntoALineWithoutQuotingIt() {
    let text = "first\n" + String(repeating: "日", count: 100_000) + "x"
    let file = SourceFile(path: TreePath(trusted: "a"), bytes: Array(text.utf8))
    var finder = PlaceFinder()
    for back in [10, 20, 5, 1] {
      let place = finder.place(of: SourceSpan(file.bytes.count - 1, length: 1), in: file)
      #expect(place == SourcePlace(file: "a", line: 2, column: 100_001, length: 1))
      let earlier = finder.place(
        of: SourceSpan(file.bytes.count - 1 - 3 * back, length: 3), in: file)
      #expect(earlier.column == 100_001 - back)
    }
  }

  @Test func goesOnFromACount() {
    let text = String(repeating: "ab", count: 100_000)
    let file = SourceFile(path: TreePath(trusted: "a"), bytes: Array(text.utf8))
    var finder = PlaceFinder()
    finder.count(to: 150_000, in: file)
    #expect(finder.place(of: SourceSpan(199_999, length: 1), in: file).column == 200_000)
    #expect(finder.place(of: SourceSpan(70_000, length: 1), in: file).column == 70_001)
  }
}
