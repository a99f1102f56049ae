package import Diagnostics
package import FileTree
internal import MomentsModel
internal import MomentsRendering
internal import TemplateEngine

/// What a file of the output is made from, and why it was made.
package struct FileExplanation: Sendable, Hashable {
  /// "the page of a moment"
  package var kind: String
  /// Files and parts of the site that it is made from: first its own.
  package var sources: [String]
  /// Why the last build that made pages made it; nil: it didn't, or nothing is known.
  package var madeBecause: String?
  /// Why the next build would make it; nil: it wouldn't.
  package var dueBecause: String?

  package init(
    kind: String, sources: [String], madeBecause: String? = nil, dueBecause: String? = nil
  ) {
    self.kind = kind
    self.sources = sources
    self.madeBecause = madeBecause
    self.dueBecause = dueBecause
  }

  /// What is printed: `file` is as the user wrote it.
  package func lines(file: String) -> [String] {
    var lines = ["\(file) is \(kind)", "made from"]
    lines += sources.map { "  \($0)" }
    lines.append(
      "the last build that made pages "
        + (madeBecause.map { "made it: \($0)" } ?? "had no reason to make it again"))
    lines.append(
      dueBecause.map { "the next build makes it: \($0)" }
        ?? "the next build leaves it: nothing that it shows changed")
    return lines
  }
}

extension SiteBuild {
  /// nil where no file at `path`, below the output's root, belongs to the site, and where the site
  /// can't be read; why is in the log.
  package func explanation(
    of path: String, log: inout DiagnosticLog
  ) throws(TreeError) -> FileExplanation? {
    guard let memory = BuildMemory(settings, output: output),
      let prepared = prepare(memory, log: &log),
      let number = prepared.plan.entries.firstIndex(where: { $0.path == path })
    else { return nil }
    let pages = keys(memory, prepared)
    let entry = prepared.plan.entries[number]
    var explanation = FileExplanation(
      kind: kind(of: entry.recipe), sources: sources(of: entry, pages, prepared))
    guard let past = memory.past, let old = past.entries.first(where: { $0.path == path }) else {
      explanation.dueBecause = "no build before made it, or its record is gone"
      return explanation
    }
    explanation.madeBecause = past.reasons[path] ?? past.reasons[""]
    let plan = prepared.plan.only(number)
    var standing = StandingSite(
      bytes: [], entries: [old], isAsRecorded: true,
      check: OutputCheck(
        [old], in: output, published: past.published, workers: settings.workers))
    standing.align(with: plan)
    let reuse = ReusePlan(
      plan, keys: pages, past: past, standing: standing, workers: settings.workers)
    explanation.dueBecause = reuse.reasons[path] ?? reuse.reasons[""]
    return explanation
  }

  private func kind(of recipe: SitePlan.Recipe) -> String {
    switch recipe {
    case .home: "the home page"
    case .page: "a page of the timeline"
    case .moment: "the page of a moment"
    case .plainPage: "a page of Content/pages"
    case .month, .monthPage: "a page of a month"
    case .archive: "the page of all years"
    case .year: "the page of a year"
    case .photos, .photosPage: "a page of the wall of photos"
    case .onThisDay: "the calendar of all days"
    case .dayOfYear, .dayOfYearPage: "a page of a day of the year"
    case .people: "the page of all people"
    case .person: "the page of a person"
    case .me: "the page about the owner"
    case .redirect: "a redirect from an old address"
    case .tagIndex: "the page of all tags"
    case .tag, .tagPage: "a page of a tag"
    case .notFound: "the page for addresses that lead nowhere"
    case .offline: "the page for those without a network"
    case .subscribe: "the page about the feeds"
    case .machine: "a file for programs"
    case .search: "the search page"
    case .searchFile: "a part of the search's index"
    case .embeddedMoment: "a moment for other sites' frames"
    case .embeddedTimeline: "the newest moments for other sites' frames"
    case .embeddedProfile: "the owner for other sites' frames"
    case .oembed: "what other sites ask before they embed a moment"
    case .asset: "a file of the theme"
    case .picture: "a picture, a video or captions"
    case .copy: "a copy of a file"
    case .encoded: "a compressed form of another file"
    }
  }

  /// Moments that are named one by one.
  private static let namedSources = 50

  private func sources(
    of entry: SitePlan.Entry, _ pages: PageKeys, _ prepared: Prepared
  ) -> [String] {
    let moments = pages.listing.timeline.moments
    var sources: [String] = []
    switch pages.ingredients(of: entry.recipe) {
    case .moments(let indices, _):
      var files: [String] = []
      for index in indices where files.last != moments[Int(index)].origin.file {
        files.append(moments[Int(index)].origin.file)
      }
      sources += files.prefix(SiteBuild.namedSources)
      if files.count > SiteBuild.namedSources {
        sources.append("and \(files.count - SiteBuild.namedSources) more moments")
      }
    case .everything: sources.append("all \(moments.count) moments")
    case .outlines: sources.append("all \(moments.count) moments, but not their texts")
    case .alone, .unknown: break
    }
    switch entry.recipe {
    case .plainPage(let index): sources.append(pages.listing.timeline.pages[index].file)
    case .searchFile(.terms): return ["words of all \(moments.count) moments"]
    case .copy(let index): return [prepared.plan.copies[index].text]
    case .asset(let index): return ["Templates/" + pages.assets.assets[index].path]
    case .picture: return ["a file that a moment, a person or the profile shows"]
    case .moment(let index):
      let neighbours = pages.listing.neighbours(of: index)
      for (moment, word) in [(neighbours.newer, "newer"), (neighbours.older, "older")] {
        guard let moment else { continue }
        sources.append("the address of the next \(word) moment, '\(moments[moment].id)'")
      }
    default: break
    }
    return sources + pages.common.map(\.name)
  }
}
