/// What the program tells its caller; stable across versions.
package enum ExitCode: Int32, Sendable, CaseIterable {
  case success = 0
  /// Errors in content, templates or settings; with `--strict` warnings too.
  case siteErrors = 1
  /// A file couldn't be read or written, or the program has a bug.
  case ioFailure = 2
  /// The command line can't be carried out as written; as `EX_USAGE` of BSD's sysexits.
  case usage = 64

  var meaning: String {
    switch self {
    case .success: "all went well"
    case .siteErrors: "errors in content, templates or settings"
    case .ioFailure: "a file could not be read or written, or an internal failure"
    case .usage: "the command line is wrong"
    }
  }
}
