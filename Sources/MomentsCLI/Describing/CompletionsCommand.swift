private import Diagnostics

extension Command {
  static let completions = Command(
    name: "completions", summary: "Print what makes a shell complete commands and flags",
    usage: CompletionShell.allCases.map(\.rawValue).joined(separator: "|"),
    explanation: [
      "Packages install these already. By hand: write the output to "
        + "~/.local/share/bash-completion/completions/momentsgen, to a file _momentsgen in a folder "
        + "of zsh's $fpath, or to ~/.config/fish/completions/momentsgen.fish."
    ],
    flags: [], examples: ["momentsgen completions bash", "source <(momentsgen completions bash)"]
  ) { tool, reading in
    let names = CompletionShell.allCases.map(\.rawValue)
    guard reading.operands.count == 1, let name = reading.operands.first else {
      return tool.refuse(UsageError("completions takes one of \(names.joined(separator: ", "))"))
    }
    guard let shell = CompletionShell(rawValue: name) else {
      let near = NearMiss.names(for: name, among: names).first
      return tool.refuse(
        UsageError(
          "there are no completions for '\(name)'",
          hint: near.map { "did you mean '\($0)'?" } ?? "there are those for "
            + names.joined(separator: ", ")))
    }
    return tool.printOutput(shell.script)
  }

  static let manual = Command(
    name: "man", summary: "Print the manual page", usage: "",
    explanation: ["In mdoc, as man reads it: momentsgen man | man -l -"], flags: [],
    examples: ["momentsgen man > momentsgen.1"]
  ) { tool, reading in
    if let operand = reading.operands.first {
      return tool.refuse(UsageError("man takes no argument, and got '\(operand)'"))
    }
    return tool.printOutput(ManualPage.text)
  }
}

/// The shells whose completion is made from the tables of commands and flags.
enum CompletionShell: String, CaseIterable {
  case bash, zsh, fish

  var script: String {
    switch self {
    case .bash: BashCompletions.script
    case .zsh: ZshCompletions.script
    case .fish: FishCompletions.script
    }
  }
}

extension Flag {
  /// What a value can be, as far as a shell can offer it.
  enum Offer {
    case nothing, files, folders
    case words([String])
  }

  var offer: Offer {
    switch argument {
    case .toggle: .nothing
    case .choice(let words): .words(words)
    case .value("DIR"): .folders
    case .value("FILE"): .files
    case .value: .nothing
    }
  }
}

extension Command {
  /// What can follow the command's name.
  var operandOffer: Flag.Offer {
    if name == "help" { return .words(Command.all.map(\.name)) }
    let first = usage.prefix { $0 != " " }
    if first.contains("|") { return .words(first.split(separator: "|").map(String.init)) }
    if usage.contains("DIR") { return .folders }
    return ["PATH", "FILE"].contains { usage.contains($0) } ? .files : .nothing
  }

  var allFlags: [Flag] { Flag.general + flags }
}
