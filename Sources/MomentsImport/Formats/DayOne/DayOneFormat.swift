private import MomentsModel

/// Day One's JSON export: a zip with one document for each journal. Diaries are private by nature.
enum DayOneFormat: ExportFormat {
  static let key = "dayone"
  static let title = "Day One export"
  static let sourceName = "Day One"

  static func recognised(in bundle: ExportBundle) throws(ImportFault) -> String? {
    try journals(bundle).first?.path
  }

  private static func journals(_ bundle: ExportBundle) throws(ImportFault) -> [ExportFile] {
    var found: [ExportFile] = []
    for file in bundle.files(where: { $0.hasSuffix(".json") }) {
      let start = try bundle.beginning(of: file)
      let isJournal = start.holds("\"entries\"") && start.holds("\"metadata\"")
      if isJournal { found.append(file) }
    }
    return found
  }

  static func read(
    _ bundle: ExportBundle, _ options: ImportOptions
  ) throws(ImportFault) -> ImportCollection {
    var collection = ImportCollection(sourceName)
    let entries = DayOneEntries(bundle, options)
    for file in try journals(bundle) {
      let before = collection.ledger.itemCount
      try bundle.elements(of: file, from: { $0 == "entries" }) { (_, item) throws(ImportFault) in
        entries.read(item, into: &collection)
      }
      collection.ledger.findings.append(
        "\(file.path): \(collection.ledger.itemCount - before) entries")
    }
    return collection
  }
}
