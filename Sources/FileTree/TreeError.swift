private import Glibc

/// What the file system refused, and why.
package struct TreeError: Error, Sendable, Hashable {
  package enum Reason: Sendable, Hashable {
    case notFound, notPermitted, isDirectory, notDirectory, noSpace, readOnly, outsideTree
    case tooManyOpenFiles
    /// Neither a file nor a folder: a socket, a pipe, a device.
    case notFile
    /// The file system can't do this.
    case notSupported
    /// Another build holds the lock.
    case busy
    /// Any other `errno`.
    case system(Int32)
  }

  package enum Action: String, Sendable, Hashable {
    case list, read, write, create, remove, rename, lock
  }

  package var path: TreePath
  package var action: Action
  package var reason: Reason

  package init(_ path: TreePath, _ action: Action, _ reason: Reason) {
    self.path = path
    self.action = action
    self.reason = reason
  }

  /// The reason in words, without the path: "permission denied".
  package var explanation: String {
    switch reason {
    case .notFound: "no such file or folder"
    case .notPermitted: "permission denied"
    case .isDirectory: "it is a folder"
    case .notDirectory: "a part of the path is not a folder"
    case .noSpace: "no space left on the disk"
    case .readOnly: "the file system is read-only"
    case .outsideTree: "a link leads out of the folder"
    case .tooManyOpenFiles: "too many open files"
    case .notFile: "it is neither a file nor a folder"
    case .notSupported: "the file system can't do this"
    case .busy: "another build is writing to it"
    case .system(let number): Self.words(for: number)
    }
  }

  /// The C library's words, which are English because the program never sets a locale.
  private static func words(for number: Int32) -> String {
    guard let text = strerror(number) else { return "system error \(number)" }
    return String(cString: text).lowercased() + " (error \(number))"
  }
}

extension TreeError.Reason {
  init(errno number: Int32) {
    self =
      switch number {
      case ENOENT: .notFound
      case EACCES, EPERM: .notPermitted
      case EISDIR: .isDirectory
      case ENOTDIR: .notDirectory
      case ENOSPC, EDQUOT: .noSpace
      case EROFS: .readOnly
      case EMFILE, ENFILE: .tooManyOpenFiles
      case ENXIO: .notFile
      case EINVAL, ENOSYS, EOPNOTSUPP: .notSupported
      default: .system(number)
      }
  }
}
