internal import FileTree

/// Files made of pictures, kept outside the output so that no picture is made twice.
///
///     photos/3f/3f9a…/record                 what is known, and which files there are
///     photos/3f/3f9a…/w480.avif-q58-e1       one file; its name says how it was made
///     photos/uses                            when each picture was last needed
///
/// The folder's name is the SHA-256 of the picture's content, so a picture that moved is found and a
/// changed one isn't, whatever their times say. Every file appears in one step and holds the same
/// bytes whoever made it; so builds may share a cache, be killed, and a folder that was copied from
/// another machine is as good.
struct PhotoCache: Sendable {
  let tree: any Tree

  static let folder = TreePath(trusted: "photos")

  func folder(of picture: ContentHash) -> TreePath {
    let name = picture.hexadecimal
    return PhotoCache.folder.appending("\(name.prefix(2))/\(name)")
  }

  private func recordPath(of picture: ContentHash) -> TreePath {
    folder(of: picture).appending("record")
  }

  func path(of file: String, of picture: ContentHash) -> TreePath {
    folder(of: picture).appending(file)
  }

  /// What is known of a picture and is still there; nil where nothing is.
  func record(of picture: ContentHash) -> PictureRecord? {
    // A record that can't be read is made again.
    guard let bytes = try? tree.read(recordPath(of: picture)),
      var record = PictureRecord(bytes)
    else { return nil }
    for (name, file) in record.files where !has(name, file, of: picture) {
      record.files[name] = nil
    }
    return record
  }

  private func has(
    _ name: String, _ file: PictureRecord.File, of picture: ContentHash
  ) -> Bool {
    // What can't be looked at is made again.
    guard let entry = try? tree.entry(at: path(of: name, of: picture)) else { return false }
    return entry.kind == .file && entry.size == file.size
  }

  func makeFolder(of picture: ContentHash) throws(TreeError) {
    try tree.makeDirectory(folder(of: picture))
  }

  /// The folder must be there.
  func store(_ bytes: [UInt8], as name: String, of picture: ContentHash) throws(TreeError) {
    try tree.replace(path(of: name, of: picture), with: bytes)
  }

  /// After all files that it names.
  func store(_ record: PictureRecord, of picture: ContentHash) throws(TreeError) {
    try tree.replace(recordPath(of: picture), with: record.text)
  }

  /// The bytes of a file that was stored; nil where they aren't those any more, which makes the
  /// next build make them again.
  func bytes(at path: TreePath, _ fingerprint: Fingerprint) throws(TreeError) -> [UInt8]? {
    let bytes = try tree.read(path)
    if bytes.withUnsafeBytes({ Fingerprint(of: $0) }) == fingerprint { return bytes }
    try tree.removeFile(path)
    return nil
  }
}
