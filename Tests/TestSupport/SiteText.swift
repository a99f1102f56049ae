package import FileTree

extension MemoryTree {
  /// A whole small site in one string: `-- path --` on a line of its own begins a file that reaches
  /// to the next such line. What stands before the first is a remark.
  ///
  ///     let site = MemoryTree(site: """
  ///       -- Content/site.yaml --
  ///       title: Lake
  ///       -- Content/moments/1.md --
  ///       Hello
  ///       """)
  package convenience init(site text: String) {
    var files: [String: String] = [:]
    var path: String?
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("-- "), line.hasSuffix(" --"), line.utf8.count > 6 {
        let name = String(line.dropFirst(3).dropLast(3))
        precondition(files[name] == nil, "'\(name)' is in the site twice")
        files[name] = ""
        path = name
      } else if let path {
        files[path, default: ""] += line + "\n"
      }
    }
    // A literal's last line ends without a newline of its own; the split shows it as an empty rest.
    if text.hasSuffix("\n"), let path { files[path]?.removeLast() }
    self.init(files)
  }
}
