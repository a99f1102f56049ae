/// The diagnostics of a run, in the order in which they were found.
///
/// A value; each worker fills its own and the stage merges them in input order, so that the result
/// doesn't depend on timing.
package struct DiagnosticLog: Sendable {
  package private(set) var diagnostics: [Diagnostic] = []

  package init() {}

  package var isEmpty: Bool { diagnostics.isEmpty }
  package var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

  package func count(of severity: Diagnostic.Severity) -> Int {
    diagnostics.count { $0.severity == severity }
  }

  package mutating func add(_ diagnostic: Diagnostic) { diagnostics.append(diagnostic) }

  package mutating func merge(_ other: DiagnosticLog) {
    diagnostics.append(contentsOf: other.diagnostics)
  }

  /// The first of those that say the same of the same place: what is wrong in a part that several
  /// pages include is found with each of them.
  package var withoutRepetitions: DiagnosticLog {
    struct Finding: Hashable {
      var place: SourcePlace?
      var summary: String
    }
    var seen: Set<Finding> = []
    var log = DiagnosticLog()
    log.diagnostics = diagnostics.filter {
      $0.place == nil || seen.insert(Finding(place: $0.place, summary: $0.summary)).inserted
    }
    return log
  }

  /// By place, those without one last, ties in the order of discovery.
  package var sorted: [Diagnostic] {
    diagnostics.enumerated().sorted { a, b in
      switch (a.element.place, b.element.place) {
      case (let x?, let y?) where x < y: true
      case (let x?, let y?) where y < x: false
      case (.some, .none): true
      case (.none, .some): false
      default: a.offset < b.offset
      }
    }.map(\.element)
  }
}
