private import CArchive
internal import FileTree

/// One pass over an archive by libarchive; the only file that sees it.
///
/// Zip (zip64 too) and tar, plain or packed by gzip, bzip2, xz or zstd. Reads through a
/// `RandomAccess`, so never more than a piece of the archive is in memory.
final class ArchiveReader {
  struct Entry {
    enum Kind { case file, folder, link, other }

    /// As written.
    var path: String
    var kind: Kind
    /// nil where the archive says so only after the bytes.
    var size: Int?
    var isEncrypted: Bool
  }

  private let archive: OpaquePointer
  private let feed: ArchiveFeed
  private let password: String?
  private var buffer = [UInt8](repeating: 0, count: 1 << 20)
  /// Of the next piece: small at first, because often a file's beginning is all that is wanted.
  private var pieceSize = 1 << 14
  private var entryIsEncrypted = false

  init(_ file: RandomAccess, password: String?) throws(ArchiveFault) {
    guard let archive = archive_read_new() else { throw .unreadable("there is no memory for it") }
    self.archive = archive
    self.password = password
    feed = ArchiveFeed(file)
    for support in [
      archive_read_support_filter_gzip, archive_read_support_filter_bzip2,
      archive_read_support_filter_xz, archive_read_support_filter_zstd,
      archive_read_support_format_zip, archive_read_support_format_tar,
    ] { _ = support(archive) }
    if let password { archive_read_add_passphrase(archive, password) }
    feed.attach(to: archive)
    guard archive_read_open1(archive) == ARCHIVE_OK else { throw fault() }
  }

  deinit { archive_read_free(archive) }

  /// The next entry; nil at the end.
  func next() throws(ArchiveFault) -> Entry? {
    var entry: OpaquePointer?
    let status = archive_read_next_header(archive, &entry)
    pieceSize = 1 << 14
    if status == ARCHIVE_EOF { return nil }
    guard status >= ARCHIVE_WARN, let entry else { throw fault() }
    entryIsEncrypted = archive_entry_is_data_encrypted(entry) == 1
    return Entry(
      path: ArchiveReader.path(of: entry), kind: ArchiveReader.kind(of: entry),
      size: archive_entry_size_is_set(entry) != 0 ? Int(archive_entry_size(entry)) : nil,
      isEncrypted: entryIsEncrypted)
  }

  /// The next piece of the current entry; empty at its end.
  func read() throws(ArchiveFault) -> [UInt8] {
    let count = buffer.withUnsafeMutableBytes {
      archive_read_data(archive, $0.baseAddress, min($0.count, pieceSize))
    }
    guard count >= 0 else { throw fault() }
    pieceSize = min(buffer.count, pieceSize * 8)
    return Array(buffer[..<count])
  }

  private static func path(of entry: OpaquePointer) -> String {
    if let text = archive_entry_pathname_utf8(entry) { return String(cString: text) }
    // Not marked as UTF-8 and not convertible: taken as it is.
    return archive_entry_pathname(entry).map { String(cString: $0) } ?? ""
  }

  private static func kind(of entry: OpaquePointer) -> Entry.Kind {
    if archive_entry_hardlink(entry) != nil || archive_entry_symlink(entry) != nil { return .link }
    switch archive_entry_filetype(entry) & 0o170000 {
    case 0o100000: return .file
    case 0o040000: return .folder
    case 0o120000: return .link
    // Zip entries made without a system's attributes.
    case 0: return .file
    default: return .other
    }
  }

  private func fault() -> ArchiveFault {
    if let refusal = feed.refusal { return .unreadable(refusal.explanation) }
    let text = archive_error_string(archive).map { String(cString: $0) } ?? ""
    let words = text.lowercased()
    if words.contains("passphrase") || words.contains("decrypt") || words.contains("encrypt") {
      return password == nil ? .passwordMissing : .passwordWrong
    }
    // A wrong password that passes the zip's one-byte check shows as damaged data.
    if entryIsEncrypted { return password == nil ? .passwordMissing : .passwordWrong }
    if words.contains("unrecognized archive format") { return .notAnArchive }
    return .damaged(words)
  }
}

/// Gives libarchive the bytes of a `RandomAccess`.
private final class ArchiveFeed {
  let file: RandomAccess
  private var position = 0
  private let piece = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 18, alignment: 16)
  private(set) var refusal: TreeError?

  init(_ file: RandomAccess) { self.file = file }

  deinit { piece.deallocate() }

  /// The feed must outlive `archive`.
  func attach(to archive: OpaquePointer) {
    archive_read_set_callback_data(archive, Unmanaged.passUnretained(self).toOpaque())
    archive_read_set_read_callback(archive) { _, client, start in
      ArchiveFeed.of(client)?.read(start) ?? -1
    }
    archive_read_set_skip_callback(archive) { _, client, count in
      ArchiveFeed.of(client)?.skip(count) ?? 0
    }
    archive_read_set_seek_callback(archive) { _, client, offset, origin in
      ArchiveFeed.of(client)?.seek(offset, origin) ?? -1
    }
  }

  private static func of(_ client: UnsafeMutableRawPointer?) -> ArchiveFeed? {
    client.map { Unmanaged<ArchiveFeed>.fromOpaque($0).takeUnretainedValue() }
  }

  private func read(_ start: UnsafeMutablePointer<UnsafeRawPointer?>?) -> Int {
    do throws(TreeError) {
      let bytes = try file.read(position, piece.count)
      piece.copyBytes(from: bytes.prefix(piece.count))
      position += min(bytes.count, piece.count)
      start?.pointee = UnsafeRawPointer(piece.baseAddress)
      return min(bytes.count, piece.count)
    } catch {
      refusal = error
      return -1
    }
  }

  private func skip(_ count: Int64) -> Int64 {
    let allowed = min(max(0, Int(count)), max(0, file.size - position))
    position += allowed
    return Int64(allowed)
  }

  private func seek(_ offset: Int64, _ origin: Int32) -> Int64 {
    let base =
      switch origin {
      case SEEK_SET: 0
      case SEEK_CUR: position
      default: file.size
      }
    let (target, overflow) = base.addingReportingOverflow(Int(offset))
    guard !overflow, target >= 0 else { return -1 }
    position = min(target, file.size)
    return Int64(position)
  }
}
