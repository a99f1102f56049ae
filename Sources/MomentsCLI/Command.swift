/// One command: the one record that the dispatcher and the help are made from.
struct Command: Sendable {
  let name: String
  /// One line; no final full stop.
  let summary: String
  /// What follows the name in the usage line.
  let usage: String
  /// Paragraphs of plain text, wrapped when printed.
  let explanation: [String]
  /// Without the general flags, which all commands take.
  let flags: [Flag]
  /// Command lines that work as they stand.
  let examples: [String]
  let run: @Sendable (CommandLineTool, FlagParser.Reading) -> ExitCode

  static let all = [
    initialize, new, build, merge, serve, why, check, importing, export, theme, schema, completions,
    manual,
    help, version,
  ]

  static func named(_ name: String) -> Command? { all.first { $0.name == name } }
}
