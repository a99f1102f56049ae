private import Diagnostics
private import FileTree
private import MomentsImport
private import MomentsModel
private import MomentsSite

extension Command {
  static let new = Command(
    name: "new", summary: "Begin a moment: write its file and print the path",
    usage: "[TEXT] [FLAGS]",
    explanation: [
      "TEXT is Markdown; - reads it from standard input. The file's name is the day and the first "
        + "words, of any script. With --photo the moment is a folder, and the photos are copied "
        + "into it. Nothing is ever overwritten."
    ],
    flags: Flag.site + Flag.beginning,
    examples: [
      "momentsgen new \"Morning at the lake\"",
      "momentsgen new \"Nine mornings\" --photo lake.jpg --photo boat.jpg --tag lake --draft",
      "echo hello | momentsgen new -",
    ]
  ) { tool, reading in
    do throws(UsageError) { return try NewRun(tool: tool, reading: reading).run() } catch {
      return tool.refuse(error)
    }
  }
}

/// One `momentsgen new`, from the command line to an exit code.
private struct NewRun {
  let tool: CommandLineTool
  let reading: FlagParser.Reading

  private var options: Options { reading.options }
  private var surroundings: Surroundings { tool.surroundings }

  func run() throws(UsageError) -> ExitCode {
    guard reading.operands.count < 2 else {
      throw UsageError(
        "new takes one text, and got \(reading.operands.count)", hint: "put the text in quotes")
    }
    let site = surroundings.tree(options.source)
    let zone = zone(of: site)
    var text = reading.operands.first ?? ""
    if text == "-" {
      guard let read = surroundings.input() else { return fail("standard input can't be read") }
      text = read
    }
    let now = surroundings.now()
    var moment = NewMoment(text: text, date: NewMoment.date(at: now, in: zone))
    if let date = options.beginning.date { moment.date = date }
    guard let day = NewMoment.read(date: moment.date, in: zone) else {
      throw UsageError(
        "'\(moment.date)' is not a date",
        hint: "write it as 2026-05-01 or 2026-05-01T18:30:00+02:00")
    }
    moment.tags = options.beginning.tags
    moment.isDraft = options.beginning.isDraft
    for path in options.beginning.photos {
      guard let photo = photo(at: path) else { return fail("photo '\(path)' can't be read") }
      moment.photos.append(photo)
    }
    return write(moment, into: site, on: day)
  }

  private func write(
    _ moment: NewMoment, into site: any Tree, on day: MomentDate
  ) -> ExitCode {
    do throws(NewMoment.Refusal) {
      let path = try moment.write(into: site, on: day)
      let folder = options.source == "." ? "" : options.source + "/"
      return tool.printOutput("\(folder)\(path)\n")
    } catch {
      switch error {
      case .taken(let path):
        _ = fail("'\(path)' is there already, and is left as it is")
        return .siteErrors
      case .twoPhotosOfOneName(let name):
        _ = fail("two photos are called '\(name)'")
        return .siteErrors
      case .tree(let error): return fail("\(error.path): \(error.explanation)")
      }
    }
  }

  /// UTC where the site doesn't say: a build will.
  private func zone(of site: any Tree) -> TimeZoneRules {
    let folder = surroundings.environment["TZDIR"] ?? ""
    let zones = ZoneFiles(tree: surroundings.tree(folder.isEmpty ? ZoneFiles.usualFolder : folder))
    return SiteZone.timeZone(of: site) { zones.rules(for: $0) } ?? .utc
  }

  private func photo(at path: String) -> NewMoment.Photo? {
    let slash = path.lastIndex(of: "/")
    let folder = slash.map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? "."
    let name = slash.map { String(path[path.index(after: $0)...]) } ?? path
    // Why it can't be read is as good as always that it isn't there.
    guard let file = TreePath(name), let bytes = try? surroundings.tree(folder).read(file) else {
      return nil
    }
    return NewMoment.Photo(name: name, bytes: bytes)
  }

  private func fail(_ text: String) -> ExitCode {
    tool.printErrors("error: \(TerminalText.safe(text))\n")
    return .ioFailure
  }
}
