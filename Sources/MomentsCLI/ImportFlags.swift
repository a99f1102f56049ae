/// What the flags of `momentsgen import` asked for.
struct ImportFlags: Sendable {
  enum Inclusion: String, Sendable, CaseIterable {
    case followers, `private`, replies, boosts, stories, communities, archived, coordinates
  }

  enum AudienceWord: String, Sendable, CaseIterable {
    case everyone = "public"
    case unlisted, followers
    case nobody = "private"
  }

  enum ShapeWord: String, Sendable, CaseIterable { case auto, markdown, json }

  var inclusions: Set<Inclusion> = []
  var audience: AudienceWord?
  var shape = ShapeWord.auto
  var isDryRun = false
  var joinsThreads = false
  var keepsCrossPosts = false
  var restoresRemoved = false
  /// nil: site.yaml's.
  var timeZone: String?
  var passwordFile: String?
  /// Inside the site's folder.
  var mediaList: String?
}

extension Flag {
  /// Those of `momentsgen import`.
  static let importing = [
    Flag(
      "include", .value("KINDS"),
      "Also \(ImportFlags.Inclusion.allCases.map(\.rawValue).joined(separator: ", ")); by commas"
    ) { text, options throws(UsageError) in options.importing.inclusions = try inclusions(text) },
    Flag(
      "audience", .choice(ImportFlags.AudienceWord.allCases.map(\.rawValue)),
      "Who may see posts of exports that don't say; default: private"
    ) { text, options throws(UsageError) in
      options.importing.audience = try choice(text, of: "audience")
    },
    Flag("dry-run", .toggle, "Say what would be written, and write nothing") { _, options in
      options.importing.isDryRun = true
    },
    Flag("join-threads", .toggle, "Make one moment of a post and your replies to it") {
      _, options in options.importing.joinsThreads = true
    },
    Flag("keep-cross-posts", .toggle, "Keep the same post on several services as several moments") {
      _, options in options.importing.keepsCrossPosts = true
    },
    Flag("restore-removed", .toggle, "Write moments again whose files you have removed") {
      _, options in options.importing.restoresRemoved = true
    },
    Flag(
      "as", .choice(ImportFlags.ShapeWord.allCases.map(\.rawValue)),
      "The form of new files; auto: Markdown, and from 5000 moments on JSON for those without media"
    ) { text, options throws(UsageError) in options.importing.shape = try choice(text, of: "as") },
    Flag("time-zone", .value("ZONE"), "The zone of times without one; default: site.yaml's") {
      text, options in options.importing.timeZone = text
    },
    Flag("password-file", .value("FILE"), "A file whose first line opens a locked archive") {
      text, options in options.importing.passwordFile = text
    },
    Flag(
      "media-list", .value("FILE"),
      "Write the addresses of media that are only online to FILE of the site's folder, a line each"
    ) { text, options in options.importing.mediaList = text },
  ]

  private static func inclusions(
    _ text: String
  ) throws(UsageError) -> Set<ImportFlags.Inclusion> {
    var kinds: Set<ImportFlags.Inclusion> = []
    for word in text.split(separator: ",") { kinds.insert(try choice(String(word), of: "include")) }
    return kinds
  }
}
