internal import Diagnostics
internal import MomentsModel
internal import MomentsViewModels

/// The words of a site's language: its own over the built-in ones.
enum SiteLanguage {
  static func wording(for timeline: Timeline, log: inout DiagnosticLog) -> Wording {
    let language = timeline.settings.language
    let builtIn = Wording.named(language)
    if let site = timeline.wording {
      let base = builtIn ?? .english
      let (wording, gaps) = Wording.merged(site, over: base)
      report(gaps, site, base, &log)
      return wording
    }
    if let builtIn { return builtIn }
    log.add(
      Diagnostic(
        .languageUnknown, .warning, at: SourcePlace(file: "Content/site.yaml"),
        "there is no wording for language '\(language)'; English is used",
        hint: "write Wording/\(language).yaml; built in are "
          + Wording.builtIn.map(\.language).joined(separator: ", ")))
    return .english
  }

  private static func report(
    _ gaps: Wording.Gaps, _ site: SiteWording, _ base: Wording, _ log: inout DiagnosticLog
  ) {
    if !gaps.missing.isEmpty, !isComplete(base, for: site) {
      log.add(
        Diagnostic(
          .wordingIncomplete, .warning, at: SourcePlace(file: site.file),
          "\(gaps.missing.count) texts are missing; those of '\(base.language)' are used",
          hint: "missing are " + gaps.missing.joined(separator: ", ")))
    }
    for entry in gaps.unknown {
      let near = NearMiss.names(for: entry.name, among: Wording.names).first
      log.add(
        Diagnostic(
          .keyUnknown, at: entry.place, "'\(entry.name)' is no text of the pages",
          hint: near.map { "did you mean '\($0)'?" } ?? "docs/wording.md lists all"))
    }
    for entry in gaps.unfit {
      log.add(
        Diagnostic(
          .valueType, at: entry.place,
          entry.name == "months"
            ? "'months' takes the names of the twelve months" : "'\(entry.name)' takes one text"))
    }
    for (entry, place, known) in gaps.places {
      let places = known.map { "{\($0)}" }.joined(separator: ", ")
      log.add(
        Diagnostic(
          .valueRange, at: entry.place, "'{\(place)}' is no place of '\(entry.name)'",
          hint: places.isEmpty ? "it has none" : "it has \(places)"))
    }
  }

  /// A file that changes a few words of a built-in language lacks nothing.
  private static func isComplete(_ base: Wording, for site: SiteWording) -> Bool {
    let primary = { (tag: String) in tag.lowercased().prefix { $0 != "-" } }
    return primary(base.language) == primary(site.language)
  }
}
