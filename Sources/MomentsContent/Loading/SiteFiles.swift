import Diagnostics
import FileTree
import MomentsModel

/// Reads the files beside the moments: settings, profile, people.
struct SiteFiles {
  let tree: any Tree
  var log = DiagnosticLog()

  init(_ tree: any Tree) { self.tree = tree }

  /// nil where there are no settings that can be read. Their zone is looked up by `zones`.
  mutating func settings(_ zones: (String) -> TimeZoneRules?) -> (SettingsDraft, TimeZoneRules)? {
    guard let source = only(["site.yaml", "site.yml", "site.json"], .settingsTwice) else {
      if !log.hasErrors { log.add(SiteFiles.settingsMissing) }
      return nil
    }
    var draft = SettingsDraft()
    var zone: TimeZoneRules?
    read(source) { value, reader in
      reader.kind = .fields(SettingsFields.table.name)
      SettingsFields.table.read(value, into: &draft, &reader)
      guard let name = draft.timeZone else { return }
      zone = zones(name.value)
      if zone == nil {
        reader.error(
          .timeZoneUnknown, at: name.span,
          "'\(name.value.shortened(to: 60))' is not the name of a time zone",
          hint: "write an IANA name such as Europe/Berlin, Asia/Shanghai or UTC")
      }
    }
    return (draft, zone ?? .utc)
  }

  mutating func profile(_ zone: TimeZoneRules) -> ProfileDraft? {
    guard let source = only(["profile.md", "profile.json"], .profileTwice) else { return nil }
    var profile = ProfileDraft()
    if source.path.fileExtension == "json" {
      read(source) { value, reader in
        reader.kind = .fields(ProfileFields.table.name)
        ProfileFields.table.read(value, into: &profile, &reader)
      }
      return profile
    }
    var reader = reader(source)
    do throws(SyntaxFault) {
      let parts = try FrontMatter(source)
      let fields = try parts.values(in: source)
      ProfileFields.table.read(fields, into: &profile, &reader)
      if let rendering = reader.body(parts.body) {
        reader.refusePictures(in: rendering)
        profile.biography = rendering.visibleText
      }
    } catch {
      reader.add(error)
    }
    log.merge(reader.log)
    return profile
  }

  /// By id, in the file's order.
  mutating func people() -> [PersonDraft] {
    guard let source = only(["people.yaml", "people.yml", "people.json"], .settingsTwice) else {
      return []
    }
    var people: [PersonDraft] = []
    read(source) { value, reader in people = reader.peopleByID(value) }
    return people
  }

  /// A code host's search answer, `{"items": […]}`.
  mutating func repositories() -> [Repository] {
    guard let source = only(["repositories.json"], .settingsTwice) else { return [] }
    var repositories: [Repository] = []
    read(source) { value, reader in
      guard let items = value["items"] else {
        return reader.error(
          .keyMissing, at: value.shownSpan, "'items' is missing",
          hint: "save the whole answer of the search, {\"items\": […]}")
      }
      (reader.field, reader.kind) = ("items", .list(.fields(RepositoryFields.table.name)))
      for item in reader.strictList(items) {
        var draft = RepositoryDraft()
        RepositoryFields.table.read(item, into: &draft, &reader)
        if let repository = Repository(draft) { repositories.append(repository) }
      }
    }
    return repositories
  }

  mutating func read(
    _ source: SourceFile, _ body: (SourceValue, inout FieldReader) -> Void
  ) {
    var reader = reader(source)
    do throws(SyntaxFault) {
      let range = source.textStart..<source.bytes.count
      let isJSON = source.path.fileExtension == "json"
      var value =
        isJSON
        ? try JSONText.value(of: source, in: range) : try YAMLText.value(of: source, in: range)
      if value.isNull, !isJSON { value.content = .map([]) }
      body(value, &reader)
    } catch {
      reader.add(error)
    }
    log.merge(reader.log)
  }

  private func reader(_ source: SourceFile) -> FieldReader {
    FieldReader(
      source,
      ReadingContext(
        timeZone: .utc, media: MediaFiles(tree: tree, folder: MediaFiles.content)))
  }

  /// The one of `names` that is there; more than one is an error.
  private mutating func only(_ names: [String], _ code: DiagnosticCode) -> SourceFile? {
    let paths = names.map { MediaFiles.content.appending($0) }.filter { path in
      (try? tree.entry(at: path)) ?? nil != nil
    }
    guard let first = paths.first else { return nil }
    if let second = paths.dropFirst().first {
      log.add(
        Diagnostic(
          code, at: SourcePlace(file: second.text), "\(first) is there as well",
          hint: "keep one of the two"))
    }
    return SourceFile.read(first, in: tree, log: &log)
  }

  private static let settingsMissing = Diagnostic(
    .settingsMissing, at: SourcePlace(file: "Content/site.yaml"), "the site has no settings",
    hint: "create it with 'title: Moments' and 'timeZone: Europe/Berlin'")
}

extension FieldReader {
  /// A map from ids to names or to fields.
  fileprivate mutating func peopleByID(_ value: SourceValue) -> [PersonDraft] {
    guard case .map(let members) = value.content else {
      error(
        .valueType, at: value.shownSpan,
        "expected people by their ids, found \(value.description)",
        hint: "write ada: Ada Park, or ada: {name: Ada Park, avatar: ada.jpg}")
      return []
    }
    return members.map { member in
      (field, kind) = (member.key, .either([.text, .fields(PersonFields.table.name)]))
      var person = PersonDraft()
      if case .map = member.value.content {
        PersonFields.table.read(member.value, into: &person, &self)
      } else {
        person.name = text(member.value) ?? ""
      }
      if person.name.isEmpty { person.name = member.key }
      person.id = member.key
      return person
    }
  }
}
