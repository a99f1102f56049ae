/// What `new` and `check` are told beside the rest.
struct BeginningFlags: Sendable {
  /// As the file will hold it.
  var date: String?
  var tags: [String] = []
  /// Paths as given.
  var photos: [String] = []
  var isDraft = false
  /// Of the sheet of alternative texts.
  var altSheet: String?
}

extension Flag {
  /// Those of `new`.
  static let beginning = [
    Flag(
      "photo", .value("FILE"), "Copy a picture beside the moment; can be given again", isList: true
    ) {
      text, options in options.beginning.photos.append(text)
    },
    Flag("date", .value("DATE"), "When it happened, as 2026-05-01T18:30:00+02:00; default: now") {
      text, options in options.beginning.date = text
    },
    Flag("tag", short: "t", .value("TAG"), "A tag, without '#'; can be given again", isList: true) {
      text, options in
      options.beginning.tags.append(text.hasPrefix("#") ? String(text.dropFirst()) : text)
    },
    Flag("draft", .toggle, "Mark it as a draft") { _, options in options.beginning.isDraft = true },
  ]

  /// Those of `check`.
  static let checking = [
    Flag(
      "alt", .value("FILE"),
      "Write a sheet of the photos without alternative text; where FILE is there, merge it back"
    ) { text, options in options.beginning.altSheet = text }
  ]
}
