/// Completion for fish.
enum FishCompletions {
  static var script: String {
    var lines = ["# fish completion for momentsgen", "complete -c momentsgen -f"]
    lines += Flag.general.map { line("", $0) }
    for command in Command.all {
      lines.append(
        "complete -c momentsgen -n __fish_use_subcommand -a \(command.name) "
          + "-d \(quoted(command.summary))")
    }
    for command in Command.all {
      let condition = " -n '__fish_seen_subcommand_from \(command.name)'"
      lines += command.flags.map { line(condition, $0) }
      if let operands = operands(command.operandOffer) {
        lines.append("complete -c momentsgen\(condition)\(operands)")
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func line(_ condition: String, _ flag: Flag) -> String {
    var line = "complete -c momentsgen\(condition) -l \(flag.name)"
    if let short = flag.short { line += " -s \(short)" }
    switch flag.offer {
    case .words(let words): line += " -x -a '\(words.joined(separator: " "))'"
    case .files: line += " -r -F"
    case .folders: line += " -x -a '(__fish_complete_directories)'"
    case .nothing: line += flag.takesValue ? " -x" : ""
    }
    return line + " -d \(quoted(flag.summary))"
  }

  private static func operands(_ offer: Flag.Offer) -> String? {
    switch offer {
    case .nothing: nil
    case .files: " -F"
    case .folders: " -a '(__fish_complete_directories)'"
    case .words(let words): " -a '\(words.joined(separator: " "))'"
    }
  }

  private static func quoted(_ text: String) -> String {
    var result = "'"
    for character in text {
      if character == "'" || character == "\\" { result.append("\\") }
      result.append(character)
    }
    return result + "'"
  }
}
