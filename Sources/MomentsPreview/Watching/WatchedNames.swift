/// Which names matter to a build, and which are only an editor's.
enum WatchedNames {
  /// Hidden files, backups, lock files, and the file whose creation vim tries.
  static func isLitter(_ name: Substring) -> Bool {
    name.hasPrefix(".") || name.hasSuffix("~") || name == "4913"
      || name.hasPrefix("#") && name.hasSuffix("#") || name.hasSuffix(".swp")
      || name.hasSuffix(".tmp") || name.hasSuffix(".crswap") || name.contains(".sb-")
      || name.contains("___jb_")
  }

  static func isLitter(path: String) -> Bool {
    path.split(separator: "/").contains(where: isLitter)
  }
}
