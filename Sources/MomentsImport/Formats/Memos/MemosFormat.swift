private import Diagnostics

/// Memos: the server's SQLite database, or what its API answers.
enum MemosFormat: ExportFormat {
  static let key = "memos"
  static let title = "Memos database"
  static let sourceName = "Memos"

  static func recognised(in bundle: ExportBundle) throws(ImportFault) -> String? {
    if let file = try databases(bundle).first { return file.path }
    return try answers(bundle).first?.path
  }

  private static func databases(_ bundle: ExportBundle) throws(ImportFault) -> [ExportFile] {
    var found: [ExportFile] = []
    let endings = [".db", ".sqlite", ".sqlite3"]
    for file in bundle.files(where: { name in endings.contains { name.hasSuffix($0) } }) {
      let start = try bundle.beginning(of: file)
      if start.starts(with: Array("SQLite format 3\0".utf8)),
        start.holds("memo")
      {
        found.append(file)
      }
    }
    return found
  }

  private static func answers(_ bundle: ExportBundle) throws(ImportFault) -> [ExportFile] {
    var found: [ExportFile] = []
    for file in bundle.files(where: { $0.hasSuffix(".json") }) {
      let start = try bundle.beginning(of: file)
      if start.holds("\"memos\""), start.holds("memos/") { found.append(file) }
    }
    return found
  }

  static func read(
    _ bundle: ExportBundle, _ options: ImportOptions
  ) throws(ImportFault) -> ImportCollection {
    var collection = ImportCollection(sourceName)
    for file in try databases(bundle) {
      // The log beside it holds what was written last.
      var log: [UInt8] = []
      if let beside = bundle.first(named: file.name + "-wal") {
        log = try bundle.bytes(of: beside)
      }
      guard let database = SQLiteDatabase(try bundle.bytes(of: file), log: log),
        !database.columns(of: "memo").isEmpty
      else {
        throw ImportFault(
          .exportFormat, file: bundle.label(file), "this database can't be read as one of Memos",
          hint: "copy it while Memos isn't running, together with its -wal file")
      }
      var reader = MemosDatabase(database, bundle, options)
      reader.read(into: &collection)
      collection.ledger.findings.append("\(file.path): \(collection.ledger.itemCount) memos")
    }
    for (file, bytes) in try bundle.documents(try answers(bundle)) {
      let before = collection.ledger.itemCount
      MemosAnswer.read(try bundle.json(file, bytes), bundle, options, into: &collection)
      collection.ledger.findings.append(
        "\(file.path): \(collection.ledger.itemCount - before) memos")
    }
    return collection
  }
}

/// What a memo says, from either source.
struct Memo {
  var id: String
  var isArchived = false
  var visibility: String
  var content: String
  var isPinned = false
  var tags: [String] = []
  var reactionCount = 0
  var media: [(media: ImportedMedia, type: String)] = []
  var place: ImportedPlace?
  /// Id of the memo that this one comments on.
  var parent: String?

  /// Fills a moment; nil with the reason where the memo is none.
  func fill(
    _ moment: inout ImportedMoment, _ bundle: ExportBundle, _ options: ImportOptions
  ) -> SkipReason? {
    if isArchived, !options.includesArchived { return .archived }
    let text = MarkdownPictures(content)
    moment.text = text.markdown.isEmpty ? [] : [.markdown(text.markdown)]
    for picture in text.pictures {
      let isRemote = picture.source.hasPrefix("https://") || picture.source.hasPrefix("http://")
      let alt = picture.alt.isEmpty ? nil : picture.alt
      moment.photos.append(
        isRemote
          ? ImportedMedia(.remote(picture.source), alt: alt)
          : bundle.media(picture.source, alt: alt))
    }
    for (media, type) in media {
      if type.hasPrefix("image/") { moment.photos.append(media) }
      if type.hasPrefix("video/") || type.hasPrefix("audio/") { moment.videos.append(media) }
    }
    moment.tags = tags.isEmpty ? PlainTags.tags(in: content, joinsPaths: true) : tags
    moment.isPinned = isPinned
    moment.likeCount = reactionCount
    moment.place = place
    if let parent { moment.replyTo = .own(MomentIdentifier.make(MemosFormat.key, parent)) }
    return moment.isEmpty ? .empty : nil
  }

  /// Protected memos are for people with an account on the server.
  var audience: Audience {
    switch visibility {
    case "PUBLIC": .everyone
    case "PROTECTED": .unknown
    case "SPACE": .direct
    default: .nobody
    }
  }
}
