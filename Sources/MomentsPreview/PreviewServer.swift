package import FileTree
internal import Synchronization

/// The whole preview: serves a site, has it built again when its files change, and tells the open
/// pages.
///
/// It knows nothing of how a site is built; `build` does.
package final class PreviewServer: Sendable {
  package struct Settings: Sendable {
    /// A numeric address of this machine.
    package var host = "127.0.0.1"
    /// Where it is taken, the next free one is.
    package var port = PreviewServer.usualPort
    /// Further names by which the machine is asked for.
    package var names: [String] = []
    /// Where the built site lies; see `StagedSite`.
    package var temporaryFolder = "/tmp"
    /// nil: nothing is watched.
    package var watched: FileWatcher.Scope?
    package var isPolling = false
    /// nil: a changed style sheet shows when the site is built.
    package var styles: StyleSources?
    /// Seconds since 1970 UTC.
    package var now: @Sendable () -> Int
    /// Seconds from any fixed point; for durations.
    package var stopwatch: @Sendable () -> Double
    package var editor = EditorLinks()

    package init(
      now: @escaping @Sendable () -> Int, stopwatch: @escaping @Sendable () -> Double
    ) {
      self.now = now
      self.stopwatch = stopwatch
    }

    /// Whether other machines can ask.
    package var isOpen: Bool { host != "localhost" && !host.hasPrefix("127.") && host != "::1" }
  }

  package static let usualPort = 4242

  private let settings: Settings
  private let loop: RebuildLoop
  private let server: MicroHTTPServer
  private let events: EventStream
  private let heart = Heartbeat(seconds: 15)
  private let broom = Heartbeat(seconds: 5)

  package init(
    _ settings: Settings, build: @escaping RebuildLoop.Build,
    report: @escaping @Sendable (PreviewEvent) -> Void
  ) throws(TreeError) {
    self.settings = settings
    let board = LiveBoard(
      run: "\(settings.now())-\(Int(settings.stopwatch() * 1e6))", editor: settings.editor)
    events = EventStream { board.greeting }
    loop = try RebuildLoop(settings, board: board, events: events, build: build, report: report)
    let answers = SiteAnswers(
      hosts: HostRules(isOpen: settings.isOpen, names: settings.names), sites: loop.sites,
      events: events, styles: settings.styles)
    server = MicroHTTPServer(stopwatch: settings.stopwatch) { answers.answer($0) }
    loop.afterEachBuild { [server] in server.answerWaiting() }
  }

  /// Listens, begins to build and returns the port.
  package func start() throws(ListeningSocket.Refusal) -> Int {
    let socket = try ListeningSocket(host: settings.host, port: settings.port)
    guard server.start(on: socket) else { throw .failed("the server could not be started") }
    loop.start()
    heart.start { [events] in events.beat() }
    broom.start { [server] in server.endOverdueConnections() }
    return socket.port
  }

  /// Ends every connection and frees the port. A build that runs isn't waited for.
  package func stop() {
    heart.stop()
    broom.stop()
    loop.stop()
    events.close()
    server.stop()
  }
}
