internal import Diagnostics
internal import FileTree
internal import MomentsModel
internal import MomentsPhotos

/// What only hidden moments say: it must be nowhere in the published site.
struct HiddenWords {
  /// What to look for, and what it is.
  private(set) var words: [(text: String, what: String)] = []

  init(whole: Timeline, shown: Timeline) {
    let published = Set(shown.moments.map(\.id))
    var allowed = published
    for moment in shown.moments {
      if let title = moment.title { allowed.insert(title) }
      for photo in moment.photos { allowed.insert(HiddenWords.name(photo)) }
    }
    for moment in whole.moments where !published.contains(moment.id) {
      let of = " of a moment that isn't published"
      add(moment.id, "the id" + of, unless: allowed)
      if let title = moment.title { add(title, "the title" + of, unless: allowed) }
      if let text = moment.body?.excerpt, text.count > 24 {
        add(String(text.prefix(60)), "the text" + of, unless: allowed)
      }
      for photo in moment.photos {
        add(HiddenWords.name(photo), "the name of a photo" + of, unless: allowed)
      }
    }
  }

  /// Short words stand anywhere by chance.
  private mutating func add(_ text: String, _ what: String, unless allowed: Set<String>) {
    if text.count > 5, !allowed.contains(text) { words.append((text, what)) }
  }

  private static func name(_ photo: Photo) -> String {
    switch photo.source {
    case .local(let path): TreePath(trusted: path).stem
    case .remote(let address): address
    }
  }
}

/// Looks through published files for what nobody should see.
struct PrivacyScan {
  let published: any Tree
  let hidden: HiddenWords

  private static let texts: Set<String> = [
    "html", "xml", "json", "txt", "js", "css", "webmanifest",
  ]

  func findings() throws(TreeError) -> DiagnosticLog {
    var log = DiagnosticLog()
    guard try published.entry(at: .root)?.kind == .directory else { return log }
    for path in try published.files(under: .root) where !path.text.hasPrefix(".momentsgen") {
      let bytes = try published.read(path)
      if let traces = MediaTraces(of: bytes) {
        report(traces, path, &log)
      } else if PrivacyScan.texts.contains(path.fileExtension) {
        scan(bytes, path, &log)
      }
    }
    return log
  }

  private func report(_ traces: MediaTraces, _ path: TreePath, _ log: inout DiagnosticLog) {
    if traces.hasPlace {
      add(.privacyPlace, path, "the file says where it was taken", &log)
    }
    if traces.hasDevice {
      add(.privacyDevice, path, "the file holds the serial number of a camera or lens", &log)
    }
  }

  private func scan(_ bytes: [UInt8], _ path: TreePath, _ log: inout DiagnosticLog) {
    let text = String(decoding: bytes, as: UTF8.self)
    for word in hidden.words where text.contains(word.text) {
      add(.privacyHidden, path, "'\(word.text)' is \(word.what)", &log)
    }
    guard path.fileExtension == "html" else { return }
    for contact in ContactText.all(in: text).prefix(5) {
      log.add(
        Diagnostic(
          .privacyContact, .warning, at: SourcePlace(file: path.text),
          "'\(contact)' looks like a way to reach somebody",
          hint: "leave it out of the text, if it isn't meant to be found by everybody"))
    }
  }

  private func add(
    _ code: DiagnosticCode, _ path: TreePath, _ text: String, _ log: inout DiagnosticLog
  ) {
    log.add(
      Diagnostic(
        code, at: SourcePlace(file: path.text), text,
        hint: "build again; files of Content/static are published as they are"))
  }
}

/// E-mail addresses and phone numbers.
enum ContactText {
  static func all(in html: String) -> [String] {
    var found: [String] = []
    for word in html.split(whereSeparator: { " \t\r\n<>\"'(),;".contains($0) }) {
      let plain = word.hasPrefix("mailto:") ? word.dropFirst(7) : word
      if isMail(plain), !found.contains(String(plain)) { found.append(String(plain)) }
    }
    for text in html.split(separator: ">").map({ $0.prefix { $0 != "<" } }) {
      for number in phones(in: text) where !found.contains(number) { found.append(number) }
    }
    return found
  }

  private static func isMail(_ word: Substring) -> Bool {
    let parts = word.split(separator: "@", omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].isEmpty, !word.contains("/") else { return false }
    let host = parts[1].split(separator: ".")
    return host.count > 1
      && host.allSatisfy { $0.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" } }
      && host[host.count - 1].allSatisfy(\.isLetter) && host[host.count - 1].count > 1
  }

  /// A plus sign and ten digits or more, however they are grouped: other numbers are too often
  /// none.
  private static func phones(in text: Substring) -> [String] {
    var found: [String] = []
    for start in text.indices where text[start] == "+" {
      let run = text[start...].prefix { $0.isASCII && $0.isNumber || "+ -()./".contains($0) }
      let digits = run.filter { $0.isASCII && $0.isNumber }
      if (10...15).contains(digits.count) {
        found.append(String(run).trimmingSpaces)
      }
    }
    return found
  }
}

extension String {
  fileprivate var trimmingSpaces: String {
    var text = self[...]
    while text.last?.isNumber == false { text.removeLast() }
    return String(text)
  }
}
