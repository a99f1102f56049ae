package import Diagnostics

/// Refuses output folders whose pruning or overwriting could cost somebody their work.
package enum OutputGuard {
  /// Why a build may not write to `output`; nil where it may. All paths are absolute and real
  /// (symbolic links resolved, as far as they exist).
  package static func objection(source: String, output: String, home: String?) -> Diagnostic? {
    let reason: String? =
      if output == "/" {
        "it is the root of the file system"
      } else if output == home {
        "it is your home folder"
      } else if output == source {
        "it is the site's own folder"
      } else if isInside(source, output) {
        "the site's own folder '\(source)' lies in it"
      } else if let part = ["Content", "Templates", "Wording"].first(where: {
        output == join(source, $0) || isInside(output, join(source, $0))
      }) {
        "it lies in the site's \(part)/"
      } else if output.split(separator: "/").contains(".git") {
        "it is part of a Git repository's own files"
      } else {
        nil
      }
    return reason.map {
      Diagnostic(
        .outputDangerous, "the site can't be written to '\(output)': \($0)",
        hint: "choose a folder of its own with --output, such as 'public'")
    }
  }

  private static func isInside(_ path: String, _ folder: String) -> Bool {
    path.hasPrefix(folder == "/" ? folder : folder + "/")
  }

  private static func join(_ folder: String, _ name: String) -> String {
    folder == "/" ? folder + name : folder + "/" + name
  }
}
