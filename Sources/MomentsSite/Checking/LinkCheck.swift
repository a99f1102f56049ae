internal import Diagnostics
internal import FileTree
internal import MomentsModel

/// Links in texts that lead nowhere on the site, and those that leave it.
struct LinkCheck {
  let source: any Tree
  /// As built.
  let pages: MemoryTree
  let timeline: Timeline

  func findings(_ listsLinks: Bool) -> DiagnosticLog {
    var log = DiagnosticLog()
    let files = pages.contents
    var anchors = PageAnchors(files: files)
    var external: [(url: String, place: SourcePlace)] = []
    // Without pages, every link would be dead; why there are none is said already.
    let isBuilt = !files.isEmpty
    for text in texts {
      for link in HTMLLinks.addresses(in: text.html) {
        let place = self.place(of: link, in: text.file)
        if link.hasPrefix("http://") || link.hasPrefix("https://") {
          external.append((link, place))
        } else if isBuilt, let target = target(of: link, from: text.page),
          !anchors.has(target.path, target.fragment)
        {
          log.add(
            Diagnostic(
              .linkDead, .warning, at: place, "'\(link)' leads to nothing on the site",
              hint: "addresses look like /m/<id>/, /about/ and /tags/<tag>/"))
        }
      }
    }
    for moment in timeline.moments where moment.hasDetails {
      guard let link = moment.details.link else { continue }
      external.append((link.url, place(of: link.url, in: moment.origin.file)))
    }
    report(external, listsLinks, &log)
    return log
  }

  private func report(
    _ external: [(url: String, place: SourcePlace)], _ listsLinks: Bool, _ log: inout DiagnosticLog
  ) {
    guard !external.isEmpty else { return }
    if listsLinks {
      for link in external {
        log.add(Diagnostic(.linkExternal, .note, at: link.place, "leads to \(link.url)"))
      }
    } else {
      let count = Set(external.map(\.url)).count
      log.add(
        Diagnostic(
          .linkExternal, .note,
          "texts lead to \(count) address\(count == 1 ? "" : "es") elsewhere, which aren't visited",
          hint: "--verbose names them"))
    }
  }

  private struct Text {
    var html: [UInt8]
    var file: String
    /// Where the text is shown whole.
    var page: SiteAddress
  }

  private var texts: [Text] {
    timeline.moments.compactMap { moment in
      moment.body.map {
        Text(html: $0.html, file: moment.origin.file, page: timeline.address(of: moment))
      }
    }
      + timeline.pages.compactMap { page in
        page.body.map { Text(html: $0.html, file: page.file, page: .plainPage(path: page.path)) }
      }
  }

  /// nil for what isn't a place of the site, such as a mail address.
  private func target(
    of link: String, from page: SiteAddress
  ) -> (path: String, fragment: String?)? {
    let parts = link.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    let fragment = parts.count > 1 && !parts[1].isEmpty ? PercentText.decoded(parts[1]) : nil
    var path = PercentText.decoded(parts[0].prefix { $0 != "?" })
    if path.hasPrefix("//") || path.prefix(while: { $0 != "/" }).contains(":") { return nil }
    if path.isEmpty { return (page.outputPath, fragment) }
    let base = timeline.settings.basePath
    if path.hasPrefix(base) { path = "/" + path.dropFirst(base.count) }
    var folders =
      path.hasPrefix("/") ? [] : page.path.split(separator: "/").map(String.init)
    if !path.hasPrefix("/"), !page.path.isEmpty, !page.path.hasSuffix("/") { folders.removeLast() }
    for part in path.split(separator: "/") {
      if part == ".." { _ = folders.popLast() } else if part != "." { folders.append(String(part)) }
    }
    return (folders.joined(separator: "/"), fragment)
  }

  /// The line that holds the address, where it stands there as it is.
  private func place(of link: String, in file: String) -> SourcePlace {
    // A file that can't be read any more has no lines to point to.
    guard let bytes = try? source.read(TreePath(trusted: file)) else {
      return SourcePlace(file: file)
    }
    let text = String(decoding: bytes, as: UTF8.self)
    guard let found = text.firstRange(of: link) else { return SourcePlace(file: file) }
    return SourcePlace(file: file, line: text[..<found.lowerBound].count { $0.isNewline } + 1)
  }
}

/// Which pages and places in them there are.
private struct PageAnchors {
  let files: [String: [UInt8]]
  private var known: [String: Set<String>] = [:]

  init(files: [String: [UInt8]]) { self.files = files }

  mutating func has(_ path: String, _ fragment: String?) -> Bool {
    let index = path.isEmpty ? "index.html" : path + "/index.html"
    guard let file = [path, index].first(where: { files[$0] != nil }) else { return false }
    guard let fragment else { return true }
    let ids = known[file] ?? HTMLLinks.ids(in: files[file] ?? [])
    known[file] = ids
    return ids.contains(fragment)
  }
}

/// Attributes of HTML that the program itself wrote.
enum HTMLLinks {
  static func addresses(in html: [UInt8]) -> [String] { values(of: " href=\"", in: html) }

  static func ids(in html: [UInt8]) -> Set<String> { Set(values(of: " id=\"", in: html)) }

  private static func values(of attribute: String, in html: [UInt8]) -> [String] {
    var values: [String] = []
    let start = Array(attribute.utf8)
    var position = 0
    while position + start.count < html.count {
      guard html[position] == start[0], html[position...].starts(with: start) else {
        position += 1
        continue
      }
      position += start.count
      let value = html[position...].prefix { $0 != 0x22 }
      values.append(
        String(decoding: value, as: UTF8.self).replacing("&quot;", with: "\"")
          .replacing("&amp;", with: "&"))
      position += value.count
    }
    return values
  }
}

/// `%20` and the like.
enum PercentText {
  static func decoded(_ text: some StringProtocol) -> String {
    var bytes: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      guard byte == 0x25, rest.count >= 2,
        let value = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16)
      else {
        bytes.append(byte)
        continue
      }
      rest = rest.dropFirst(2)
      bytes.append(value)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
