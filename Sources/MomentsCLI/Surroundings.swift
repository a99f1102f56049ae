package import FileTree

/// Everything that a run takes from outside, as values, so that a test runs the tool as a shell does.
package struct Surroundings: Sendable {
  /// Where text goes: one of the two standard streams, or a test's memory.
  package struct Outlet: Sendable {
    package enum Refusal: Error, Sendable {
      /// The reader has gone, as `momentsgen --help | head -1` does.
      case closed
      /// Why, in words.
      case failed(String)
    }

    package var isTerminal: Bool
    package var write: @Sendable (String) throws(Refusal) -> Void

    package init(
      isTerminal: Bool = false, write: @escaping @Sendable (String) throws(Refusal) -> Void
    ) {
      self.isTerminal = isTerminal
      self.write = write
    }
  }

  /// The line of a terminal that shows how far a long run is.
  package struct LiveLine: Sendable {
    /// Puts a text in place of the last one; an empty one takes it away.
    package var show: @Sendable (String) -> Void
    /// Seconds from any fixed point.
    package var stopwatch: @Sendable () -> Double

    package init(
      show: @escaping @Sendable (String) -> Void, stopwatch: @escaping @Sendable () -> Double
    ) {
      self.show = show
      self.stopwatch = stopwatch
    }
  }

  package var environment: [String: String]
  package var output: Outlet
  package var errors: Outlet
  /// Seconds since 1970 UTC.
  package var now: @Sendable () -> Int
  /// Seconds from any fixed point; for durations.
  package var stopwatch: @Sendable () -> Double
  /// At least 1.
  package var processorCount: Int
  /// nil where messages don't go to a terminal.
  package var liveLine: LiveLine?
  /// Where the program itself lies; nil where the system doesn't say.
  package var programFolder: String?
  /// Differs for every program that was built; nil: nothing is kept between builds.
  package var programStamp: String?
  /// The tree in a folder, absolute or relative to the working folder.
  package var tree: @Sendable (_ folder: String) -> any Tree
  /// A path, absolute and with its links resolved, as far as it exists.
  package var realPath: @Sendable (_ path: String) -> String
  /// All of standard input as UTF-8; nil where it can't be read or isn't that.
  package var input: @Sendable () -> String?
  /// What a command that runs until it is stopped needs.
  package var session: Session

  package init(
    environment: [String: String], output: Outlet, errors: Outlet,
    now: @escaping @Sendable () -> Int,
    stopwatch: @escaping @Sendable () -> Double, processorCount: Int,
    tree: @escaping @Sendable (_ folder: String) -> any Tree,
    realPath: @escaping @Sendable (_ path: String) -> String,
    input: @escaping @Sendable () -> String? = { nil }, session: Session = Session()
  ) {
    self.environment = environment
    self.output = output
    self.errors = errors
    self.now = now
    self.stopwatch = stopwatch
    self.processorCount = processorCount
    self.tree = tree
    self.realPath = realPath
    self.input = input
    self.session = session
  }
}

extension Surroundings {
  /// The terminal's and the desktop's part in a command that runs until it is stopped.
  package struct Session: Sendable {
    /// From now on the signals that stop a program only end `waitForStop`; before any thread starts.
    package var holdStops: @Sendable () -> Void
    /// Returns when the program is to stop.
    package var waitForStop: @Sendable () -> Void
    /// Shows an address in the browser; false where there is no way to.
    package var open: @Sendable (_ address: String) -> Bool
    /// The machine's own name and numbers on its networks.
    package var addresses: @Sendable () -> Addresses

    package struct Addresses: Sendable {
      package var name: String
      /// Without the loopback's; those that other machines can reach first.
      package var numbers: [String]

      package init(name: String = "", numbers: [String] = []) {
        self.name = name
        self.numbers = numbers
      }
    }

    package init(
      holdStops: @escaping @Sendable () -> Void = {},
      waitForStop: @escaping @Sendable () -> Void = {},
      open: @escaping @Sendable (_ address: String) -> Bool = { _ in false },
      addresses: @escaping @Sendable () -> Addresses = { Addresses() }
    ) {
      self.holdStops = holdStops
      self.waitForStop = waitForStop
      self.open = open
      self.addresses = addresses
    }
  }
}

extension Surroundings {
  /// Whether a program or other file is there; false also where its folder can't be looked into, as
  /// a shell has it.
  func isFile(_ path: String) -> Bool {
    guard let slash = path.lastIndex(of: "/") else { return false }
    let name = TreePath(trusted: String(path[path.index(after: slash)...]))
    // As the contract says.
    return (try? tree(String(path[..<slash])).entry(at: name))?.kind == .file
  }
}
