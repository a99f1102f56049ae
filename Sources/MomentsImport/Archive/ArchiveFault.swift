private import Diagnostics
/// Why an archive can't be read.
enum ArchiveFault: Error, Hashable {
  case notAnArchive
  case empty
  case passwordMissing
  case passwordWrong
  /// libarchive's words.
  case damaged(String)
  /// The system's words.
  case unreadable(String)
  /// The path as written.
  case escapingPath(String)
  case link(String)
  case tooManyEntries(Int)
  /// Unpacks to more than the limits allow: bytes.
  case bomb(Int)
  case fileTooLarge(String)

  /// The message, in the name of the archive.
  func fault(_ name: String) -> ImportFault {
    switch self {
    case .notAnArchive:
      ImportFault(
        .archiveUnreadable, file: name, "it is no zip or tar archive, and no export by itself",
        hint: "give the file as the service sent it, or the folder it unpacks to")
    case .empty:
      ImportFault(
        .archiveUnreadable, file: name, "the file is empty (0 bytes)",
        hint: "download the export again")
    case .passwordMissing:
      ImportFault(
        .archivePassword, file: name, "the archive is locked with a password",
        hint: "write the password to a file and give it as --password-file FILE")
    case .passwordWrong:
      ImportFault(
        .archivePassword, file: name, "the password doesn't open the archive",
        hint: "the first line of --password-file is taken as the password")
    case .damaged(let words):
      ImportFault(
        .archiveUnreadable, file: name, "the archive is damaged or cut off (\(words))",
        hint: "download it again, and compare its size with what the service says")
    case .unreadable(let words): ImportFault(.fileUnreadable, file: name, words)
    default: limitFault(name)
    }
  }

  private func limitFault(_ name: String) -> ImportFault {
    switch self {
    case .escapingPath(let path):
      ImportFault(
        .archiveUnsafe, file: name, "the archive holds '\(path)', a path that leads out of it",
        hint: "no service makes such archives; don't unpack it")
    case .link(let path):
      ImportFault(
        .archiveUnsafe, file: name, "the archive holds '\(path)', a link instead of a file",
        hint: "no service makes such archives; pack the files themselves")
    case .tooManyEntries(let limit):
      ImportFault(.archiveTooLarge, file: name, "the archive holds more than \(limit) files")
    case .bomb(let bytes):
      ImportFault(
        .archiveTooLarge, file: name,
        "the archive unpacks to more than \(bytes >> 20) MB, out of proportion to its size",
        hint: "where it is to be trusted, unpack it and give the folder")
    case .fileTooLarge(let path):
      ImportFault(.archiveTooLarge, file: name, "'\(path)' in the archive is too large to be read")
    default: ImportFault(.archiveUnreadable, file: name, "the archive can't be read")
    }
  }
}
