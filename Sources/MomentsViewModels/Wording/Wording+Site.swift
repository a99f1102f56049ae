package import MomentsModel

extension Wording {
  /// What of a site's own words couldn't be used, or is lacking.
  package struct Gaps: Sendable {
    /// Names that pages need and the site doesn't give, in a fixed order.
    package var missing: [String] = []
    /// With the nearest known name's candidates left to the caller.
    package var unknown: [SiteWording.Entry] = []
    /// Entries of the wrong kind: forms where one text is needed, or not twelve months.
    package var unfit: [SiteWording.Entry] = []
    /// Places such as `{nmae}` that the phrase doesn't have, with those that it has.
    package var places: [(entry: SiteWording.Entry, place: String, known: [String])] = []
  }

  /// Every name that a site's file can give.
  package static var names: [String] {
    WordingNames.texts.map(\.0) + WordingNames.phrases.map(\.0) + WordingNames.counted.map(\.0)
      + ["date", "dateAndTime", "months"]
      + ["past", "future"].flatMap { time in WordingNames.units.map { "\(time).\($0)" } }
  }

  /// The page for those who add a language: every name with its English words.
  package static var reference: String {
    let base = Wording.english
    var rows = WordingNames.texts.map { ($0.0, base.phrases[keyPath: $0.1]) }
    rows += WordingNames.phrases.map { ($0.0, base.phrases[keyPath: $0.1].source) }
    rows += WordingNames.counted.map { ($0.0, base.phrases[keyPath: $0.1][.other].source) }
    rows += [("date", base.date.source), ("dateAndTime", base.dateAndTime.source)]
    rows += zip(WordingNames.units, base.past).map { ("past.\($0)", $1[.other].source) }
    rows += zip(WordingNames.units, base.future).map { ("future.\($0)", $1[.other].source) }
    return """
      # Words of the pages

      A file `Wording/<language>.yaml` beside `Content/` adds a language, or changes words of a
      built-in one. What it leaves out is taken from the nearest built-in language, with a warning
      where that is another one. `{…}` are places for values.

      A text that counts may have forms, by CLDR's names: `zero`, `one`, `two`, `few`, `many` and
      `other`, which has to be there. Which form goes with which number is known for the common
      languages; others are counted as English is. `months` is the list of the twelve months' names.

      ```yaml
      home: Start
      likes: {one: "{count} polubienie", few: "{count} polubienia", other: "{count} polubień"}
      past:
        week: {one: "{count} tydzień temu", other: "{count} tygodni temu"}
      ```

      | name | in English |
      |---|---|
      \(rows.map { "| `\($0.0)` | \($0.1) |\n" }.joined())
      """
  }

  /// The site's words over those of `base`; its plural rule is that of its language.
  package static func merged(_ site: SiteWording, over base: Wording) -> (Wording, Gaps) {
    var words = SiteWords(site)
    var phrases = base.phrases
    for (name, path) in WordingNames.texts {
      if let text = words.text(name) { phrases[keyPath: path] = text }
    }
    for (name, path) in WordingNames.phrases {
      phrases[keyPath: path] = words.phrase(name, phrases[keyPath: path])
    }
    for (name, path) in WordingNames.counted {
      phrases[keyPath: path] = words.counted(name, phrases[keyPath: path])
    }
    let date = words.phrase("date", base.date)
    let dateAndTime = words.phrase("dateAndTime", base.dateAndTime)
    let months = words.months() ?? base.months
    let past = words.units("past", base.past)
    let future = words.units("future", base.future)
    let wording = Wording(
      language: site.language, direction: direction(of: site.language),
      plural: PluralRule.of(site.language), date: date, dateAndTime: dateAndTime, months: months,
      past: past, future: future, phrases: phrases)
    return (wording, words.gaps())
  }
}

/// Takes words out of a site's file and remembers what was wrong.
private struct SiteWords {
  private var entries: [String: SiteWording.Entry] = [:]
  private var used: Set<String> = []
  private var found = Wording.Gaps()
  private let order: [SiteWording.Entry]

  init(_ site: SiteWording) {
    order = site.entries
    for entry in site.entries { entries[entry.name] = entry }
  }

  private mutating func take(_ name: String) -> SiteWording.Entry? {
    used.insert(name)
    guard let entry = entries[name] else {
      found.missing.append(name)
      return nil
    }
    return entry
  }

  mutating func text(_ name: String) -> String? {
    guard let entry = take(name) else { return nil }
    if case .text(let text) = entry.value { return text }
    found.unfit.append(entry)
    return nil
  }

  mutating func phrase(_ name: String, _ base: Phrase) -> Phrase {
    guard let text = text(name), let entry = entries[name] else { return base }
    let phrase = Phrase(text)
    check(phrase.places, base.places, entry)
    return phrase
  }

  mutating func counted(_ name: String, _ base: CountedPhrase) -> CountedPhrase {
    guard let entry = take(name) else { return base }
    let phrase: CountedPhrase
    switch entry.value {
    case .text(let text): phrase = CountedPhrase(text)
    case .forms(let forms):
      var special: [PluralRule.Form: String] = [:]
      for (name, text) in forms {
        if let form = PluralRule.Form(name: name) { special[form] = text }
      }
      phrase = CountedPhrase(special[.other] ?? "", special)
    case .list:
      found.unfit.append(entry)
      return base
    }
    check(phrase.places, base.places.union(["count"]), entry)
    return phrase
  }

  mutating func months() -> [String]? {
    guard let entry = take("months") else { return nil }
    if case .list(let names) = entry.value, names.count == 12 { return names }
    found.unfit.append(entry)
    return nil
  }

  mutating func units(_ time: String, _ base: [CountedPhrase]) -> [CountedPhrase] {
    zip(WordingNames.units, base).map { counted("\(time).\($0)", $1) }
  }

