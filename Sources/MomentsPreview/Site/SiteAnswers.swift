internal import FileTree

/// Answers every request that reaches the preview.
struct SiteAnswers: Sendable {
  let hosts: HostRules
  let sites: ServedSites
  let events: EventStream
  let styles: StyleSources?
  private let cache = AnswerCache()

  init(
    hosts: HostRules, sites: ServedSites, events: EventStream, styles: StyleSources? = nil
  ) {
    self.hosts = hosts
    self.sites = sites
    self.events = events
    self.styles = styles
  }

  /// nil while the site that is asked for is being built.
  func answer(_ request: HTTPRequest) -> HTTPAnswer? {
    if let refusal = refusal(of: request) { return refusal }
    let path: RequestPath
    do throws(RequestPath.Refusal) { path = try RequestPath(request.target) } catch {
      let text = error == .malformed ? "this is no address of a page" : "the address is too long"
      return HTTPAnswer(error.status, text: text, isLast: true)
    }
    if path.path.text == LivePage.folder || path.path.text.hasPrefix(LivePage.folder + "/") {
      return ownAnswer(request, path)
    }
    if request["service-worker"] != nil { return LiveScript.noServiceWorker }
    return siteAnswer(request, path)
  }

  /// What is refused whatever it asks for.
  private func refusal(of request: HTTPRequest) -> HTTPAnswer? {
    guard request.method == "GET" || request.method == "HEAD" else {
      return HTTPAnswer(
        405, text: "the preview only shows pages", [("Allow", "GET, HEAD")], isLast: true)
    }
    if request.mayHaveBody {
      return HTTPAnswer(400, text: "a request for a page has no body", isLast: true)
    }
    do throws(HostRules.Refusal) { try hosts.check(request) } catch {
      switch error {
      case .malformed: return HTTPAnswer(400, text: "the host is missing", isLast: true)
      case .foreign:
        return HTTPAnswer(
          403, text: "the preview doesn't answer to this name; ask for localhost", isLast: true)
      }
    }
    return nil
  }

  /// The preview's own addresses.
  private func ownAnswer(_ request: HTTPRequest, _ path: RequestPath) -> HTTPAnswer {
    if hosts.isFromElsewhere(request) {
      return HTTPAnswer(403, text: "this is for the preview's own pages", isLast: true)
    }
    switch path.path.name {
    case "live.js" where !path.isFolder: return LiveScript.answer
    case "events" where !path.isFolder:
      if request.method == "HEAD" { return HTTPAnswer(200, EventStream.fields) }
      return HTTPAnswer(200, EventStream.fields, .events(events))
    default:
      let prefix = LivePage.styleFolder + "/"
      guard path.path.text.hasPrefix(prefix), !path.isFolder,
        let bytes = styles?.bytes(of: String(path.path.text.dropFirst(prefix.utf8.count)))
      else { return HTTPAnswer(404, text: "there is nothing here") }
      let type = MediaType.of(fileExtension: "css")
      return HTTPAnswer(
        200, [("Content-Type", type), ("Cache-Control", "no-store")] + FileAnswer.always,
        .bytes(bytes))
    }
  }

  private func siteAnswer(_ request: HTTPRequest, _ path: RequestPath) -> HTTPAnswer? {
    let audience = Audience(request, path)
    if let redirect = keeping(audience, request, path) { return redirect }
    switch sites.readiness(of: audience) {
    case .idle, .building: return nil
    case .failed(let diagnostics):
      return HTTPAnswer(
        503,
        [("Content-Type", MediaType.html), ("Cache-Control", "no-store")] + FileAnswer.always,
        .bytes(LivePage.prepared(WaitingPage.bytes(diagnostics))))
    case .ready: break
    }
    let base = sites.basePath
    guard let inside = SiteAnswers.path(of: path, below: base) else {
      return outside(base, path)
    }
    let site = sites[audience]
    let index = inside.path.appending("index.html")
    let wanted = inside.isFolder || inside.path == .root ? index : inside.path
    if !inside.isHidden, let file = site.file(at: wanted),
      let answer = answer(request, file, Wanted(path: wanted, audience: audience))
    {
      return answer.answer(to: request)
    }
    if !inside.isFolder, !inside.isHidden, site.file(at: index) != nil {
      return redirect(301, to: base + inside.path.text + "/", path.query)
    }
    return notFound(request, site, audience)
  }

  private struct Wanted {
    var path: TreePath
    var audience: Audience
    var status = 200
  }

  private func answer(_ request: HTTPRequest, _ file: SiteFile, _ wanted: Wanted) -> FileAnswer? {
    let isPage = MediaType.of(fileExtension: wanted.path.fileExtension) == MediaType.html
    let isLive = isPage && request.isForReading
    let key = AnswerCache.Key(path: wanted.path, audience: wanted.audience, isLive: isLive)
    let page = isLive ? LivePage.prepared : nil
    if wanted.status != 200 {
      return FileAnswer(file, at: wanted.path, status: wanted.status, page: page)
    }
    return cache.answer(key, for: file) { FileAnswer(file, at: wanted.path, page: page) }
  }

  private func notFound(
    _ request: HTTPRequest, _ site: any SiteFiles, _ audience: Audience
  ) -> HTTPAnswer {
    let wanted = Wanted(path: TreePath(trusted: "404.html"), audience: audience, status: 404)
    if let file = site.file(at: wanted.path), let answer = answer(request, file, wanted) {
      return answer.whole
    }
    return HTTPAnswer(404, text: "there is no such page")
  }

  // MARK: Addresses

  /// A page that is reached from one that is shown to the public is shown to the public too, and
  /// its address says so.
  private func keeping(
    _ audience: Audience, _ request: HTTPRequest, _ path: RequestPath
  ) -> HTTPAnswer? {
    guard audience != .author, path.queryValue(Audience.field) == nil,
      request["sec-fetch-mode"] == "navigate"
    else { return nil }
    let text = request.target.prefix { $0 != "?" }
    let field = "\(Audience.field)=\(audience.rawValue)"
    return redirect(302, to: String(text), path.query.map { "\($0)&\(field)" } ?? Substring(field))
  }

  private func redirect(_ status: Int, to path: String, _ query: Substring?) -> HTTPAnswer {
    let address = AddressText.escaped(path) + (query.map { "?\($0)" } ?? "")
    return HTTPAnswer(status, text: "see \(address)", [("Location", address)])
  }

  private func outside(_ base: String, _ path: RequestPath) -> HTTPAnswer {
    if path.path == .root || path.path.text + "/" == base.dropFirst() {
      return redirect(path.path == .root ? 302 : 301, to: base, path.query)
    }
    return HTTPAnswer(404, text: "the site begins at \(base)")
  }

  /// nil where `path` isn't below `base`.
  private static func path(of path: RequestPath, below base: String) -> RequestPath? {
    guard base != "/" else { return path }
    let full = "/" + path.path.text + (path.isFolder ? "/" : "")
    guard full.hasPrefix(base) else { return nil }
    var inside = path
    let rest = full.dropFirst(base.count)
    inside.path = TreePath(trusted: String(rest.last == "/" ? rest.dropLast() : rest))
    return inside
  }
}

extension EventStream {
  static let fields = [
    ("Content-Type", "text/event-stream"), ("Cache-Control", "no-store"),
    ("X-Content-Type-Options", "nosniff"), ("Cross-Origin-Resource-Policy", "same-origin"),
    ("X-Accel-Buffering", "no"),
  ].map { (name: $0.0, value: $0.1) }
}
