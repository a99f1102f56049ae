private import Glibc

/// What lies in a folder, with what tells a changed file from an unchanged one.
enum FolderListing {
  struct Entry {
    var name: String
    /// Links to folders of the site are folders; those that lead out of it are not.
    var isFolder: Bool
  }

  /// Any difference means a change: a restored file is older than the one that it replaces.
  struct Stamp: Hashable {
    var inode: UInt
    var size: Int
    var modified: Int
    var modifiedNanoseconds: Int
    var changed: Int
    var changedNanoseconds: Int
  }

  /// Empty where it can't be read: who builds says why.
  /// - Parameter root: real; links may lead anywhere inside it.
  static func entries(_ folder: String, within root: String) -> [Entry] {
    guard let stream = opendir(folder) else { return [] }
    defer { closedir(stream) }
    var entries: [Entry] = []
    while let item = readdir(stream) {
      let bytes = withUnsafeBytes(of: &item.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
      let name = String(decoding: bytes, as: UTF8.self)
      if name == "." || name == ".." { continue }
      var isFolder = Int(item.pointee.d_type) == Int(DT_DIR)
      if Int(item.pointee.d_type) == Int(DT_LNK) || Int(item.pointee.d_type) == Int(DT_UNKNOWN) {
        isFolder = FolderListing.isFolder("\(folder)/\(name)", within: root)
      }
      entries.append(Entry(name: name, isFolder: isFolder))
    }
    return entries
  }

  /// Whether `path` is a folder, or a link to one, inside `root`.
  static func isFolder(_ path: String, within root: String) -> Bool {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR,
      let real = realpath(path, nil)
    else { return false }
    defer { free(real) }
    return root == "/" || String(cString: real).hasPrefix(root + "/")
  }

  /// nil where there is nothing.
  static func stamp(_ path: String) -> Stamp? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    return Stamp(
      inode: UInt(status.st_ino), size: Int(status.st_size), modified: status.st_mtim.tv_sec,
      modifiedNanoseconds: status.st_mtim.tv_nsec, changed: status.st_ctim.tv_sec,
      changedNanoseconds: status.st_ctim.tv_nsec)
  }
}
