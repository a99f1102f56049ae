private import Diagnostics
private import FileTree
private import MomentsSite

extension Command {
  static let theme = Command(
    name: "theme", summary: "List the built-in theme's files, or copy them out",
    usage: "list|eject [FILE...] [FLAGS]",
    explanation: [
      "list prints the files of the built-in theme, one a line.",
      "eject copies FILE, or all of them, into the site's Templates/, where they stand before the "
        + "built-in ones. A file that is there is left as it is. Copy only what you change: the rest "
        + "then follows newer versions.",
    ],
    flags: Flag.site,
    examples: ["momentsgen theme list", "momentsgen theme eject moment-card.html assets/style.css"]
  ) { tool, reading in
    do throws(UsageError) {
      switch reading.operands.first {
      case "list" where reading.operands.count == 1:
        return tool.printOutput(ThemeEjection.files.map { $0 + "\n" }.joined())
      case "eject":
        return try eject(Array(reading.operands.dropFirst()), reading.options.source, tool)
      case nil, "list": throw UsageError("theme takes list, or eject and names of files")
      case let other?:
        throw UsageError(
          "'\(other)' is nothing that theme can do", hint: "momentsgen theme list, or theme eject")
      }
    } catch { return tool.refuse(error) }
  }

  private static func eject(
    _ names: [String], _ source: String, _ tool: CommandLineTool
  ) throws(UsageError) -> ExitCode {
    if let unknown = names.first(where: { !ThemeEjection.files.contains($0) }) {
      let near = NearMiss.names(for: unknown, among: ThemeEjection.files).first
      throw UsageError(
        "'\(unknown)' is no file of the built-in theme",
        hint: near.map { "did you mean '\($0)'?" } ?? "momentsgen theme list shows them")
    }
    do throws(TreeError) {
      let outcomes = try ThemeEjection.eject(names, into: tool.surroundings.tree(source))
      return tool.printOutput(
        outcomes.map { path, outcome in
          outcome == .kept ? "\(path) is there already, and left as it is\n" : "\(path)\n"
        }.joined())
    } catch {
      tool.printErrors("error: \(error.path): \(TerminalText.safe(error.explanation))\n")
      return .ioFailure
    }
  }
}
