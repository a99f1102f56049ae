private import Diagnostics

/// The program: takes arguments and surroundings, gives an exit code.
package struct CommandLineTool: Sendable {
  /// Without the program's own name.
  let arguments: [String]
  let surroundings: Surroundings

  package init(arguments: [String], surroundings: Surroundings) {
    self.arguments = arguments
    self.surroundings = surroundings
  }

  package func run() -> ExitCode {
    do throws(UsageError) {
      return try dispatch(FlagParser.read(arguments))
    } catch {
      return refuse(error)
    }
  }

  private func dispatch(_ reading: FlagParser.Reading) throws(UsageError) -> ExitCode {
    if reading.options.wantsVersion { return printOutput(Version.line) }
    guard let name = reading.operands.first else {
      if reading.options.wantsHelp { return printOutput(HelpText.overview) }
      if let flag = reading.flagNames.first {
        throw UsageError("no command is given beside --\(flag)", hint: "momentsgen build --\(flag)")
      }
      printErrors(HelpText.short)
      return .usage
    }
    let command = try CommandLineTool.command(named: name)
    if reading.options.wantsHelp { return printOutput(HelpText.page(for: command)) }
    let known = (Flag.general + command.flags).map(\.name)
    if let foreign = reading.flagNames.first(where: { !known.contains($0) }) {
      throw UsageError("--\(foreign) is not a flag of momentsgen \(name)")
    }
    if reading.options.isQuiet, reading.options.isVerbose {
      throw UsageError("--quiet and --verbose contradict each other")
    }
    var rest = reading
    rest.operands.removeFirst()
    return command.run(self, rest)
  }

  static func command(named name: String) throws(UsageError) -> Command {
    if let command = Command.named(name) { return command }
    let near = NearMiss.names(for: name, among: Command.all.map(\.name)).first
    throw UsageError("unknown command '\(name)'" + (near.map { "; did you mean '\($0)'?" } ?? ""))
  }

  /// Says what is wrong with the command line and where help is.
  func refuse(_ error: UsageError) -> ExitCode {
    let place = arguments.lazy.compactMap(Command.named).first.map { "help \($0.name)" } ?? "--help"
    let hint = error.hint ?? "momentsgen \(place) shows what it takes"
    printErrors(
      "error: \(TerminalText.safe(error.summary))\n  hint: \(TerminalText.safe(hint))\n")
    return .usage
  }

  /// Data, to standard output.
  func printOutput(_ text: String) -> ExitCode {
    do throws(Surroundings.Outlet.Refusal) {
      try surroundings.output.write(text)
      return .success
    } catch {
      switch error {
      case .closed: return .success
      case .failed(let reason):
        printErrors("error: standard output: \(reason)\n")
        return .ioFailure
      }
    }
  }

  /// Messages, to standard error; where that is closed there is nobody left to tell.
  func printErrors(_ text: String) {
    try? surroundings.errors.write(text)
  }
}
