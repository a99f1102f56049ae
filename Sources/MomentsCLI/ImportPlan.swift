internal import FileTree
internal import MomentsImport
private import MomentsModel

/// The options of an import together with what the site and the disk say.
struct ImportPlan {
  let options: Options
  let settings: ImportOptions
  let inputs: [ExportBundle.Input]
  /// nil: the export is recognised.
  let sourceKey: String?
  let password: String?
  /// Of the site's folder.
  let mediaList: TreePath?

  init(_ reading: FlagParser.Reading, _ tool: CommandLineTool) throws(UsageError) {
    options = reading.options
    var operands = reading.operands
    if operands.count > 1, let first = operands.first, SourceRecognition.keys.contains(first) {
      sourceKey = first
      operands.removeFirst()
    } else {
      sourceKey = nil
    }
    guard !operands.isEmpty else {
      throw UsageError(
        "import needs the path of an export", hint: "momentsgen import archive.zip")
    }
    mediaList = options.importing.mediaList.flatMap { TreePath($0) }
    if let name = options.importing.mediaList, mediaList == nil || name.hasPrefix("Content/") {
      throw UsageError(
        "--media-list takes a path inside the site's folder and outside of Content/, not '\(name)'")
    }
    inputs = operands.map { ImportPlan.input($0, tool) }
    password = try ImportPlan.password(reading.options.importing.passwordFile, tool)
    settings = try ImportPlan.settings(reading.options, tool)
  }

  private static func input(_ operand: String, _ tool: CommandLineTool) -> ExportBundle.Input {
    let whole = tool.surroundings.tree(operand)
    // What is wrong with a path is said by whoever reads it.
    if (try? whole.entry(at: .root))??.kind == .directory {
      return ExportBundle.Input(name: operand, tree: whole, path: .root)
    }
    let slash = operand.lastIndex(of: "/")
    let folder = slash.map { $0 == operand.startIndex ? "/" : String(operand[..<$0]) } ?? "."
    let name = slash.map { String(operand[operand.index(after: $0)...]) } ?? operand
    return ExportBundle.Input(
      name: operand, tree: tool.surroundings.tree(folder), path: TreePath(name) ?? .root)
  }

  private static func password(
    _ file: String?, _ tool: CommandLineTool
  ) throws(UsageError) -> String? {
    guard let file else { return nil }
    let input = input(file, tool)
    do throws(TreeError) {
      let line = try input.tree.read(input.path).prefix { $0 != 0x0A && $0 != 0x0D }
      return String(decoding: line, as: UTF8.self)
    } catch { throw UsageError("'\(file)' can't be read: \(error.explanation)") }
  }

  private static func settings(
    _ options: Options, _ tool: CommandLineTool
  ) throws(UsageError) -> ImportOptions {
    let facts = SiteFacts(tool.surroundings.tree(options.source))
    var settings = ImportOptions()
    let flags = options.importing
    if flags.inclusions.contains(.followers) { settings.audiences.insert(.followers) }
    if flags.inclusions.contains(.private) { settings.audiences.insert(.nobody) }
    settings.includesReplies = flags.inclusions.contains(.replies)
    settings.includesBoosts = flags.inclusions.contains(.boosts)
    settings.includesStories = flags.inclusions.contains(.stories)
    settings.includesCommunities = flags.inclusions.contains(.communities)
    settings.includesArchived = flags.inclusions.contains(.archived)
    settings.includesCoordinates = flags.inclusions.contains(.coordinates)
    settings.unknownAudience = flags.audience.flatMap { Audience(rawValue: $0.rawValue) }
    settings.shape = ImportOptions.Shape(rawValue: flags.shape.rawValue) ?? .automatic
    settings.isDryRun = flags.isDryRun
    settings.joinsThreads = flags.joinsThreads
    settings.foldsCrossPosts = !flags.keepsCrossPosts
    settings.restoresRemoved = flags.restoresRemoved
    settings.siteLanguage = facts.language ?? "en"
    settings.zones = zones(tool)
    settings.timeZone = try zone(flags.timeZone ?? facts.timeZone ?? "UTC", tool)
    return settings
  }

  private static func zones(
    _ tool: CommandLineTool
  ) -> @Sendable (String) -> TimeZoneRules? {
    let folder = tool.surroundings.environment["TZDIR"] ?? ""
    let files = ZoneFiles(
      tree: tool.surroundings.tree(folder.isEmpty ? ZoneFiles.usualFolder : folder))
    return { name in files.rules(for: name) }
  }

  private static func zone(
    _ name: String, _ tool: CommandLineTool
  ) throws(UsageError) -> TimeZoneRules {
    if let rules = zones(tool)(name) { return rules }
    throw UsageError(
      "'\(name)' is not the name of a time zone", hint: "--time-zone Europe/Berlin, for instance")
  }
}

/// The two settings of a site that an import needs, read without judging the rest of the file: a
/// site may be imported into before it is right.
struct SiteFacts {
  private(set) var timeZone: String?
  private(set) var language: String?

  init(_ site: any Tree) {
    for name in ["site.yaml", "site.yml", "site.json"] {
      let path = TreePath(trusted: "Content/\(name)")
      guard let bytes = try? site.read(path) else { continue }  // a build says what is wrong
      let lines = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
      timeZone = timeZone ?? SiteFacts.value(of: "timeZone", in: lines)
      language = language ?? SiteFacts.value(of: "language", in: lines)
    }
  }

  private static func value(of key: String, in lines: [Substring]) -> String? {
    for line in lines {
      let parts = line.split(separator: ":", maxSplits: 1)
      guard parts.count == 2, bare(parts[0]) == key else { continue }
      let value = bare(parts[1].prefix { $0 != "#" })
      return value.isEmpty ? nil : value
    }
    return nil
  }

  private static func bare(_ text: Substring) -> String {
    String(text.filter { !" \t\"',{}".contains($0) })
  }
}
