private import Diagnostics

/// Turns arguments into options: `--output=DIR`, `--output DIR`, `-o DIR`, `-oDIR`, `-qs DIR`; `--`
/// ends the flags.
struct FlagParser {
  /// What the arguments said.
  struct Reading {
    var options = Options()
    /// The arguments that are no flags, the command's name among them.
    var operands: [String] = []
    /// The flags that were given, in order, without dashes.
    var flagNames: [String] = []
  }

  private let flags: [Flag]
  private var rest: ArraySlice<String>
  private var reading = Reading()

  static func read(_ arguments: [String], flags: [Flag] = Flag.all) throws(UsageError) -> Reading {
    var parser = FlagParser(flags: flags, rest: arguments[...])
    while let argument = parser.rest.popFirst() {
      if argument == "--" {
        parser.reading.operands += parser.rest
        break
      } else if argument.hasPrefix("--") {
        try parser.readLong(argument)
      } else if argument.hasPrefix("-"), argument != "-" {
        try parser.readShorts(argument)
      } else {
        parser.reading.operands.append(argument)
      }
    }
    return parser.reading
  }

  private init(flags: [Flag], rest: ArraySlice<String>) {
    self.flags = flags
    self.rest = rest
  }

  private mutating func readLong(_ argument: String) throws(UsageError) {
    let parts = argument.dropFirst(2).split(
      separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    guard let flag = flags.first(where: { $0.name == name }) else { throw unknown(name) }
    let attached = parts.count > 1 ? String(parts[1]) : nil
    if !flag.takesValue, let attached {
      throw UsageError("--\(name) takes no value, and got '\(attached)'")
    }
    try take(flag, written: "--\(name)", attached: attached)
  }

  private mutating func readShorts(_ argument: String) throws(UsageError) {
    var letters = argument.dropFirst()
    while let letter = letters.popFirst() {
      guard let flag = flags.first(where: { $0.short == letter }) else {
        let written = argument.count == 2 ? "'-\(letter)'" : "'-\(letter)' in '\(argument)'"
        throw UsageError("unknown flag \(written)")
      }
      guard flag.takesValue else {
        try take(flag, written: "-\(letter)", attached: nil)
        continue
      }
      let attached = letters.first == "=" ? letters.dropFirst() : letters
      let isAttached = !letters.isEmpty
      return try take(
        flag, written: "-\(letter)", attached: isAttached ? String(attached) : nil)
    }
  }

  /// `attached` is the value that came in the same argument; else the next argument is it.
  private mutating func take(
    _ flag: Flag, written: String, attached: String?
  ) throws(UsageError) {
    var value = ""
    if let placeholder = flag.placeholder {
      if !flag.isList, reading.flagNames.contains(flag.name) {
        throw UsageError("--\(flag.name) is given twice")
      }
      guard let given = attached ?? nextValue(), !given.isEmpty else {
        throw UsageError("\(written) needs a value: \(written) \(placeholder)")
      }
      value = given
    }
    try flag.set(value, &reading.options)
    reading.flagNames.append(flag.name)
  }

  /// The next argument, unless it looks like a flag: then the value was forgotten.
  private mutating func nextValue() -> String? {
    guard let next = rest.first, next == "-" || !next.hasPrefix("-") else { return nil }
    return rest.popFirst()
  }

  private func unknown(_ name: String) -> UsageError {
    let near = NearMiss.names(for: name, among: flags.map(\.name)).first
    let suggestion = near.map { "; did you mean '--\($0)'?" } ?? ""
    return UsageError("unknown flag '--\(name)'\(suggestion)")
  }
}
