package import FileTree
private import Glibc

/// A folder of the disk, served as it is.
///
/// What a name leads to is opened first and its real path looked at then, so that nobody can put a
/// link in its place between the check and the use. Links may lead anywhere inside the folder.
package struct FolderSite: SiteFiles {
  /// Real and absolute.
  private let root: String

  /// nil where there is no such folder.
  package init?(_ folder: String) {
    guard let real = realpath(folder, nil) else { return nil }
    defer { free(real) }
    root = String(cString: real)
  }

  package func file(at path: TreePath) -> SiteFile? {
    guard !path.text.utf8.contains(0) else { return nil }
    // Non-blocking: a named pipe without a writer would stop the server.
    let descriptor = open("\(root)/\(path.text)", O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
    guard descriptor >= 0 else { return nil }
    let content = OpenFile(descriptor: descriptor) { close($0) }
    var status = stat()
    guard isInside(descriptor), fstat(descriptor, &status) == 0,
      status.st_mode & S_IFMT == S_IFREG
    else { return nil }
    let time = status.st_mtim
    return SiteFile(
      size: Int(status.st_size),
      tag: [Int(status.st_size), time.tv_sec, time.tv_nsec, Int(status.st_ino)]
        .map { String($0, radix: 36) }.joined(separator: "-"),
      modified: time.tv_sec, content: content, offset: 0)
  }

  private func isInside(_ descriptor: Int32) -> Bool {
    guard let real = realpath("/proc/self/fd/\(descriptor)", nil) else { return false }
    defer { free(real) }
    let path = String(cString: real)
    return root == "/" || path.hasPrefix(root + "/")
  }
}
