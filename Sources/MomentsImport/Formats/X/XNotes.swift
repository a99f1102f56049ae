/// `note-tweet.js`: the whole text of posts that are longer than a tweet or have bold and italic.
struct XNotes {
  struct Note {
    /// Smaller than the id of its tweet.
    var id: UInt64
    var runs: [TextRun]
    var tags: [String]
  }

  private(set) var notes: [Note] = []

  init(_ bundle: ExportBundle) throws(ImportFault) {
    for file in bundle.files(where: { $0.hasPrefix("note-tweet") && $0.hasSuffix(".js") }) {
      try bundle.elements(of: file) { (_, item) throws(ImportFault) in
        let note = item["noteTweet"] ?? item
        guard let id = note["noteTweetId"]?.identifier.flatMap({ UInt64($0) }),
          let core = note["core"], let text = core["text"]?.string
        else { return }
        notes.append(
          Note(
            id: id, runs: XNoteText(text, core).runs,
            tags: core["hashtags"]?.elements.compactMap { $0["text"]?.text } ?? []))
      }
    }
  }

  /// The tweet of each note: the one with the smallest id above the note's, if it begins with the
  /// same words. `tweetIDs` ascend.
  func joined(
    _ tweetIDs: [UInt64], beginning: (UInt64) -> String
  ) -> (joined: [UInt64: Note], orphans: Int) {
    var joined: [UInt64: Note] = [:]
    var orphans = 0
    for note in notes {
      guard let id = XNotes.first(above: note.id, in: tweetIDs),
        XNotes.agree(note.runs.reduce(into: "") { $0 += $1.plain }, beginning(id))
      else {
        orphans += 1
        continue
      }
      joined[id] = note
    }
    return (joined, orphans)
  }

  private static func first(above id: UInt64, in ids: [UInt64]) -> UInt64? {
    var low = 0
    var high = ids.count
    while low < high {
      let middle = (low + high) / 2
      if ids[middle] <= id { low = middle + 1 } else { high = middle }
    }
    return low < ids.count ? ids[low] : nil
  }

  /// The answered names at a tweet's start aren't in its note, short links differ, and the tweet
  /// ends early: letters are compared as far as both have them.
  private static func agree(_ note: String, _ tweet: String) -> Bool {
    let a = letters(note)
    let b = letters(tweet)
    let length = min(a.count, b.count, 60)
    return length == 0 || a.prefix(length) == b.prefix(length)
  }

  private static func letters(_ text: String) -> String {
    var words = text.split(whereSeparator: \.isWhitespace)[...]
    while words.first?.hasPrefix("@") ?? false { words.removeFirst() }
    let plain = words.filter { !$0.contains("://") && !$0.hasSuffix("…") }.joined()
    return String(
      String.UnicodeScalarView(plain.unicodeScalars.filter { $0.properties.isAlphabetic })
    ).lowercased()
  }
}

/// The runs of a note: links, mentions, bold and italic, which may lie over one another. The text
/// isn't escaped.
///
/// Styles count UTF-16 units, other than everything else of the archive (of 12 styles in the sample
/// archive two stand behind an emoji; both fit by UTF-16 and not by code points). Links and mentions
/// say what they cover, so the unit that fits is taken.
struct XNoteText {
  private struct Form: Equatable {
    var isBold = false
    var isItalic = false
    /// Index into `links`, -1 for none.
    var link = -1
  }

  let runs: [TextRun]

  init(_ text: String, _ core: JSONValue) {
    let scalars = Array(text.unicodeScalars)
    var forms = [Form](repeating: Form(), count: scalars.count)
    let offsets = XNoteText.scalarIndexes(scalars)
    for style in core["styletags"]?.elements ?? [] {
      let names = style["styleTypes"]?.elements.compactMap { $0["name"]?.string } ?? []
      for index in XNoteText.range(style, by: offsets) {
        if names.contains("Bold") { forms[index].isBold = true }
        if names.contains("Italic") { forms[index].isItalic = true }
      }
    }
    var links: [TextRun] = []
    for entity in (core["urls"]?.elements ?? []) + (core["mentions"]?.elements ?? []) {
      let range = XNoteText.range(of: entity, scalars, offsets)
      let shown = String(String.UnicodeScalarView(scalars[range]))
      guard !range.isEmpty, let run = XNoteText.link(entity, shown) else { continue }
      for index in range { forms[index].link = links.count }
      links.append(run)
    }
    runs = XNoteText.runs(scalars, forms, links)
  }

  private static func link(_ entity: JSONValue, _ shown: String) -> TextRun? {
    if entity["screenName"] != nil { return XText.mention(shown) }
    guard let url = entity["expandedUrl"]?.text else { return nil }
    return .link([.text(entity["displayUrl"]?.text ?? url)], url: url)
  }

  /// For each UTF-16 offset up to the end the index of its code point.
  private static func scalarIndexes(_ scalars: [Unicode.Scalar]) -> [Int] {
    scalars.enumerated().flatMap { index, scalar in
      scalar.value > 0xFFFF ? [index, index] : [index]
    } + [scalars.count]
  }

  /// A range of UTF-16 units as one of code points; empty where it isn't in the text.
  private static func range(_ value: JSONValue, by offsets: [Int]) -> Range<Int> {
    guard let start = value["fromIndex"]?.integer, let end = value["toIndex"]?.integer,
      0 <= start, start < end, end < offsets.count
    else { return 0..<0 }
    return offsets[start]..<max(offsets[start], offsets[end])
  }

  private static func range(
    of entity: JSONValue, _ scalars: [Unicode.Scalar], _ offsets: [Int]
  ) -> Range<Int> {
    let points = range(entity, by: Array(0...scalars.count))
    let covered = entity["shortUrl"]?.string ?? entity["screenName"]?.string ?? ""
    let shown = String(String.UnicodeScalarView(scalars[points])).lowercased()
    return shown.contains(covered.lowercased()) ? points : range(entity, by: offsets)
  }

  private static func runs(
    _ scalars: [Unicode.Scalar], _ forms: [Form], _ links: [TextRun]
  ) -> [TextRun] {
    var runs: [TextRun] = []
    var start = 0
    while start < scalars.count {
      let form = forms[start]
      let end = forms[start...].firstIndex { $0 != form } ?? scalars.count
      var run =
        form.link >= 0
        ? links[form.link] : .text(String(String.UnicodeScalarView(scalars[start..<end])))
      if form.isItalic { run = .emphasis([run]) }
      if form.isBold { run = .strong([run]) }
      runs.append(run)
      start = end
    }
    return runs
  }
}
