private import Diagnostics
private import FileTree
private import MomentsSite

extension Command {
  static let initialize = Command(
    name: "init", summary: "Begin a site: settings, a profile, three moments, a README",
    usage: "[DIR]",
    explanation: [
      "What it writes builds at once. DIR, the current folder where none is given, may hold other "
        + "files, but no Content/; nothing is ever overwritten.",
      "With --ci, what has the site built and published at each push is written too; also into a site "
        + "that is there already.",
    ],
    flags: Flag.recipes,
    examples: [
      "momentsgen init timeline", "momentsgen init && momentsgen serve",
      "momentsgen init --ci github timeline",
    ]
  ) { tool, reading in
    guard reading.operands.count < 2 else {
      return tool.refuse(UsageError("init takes one folder, and got \(reading.operands.count)"))
    }
    return begin(in: reading.operands.first ?? ".", reading.options.recipe, tool)
  }

  private static func begin(
    in folder: String, _ host: PublishingHost?, _ tool: CommandLineTool
  ) -> ExitCode {
    let surroundings = tool.surroundings
    let today = InstantText.text(secondsSince1970: surroundings.now() - 86_400).prefix(10)
    let starter = SiteStarter(
      timeZone: localZone(surroundings), today: String(today), host: host)
    let prefix = folder == "." ? "" : folder.hasSuffix("/") ? folder : folder + "/"
    do throws(TreeError) {
      let tree = surroundings.tree(folder)
      if host != nil, try tree.entry(at: TreePath(trusted: "Content")) != nil {
        return try add(starter, to: tree, prefix, tool)
      }
      if let taken = try starter.obstacle(in: tree) {
        tool.printErrors(
          "error: '\(TerminalText.safe(prefix + taken.text))' is there already\n"
            + "  hint: name a new folder: momentsgen init timeline\n")
        return .siteErrors
      }
      let written = try starter.write(into: tree)
      let next = folder == "." ? "momentsgen serve" : "momentsgen serve --source \(folder)"
      let printed = tool.printOutput(written.map { "\(prefix)\($0)\n" }.joined())
      tool.printErrors("next: \(TerminalText.safe(next))\n" + steps(host))
      return printed
    } catch {
      tool.printErrors(
        "error: \(TerminalText.safe(prefix + error.path.text)): \(error.explanation)\n")
      return .ioFailure
    }
  }

  private static func steps(_ host: PublishingHost?) -> String {
    (host?.steps ?? []).map { "then: \($0)\n" }.joined()
  }

  /// A recipe for a site that is there.
  private static func add(
    _ starter: SiteStarter, to tree: any Tree, _ prefix: String, _ tool: CommandLineTool
  ) throws(TreeError) -> ExitCode {
    guard let written = try starter.addRecipe(to: tree) else {
      let path = starter.host?.files.first?.path ?? ""
      tool.printErrors(
        "error: '\(TerminalText.safe(prefix + path))' is there already\n"
          + "  hint: move it away to have it written anew\n")
      return .siteErrors
    }
    let printed = tool.printOutput(written.map { "\(prefix)\($0)\n" }.joined())
    tool.printErrors(steps(starter.host))
    return printed
  }

  /// The machine's, where its files say; else UTC.
  private static func localZone(_ surroundings: Surroundings) -> String {
    let real = surroundings.realPath("/etc/localtime")
    guard let folder = real.firstRange(of: "/zoneinfo/") else { return "UTC" }
    let name = String(real[folder.upperBound...])
    let zones = ZoneFiles(tree: surroundings.tree(ZoneFiles.usualFolder))
    return zones.rules(for: name) == nil ? "UTC" : name
  }
}
