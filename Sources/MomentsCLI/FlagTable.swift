private import MomentsPreview
private import MomentsSite

/// Every flag there is, in the groups in which commands take them.
extension Flag {
  static let all =
    general + site + building + publishing + sharding + remembering + serving + importing
    + beginning
    + recipes
    + checking + messages

  /// Those of every command.
  static let general = [
    Flag("help", short: "h", .toggle, "Explain the command and its flags") { _, options in
      options.wantsHelp = true
    },
    Flag("version", short: "V", .toggle, "Print the version") { _, options in
      options.wantsVersion = true
    },
    Flag(
      "color", .choice(ColorChoice.allCases.map(\.rawValue)),
      "Colour messages; auto: on a terminal where NO_COLOR isn't set"
    ) { text, options throws(UsageError) in
      options.color = try choice(text, of: "color")
    },
  ]

  /// Those of commands that read or write a site.
  static let site = [
    Flag("source", short: "s", .value("DIR"), "The site's folder; default: the current one") {
      text, options in options.source = text
    }
  ]

  /// Those of commands that build.
  static let building = [
    Flag(
      "output", short: "o", .value("DIR"),
      "Where the pages go; default: public in the site's folder"
    ) { text, options in options.output = text },
    Flag("base-url", .value("URL"), "The address that the site will have, instead of site.yaml's") {
      text, options throws(UsageError) in options.baseURL = try webAddress(text)
    },
    Flag("drafts", .toggle, "Include moments marked as drafts") { _, options in
      options.includesDrafts = true
    },
    Flag("future", .toggle, "Include moments dated later than now") { _, options in
      options.includesFuture = true
    },
    Flag(
      "now", .value("INSTANT"),
      "The time to build for, as 2026-11-30T00:00:00Z; default: SOURCE_DATE_EPOCH, else the clock"
    ) { text, options throws(UsageError) in options.now = try instant(text) },
    Flag("strict", .toggle, "Treat warnings as errors") { _, options in options.isStrict = true },
    Flag(
      "keep-going", .toggle, "Publish what can be built though there are errors; still exits with 1"
    ) {
      _, options in options.keepsGoing = true
    },
    Flag("jobs", .value("N"), "Work on N things at once; default: one per processor") {
      text, options throws(UsageError) in options.jobs = try jobCount(text)
    },
  ]

  /// Those of a build that makes one part of a site.
  static let sharding = [
    Flag(
      "shard", .value("I/N"),
      "Make part I of N only; momentsgen merge joins the parts. Needs --now"
    ) { text, options throws(UsageError) in
      guard let shard = SiteShard(text) else {
        throw UsageError(
          "--shard takes a part and a count up to \(SiteShard.limit), such as 2/5, not '\(text)'")
      }
      options.shard = shard
    }
  ]

  /// Those of `init`.
  static let recipes = [
    Flag(
      "ci", .choice(PublishingHost.allCases.map(\.rawValue)),
      "Also write what has the site built and published there at each push"
    ) { text, options throws(UsageError) in
      options.recipe = try choice(text, of: "ci")
    }
  ]

  /// Those of commands that publish.
  static let remembering = [
    Flag(
      "full", .toggle,
      "Make every page, also those whose sources didn't change since the last build"
    ) { _, options in options.makesEverything = true }
  ]

  /// Those of the preview.
  static let serving = [
    Flag(
      "port", short: "p", .value("N"),
      "Where to serve; default: \(PreviewServer.usualPort), or the next port that is free"
    ) { text, options throws(UsageError) in options.port = try portNumber(text) },
    Flag(
      "host", .value("ADDRESS"),
      "Serve at this address of the machine, such as 0.0.0.0 for all: others can see the site then"
    ) { text, options in options.host = text },
    Flag("open", .toggle, "Show the site in the browser") { _, options in
      options.opensBrowser = true
    },
    Flag(
      "base-path", .value("PATH"),
      "Serve below this path; default: that of the site's address, as it will be when published"
    ) { text, options throws(UsageError) in options.basePath = try basePath(text) },
    Flag("write", .toggle, "Also publish each good build to the output folder") { _, options in
      options.writesOutput = true
    },
    Flag(
      "poll", .toggle, "Look for changes again and again, where the system reports none"
    ) { _, options in options.isPolling = true },
    Flag(
      "editor-url", .value("URL"),
      "What a message's place links to, with {file}, {line} and {column}; default: by $EDITOR"
    ) { text, options in options.editorAddress = text },
  ]

  /// Those of commands that have more to say than a line.
  static let messages = [
    Flag(
      "format", .choice(MessageFormat.allCases.map(\.rawValue)),
      "The form of messages: for people, JSON lines, or annotations of a GitHub workflow"
    ) { text, options throws(UsageError) in options.format = try choice(text, of: "format") },
    Flag("quiet", short: "q", .toggle, "Print errors and warnings only") { _, options in
      options.isQuiet = true
    },
    Flag("verbose", short: "v", .toggle, "Print each removed file and what the build was told") {
      _, options in options.isVerbose = true
    },
  ]
}
