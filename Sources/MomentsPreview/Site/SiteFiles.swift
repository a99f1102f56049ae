package import FileTree

/// The files of a site as the server sees them: looked up by path, never listed.
package protocol SiteFiles: Sendable {
  /// nil where there is no file that may be served; a folder isn't one.
  func file(at path: TreePath) -> SiteFile?
}

/// One file as it is at one moment; what is written later doesn't change it.
package struct SiteFile: Sendable {
  /// In bytes.
  package var size: Int
  /// A strong entity tag without its quotes.
  package var tag: String
  /// Seconds since 1970 UTC.
  package var modified: Int
  package var content: OpenFile
  /// Where it begins in `content`.
  package var offset: Int

  /// All of it; nil where the file system refuses or the file has become shorter.
  func bytes() -> [UInt8]? { content.bytes(at: offset, count: size) }
}
