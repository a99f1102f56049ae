private import Dispatch
private import Synchronization

/// Splits work over a fixed number of threads; results come in input order, so that what is made
/// of them doesn't depend on the number of threads or on timing.
package struct Workers: Sendable {
  /// At least 1.
  package let count: Int

  package init(count: Int) { self.count = max(1, count) }

  /// Calls `body` for consecutive ranges of at most `chunk` that cover `0..<total`, several at
  /// once, and returns its results in the order of the ranges. `body` may block.
  package func map<Result: Sendable>(
    _ total: Int, chunk: Int, _ body: @Sendable (Range<Int>) -> Result
  ) -> [Result] {
    let size = max(1, chunk)
    let chunks = (total + size - 1) / size
    let range = { @Sendable (index: Int) in index * size..<min(total, (index + 1) * size) }
    guard count > 1, chunks > 1 else { return (0..<chunks).map { body(range($0)) } }
    let results = Mutex([Result?](repeating: nil, count: chunks))
    let next = Atomic(0)
    DispatchQueue.concurrentPerform(iterations: min(count, chunks)) { _ in
      while true {
        let index = next.wrappingAdd(1, ordering: .relaxed).oldValue
        guard index < chunks else { return }
        let result = body(range(index))
        results.withLock { $0[index] = result }
      }
    }
    return results.withLock { $0.compactMap(\.self) }
  }

  /// Calls both, at once where there is more than one thread.
  package func both<First: Sendable, Second: Sendable>(
    _ first: @Sendable () -> First, _ second: @Sendable () -> Second
  ) -> (First, Second) {
    guard count > 1 else { return (first(), second()) }
    let firstResult = Mutex<First?>(nil)
    let secondResult = Mutex<Second?>(nil)
    DispatchQueue.concurrentPerform(iterations: 2) { index in
      if index == 0 {
        let result = first()
        firstResult.withLock { $0 = result }
      } else {
        let result = second()
        secondResult.withLock { $0 = result }
      }
    }
    guard let first = firstResult.withLock({ $0 }), let second = secondResult.withLock({ $0 })
    else {
      // concurrentPerform returns when both have run.
      preconditionFailure("one of two was not done")
    }
    return (first, second)
  }

  /// Begins something beside what follows.
  package func start<Result: Sendable>(
    _ body: @escaping @Sendable () -> Result
  ) -> Begun<Result> { Begun(body, isBeside: count > 1) }

  /// Gives back the memory of large values beside what follows, and leaves none of them.
  package func release<Value: Sendable>(_ values: inout [Value]) {
    let last = values
    values = []
    guard count > 1 else { return }
    DispatchQueue.global(qos: .utility).async { withExtendedLifetime(last) {} }
  }
}

/// Something that is done beside something else.
package final class Begun<Result: Sendable>: Sendable {
  private let outcome = Mutex<Result?>(nil)
  private let isDone = DispatchSemaphore(value: 0)
  private let body: @Sendable () -> Result

  fileprivate init(_ body: @escaping @Sendable () -> Result, isBeside: Bool) {
    self.body = body
    guard isBeside else {
      isDone.signal()
      return
    }
    DispatchQueue.global(qos: .userInitiated).async { [self] in
      let result = body()
      outcome.withLock { $0 = result }
      isDone.signal()
    }
  }

  /// What came of it; waits until it is done, or does it where there is one thread alone.
  package var result: Result {
    isDone.wait()
    defer { isDone.signal() }
    return outcome.withLock { outcome in
      let result = outcome ?? body()
      outcome = result
      return result
    }
  }
}
