private import MomentsModel

/// The tables of a Memos database; their columns differ between versions.
struct MemosDatabase {
  private typealias Row = [String: SQLiteDatabase.Value]

  private let database: SQLiteDatabase
  private let bundle: ExportBundle
  private let options: ImportOptions
  private let dates: DateReading
  private var names: [Int: String] = [:]
  private var parents: [Int: Int] = [:]
  private var reactions: [String: Int] = [:]
  private var media: [Int: [(media: ImportedMedia, type: String)]] = [:]

  init(_ database: SQLiteDatabase, _ bundle: ExportBundle, _ options: ImportOptions) {
    self.database = database
    self.bundle = bundle
    self.options = options
    dates = DateReading(zone: options.timeZone)
  }

  mutating func read(into collection: inout ImportCollection) {
    let owner = owner(&collection)
    let memos = database.rows("SELECT * FROM memo ORDER BY id")
    for row in memos {
      if let id = row.integer("id") { names[id] = row.text("uid") ?? "\(id)" }
    }
    readRelations()
    readAttachments()
    for row in memos {
      if let creator = row.integer("creator_id"), let owner, creator != owner {
        collection.skip(.others, nil)
      } else {
        read(row, into: &collection)
      }
    }
  }

  /// The administrator, or the first user. Others' memos on the same server are theirs.
  private func owner(_ collection: inout ImportCollection) -> Int? {
    let users = database.rows("SELECT * FROM user ORDER BY id")
    let admin = users.first { ["HOST", "ADMIN"].contains($0.text("role") ?? "") } ?? users.first
    if let admin {
      let name = admin.text("nickname") ?? admin.text("username")
      collection.profile.name = name
      if users.count > 1, let name {
        collection.ledger.remarks.append(
          "the server has \(users.count) users; only the memos of \(name) are read")
      }
    }
    return admin?.integer("id")
  }

  private mutating func readRelations() {
    for row in database.rows("SELECT * FROM memo_relation WHERE type = 'COMMENT'") {
      if let id = row.integer("memo_id"), let parent = row.integer("related_memo_id") {
        parents[id] = parent
      }
    }
    for row in database.rows("SELECT * FROM reaction") {
      let target = row.integer("memo_id").flatMap { names[$0] }.map { "memos/\($0)" }
      if let target = target ?? row.text("content_id") { reactions[target, default: 0] += 1 }
    }
  }

  private mutating func readAttachments() {
    let table = database.columns(of: "attachment").isEmpty ? "resource" : "attachment"
    for row in database.rows("SELECT * FROM \(table) ORDER BY id") {
      guard let memo = row.integer("memo_id") else { continue }
      media[memo, default: []].append((attachment(row), row.text("type") ?? ""))
    }
  }

  private func attachment(_ row: Row) -> ImportedMedia {
    let name = row.text("filename") ?? ""
    if case .bytes(let bytes)? = row["blob"], !bytes.isEmpty {
      return ImportedMedia(.bytes(bytes, name: "\(row.text("uid") ?? "")-\(name)"))
    }
    let reference = row.text("reference") ?? row.text("internal_path") ?? ""
    if ["S3", "EXTERNAL"].contains(row.text("storage_type") ?? "") {
      return ImportedMedia(.missing(reference.isEmpty ? name : reference, .online))
    }
    return bundle.media(reference.isEmpty ? name : reference)
  }

  private func read(_ row: Row, into collection: inout ImportCollection) {
    guard let number = row.integer("id"), let name = names[number] else {
      return collection.skip(.damaged, nil)
    }
    guard let date = dates.instant(row.integer("created_ts")) else {
      return collection.skip(.noDate, nil)
    }
    let payload = row.text("payload").flatMap { text in
      try? JSONParser.parse(Array(text.utf8))  // without its extras the memo is still a memo
    }
    var memo = Memo(
      id: name, visibility: row.text("visibility") ?? "PRIVATE", content: row.text("content") ?? "")
    memo.isArchived = row.text("row_status") == "ARCHIVED"
    memo.isPinned = row.integer("pinned") == 1
    memo.tags = payload?["tags"]?.elements.compactMap(\.text) ?? []
    memo.reactionCount = reactions["memos/\(name)"] ?? 0
    memo.media = media[number] ?? []
    memo.parent = parents[number].flatMap { names[$0] }
    memo.place = MemosAnswer.place(payload?["location"])
    var moment = ImportedMoment(
      id: MomentIdentifier.make(MemosFormat.key, name),
      source: SourceLink(name: MemosFormat.sourceName, url: nil, id: name), date: date,
      audience: memo.audience)
    if let updated = row.integer("updated_ts"), updated > date.secondsSince1970 {
      moment.updated = dates.instant(updated)
    }
    if let reason = memo.fill(&moment, bundle, options) { return collection.skip(reason, nil) }
    collection.add(moment)
  }
}

