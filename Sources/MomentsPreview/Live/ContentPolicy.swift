/// The part of a page's `Content-Security-Policy` that the preview's script needs.
enum ContentPolicy {
  /// `policy` with this origin's scripts and connections allowed. `require-trusted-types-for` goes:
  /// the script parses new versions of the page.
  static func allowingLivePage(_ policy: String) -> String {
    var directives = policy.split(separator: ";").map { directive in
      directive.split { $0 == " " || $0 == "\t" || $0 == "\n" }.map(String.init)
    }.filter { !$0.isEmpty && $0[0].lowercased() != "require-trusted-types-for" }
    for name in ["script-src", "connect-src"] {
      let others = directives.first { $0[0].lowercased() == "default-src" }?.dropFirst()
      if let index = directives.firstIndex(where: { $0[0].lowercased() == name }) {
        directives[index] = [name] + withSelf(directives[index].dropFirst())
      } else if let others {
        directives.append([name] + withSelf(others))
      }
    }
    if let index = directives.firstIndex(where: { $0[0].lowercased() == "style-src" }),
      directives[index].contains(where: { $0.hasPrefix("'sha256-") })
    {
      directives[index].append(emptyStyle)
    }
    return directives.map { $0.joined(separator: " ") }.joined(separator: "; ")
  }

  /// A copy of a page that has a style of its own begins with an empty one.
  private static let emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"

  private static func withSelf(_ sources: ArraySlice<String>) -> [String] {
    let sources = sources.filter { $0.lowercased() != "'none'" }
    return sources.contains("'self'") ? Array(sources) : ["'self'"] + sources
  }
}
