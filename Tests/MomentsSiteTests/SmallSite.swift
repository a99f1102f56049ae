import Diagnostics
import FileTree
import MomentsModel
import MomentsSite
import TestSupport
import Workers

/// A site in a string and its output in memory, built as often as a test likes.
struct SmallSite {
  var source: MemoryTree
  var output: any Tree = MemoryTree()
  /// 2026-11-30T00:00:00Z
  var now = 1_796_083_200
  var threads = 2
  var adjust: (inout BuildSettings) -> Void = { _ in }

  init(_ text: String, output: any Tree = MemoryTree()) {
    source = MemoryTree(site: SmallSite.templates + text)
    self.output = output
  }

  /// One short template per page, so that a test can list the complete output.
  static let templates = """
    -- Templates/timeline.html --
    {{head.title}}|{{#items}}{{>list-item}}{{/items}}|{{#pager}}@{{position}}{{/pager}}
    -- Templates/list-item.html --
    {{#profile}}({{name}}){{/profile}}{{#moment}}[{{id}}]{{/moment}}
    -- Templates/moment.html --
    {{head.title}}|{{moment.userName}}: {{{moment.bodyHTML}}}
    -- Templates/tags.html --
    {{#tags}}{{name}} {{count}};{{/tags}}
    -- Templates/not-found.html --
    {{site.words.notFoundTitle}}
    -- Templates/archive.html --
    {{#years}}{{year}} {{yearCount}}:{{#months}} {{label}} {{url}}{{/months}};{{/years}}
    -- Templates/year.html --
    {{heading}}:{{#months}}{{#monthURL}} {{name}} {{monthURL}}{{/monthURL}}{{/months}}
    -- Templates/rows.html --
    {{heading}}:{{#groups}}{{#groupHeading}} {{groupHeading}}{{/groupHeading}}{{#rows}} {{rowURL}}{{/rows}}{{/groups}}
    -- Templates/days.html --
    {{#months}}{{name}}{{#days}} {{label}} {{url}}{{/days}}{{/months}}
    -- Templates/photos.html --
    {{#photos}} {{momentURL}}{{/photos}}
    -- Templates/people.html --
    {{#people}}{{personName}} {{personURL}} {{countText}};{{/people}}
    -- Templates/person.html --
    {{#person}}{{personName}}{{/person}}:{{#rows}} {{rowURL}}{{/rows}}
    -- Templates/me.html --
    {{completenessText}}:{{#sections}} {{url}}{{/sections}}
    -- Templates/search.html --
    {{searchWords.heading}} {{indexURL}}
    -- Templates/assets/style.css --
    a{}
    -- Templates/assets/app.js --
    0
    -- Templates/assets/icon.svg --
    <svg/>

    """

  struct Outcome {
    var report: BuildReport?
    var log: DiagnosticLog
    var refusal: TreeError?
  }

  @discardableResult
  func build() -> Outcome {
    var settings = BuildSettings(
      now: now, workers: Workers(count: threads), timeZone: { $0 == "UTC" ? .utc : nil })
    adjust(&settings)
    var log = DiagnosticLog()
    do throws(TreeError) {
      let report = try SiteBuild(source: source, output: output, settings: settings).run(log: &log)
      return Outcome(report: report, log: log, refusal: nil)
    } catch {
      return Outcome(report: nil, log: log, refusal: error)
    }
  }

  /// What every site has for browsers, hosts and programs, whatever is on it; `MachineFilesTests`
  /// holds them.
  static let machineFiles: Set<String> = [
    ".nojekyll", "_headers", "humans.txt", "manifest.webmanifest", "offline.html", "robots.txt",
    "speculation.json", "sw.js",
  ]

  /// What a visitor can reach: all but our own hidden files and `machineFiles`, by path.
  static func visible(_ tree: MemoryTree) -> [String: String] {
    tree.contents.filter { !$0.key.hasPrefix(".momentsgen") && !machineFiles.contains($0.key) }
      .mapValues { String(decoding: $0, as: UTF8.self) }
  }
}
