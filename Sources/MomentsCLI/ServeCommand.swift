private import MomentsPreview

extension Command {
  static let serve = Command(
    name: "serve", summary: "Show the site in the browser as you write it",
    usage: "[FLAGS]",
    explanation: [
      "Builds the site into temporary files, serves it on this machine only, and builds it again "
        + "when a file in Content/, Templates/ or Wording/ changes. Open pages follow by "
        + "themselves; where there is an error they keep what they show and say what is wrong.",
      "The preview shows drafts, moments of the future and hidden ones, with a ribbon that says so. "
        + "The key P, or ?as=public in the address, shows exactly what the public will get.",
      "The address goes to standard output, messages to standard error. Ctrl-C ends it.",
    ],
    flags: Flag.site + Flag.serving
      + Flag.building.filter { ["output", "base-url", "now", "jobs"].contains($0.name) }
      + Flag.messages,
    examples: [
      "momentsgen serve", "momentsgen serve --source ~/timeline --open",
      "momentsgen serve --host 0.0.0.0 --port 8000",
    ]
  ) { tool, reading in
    if let operand = reading.operands.first {
      return tool.refuse(
        UsageError(
          "serve takes no argument, and got '\(operand)'",
          hint: "a site's folder is given as --source \(operand)"))
    }
    do throws(UsageError) {
      if reading.options.output != nil, !reading.options.writesOutput {
        throw UsageError(
          "--output is where --write publishes to, and --write isn't given",
          hint: "without --write nothing is written to the site's folder")
      }
      return ServeRun(tool: tool, plan: try BuildPlan(reading.options, tool.surroundings)).run()
    } catch { return tool.refuse(error) }
  }
}
