import Diagnostics
import FileTree
import MomentsModel

extension SiteFiles {
  private static let forms: Set<String> = ["zero", "one", "two", "few", "many", "other"]

  /// `Wording/pt-BR.yaml`, or `Wording/pt.yaml` where that isn't there; nil where neither is.
  mutating func wording(of language: String) -> SiteWording? {
    let primary = String(language.prefix { $0 != "-" })
    let names = primary == language ? [language] : [language, primary]
    let paths = names.flatMap { name in
      ["yaml", "yml", "json"].map { TreePath(trusted: "Wording/\(name).\($0)") }
    }
    // One that can't be looked at counts as missing.
    guard let path = paths.first(where: { ((try? tree.entry(at: $0)) ?? nil) != nil }),
      let source = SourceFile.read(path, in: tree, log: &log)
    else { return nil }
    var entries: [SiteWording.Entry] = []
    var places = PlaceFinder()
    read(source) { value, reader in
      guard case .map(let members) = value.content else { return reader.refuse(value) }
      for member in members {
        reader.field = member.key
        for (name, value) in SiteFiles.flattened(member) {
          guard let words = SiteFiles.words(value) else {
            reader.refuse(value, hint: "write a text, or its forms: {one: …, other: …}")
            continue
          }
          let place = places.place(of: member.keySpan, in: source)
          entries.append(SiteWording.Entry(name: name, value: words, place: place))
        }
      }
    }
    return SiteWording(file: path.text, language: language, entries: entries)
  }

  /// A map is either the forms of one phrase, or phrases by their names.
  private static func flattened(_ member: SourceMember) -> [(String, SourceValue)] {
    guard case .map(let members) = member.value.content,
      !members.allSatisfy({ forms.contains($0.key) })
    else { return [(member.key, member.value)] }
    return members.map { ("\(member.key).\($0.key)", $0.value) }
  }

  private static func words(_ value: SourceValue) -> SiteWording.Value? {
    switch value.content {
    case .scalar(let text, _): return .text(text)
    case .list(let values):
      let texts = values.compactMap(text)
      return texts.count == values.count ? .list(texts) : nil
    case .map(let members):
      var phrases: [String: String] = [:]
      for member in members {
        guard forms.contains(member.key), let text = text(member.value) else { return nil }
        phrases[member.key] = text
      }
      return phrases["other"] == nil ? nil : .forms(phrases)
    case .null: return nil
    }
  }

  private static func text(_ value: SourceValue) -> String? {
    if case .scalar(let text, _) = value.content { return text }
    return nil
  }
}
