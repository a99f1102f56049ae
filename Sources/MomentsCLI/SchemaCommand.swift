private import Diagnostics
private import MomentsSite

extension Command {
  static let schema = Command(
    name: "schema", summary: "Print the JSON Schema of a content file, for editors",
    usage: SiteSchema.names.joined(separator: "|"),
    explanation: [
      "The schema is made of the declarations that the build reads by. For YAML's language server, "
        + "write it to a file and begin the content file with",
      "# yaml-language-server: $schema=site.schema.json",
    ],
    flags: [], examples: ["momentsgen schema site", "momentsgen schema moment"]
  ) { tool, reading in
    let names = SiteSchema.names.joined(separator: ", ")
    guard reading.operands.count == 1, let name = reading.operands.first else {
      return tool.refuse(UsageError("schema takes one of \(names)"))
    }
    if let text = SiteSchema.text(of: name) { return tool.printOutput(text) }
    let near = NearMiss.names(for: name, among: SiteSchema.names).first
    return tool.refuse(
      UsageError(
        "there is no schema of '\(name)'",
        hint: near.map { "did you mean '\($0)'?" } ?? "there are those of \(names)"))
  }
}
