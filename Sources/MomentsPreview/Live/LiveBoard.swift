internal import Diagnostics
private import FileTree
internal import Synchronization

/// What the open pages know: the newest build, its errors, and the ribbons.
final class LiveBoard: Sendable {
  private struct State {
    /// Counts what was published, for both audiences.
    var generation = 0
    var styleVersion = 0
    var built: Set<Audience> = []
    var errors: [Diagnostic] = []
    var ribbons: [String: String] = [:]
  }

  /// More changed files than that are "all of them".
  private static let mostPaths = 500
  /// Told apart from an earlier run of the preview, whose pages may still be open.
  private let run: String
  private let editor: EditorLinks
  private let state = Mutex(State())

  init(run: String, editor: EditorLinks = EditorLinks()) {
    self.run = run
    self.editor = editor
  }

  /// What a page that has just connected is told.
  var greeting: EventStream.Event {
    state.withLock { state in
      EventStream.Event(
        "hello",
        object([
          ("run", DiagnosticJSON.quoted(run)),
          ("generation", "\(state.generation)"), ("errors", errors(state)),
          ("ribbons", ribbons(state)),
        ]))
    }
  }

  /// Takes over what a build did; what to tell the pages of it.
  func note(
    _ outcome: RebuildLoop.Outcome, _ change: StagedSite.Change, for audience: Audience,
    basePath: String
  ) -> [EventStream.Event] {
    state.withLock { state in
      var events: [EventStream.Event] = []
      if audience == .author {
        let failures = outcome.isComplete ? [] : outcome.diagnostics
        if failures != state.errors {
          state.errors = failures
          events.append(EventStream.Event("errors", errors(state)))
        }
        if outcome.isComplete, outcome.ribbons != state.ribbons {
          state.ribbons = outcome.ribbons
          events.append(EventStream.Event("ribbons", ribbons(state)))
        }
      }
      if !change.isEmpty {
        state.generation += 1
        // To a page of an earlier run everything of the first build is new, and most of it isn't.
        let isFirst = state.built.insert(audience).inserted
        events.insert(
          update(isFirst ? nil : change, audience, basePath, state.generation), at: 0)
      }
      return events
    }
  }

  /// What to tell the pages of style sheets that changed in the theme.
  func styleEvents(_ names: [String]) -> [EventStream.Event] {
    names.map { name in
      let version = state.withLock { state in
        state.styleVersion += 1
        return state.styleVersion
      }
      return EventStream.Event(
        "style", object([("name", DiagnosticJSON.quoted(name)), ("version", "\(version)")]))
    }
  }

  /// - Parameter change: nil, or too much to list: anything may have changed.
  private func update(
    _ change: StagedSite.Change?, _ audience: Audience, _ basePath: String, _ generation: Int
  ) -> EventStream.Event {
    let listed = change.flatMap {
      $0.written.count + $0.removed.count > LiveBoard.mostPaths ? nil : $0
    }
    let list = { (paths: [TreePath]?) in
      "[\((paths ?? []).map { DiagnosticJSON.quoted(basePath + $0.text) }.joined(separator: ","))]"
    }
    return EventStream.Event(
      "update",
      object([
        ("generation", "\(generation)"), ("as", DiagnosticJSON.quoted(audience.rawValue)),
        ("all", listed == nil ? "true" : "false"), ("paths", list(listed?.written)),
        ("gone", list(listed?.removed)),
      ]))
  }

  private func ribbons(_ state: State) -> String {
    object(
      state.ribbons.sorted { $0.key < $1.key }.map { ($0.key, DiagnosticJSON.quoted($0.value)) })
  }

  private func errors(_ state: State) -> String {
    let most = 100
    let shown = state.errors.prefix(most).map { OverlayMessage($0, editor: editor).json }
    return object([
      ("count", "\(state.errors.count)"), ("list", "[\(shown.joined(separator: ","))]"),
    ])
  }

  private func object(_ fields: [(name: String, value: String)]) -> String {
    DiagnosticJSON.object(fields)
  }
}
