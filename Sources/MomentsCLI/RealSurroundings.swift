private import FileTree
private import Glibc

/// The real process: its arguments, environment, clock, streams and disk. The only file that sees
/// them.
extension CommandLineTool {
  /// Runs the tool as the shell called it, and exits.
  package static func main() -> Never {
    // A reader that has gone makes writing fail, which is handled where it happens.
    signal(SIGPIPE, SIG_IGN)
    reserveStandardStreams()
    let tool = CommandLineTool(
      arguments: Array(CommandLine.arguments.dropFirst()), surroundings: .real)
    exit(tool.run().rawValue)
  }

  /// Where a standard stream is closed, the next file opened would take its number, and messages
  /// would end up in it. Opened for reading, so that writing still fails.
  private static func reserveStandardStreams() {
    for number in Int32(0)...2 where fcntl(number, F_GETFD) == -1 {
      _ = open("/dev/null", O_RDONLY)
    }
  }
}

extension Surroundings {
  fileprivate static var real: Surroundings {
    var surroundings = Surroundings(
      environment: processEnvironment(), output: outlet(STDOUT_FILENO),
      errors: outlet(STDERR_FILENO), now: { time(nil) }, stopwatch: monotonicSeconds,
      processorCount: max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))),
      tree: { DiskTree(root: $0) }, realPath: RealPath.resolving, input: standardInput,
      session: .real)
    if let program = programPath(), let slash = program.lastIndex(of: "/") {
      let folder = String(program[..<slash])
      surroundings.programFolder = folder
      surroundings.programStamp = stamp(of: program)
    }
    if isatty(STDERR_FILENO) == 1 { surroundings.liveLine = liveLine }
    return surroundings
  }

  /// As the kernel knows it, whatever name the program was called by.
  private static func programPath() -> String? {
    guard let path = realpath("/proc/self/exe", nil) else { return nil }
    defer { free(path) }
    return String(cString: path)
  }

  private static func stamp(of program: String) -> String? {
    var status = stat()
    guard stat(program, &status) == 0 else { return nil }
    return "\(Version.number) \(status.st_size) \(status.st_ino) \(status.st_mtim.tv_sec)"
      + ".\(status.st_mtim.tv_nsec)"
  }

  private static var liveLine: LiveLine {
    LiveLine(
      show: { text in
        let bytes = Array("\r\(text)\u{1B}[K".utf8)
        // Nothing depends on it.
        _ = bytes.withUnsafeBytes { write(STDERR_FILENO, $0.baseAddress, $0.count) }
      }, stopwatch: { monotonicSeconds() })
  }

  /// Only the variables that the program heeds.
  private static func processEnvironment() -> [String: String] {
    var values: [String: String] = [:]
    let names = [
      "EDITOR", "HOME", "NO_COLOR", "PATH", "SOURCE_DATE_EPOCH", "TERM", "TMPDIR", "TZDIR",
      "VISUAL",
    ]
    for name in names {
      if let value = getenv(name) { values[name] = String(cString: value) }
    }
    return values
  }

  private static func monotonicSeconds() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  private static func standardInput() -> String? {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = chunk.withUnsafeMutableBytes { read(STDIN_FILENO, $0.baseAddress, $0.count) }
      if count == 0 { return String(validating: bytes, as: UTF8.self) }
      if count > 0 {
        bytes += chunk[..<count]
      } else if errno != EINTR {
        return nil
      }
    }
  }

  private static func outlet(_ descriptor: Int32) -> Outlet {
    Outlet(isTerminal: isatty(descriptor) == 1) { (text) throws(Outlet.Refusal) in
      var rest = Array(text.utf8)[...]
      while !rest.isEmpty {
        let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
        if count >= 0 {
          rest = rest.dropFirst(count)
        } else if errno == EPIPE {
          throw .closed
        } else if errno != EINTR {
          throw .failed(String(cString: strerror(errno)).lowercased())
        }
      }
    }
  }
}
