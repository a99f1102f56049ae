import Diagnostics
import FileTree
import Foundation
import MomentsModel
import MomentsSite
import Workers

/// A site that is edited at random and built after each edit: into one output with a record of the
/// builds before, and into an empty one without.
struct EditedSite {
  let source: any Tree
  let output: any Tree
  let record: any Tree
  /// Gives a file of the source an older time; nil where the tree can't.
  var setTime: ((TreePath, Int) throws -> Void)?
  private(set) var random: RandomNumbers
  private var now = 1_796_083_200
  private var includesDrafts = false
  private var number = 0
  /// Earlier contents of files, to be restored.
  private var past: [(path: TreePath, bytes: [UInt8])] = []

  init(_ seed: UInt64, source: any Tree, output: any Tree, record: any Tree) throws {
    (self.source, self.output, self.record) = (source, output, record)
    random = RandomNumbers(state: seed)
    try write("title: Lake\ntimeZone: UTC\npageSize: 3\n", "Content/site.yaml")
    try write("---\nid: mira\nname: Mira\navatar: me.png\n---\nI swim.\n", "Content/profile.md")
    try write(EditedSite.picture(0), "Content/me.png")
    try write("ada: {name: Ada}\nben: {name: Ben}\n", "Content/people.yaml")
    for _ in 0..<6 { try addMoment() }
  }

  // MARK: Building

  struct Result {
    var files: [String: [UInt8]]?
    var diagnostics: [Diagnostic]
    var report: BuildReport?
  }

  func build() -> Result { build(into: output, remembering: true) }
  func cleanBuild() -> Result { build(into: MemoryTree(), remembering: false) }

  private func build(into output: any Tree, remembering: Bool) -> Result {
    var settings = BuildSettings(
      now: now, workers: Workers(count: 2), timeZone: { $0 == "UTC" ? .utc : nil })
    settings.includesDrafts = includesDrafts
    settings.pictures.today = 20_000
    if remembering { settings.record = RecordSettings(tree: record, program: "test") }
    var log = DiagnosticLog()
    do {
      let report = try SiteBuild(source: source, output: output, settings: settings).run(log: &log)
      return Result(
        files: report == nil ? nil : try EditedSite.files(output),
        diagnostics: log.sorted, report: report)
    } catch {
      log.add(Diagnostic(.outputUnwritable, "\(error)"))
      return Result(files: nil, diagnostics: log.sorted)
    }
  }

  static func files(_ tree: any Tree) throws -> [String: [UInt8]] {
    var files: [String: [UInt8]] = [:]
    for path in try tree.files(under: .root) { files[path.text] = try tree.read(path) }
    return files
  }

  /// What tells whether a file was touched, by path.
  func stamps() throws -> [String: FileStamp] {
    var stamps: [String: FileStamp] = [:]
    for path in try output.files(under: .root) { stamps[path.text] = try output.stamp(of: path) }
    return stamps
  }

  // MARK: Edits

  /// A number below `limit` from the same row as the edits.
  mutating func next(_ limit: Int) -> Int { random.next(limit) }

  /// Makes one edit and says which.
  mutating func edit() throws -> String {
    switch random.next(22) {
    case 0, 1:
      try addMoment()
      return "add"
    case 2, 3, 4: return try changeMoment { text, random in text + "More \(random.next(1000)).\n" }
    case 5:
      return try changeMoment { text, random in
        text.replacing("date: 2026-", with: "date: 202\(4 + random.next(3))-")
      }
    case 6:
      return try changeMoment { text, random in
        text.replacing("tags: [", with: "tags: [t\(random.next(4)), ")
      }
    case 7: return try remove("Content/moments") ? "delete" : "nothing"
    case 8: return try rename()
    case 9: return try changePhoto()
    case 10: return try changeTemplate()
    case 11, 12: return try changeSettings()
    case 13:
      now += [-86_400 * 40, 3600, 86_400 * 3][random.next(3)]
      return "clock"
    case 14: return try restore()
    case 15, 16: return try disturbOutput()
    case 17:
      try write("ada: {name: Ada \(random.next(3))}\nben: Ben\n", "Content/people.yaml")
      return "people"
    case 18:
      try write("A static file \(random.next(3))", "Content/static/s\(random.next(2)).txt")
      return "static"
    case 19:
      try write(
        "---\ntitle: About \(random.next(3))\n---\nHello\n", "Content/pages/p\(random.next(2)).md")
      return "page"
    case 20:
      includesDrafts.toggle()
      return "drafts"
    default:
      let body = "---\nid: mira\nname: Mira \(random.next(2))\navatar: me.png\n---\nI swim.\n"
      try write(body, "Content/profile.md")
      return "profile"
    }
  }

  private mutating func addMoment() throws {
    number += 1
    let ids = try moments().map(\.stem)
    var fields = ["date: 2026-0\(1 + random.next(9))-1\(random.next(9)) 10:0\(random.next(9))"]
    if random.next(2) == 0 { fields.append("title: Title \(random.next(5))") }
    if random.next(2) == 0 { fields.append("tags: [t\(random.next(4)), T\(random.next(3))]") }
    if random.next(2) == 0 { fields.append("likes: [ada, Person \(random.next(4))]") }
    if random.next(3) == 0 { fields.append("author: {name: Guest \(random.next(2))}") }
    if random.next(6) == 0 { fields.append("pinned: true") }
    if random.next(6) == 0 { fields.append("draft: true") }
    if random.next(6) == 0 { fields.append("visibility: unlisted") }
    if random.next(8) == 0 { fields.append("warning: Spiders") }
    if random.next(6) == 0 { fields.append("aliases: [/old/\(number)/]") }
    if random.next(4) == 0 { fields.append("comments: [{author: ben, text: \(random.next(9))}]") }
    if let id = ids.randomElement(using: &random), random.next(2) == 0 {
      fields.append("\(random.next(2) == 0 ? "replyTo" : "repostOf"): \(id)")
    }
    if random.next(3) == 0 {
      let name = "photo\(random.next(3)).png"
      try write(EditedSite.picture(UInt8(random.next(4))), "Content/photos/\(name)")
      fields.append("photos: [{src: \(name), alt: A}]")
    }
    // Some aren't right, and some are far from now.
    if random.next(25) == 0 { fields.append("replyTo: nobody-\(number)") }
    if random.next(12) == 0 { fields.append("mood: odd") }
    let folder = random.next(3) == 0 ? "Content/moments/sub" : "Content/moments"
    try write(
      "---\n\(fields.joined(separator: "\n"))\n---\nText \(random.next(100)).\n",
      "\(folder)/m\(number).md")
  }

