internal import MomentsSite

/// One flag of the command line: the one record that the parser, the help and whatever else
/// describes flags are made from.
struct Flag: Sendable {
  enum Argument: Sendable {
    /// None: the flag's presence says it all.
    case toggle
    /// A value, named in the help as `DIR` or `N`.
    case value(String)
    /// One of a few words.
    case choice([String])
  }

  /// Without dashes: `base-url`.
  let name: String
  /// Without its dash.
  let short: Character?
  let argument: Argument
  /// Whether it can be given several times.
  let isList: Bool
  /// One line for a command's help; no final full stop.
  let summary: String
  /// Takes the value over (`""` for a toggle), or says what is wrong with it.
  let set: @Sendable (String, inout Options) throws(UsageError) -> Void

  init(
    _ name: String, short: Character? = nil, _ argument: Argument, _ summary: String,
    isList: Bool = false,
    set: @escaping @Sendable (String, inout Options) throws(UsageError) -> Void
  ) {
    self.name = name
    self.short = short
    self.argument = argument
    self.summary = summary
    self.isList = isList
    self.set = set
  }

  var takesValue: Bool {
    if case .toggle = argument { false } else { true }
  }

  /// What stands for the value in the help: `DIR`, or `human|json|github`.
  var placeholder: String? {
    switch argument {
    case .toggle: nil
    case .value(let name): name
    case .choice(let words): words.joined(separator: "|")
    }
  }
}

/// What was asked for on the command line, each value checked on its own.
struct Options: Sendable {
  var source = "."
  /// nil: `public` in the source folder.
  var output: String?
  /// Ends with a slash.
  var baseURL: String?
  var includesDrafts = false
  var includesFuture = false
  /// Seconds since 1970 UTC.
  var now: Int?
  var isStrict = false
  var keepsGoing = false
  /// At least 1.
  var jobs: Int?
  /// 0…65535.
  var port: Int?
  /// nil: this machine only.
  var host: String?
  /// Begins and ends with a slash.
  var basePath: String?
  /// With `{file}`, `{line}` and `{column}`.
  var editorAddress: String?
  var opensBrowser = false
  var writesOutput = false
  var isPolling = false
  var publishing = PublishingFlags()
  var importing = ImportFlags()
  var beginning = BeginningFlags()
  var shard: SiteShard?
  /// Whose recipe `init` writes as well.
  var recipe: PublishingHost?
  var format = MessageFormat.human
  var color = ColorChoice.auto
  var isQuiet = false
  var isVerbose = false
  var makesEverything = false
  var wantsHelp = false
  var wantsVersion = false
}

/// For people, for programs, for a GitHub workflow.
enum MessageFormat: String, Sendable, CaseIterable { case human, json, github }

/// `auto`: on a terminal where nothing speaks against it.
enum ColorChoice: String, Sendable, CaseIterable { case auto, always, never }

/// A command line that can't be carried out, and the way out.
struct UsageError: Error, Hashable {
  /// Lower case start, no final full stop, quoting what was written.
  var summary: String
  var hint: String?

  init(_ summary: String, hint: String? = nil) {
    self.summary = summary
    self.hint = hint
  }
}
