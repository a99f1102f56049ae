private import Diagnostics
private import FileTree
private import MomentsSite

extension Command {
  static let build = Command(
    name: "build", summary: "Make the site's pages: Content/ and Templates/ become public/",
    usage: "[FLAGS]",
    explanation: [
      "Everything is read and rendered before the first file is written: where there is an error, "
        + "public/ stays as it was. Files that an earlier build wrote and this one doesn't are "
        + "removed; files of other origin are left alone.",
      "Pages are made again only where something that they show changed since the last build; what "
        + "comes out is the same. See 'momentsgen help why'.",
      "The same content, templates, flags and --now give the same bytes on any machine.",
      "Messages go to standard error, by file and line.",
    ],
    flags: Flag.site + Flag.building + Flag.publishing + Flag.sharding + Flag.remembering
      + Flag.messages,
    examples: [
      "momentsgen build",
      "momentsgen build --source ~/timeline --drafts --output /tmp/preview",
      "momentsgen build --compress gzip,br --changes changes.json",
      "momentsgen build --strict --format github --base-url https://example.org/moments/",
    ]
  ) { tool, reading in
    if let operand = reading.operands.first {
      return tool.refuse(
        UsageError(
          "build takes no argument, and got '\(operand)'",
          hint: "a site's folder is given as --source \(operand)"))
    }
    let publishing = reading.options.publishing
    if publishing.sinceManifest != nil, publishing.changesFile == nil {
      return tool.refuse(
        UsageError(
          "--since says what to compare with, and nothing asks for a comparison",
          hint: "add --changes changes.json"))
    }
    do throws(UsageError) {
      return BuildRun(tool: tool, plan: try BuildPlan(reading.options, tool.surroundings)).run()
    } catch { return tool.refuse(error) }
  }
}

/// The options of a build together with what the surroundings decide.
struct BuildPlan {
  let options: Options
  /// Absolute or relative to the working folder.
  let sourceFolder: String
  let outputFolder: String
  /// What is kept of pictures between builds beside the output.
  let cacheFolder: String
  /// Where builds keep what the next one needn't make again.
  let recordFolder: String
  /// Seconds since 1970 UTC.
  let now: Int
  let jobs: Int

  init(_ options: Options, _ surroundings: Surroundings) throws(UsageError) {
    self.options = options
    sourceFolder = options.source
    outputFolder = options.output ?? joined(options.source, "public")
    cacheFolder = joined(options.source, ".momentsgen/cache")
    recordFolder = joined(options.source, ".momentsgen/record")
    if let now = options.now {
      self.now = now
    } else {
      now = try sourceDateEpoch(surroundings.environment) ?? surroundings.now()
    }
    jobs = options.jobs ?? surroundings.processorCount
    if options.shard != nil, options.now == nil,
      (surroundings.environment["SOURCE_DATE_EPOCH"] ?? "").isEmpty
    {
      throw UsageError(
        "--shard needs --now, so that all parts are built for one instant",
        hint: "add --now \(InstantText.text(secondsSince1970: now)) to the build of each part")
    }
  }
}

/// `SOURCE_DATE_EPOCH`, by which builds everywhere are made reproducible; nil where it isn't set.
private func sourceDateEpoch(_ environment: [String: String]) throws(UsageError) -> Int? {
  guard let text = environment["SOURCE_DATE_EPOCH"], !text.isEmpty else { return nil }
  // Up to the end of year 9999: what dates are written with ends there.
  guard let seconds = Int(text), (0...253_402_300_799).contains(seconds) else {
    throw UsageError(
      "SOURCE_DATE_EPOCH is '\(text)', which is no count of seconds since 1970",
      hint: "set it to a whole number, or unset it")
  }
  return seconds
}

private func joined(_ folder: String, _ name: String) -> String {
  if folder == "." { return name }
  return folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
}
