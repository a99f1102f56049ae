private import Diagnostics
internal import FileTree

/// Profile and people as `momentsgen export` carries them: in the fields of content files.
struct OwnAccount: Sendable {
  private static let profileNames = [
    "id", "name", "avatar", "backgroundImage", "url", "links", "goals", "bio",
  ]
  private static let personNames = ["name", "avatar", "url"]

  /// What `Content/profile.json` and `Content/people.json` hold.
  let profile: JSONValue
  let people: JSONValue
  /// Pictures, by their file in `Content`.
  let files: [String: ImportedMedia.Origin]

  /// nil where `value` is none.
  init?(_ value: JSONValue?, in bundle: ExportBundle) {
    guard let profile = value?["profile"], profile["name"]?.text != nil else { return nil }
    var files: [String: ImportedMedia.Origin] = [:]
    self.profile = OwnAccount.described(
      profile, OwnAccount.profileNames, folder: "", in: bundle, &files)
    var people: [JSONValue.Member] = []
    for person in value?["people"]?.members ?? [] {
      let described = OwnAccount.described(
        person.value, OwnAccount.personNames, folder: "avatars/", in: bundle, &files)
      people.append(JSONValue.Member(key: person.key, value: described))
    }
    self.people = .object(people)
    self.files = files
  }

  /// The known fields; pictures under the names that they will have.
  private static func described(
    _ value: JSONValue, _ names: [String], folder: String, in bundle: ExportBundle,
    _ files: inout [String: ImportedMedia.Origin]
  ) -> JSONValue {
    var members: [JSONValue.Member] = []
    for name in names {
      guard let field = value[name] else { continue }
      guard name == "avatar" || name == "backgroundImage", let path = field.text else {
        members.append(JSONValue.Member(key: name, value: field))
        continue
      }
      let origin = OwnMoment.origin(path, in: bundle)
      switch origin {
      case .remote: members.append(JSONValue.Member(key: name, value: field))
      case .file(let file):
        let target = free(folder, file.name, files)
        files[target] = origin
        members.append(JSONValue.Member(key: name, value: .string(target)))
      case .bytes, .missing: continue
      }
    }
    return .object(members)
  }

  private static func free(
    _ folder: String, _ name: String, _ files: [String: ImportedMedia.Origin]
  ) -> String {
    var target = folder + name
    var number = 2
    while files[target] != nil {
      target = "\(folder)\(number)-\(name)"
      number += 1
    }
    return target
  }
}

/// Writes `Content/profile.json` and `Content/people.json`, each where the site has none yet.
struct OwnAccountWriter {
  let tree: any Tree
  let bundle: ExportBundle

  /// The profile's file, where it was written.
  func write(_ account: OwnAccount) throws(ImportFault) -> TreePath? {
    let hasProfile = try isTaken("profile.md", "profile.json")
    let hasPeople = try isTaken("people.yaml", "people.yml", "people.json")
    try copy(account.files)
    if !hasProfile { try write(account.profile, to: "profile.json") }
    if !hasPeople, !account.people.members.isEmpty { try write(account.people, to: "people.json") }
    return hasProfile ? nil : MergePlan.content.appending("profile.json")
  }

  private func copy(_ files: [String: ImportedMedia.Origin]) throws(ImportFault) {
    var copies: [MediaPlan.Copy] = []
    for (file, origin) in files.sorted(by: { $0.key < $1.key }) {
      guard let target = MergePlan.content.resolving(file), !(try isTaken(file)) else { continue }
      copies.append(MediaPlan.Copy(origin: origin, target: target, size: nil))
    }
    for folder in Set(copies.map(\.target.parent)) {
      do throws(TreeError) { try tree.makeDirectory(folder) } catch {
        throw ImportFault(writing: error)
      }
    }
    try MediaCopying(bundle: bundle, tree: tree).run(copies)
  }

  private func isTaken(_ names: String...) throws(ImportFault) -> Bool {
    for name in names {
      guard let path = MergePlan.content.resolving(name) else { continue }
      do throws(TreeError) { if try tree.entry(at: path) != nil { return true } } catch {
        throw ImportFault(writing: error)
      }
    }
    return false
  }

  private func write(_ value: JSONValue, to name: String) throws(ImportFault) {
    let path = MergePlan.content.appending(name)
    do throws(TreeError) {
      try tree.makeDirectory(MergePlan.content)
      try tree.write(Array((OwnAccountWriter.text(value, indent: "") + "\n").utf8), to: path)
    } catch { throw ImportFault(writing: error) }
  }

  private static func text(_ value: JSONValue, indent: String) -> String {
    switch value {
    case .null: return "null"
    case .bool(let flag): return flag ? "true" : "false"
    case .number(let number): return number
    case .string(let string): return DiagnosticJSON.quoted(string)
    case .array(let values):
      return "[" + values.map { text($0, indent: indent) }.joined(separator: ", ") + "]"
    case .object(let members):
      if members.isEmpty { return "{}" }
      let inner = indent + "  "
      let lines = members.map {
        "\(inner)\(DiagnosticJSON.quoted($0.key)): \(text($0.value, indent: inner))"
      }
      return "{\n" + lines.joined(separator: ",\n") + "\n\(indent)}"
    }
  }
}
