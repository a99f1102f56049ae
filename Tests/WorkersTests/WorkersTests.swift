import Testing
import Workers

@Suite struct WorkersTests {
  @Test(arguments: [1, 2, 8], [0, 1, 7, 64, 1000])
  func returnsResultsInInputOrderForAnyNumberOfThreads(threads: Int, total: Int) {
    let chunks = Workers(count: threads).map(total, chunk: 7) { Array($0) }
    #expect(chunks.flatMap(\.self) == Array(0..<total))
  }

  @Test func takesAtLeastOneThread() {
    #expect(Workers(count: 0).count == 1)
  }
}
