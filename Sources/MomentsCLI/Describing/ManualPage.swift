/// `momentsgen(1)`, in mdoc, from the tables of commands and flags.
enum ManualPage {
  static var text: String {
    var lines = head
    for command in Command.all { lines += section(of: command) }
    lines += [".Sh ENVIRONMENT", ".Bl -tag -width SOURCE_DATE_EPOCH"]
    for (name, meaning) in variables { lines += [".It Ev \(name)", escaped(meaning) + "."] }
    lines += [".El", ".Sh FILES", ".Bl -tag -width Ds"]
    for (path, meaning) in files { lines += [".It Pa \(path)", escaped(meaning) + "."] }
    lines += [".El", ".Sh EXIT STATUS", ".Bl -tag -width Ds"]
    for code in ExitCode.allCases {
      lines += [".It \(code.rawValue)", escaped(sentence(code.meaning))]
    }
    lines += [
      ".El", ".Sh EXAMPLES", "A site, from nothing to pages in the browser:", ".Bd -literal",
    ]
    lines += ["momentsgen init timeline", "cd timeline", "momentsgen serve --open", ".Ed"]
    return lines.joined(separator: "\n") + "\n"
  }

  private static var head: [String] {
    [
      ".\\\" Made of the program's own tables: momentsgen man",
      ".Dd \(Version.date)", ".Dt MOMENTSGEN 1", ".Os", ".Sh NAME", ".Nm momentsgen",
      ".Nd a timeline of moments as a web site", ".Sh SYNOPSIS", ".Nm", ".Ar command",
      ".Op Ar flags", ".Sh DESCRIPTION",
      ".Nm", "turns a folder of Markdown and JSON into a web site of moments:",
      "short posts, photos, the people who liked them.",
      "Its pages need no server but one that gives out files.",
      ".Pp", "Flags of every command:", ".Bl -tag -width Ds",
    ] + Flag.general.flatMap(entry) + [".El", ".Sh COMMANDS"]
  }

  private static func section(of command: Command) -> [String] {
    var lines = [".Ss \(command.name)", escaped(sentence(command.summary)), ".Pp"]
    lines += [
      ".D1 momentsgen \(escaped(command.name + (command.usage.isEmpty ? "" : " " + command.usage)))"
    ]
    for paragraph in command.explanation { lines += [".Pp", escaped(paragraph)] }
    if !command.flags.isEmpty {
      lines += [".Bl -tag -width Ds"] + command.flags.flatMap(entry) + [".El"]
    }
    if !command.examples.isEmpty {
      lines += [".Pp", command.examples.count == 1 ? "Example:" : "Examples:", ".Bd -literal"]
      lines += command.examples.map { $0.replacing("-", with: "\\-") } + [".Ed"]
    }
    return lines
  }

  private static func entry(_ flag: Flag) -> [String] {
    let value = flag.placeholder.map { " Ar \(escaped($0))" } ?? ""
    let short = flag.short.map { "Fl \($0)\(value) , " } ?? ""
    return [".It \(short)Fl Fl \(flag.name)\(value)", escaped(sentence(flag.summary))]
  }

  private static func sentence(_ text: String) -> String {
    let first = text.prefix(1).uppercased() + text.dropFirst()
    return first.hasSuffix(".") ? first : first + "."
  }

  /// A sentence per line, as mdoc wants it, none longer than a screen is wide, and nothing that it
  /// would take for a request.
  private static func escaped(_ text: String) -> String {
    var result = text.replacing("\\", with: "\\e").replacing(". ", with: ".\n")
    result = result.replacing("-", with: "\\-").replacing("~", with: "\\(ti")
    return result.split(separator: "\n").flatMap { HelpText.wrapped(String($0), width: 78) }
      .map { $0.hasPrefix(".") || $0.hasPrefix("'") ? "\\&\($0)" : $0 }
      .joined(separator: "\n")
  }

  private static let files = [
    ("Content/", "Settings, people, moments and pages"),
    ("Templates/", "Files that stand before the built-in theme's"),
    ("public/", "The pages, as published"),
    (
      ".momentsgen/cache/", "Finished pictures; may be removed, and kept between runs of a workflow"
    ),
  ]

  private static let variables = [
    ("NO_COLOR", "Where it is set, messages have no colours"),
    ("SOURCE_DATE_EPOCH", "The time to build for, in seconds since 1970, instead of the clock's"),
    ("TZDIR", "Where the files of time zones are"),
  ]
}
