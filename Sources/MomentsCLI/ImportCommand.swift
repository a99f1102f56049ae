private import MomentsImport

extension Command {
  static let importing = Command(
    name: "import", summary: "Turn an export of another service into moments in Content/",
    usage: "[SOURCE] PATH... [FLAGS]",
    explanation: [
      "PATH is an archive as the service sent it, the folder it unpacks to, or a single file of it; "
        + "several are read together, as parts of one export or as several exports.",
      "SOURCE is one of \(SourceRecognition.keys.joined(separator: ", ")); without it the export "
        + "is recognised.",
      "Public and unlisted posts are written, others only where --include names them, and direct "
        + "messages never. Where an export doesn't say who could see a post, the post is private "
        + "until --audience says otherwise.",
      "Importing again changes nothing; a newer export adds and updates. Files that you have changed "
        + "since stay as they are. What was left out, and why, is in import-report.html.",
      "Nothing is fetched from the network; --media-list names what could be.",
    ],
    flags: Flag.site + Flag.importing + Flag.messages,
    examples: [
      "momentsgen import archive-20240723150000-0123456789abcdef.zip",
      "momentsgen import --dry-run twitter-2024-11-16.zip",
      "momentsgen import instagram instagram-part1.zip instagram-part2.zip --audience public",
    ]
  ) { tool, reading in
    do throws(UsageError) {
      return ImportRun(tool: tool, plan: try ImportPlan(reading, tool)).run()
    } catch { return tool.refuse(error) }
  }
}
