internal import Diagnostics
internal import FileTree
internal import Synchronization

/// What is served to whom, and how far it is.
final class ServedSites: Sendable {
  enum Readiness: Sendable {
    /// Nobody has asked for it.
    case idle
    /// Asked for; the first build isn't through.
    case building
    case ready
    /// The first build failed; there is no older page to show.
    case failed([Diagnostic])
  }

  private struct State {
    var readiness: [Audience: Readiness] = [.author: .building]
    /// Begins and ends with a slash.
    var basePath = "/"
  }

  private let state: Mutex<State>
  private let files: @Sendable (Audience) -> any SiteFiles
  /// Called once, when a site is asked for that isn't built.
  private let demand: @Sendable (Audience) -> Void

  init(
    basePath: String = "/", files: @escaping @Sendable (Audience) -> any SiteFiles,
    demand: @escaping @Sendable (Audience) -> Void
  ) {
    state = Mutex(State(basePath: basePath))
    self.files = files
    self.demand = demand
  }

  subscript(audience: Audience) -> any SiteFiles { files(audience) }

  var basePath: String { state.withLock { $0.basePath } }

  func setBasePath(_ path: String) { state.withLock { $0.basePath = path } }

  /// Asking for a site has it built.
  func readiness(of audience: Audience) -> Readiness {
    let (readiness, isNew) = state.withLock { state in
      if case .idle = state.readiness[audience, default: .idle] {
        state.readiness[audience] = .building
        return (Readiness.building, true)
      }
      return (state.readiness[audience, default: .idle], false)
    }
    if isNew { demand(audience) }
    return readiness
  }

  /// Those that have been asked for.
  var wanted: [Audience] {
    state.withLock { state in
      Audience.allCases.filter {
        if case .idle = state.readiness[$0, default: .idle] { false } else { true }
      }
    }
  }

  /// A site that is shown stays as it is where a later build fails.
  func finish(_ audience: Audience, isPublished: Bool, _ diagnostics: [Diagnostic]) {
    state.withLock { state in
      if isPublished {
        state.readiness[audience] = .ready
      } else if case .ready = state.readiness[audience, default: .idle] {
        return
      } else {
        state.readiness[audience] = .failed(diagnostics)
      }
    }
  }
}