extension [String: SQLiteDatabase.Value] {
  fileprivate func integer(_ name: String) -> Int? {
    if case .integer(let value)? = self[name] { value } else { nil }
  }

  fileprivate func text(_ name: String) -> String? {
    if case .text(let value)? = self[name], !value.isEmpty { value } else { nil }
  }
}

/// `GET /api/v1/memos`.
enum MemosAnswer {
  static func read(
    _ answer: JSONValue, _ bundle: ExportBundle, _ options: ImportOptions,
    into collection: inout ImportCollection
  ) {
    let memos = answer["memos"]?.elements ?? []
    let owner = memos.lazy.compactMap { $0["creator"]?.string }.min()
    let dates = DateReading(zone: options.timeZone)
    for value in memos {
      if let creator = value["creator"]?.string, creator != owner {
        collection.skip(.others, nil)
      } else {
        read(value, dates, bundle, options, into: &collection)
      }
    }
  }

  private static func read(
    _ value: JSONValue, _ dates: DateReading, _ bundle: ExportBundle, _ options: ImportOptions,
    into collection: inout ImportCollection
  ) {
    guard let name = value["name"]?.text.map(lastPart) else {
      return collection.skip(.damaged, nil)
    }
    guard let date = dates.iso(value["displayTime"]?.string ?? value["createTime"]?.string) else {
      return collection.skip(.noDate, nil)
    }
    var memo = Memo(
      id: name, visibility: value["visibility"]?.string ?? "PRIVATE",
      content: value["content"]?.string ?? "")
    memo.isArchived = value["state"]?.string == "ARCHIVED"
    memo.isPinned = value["pinned"]?.bool ?? false
    memo.tags = value["tags"]?.elements.compactMap(\.text) ?? []
    memo.reactionCount = value["reactions"]?.elements.count ?? 0
    memo.parent = value["parent"]?.text.map(lastPart)
    memo.place = place(value["location"])
    for item in (value["attachments"] ?? value["resources"])?.elements ?? [] {
      memo.media.append((media(item, bundle), item["type"]?.string ?? ""))
    }
    var moment = ImportedMoment(
      id: MomentIdentifier.make(MemosFormat.key, name),
      source: SourceLink(name: MemosFormat.sourceName, url: nil, id: name), date: date,
      audience: memo.audience)
    if let updated = dates.iso(value["updateTime"]?.string), updated != date {
      moment.updated = updated
    }
    if let reason = memo.fill(&moment, bundle, options) { return collection.skip(reason, nil) }
    collection.add(moment)
  }

  private static func media(_ item: JSONValue, _ bundle: ExportBundle) -> ImportedMedia {
    if let link = item["externalLink"]?.text { return ImportedMedia(.remote(link)) }
    let name = item["filename"]?.text ?? ""
    if let file = bundle.files.first(where: { $0.name == name || $0.name.hasSuffix("_" + name) }) {
      return ImportedMedia(.file(file))
    }
    return ImportedMedia(.missing(name, .absent))
  }

  static func place(_ location: JSONValue?) -> ImportedPlace? {
    guard let location else { return nil }
    return ImportedPlace(
      name: location["placeholder"]?.text, latitude: location["latitude"]?.double,
      longitude: location["longitude"]?.double)
  }

  private static func lastPart(_ name: String) -> String {
    name.split(separator: "/").last.map(String.init) ?? name
  }
}
