import Dispatch
import Glibc
import TemplateEngine

/// Times the renderers against each other and prints a line for each.
struct TemplateBench: Sendable {
  let template: Template<BenchPage>
  /// For each of five rounds of each renderer; the best round counts.
  let seconds: Double

  func run() {
    let page = engineBytes()
    let hand = handBytes()
    print("page: \(page.count) bytes, hand-written the same: \(page == hand)")
    // In turns, so that a slow spell of the machine meets all of them.
    var (one, two, floor) = (0.0, 0.0, 0.0)
    for _ in 0..<5 {
      one = max(one, rate(threads: 1) { try? template.render($0, into: &$1) })
      two = max(two, rate(threads: 2) { try? template.render($0, into: &$1) })
      floor = max(floor, rate(threads: 1) { HandWritten.render($0, into: &$1) })
    }
    report("engine, 1 thread", one, page.count)
    report("engine, 2 threads", two, page.count)
    report("hand-written", floor, page.count)
    print("floor / engine: \(rounded(floor / one))   (at most 2.5)")
    print("2 threads / 1: \(rounded(two / one))   (at least 1.7)")
    guard let chevron = ChevronBench(page: .sample).run() else {
      return print("chevron: not there (pip install chevron)")
    }
    report("chevron", chevron.rate, page.count)
    print("chevron's bytes the same: \(chevron.bytes == page)")
    print("engine / chevron: \(rounded(one / chevron.rate))   (at least 100)")
  }

  private func engineBytes() -> [UInt8] {
    var buffer = ByteBuffer()
    try? template.render(.sample, into: &buffer)
    return buffer.bytes
  }

  private func handBytes() -> [UInt8] {
    var buffer = ByteBuffer()
    HandWritten.render(.sample, into: &buffer)
    return buffer.bytes
  }

  /// Pages a second of all threads together, in the time that each thread really ran: other work on
  /// the machine doesn't count, waiting for one another's memory does.
  private func rate(
    threads: Int, _ render: @escaping @Sendable (BenchPage, inout ByteBuffer) -> Void
  ) -> Double {
    let clock = ContinuousClock()
    let pages = 2000
    let results = Results(threads)
    DispatchQueue.concurrentPerform(iterations: threads) { thread in
      // Its own, as pages are in a build: nothing in it is counted by two threads.
      let page = BenchPage.sample
      var buffer = ByteBuffer()
      var count = 0
      let start = clock.now
      let end = start + .seconds(seconds)
      let cpuStart = threadSeconds()
      while clock.now < end {
        for _ in 0..<pages {
          buffer.removeAll()
          render(page, &buffer)
        }
        count += pages
      }
      results.set(thread, Double(count) / (threadSeconds() - cpuStart))
    }
    return results.sum
  }

  private func report(_ name: String, _ rate: Double, _ bytes: Int) {
    let megabytes = rate * Double(bytes) / 1_000_000
    print("\(name): \(Int(rate)) pages/s, \(Int(megabytes)) MB/s, \(rounded(1_000_000 / rate)) us")
  }

  private func rounded(_ value: Double) -> Double { (value * 100).rounded() / 100 }
}

/// One number for each thread, each written by its thread alone.
private final class Results: @unchecked Sendable {
  private let values: UnsafeMutableBufferPointer<Double>

  init(_ count: Int) {
    values = .allocate(capacity: count)
    values.initialize(repeating: 0)
  }

  deinit { values.deallocate() }

  func set(_ index: Int, _ value: Double) { values[index] = value }
  var sum: Double { values.reduce(0, +) }
}

/// Processor time of this thread.
private func threadSeconds() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}
