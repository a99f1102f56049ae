/// The help of the program and its commands, made from the tables of flags and commands.
enum HelpText {
  /// What the program prints when it is called without arguments.
  static let short = """
    usage: momentsgen COMMAND [FLAGS]

    \(commands)
    momentsgen --help says more.

    """

  static let overview = """
    momentsgen \(Version.number): a timeline of moments as a web site

    usage: momentsgen COMMAND [FLAGS]

    commands:
    \(commands)
    flags of every command:
    \(table(Flag.general.map(row)))
    \(exitCodes)
    momentsgen help COMMAND explains a command.

    """

  static func page(for command: Command) -> String {
    var parts = [
      "momentsgen \(command.name): \(command.summary)\n",
      "usage: momentsgen \(command.name)\(command.usage.isEmpty ? "" : " " + command.usage)\n",
    ]
    parts += command.explanation.map { wrapped($0, width: 80).joined(separator: "\n") + "\n" }
    if !command.flags.isEmpty { parts.append("flags:\n" + table(command.flags.map(row))) }
    parts.append("flags of every command:\n" + table(Flag.general.map(row)))
    if !command.examples.isEmpty {
      parts.append("examples:\n" + command.examples.map { "  \($0)\n" }.joined())
    }
    return parts.joined(separator: "\n")
  }

  private static var commands: String {
    table(Command.all.map { ("  " + $0.name, $0.summary) })
  }

  private static var exitCodes: String {
    "exit codes:\n" + table(ExitCode.allCases.map { ("  \($0.rawValue)", $0.meaning) })
  }

  private static func row(_ flag: Flag) -> (String, String) {
    let short = flag.short.map { "-\($0), " } ?? "    "
    let value = flag.placeholder.map { " " + $0 } ?? ""
    return ("  \(short)--\(flag.name)\(value)", flag.summary)
  }

  /// Two columns; a left cell too wide for its column stands on a line of its own.
  private static func table(_ rows: [(left: String, right: String)]) -> String {
    let column = min(rows.map(\.left.count).max() ?? 0, 26) + 2
    var text = ""
    for (left, right) in rows {
      var lines = wrapped(right, width: 80 - column)
      if left.count + 2 <= column {
        text += padded(left, to: column) + lines.removeFirst() + "\n"
      } else {
        text += left + "\n"
      }
      for line in lines { text += padded("", to: column) + line + "\n" }
    }
    return text
  }

  private static func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }

  /// At least one line, broken at spaces.
  static func wrapped(_ text: String, width: Int) -> [String] {
    var lines = [""]
    for word in text.split(separator: " ") {
      if let line = lines.last, !line.isEmpty, line.count + 1 + word.count > width {
        lines.append(String(word))
      } else {
        lines[lines.count - 1] += (lines[lines.count - 1].isEmpty ? "" : " ") + word
      }
    }
    return lines
  }
}
