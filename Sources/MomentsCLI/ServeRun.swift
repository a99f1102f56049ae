private import Diagnostics
private import FileTree
private import MomentsPreview

/// One `momentsgen serve`, from checked options until it is stopped.
struct ServeRun {
  private let tool: CommandLineTool
  private let plan: BuildPlan
  private let printer: ServePrinter

  init(tool: CommandLineTool, plan: BuildPlan) {
    self.tool = tool
    self.plan = plan
    printer = ServePrinter(tool: tool, plan: plan)
  }

  private var options: Options { plan.options }
  private var session: Surroundings.Session { tool.surroundings.session }

  func run() -> ExitCode {
    session.holdStops()
    let build = BuildRun(tool: tool, plan: plan)
    if options.writesOutput, let objection = build.outputObjection {
      printer.show([objection])
      return .usage
    }
    do throws(TreeError) {
      let source = tool.surroundings.tree(plan.sourceFolder)
      guard try source.entry(at: .root)?.kind == .directory else {
        printer.show([build.noSuchSource])
        return .ioFailure
      }
      return serve()
    } catch {
      printer.show([build.diagnostic(for: error)])
      return .ioFailure
    }
  }

  private func serve() -> ExitCode {
    let printer = printer
    let build = ServeBuild(tool: tool, plan: plan)
    let server: PreviewServer
    do throws(TreeError) {
      server = try PreviewServer(
        settings, build: { build.run($0) }, report: { printer.show($0) })
    } catch {
      return fail("there is no room for temporary files in '\(error.path)': \(error.explanation)")
    }
    do throws(ListeningSocket.Refusal) {
      let port = try server.start()
      announce(port)
    } catch {
      return fail(explanation(of: error))
    }
    session.waitForStop()
    server.stop()
    return .success
  }

  private var settings: PreviewServer.Settings {
    let surroundings = tool.surroundings
    var settings = PreviewServer.Settings(
      now: surroundings.now, stopwatch: surroundings.stopwatch)
    settings.host = host
    settings.port = options.port ?? PreviewServer.usualPort
    if let temporary = surroundings.environment["TMPDIR"], !temporary.isEmpty {
      settings.temporaryFolder = temporary
    }
    let root = surroundings.realPath(plan.sourceFolder)
    settings.watched = FileWatcher.Scope(root: root, names: ["Content", "Templates", "Wording"])
    settings.isPolling = options.isPolling
    settings.styles = StyleSources(
      folder: "Templates/", tree: surroundings.tree(root + "/Templates"))
    settings.editor = EditorLinks(pattern: editorPattern, root: root)
    let name = session.addresses().name
    if settings.isOpen, !name.isEmpty { settings.names = [name, name + ".local"] }
    return settings
  }

  private var host: String { options.host ?? "127.0.0.1" }

  private var editorPattern: String? {
    if let pattern = options.editorAddress { return pattern }
    let environment = tool.surroundings.environment
    return ["VISUAL", "EDITOR"].lazy.compactMap { environment[$0] }
      .compactMap(EditorLinks.pattern).first
  }

  // MARK: What is said at the start

  private func announce(_ port: Int) {
    let wished = options.port ?? PreviewServer.usualPort
    if port != wished, wished != 0 {
      printer.say("port \(wished) is taken; this is port \(port)")
    }
    let address = "http://\(shownHost):\(port)\(options.basePath ?? "/")"
    _ = tool.printOutput(address + "\n")
    if settings.isOpen { warn(port) }
    printer.say("Ctrl-C stops it")
    if options.opensBrowser, !session.open(address) {
      printer.say("there is no program that opens a browser here (xdg-open)")
    }
  }

  /// A browser on this machine can't go to "any address".
  private var shownHost: String {
    switch host {
    case "0.0.0.0", "::": "127.0.0.1"
    default: host.contains(":") ? "[\(host)]" : host
    }
  }

  private func warn(_ port: Int) {
    printer.say(
      "warning: everyone on the networks of this machine can see this preview now, drafts and "
        + "private moments too")
    let isAny = host == "0.0.0.0" || host == "::"
    guard let number = isAny ? session.addresses().numbers.first : shownHost else { return }
    let address = "http://\(number):\(port)\(options.basePath ?? "/")"
    printer.say("on other machines it is \(address)")
    if tool.surroundings.errors.isTerminal, let code = TerminalCode.picture(of: address) {
      printer.say(code)
    }
  }

  private func explanation(of refusal: ListeningSocket.Refusal) -> String {
    let port = options.port ?? PreviewServer.usualPort
    return switch refusal {
    case .unknownHost: "'\(host)' is not a numeric address of this machine"
    case .taken: "port \(port) and the \(ListeningSocket.attempts - 1) after it are taken"
    case .failed(let reason): "port \(port) can't be used: \(reason)"
    }
  }

  private func fail(_ text: String) -> ExitCode {
    tool.printErrors("error: \(TerminalText.safe(text))\n")
    return .ioFailure
  }
}
