/// Completion for bash, from version 4 on; without the package bash-completion.
enum BashCompletions {
  static var script: String {
    """
    # bash completion for momentsgen
    _momentsgen() {
      local word=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD-1]} command= i
      COMPREPLY=()
      # Words are cut at '=' as well: --color = auto.
      if [[ $word == "=" ]]; then word=; elif [[ $previous == "=" ]]; then previous=${COMP_WORDS[COMP_CWORD-2]}; fi
      for ((i = 1; i < COMP_CWORD; i++)); do
        case ${COMP_WORDS[i]} in
          \(Command.all.map(\.name).joined(separator: "|"))) command=${COMP_WORDS[i]}; break ;;
        esac
      done
      local folders=0 files=0 words=
      case $previous in
    \(values)
        *)
          if [[ $word == -* ]]; then
            case $command in
    \(flagsByCommand)
              *) words="\(names(Flag.general))" ;;
            esac
          else
            case $command in
    \(operandsByCommand)
              "") words="\(Command.all.map(\.name).joined(separator: " "))" ;;
            esac
          fi ;;
      esac
      local IFS=$'\\n'
      if [[ -n $words ]]; then COMPREPLY=($(IFS=' '; compgen -W "$words" -- "$word")); fi
      if ((folders)); then compopt -o filenames 2>/dev/null; COMPREPLY=($(compgen -d -- "$word")); fi
      if ((files)); then compopt -o filenames 2>/dev/null; COMPREPLY=($(compgen -f -- "$word")); fi
    }
    complete -F _momentsgen momentsgen

    """
  }

  private static func names(_ flags: [Flag]) -> String {
    flags.map { "--\($0.name)" }.joined(separator: " ")
  }

  /// What to do for an offer; nil for none.
  private static func action(_ offer: Flag.Offer) -> String? {
    switch offer {
    case .nothing: nil
    case .files: "files=1"
    case .folders: "folders=1"
    case .words(let words): "words=\"\(words.joined(separator: " "))\""
    }
  }

  private static var values: String {
    Flag.all.filter(\.takesValue).map { flag in
      let short = flag.short.map { "|-\($0)" } ?? ""
      return "    --\(flag.name)\(short)) \(action(flag.offer) ?? "return") ;;"
    }.joined(separator: "\n")
  }

  private static var flagsByCommand: String {
    Command.all.map { "          \($0.name)) words=\"\(names($0.allFlags))\" ;;" }
      .joined(separator: "\n")
  }

  private static var operandsByCommand: String {
    Command.all.compactMap { command in
      action(command.operandOffer).map { "          \(command.name)) \($0) ;;" }
    }.joined(separator: "\n")
  }
}
