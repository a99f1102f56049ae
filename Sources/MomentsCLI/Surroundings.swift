package import FileTree

/// Everything that a run takes from outside, as values, so that a test runs the tool as a shell does.
package struct Surroundings {
  /// Where text goes: one of the two standard streams, or a test's memory.
  package struct Outlet {
    package enum Refusal: Error {
      /// The reader has gone, as `momentsgen --help | head -1` does.
      case closed
      /// Why, in words.
      case failed(String)
    }

    package var isTerminal: Bool
    package var write: (String) throws(Refusal) -> Void

    package init(
      isTerminal: Bool = false, write: @escaping (String) throws(Refusal) -> Void
    ) {
      self.isTerminal = isTerminal
      self.write = write
    }
  }

  package var environment: [String: String]
  package var output: Outlet
  package var errors: Outlet
  /// Seconds since 1970 UTC.
  package var now: () -> Int
  /// Seconds from any fixed point; for durations.
  package var stopwatch: () -> Double
  /// At least 1.
  package var processorCount: Int
  /// The tree in a folder, absolute or relative to the working folder.
  package var tree: (_ folder: String) -> any Tree
  /// A path, absolute and with its links resolved, as far as it exists.
  package var realPath: (_ path: String) -> String

  package init(
    environment: [String: String], output: Outlet, errors: Outlet, now: @escaping () -> Int,
    stopwatch: @escaping () -> Double, processorCount: Int,
    tree: @escaping (_ folder: String) -> any Tree,
    realPath: @escaping (_ path: String) -> String
  ) {
    self.environment = environment
    self.output = output
    self.errors = errors
    self.now = now
    self.stopwatch = stopwatch
    self.processorCount = processorCount
    self.tree = tree
    self.realPath = realPath
  }
}
