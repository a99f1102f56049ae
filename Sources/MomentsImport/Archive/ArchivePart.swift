/// An archive as a part of an export.
struct ArchivePart: ExportPart {
  let name: String
  let files: [PartFile]
  private let file: RandomAccess
  private let password: String?
  private let limits: ArchiveLimits
  /// For each entry of the archive, in its order, the index in `files`.
  private let fileIndexes: [Int?]

  init(_ file: RandomAccess, password: String?, limits: ArchiveLimits) throws(ImportFault) {
    self.file = file
    self.password = password
    self.limits = limits
    name = file.name
    do throws(ArchiveFault) {
      (files, fileIndexes) = try ArchivePart.index(file, password, limits)
    } catch { throw error.fault(file.name) }
  }

  private static func index(
    _ file: RandomAccess, _ password: String?, _ limits: ArchiveLimits
  ) throws(ArchiveFault) -> ([PartFile], [Int?]) {
    if file.size == 0 { throw .empty }
    var files: [PartFile] = []
    var indexes: [Int?] = []
    var total = 0
    let reader = try ArchiveReader(file, password: password)
    while let entry = try reader.next() {
      guard indexes.count < limits.entryCount else { throw .tooManyEntries(limits.entryCount) }
      guard let path = try checkedPath(entry) else {
        indexes.append(nil)
        continue
      }
      if entry.isEncrypted, password == nil { throw .passwordMissing }
      if let size = entry.size {
        guard size <= limits.fileBytes else { throw .fileTooLarge(entry.path) }
        total += size
        guard total <= limits.unpackedBytes(of: file.size) else {
          throw .bomb(limits.unpackedBytes(of: file.size))
        }
      }
      indexes.append(files.count)
      files.append(PartFile(path: path, size: entry.size))
    }
    return (files, indexes)
  }

  /// nil for folders and by-products.
  private static func checkedPath(_ entry: ArchiveReader.Entry) throws(ArchiveFault) -> String? {
    switch ArchivePath(entry.path) {
    case .escape: throw .escapingPath(entry.path)
    case .litter: return nil
    case .file(let path):
      switch entry.kind {
      case .file: return path
      case .folder, .other: return nil
      case .link: throw .link(entry.path)
      }
    }
  }

  func visit(
    _ indexes: Set<Int>, _ body: (Int, ByteStream) throws(ImportFault) -> Void
  ) throws(ImportFault) {
    guard !indexes.isEmpty else { return }
    let pass = try attempt { () throws(ArchiveFault) in
      ArchivePass(
        reader: try ArchiveReader(file, password: password),
        unpackedLimit: limits.unpackedBytes(of: file.size))
    }
    var left = indexes.count
    var position = 0
    while left > 0, try attempt({ () throws(ArchiveFault) in try pass.reader.next() }) != nil {
      defer { position += 1 }
      guard position < fileIndexes.count, let index = fileIndexes[position],
        indexes.contains(index)
      else { continue }
      left -= 1
      let declared = files[index].size ?? limits.fileBytes
      var readBytes = 0
      try body(
        index,
        ByteStream { () throws(ImportFault) in
          let piece = try self.attempt { () throws(ArchiveFault) in try pass.read() }
          readBytes += piece.count
          guard readBytes <= declared else {
            throw ArchiveFault.fileTooLarge(self.files[index].path).fault(self.name)
          }
          return piece
        })
    }
  }

  private func attempt<Result>(
    _ work: () throws(ArchiveFault) -> Result
  ) throws(ImportFault) -> Result {
    do throws(ArchiveFault) { return try work() } catch { throw error.fault(name) }
  }
}

/// Counts what one pass unpacks, whatever the archive's directory claimed.
private final class ArchivePass {
  let reader: ArchiveReader
  private let unpackedLimit: Int
  private var unpacked = 0

  init(reader: ArchiveReader, unpackedLimit: Int) {
    self.reader = reader
    self.unpackedLimit = unpackedLimit
  }

  func read() throws(ArchiveFault) -> [UInt8] {
    let piece = try reader.read()
    unpacked += piece.count
    guard unpacked <= unpackedLimit else { throw .bomb(unpackedLimit) }
    return piece
  }
}
