/// Completion for zsh: a file `_momentsgen` in a folder of `$fpath`.
enum ZshCompletions {
  static var script: String {
    """
    #compdef momentsgen
    # zsh completion for momentsgen
    _momentsgen() {
      local curcontext=$curcontext state line
      typeset -A opt_args
      _arguments -C \\
    \(specifications(Flag.general, indent: 4)) \\
        '1: :->command' \\
        '*:: :->rest'
      case $state in
        command)
          local -a commands
          commands=(
    \(Command.all.map { "        '\($0.name):\(quoted($0.summary))'" }.joined(separator: "\n"))
          )
          _describe -t commands command commands ;;
        rest)
          case $line[1] in
    \(Command.all.map(arguments).joined(separator: "\n"))
          esac ;;
      esac
    }
    if [[ $funcstack[1] == _momentsgen ]]; then
      _momentsgen "$@"
    else
      compdef _momentsgen momentsgen
    fi

    """
  }

  private static func arguments(_ command: Command) -> String {
    let operand = action(command.operandOffer).map { " \\\n            '*:argument:\($0)'" } ?? ""
    return """
              \(command.name))
                _arguments \\
      \(specifications(command.allFlags, indent: 12))\(operand) ;;
      """
  }

  private static func specifications(_ flags: [Flag], indent: Int) -> String {
    flags.map { flag in
      let value = flag.takesValue ? ":\(flag.valueName):\(action(flag.offer) ?? " ")" : ""
      let text = "[\(quoted(flag.summary))]\(value)'"
      let start = String(repeating: " ", count: indent)
      let mark = flag.isList ? "'*'" : ""
      let long = "--\(flag.name)\(flag.takesValue ? "=" : "")"
      guard let short = flag.short else { return "\(start)\(mark)'\(long)\(text)" }
      let shortForm = "-\(short)\(flag.takesValue ? "+" : "")"
      let exclusion = flag.isList ? mark : "'(-\(short) --\(flag.name))'"
      return "\(start)\(exclusion){\(shortForm),\(long)}'\(text)"
    }.joined(separator: " \\\n")
  }

  private static func action(_ offer: Flag.Offer) -> String? {
    switch offer {
    case .nothing: nil
    case .files: "_files"
    case .folders: "_files -/"
    case .words(let words): "(\(words.joined(separator: " ")))"
    }
  }

  /// Within single quotes and brackets, of a description.
  private static func quoted(_ text: String) -> String {
    var result = ""
    for character in text {
      switch character {
      case "'": result += "'\\''"
      case "[", "]", ":", "\\": result += "\\\(character)"
      default: result.append(character)
      }
    }
    return result
  }
}

extension Flag {
  /// `dir`, `format`: what a shell calls the value.
  fileprivate var valueName: String {
    if case .value(let name) = argument { name.lowercased() } else { name }
  }
}
