extension Command {
  static let help = Command(
    name: "help", summary: "Explain a command", usage: "[COMMAND]",
    explanation: ["Without COMMAND: what commands there are."], flags: [],
    examples: ["momentsgen help build"]
  ) { tool, reading in
    do throws(UsageError) {
      guard let name = reading.operands.first else { return tool.printOutput(HelpText.overview) }
      if reading.operands.count > 1 { throw UsageError("help explains one command at a time") }
      return tool.printOutput(HelpText.page(for: try CommandLineTool.command(named: name)))
    } catch { return tool.refuse(error) }
  }

  static let version = Command(
    name: "version", summary: "Print the version", usage: "", explanation: [], flags: [],
    examples: []
  ) { tool, reading in
    if let operand = reading.operands.first {
      return tool.refuse(UsageError("version takes no argument, and got '\(operand)'"))
    }
    return tool.printOutput(Version.line)
  }
}