  private mutating func check(
    _ places: Set<String>, _ known: Set<String>, _ entry: SiteWording.Entry
  ) {
    // Dates may name a month as a word or as a number.
    let all =
      known.contains("month") || known.contains("monthNumber")
      ? known.union(["month", "monthNumber"]) : known
    for place in places.subtracting(all).sorted() {
      found.places.append((entry, place, all.sorted()))
    }
  }

  func gaps() -> Wording.Gaps {
    var gaps = found
    gaps.unknown = order.filter { !used.contains($0.name) }
    return gaps
  }
}

/// The names of the site's own words, as files give them.
private enum WordingNames {
  typealias Path<Value> = WritableKeyPath<Wording.Phrases, Value> & Sendable

  static let units = ["year", "month", "week", "day", "hour", "minute", "second"]

  static let texts: [(String, any Path<String>)] = [
    ("skipToContent", \.skipToContent),
    ("mainNavigation", \.mainNavigation),
    ("home", \.home),
    ("tags", \.tags),
    ("pages", \.pages),
    ("newer", \.newer),
    ("older", \.older),
    ("noMoments", \.noMoments),
    ("notFoundTitle", \.notFoundTitle),
    ("notFoundText", \.notFoundText),
    ("backHome", \.backHome),
    ("listSeparator", \.listSeparator),
    ("like", \.like),
    ("pinned", \.pinned),
    ("photoMissing", \.photoMissing),
    ("moved", \.moved),
    ("offlineTitle", \.offlineTitle),
    ("offlineText", \.offlineText),
    ("subscribe", \.subscribe),
    ("subscribeText", \.subscribeText),
    ("sensitive", \.sensitive),
    ("repliesTo", \.repliesTo),
    ("poweredBy", \.poweredBy),
    ("appearance", \.appearance),
    ("appearanceSystem", \.appearanceSystem),
    ("appearanceLight", \.appearanceLight),
    ("appearanceDark", \.appearanceDark),
    ("archive", \.lists.archive),
    ("photoWall", \.lists.photoWall),
    ("onThisDay", \.lists.onThisDay),
    ("people", \.lists.people),
    ("me", \.lists.me),
    ("moreNavigation", \.lists.moreNavigation),
    ("noPhotos", \.lists.noPhotos),
    ("all", \.lists.all),
    ("publicProfile", \.lists.publicProfile),
    ("sections", \.lists.sections),
    ("goals", \.lists.goals),
    ("goalReached", \.lists.goalReached),
    ("elsewhere", \.lists.elsewhere),
    ("repositories", \.lists.repositories),
    ("close", \.controls.close),
    ("viewer", \.controls.viewer),
    ("previousPhoto", \.controls.previousPhoto),
    ("nextPhoto", \.controls.nextPhoto),
    ("description", \.controls.description),
    ("youLike", \.controls.youLike),
    ("likeFailed", \.controls.likeFailed),
    ("play", \.controls.play),
    ("share", \.controls.share),
    ("linkCopied", \.controls.linkCopied),
    ("shortcuts", \.controls.shortcuts),
    ("keyNext", \.controls.keyNext),
    ("keyPrevious", \.controls.keyPrevious),
    ("keyLike", \.controls.keyLike),
    ("keyOpen", \.controls.keyOpen),
    ("keySearch", \.controls.keySearch),
    ("keyHelp", \.controls.keyHelp),
    ("search.heading", \.search.heading),
    ("search.field", \.search.field),
    ("search.hint", \.search.hint),
    ("search.needsScript", \.search.needsScript),
    ("search.loading", \.search.loading),
    ("search.nothingHint", \.search.nothingHint),
    ("search.failed", \.search.failed),
    ("search.again", \.search.again),
    ("search.more", \.search.more),
    ("search.year", \.search.year),
    ("search.anyYear", \.search.anyYear),
    ("search.tag", \.search.tag),
    ("search.anyTag", \.search.anyTag),
    ("search.person", \.search.person),
    ("search.anyone", \.search.anyone),
    ("search.withPhotos", \.search.withPhotos),
    ("search.clear", \.search.clear),
  ]

  static let phrases: [(String, any Path<Phrase>)] = [
    ("page", \.page),
    ("momentBy", \.momentBy),
    ("coverOf", \.coverOf),
    ("untitled", \.untitled),
    ("photoUntitled", \.photoUntitled),
    ("photoOf", \.photoOf),
    ("onlyPhoto", \.onlyPhoto),
    ("likedBy", \.likedBy),
    ("and", \.and),
    ("tagged", \.tagged),
    ("month", \.month),
    ("updated", \.updated),
    ("feedsOf", \.feedsOf),
    ("contentWarning", \.contentWarning),
    ("rated", \.rated),
    ("via", \.via),
    ("inReplyTo", \.inReplyTo),
    ("repostOf", \.repostOf),
    ("replyBy", \.replyBy),
    ("calendar", \.lists.calendar),
    ("dayOfYear", \.lists.dayOfYear),
    ("earlierYears", \.lists.earlierYears),
    ("profileComplete", \.lists.profileComplete),
    ("goalsReached", \.lists.goalsReached),
    ("photoPosition", \.controls.photoPosition),
    ("search.results", \.search.results),
    ("search.nothing", \.search.nothing),
  ]

  static let counted: [(String, any Path<CountedPhrase>)] = [
    ("photos", \.photos),
    ("likes", \.likes),
    ("likedByMore", \.likedByMore),
    ("likedByCount", \.likedByCount),
    ("moments", \.moments),
    ("replies", \.replies),
    ("comments", \.comments),
    ("moreComments", \.moreComments),
    ("newestOfThem", \.lists.newestOfThem),
    ("stars", \.lists.stars),
  ]
}