  private func moments() throws -> [TreePath] {
    let root = TreePath(trusted: "Content/moments")
    guard try source.entry(at: root) != nil else { return [] }
    return try source.files(under: root)
  }

  private mutating func changeMoment(
    _ change: (String, inout RandomNumbers) -> String
  ) throws -> String {
    guard let path = try moments().randomElement(using: &random) else { return "nothing" }
    let old = String(decoding: try source.read(path), as: UTF8.self)
    try write(change(old, &random), path.text)
    return "change \(path)"
  }

  private mutating func remove(_ folder: String) throws -> Bool {
    guard let path = try moments().randomElement(using: &random) else { return false }
    try source.removeFile(path)
    return true
  }

  private mutating func rename() throws -> String {
    guard let path = try moments().randomElement(using: &random) else { return "nothing" }
    number += 1
    let target = TreePath(trusted: "Content/moments/moved/m\(number).md")
    try source.makeDirectory(target.parent)
    try source.move(path, to: target)
    return "rename \(path)"
  }

  private mutating func changePhoto() throws -> String {
    let folder = TreePath(trusted: "Content/photos")
    guard try source.entry(at: folder) != nil,
      let path = try source.files(under: folder).randomElement(using: &random)
    else { return "nothing" }
    if random.next(2) == 0 {
      try write(EditedSite.picture(UInt8(random.next(4))), path.text)
      return "photo \(path)"
    }
    try source.move(path, to: TreePath(trusted: "Content/\(path.name)"))
    return "move \(path)"
  }

  private mutating func changeTemplate() throws -> String {
    let names = ThemeEjection.files.filter { $0.hasSuffix(".html") || $0.hasSuffix(".css") }
    guard let name = names.randomElement(using: &random) else { return "nothing" }
    let path = TreePath(trusted: "Templates/\(name)")
    if try source.entry(at: path) != nil, random.next(2) == 0 {
      try source.removeFile(path)
      return "back to built-in \(name)"
    }
    let scratch = MemoryTree()
    _ = try ThemeEjection.eject([name], into: scratch)
    let text = String(decoding: try scratch.read(path), as: UTF8.self)
    let note = random.next(100)
    try write(text + (name.hasSuffix(".css") ? "/*\(note)*/" : "<!-- \(note) -->"), path.text)
    return "template \(name)"
  }

  private mutating func changeSettings() throws -> String {
    var lines = [
      "title: Lake \(random.next(2))", "timeZone: UTC", "pageSize: \(1 + random.next(4))",
    ]
    if random.next(4) == 0 { lines.append("permalinks: anchor") }
    if random.next(4) == 0 { lines.append("dates: build") }
    if random.next(3) == 0 { lines.append("baseURL: https://example.org/a/") }
    if random.next(4) == 0 { lines.append("language: ar") }
    if random.next(4) == 0 { lines.append("theme: {likes: hidden}") }
    try write(lines.joined(separator: "\n") + "\n", "Content/site.yaml")
    return "settings \(lines)"
  }

  /// An old version with its old time, as a backup program writes it.
  private mutating func restore() throws -> String {
    guard let old = past.randomElement(using: &random), try source.entry(at: old.path) != nil else {
      return "nothing"
    }
    try source.write(old.bytes, to: old.path)
    try setTime?(old.path, 1_700_000_000)
    return "restore \(old.path)"
  }

  private mutating func disturbOutput() throws -> String {
    let files = try output.files(under: .root).filter { !$0.text.hasPrefix(".") }
    guard let path = files.randomElement(using: &random) else { return "nothing" }
    switch random.next(3) {
    case 0:
      try output.removeFile(path)
      return "remove from output \(path)"
    case 1:
      var bytes = try output.read(path)
      if !bytes.isEmpty { bytes[bytes.count / 2] ^= 1 }
      try output.write(bytes, to: path)
      return "alter in output \(path)"
    default:
      try output.append(Array("x".utf8), to: path)
      return "append in output \(path)"
    }
  }

  private mutating func write(_ text: String, _ path: String) throws {
    try write(Array(text.utf8), path)
  }

  private mutating func write(_ bytes: [UInt8], _ path: String) throws {
    let path = TreePath(trusted: path)
    if try source.entry(at: path) != nil { past.append((path, try source.read(path))) }
    try source.makeDirectory(path.parent)
    try source.write(bytes, to: path)
  }

  /// A PNG of one pixel; its last chunk differs by `kind`.
  private static func picture(_ kind: UInt8) -> [UInt8] {
    let head =
      "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="
    return Array(Data(base64Encoded: head) ?? Data()) + Array(repeating: 0, count: Int(kind))
  }
}

/// The same numbers for the same seed (SplitMix64).
struct RandomNumbers: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  /// 0..<limit
  mutating func next(_ limit: Int) -> Int { Int(next() % UInt64(limit)) }
}
