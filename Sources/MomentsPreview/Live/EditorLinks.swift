internal import Diagnostics

/// Addresses that open a file in an editor that has some.
package struct EditorLinks: Sendable {
  /// With `{file}`, `{line}` and `{column}`; nil: no editor is known.
  private let pattern: String?
  /// Absolute; what files are relative to.
  private let root: String

  package init(pattern: String? = nil, root: String = "") {
    self.pattern = pattern
    self.root = root
  }

  /// The addresses of well-known editors by the program that `EDITOR` or `VISUAL` names.
  package static func pattern(forEditor command: String) -> String? {
    let program = command.split(separator: " ").first?.split(separator: "/").last ?? ""
    switch program {
    case "code", "code-insiders", "codium", "cursor", "windsurf":
      let scheme =
        switch program {
        case "code": "vscode"
        case "codium": "vscodium"
        default: String(program).replacing("code-", with: "vscode-")
        }
      return scheme + "://file{file}:{line}:{column}"
    case "zed": return "zed://file{file}:{line}:{column}"
    case "subl", "sublime_text": return "subl://open?url=file://{file}&line={line}&column={column}"
    case "idea", "webstorm", "fleet": return "\(program)://open?file={file}&line={line}"
    default: return nil
    }
  }

  func address(of place: SourcePlace) -> String? {
    guard let pattern else { return nil }
    return pattern.replacing("{file}", with: AddressText.escaped("\(root)/\(place.file)"))
      .replacing("{line}", with: "\(max(1, place.line))")
      .replacing("{column}", with: "\(max(1, place.column))")
  }
}
