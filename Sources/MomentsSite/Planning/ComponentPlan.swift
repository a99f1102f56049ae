internal import Diagnostics
internal import MomentsModel
internal import MomentsRendering
internal import MomentsViewModels

/// Which components the site's moments use.
struct ComponentPlan: Sendable {
  /// Sorted; those that the theme has.
  let used: [String]

  static let folder = "components/"
  static let runtime = "assets/components.js"

  /// Says of each name that the theme doesn't have where it was used first.
  init(timeline: Timeline, theme: Theme, log: inout DiagnosticLog) {
    let known = ComponentPlan.names(theme)
    var used: Set<String> = []
    var missing: Set<String> = []
    // By index: a moment is large to copy.
    let moments = timeline.moments
    for index in moments.indices where moments[index].hasDetails {
      guard let name = moments[index].details.component?.name else { continue }
      if known.contains(name) {
        used.insert(name)
      } else if missing.insert(name).inserted {
        log.add(ComponentPlan.unknown(name, known, moments[index].origin))
      }
    }
    self.used = used.sorted()
  }

  /// Whether a file of the theme is of use to the site.
  func needs(_ path: String) -> Bool {
    if path == ComponentPlan.runtime { return !used.isEmpty }
    guard path.hasPrefix(ComponentPlan.folder) else { return true }
    return used.contains { path == "components/\($0).js" || path == "components/\($0).css" }
  }

  private static func names(_ theme: Theme) -> Set<String> {
    Set(
      theme.assets.lazy.map(\.path).filter { $0.hasPrefix(folder) && $0.hasSuffix(".js") }
        .map { String($0.dropFirst(folder.utf8.count).dropLast(3)) })
  }

  private static func unknown(
    _ name: String, _ known: Set<String>, _ origin: Moment.Origin
  ) -> Diagnostic {
    let near = NearMiss.names(for: name, among: known.sorted()).first
    return Diagnostic(
      .componentUnknown, at: SourcePlace(file: origin.file, line: origin.line),
      "there is no component '\(name)'",
      hint: near.map { "did you mean '\($0)'?" } ?? "write Templates/components/\(name).js")
  }
}
