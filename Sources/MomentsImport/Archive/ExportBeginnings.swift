/// How the documents of an export begin, by which it is recognised.
///
/// Every format looks into the same files; they are read once, in one pass, because each pass over a
/// packed archive may take minutes.
final class ExportBeginnings {
  private var known: [ExportFile: [UInt8]] = [:]
  private var isLoaded = false

  /// Of each document; enough for what stands before the first post.
  private static let byteCount = 16 << 10
  /// Of a database, whose tables may be described on a later page.
  private static let databaseByteCount = 64 << 10
  private static let fileLimit = 5_000

  private static let extensions: Set<String> = [
    "json", "js", "xml", "rss", "atom", "rdf", "db", "sqlite", "sqlite3",
  ]

  func beginning(of file: ExportFile, in bundle: ExportBundle) throws(ImportFault) -> [UInt8] {
    if !isLoaded {
      isLoaded = true
      let documents = bundle.files.filter { ExportBeginnings.extensions.contains($0.fileExtension) }
      // The least deep first: posts lie near the top.
      let chosen = documents.sorted { ($0.depth, $0.path) < ($1.depth, $1.path) }
      try load(Array(chosen.prefix(ExportBeginnings.fileLimit)), from: bundle)
    }
    if known[file] == nil { try load([file], from: bundle) }
    return known[file] ?? []
  }

  private func load(_ files: [ExportFile], from bundle: ExportBundle) throws(ImportFault) {
    try bundle.visit(files) { (file, stream) throws(ImportFault) in
      let isDatabase = ["db", "sqlite", "sqlite3"].contains(file.fileExtension)
      let count =
        isDatabase ? ExportBeginnings.databaseByteCount : ExportBeginnings.byteCount
      var bytes: [UInt8] = []
      while bytes.count < count {
        let piece = try stream.next()
        if piece.isEmpty { break }
        bytes += piece
      }
      known[file] = Array(bytes.prefix(count))
    }
  }
}

extension ExportBundle {
  /// The first bytes of a file, for recognising it.
  func beginning(of file: ExportFile) throws(ImportFault) -> [UInt8] {
    try beginnings.beginning(of: file, in: self)
  }
}

extension [UInt8] {
  /// Whether these bytes hold those of `text`, which is ASCII. Strings of the standard library take
  /// a thousand times as long to search.
  func holds(_ text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    let wanted = UnsafeBufferPointer(start: text.utf8Start, count: count)
    return withUnsafeBufferPointer { bytes in
      guard let first = wanted.first, bytes.count >= count else { return false }
      for index in 0...bytes.count - count where bytes[index] == first {
        var length = 1
        while length < count, bytes[index + length] == wanted[length] { length += 1 }
        if length == count { return true }
      }
      return false
    }
  }
}
