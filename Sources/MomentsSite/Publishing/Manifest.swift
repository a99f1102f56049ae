package import FileTree

/// What earlier builds wrote into an output folder: the only files that a build may overwrite or
/// remove. Kept in the folder itself as text, one file a line:
///
///     momentsgen manifest 1
///     <fingerprint, 32 hexadecimal digits> <size> <path>
package struct Manifest: Sendable {
  package struct Entry: Sendable, Hashable {
    package var size: Int
    package var fingerprint: Fingerprint

    package init(size: Int, fingerprint: Fingerprint) {
      self.size = size
      self.fingerprint = fingerprint
    }
  }

  package static let path = TreePath(trusted: ".momentsgen-manifest")
  private static let firstLine = "momentsgen manifest 1"

  package private(set) var entries: [String: Entry] = [:]

  package init(capacity: Int = 0) { entries.reserveCapacity(capacity) }

  package subscript(path: String) -> Entry? {
    get { entries[path] }
    set { entries[path] = newValue }
  }

  /// nil where `bytes` isn't a manifest of this version, or names a path outside the folder.
  package init?(_ bytes: [UInt8]) {
    let lines = bytes.split(separator: 0x0A)
    guard let first = lines.first, first.elementsEqual(Manifest.firstLine.utf8) else { return nil }
    entries.reserveCapacity(lines.count)
    for line in lines.dropFirst() {
      let parts = line.split(separator: 0x20, maxSplits: 2)
      guard parts.count == 3, let fingerprint = Fingerprint(hexadecimal: parts[0]),
        let size = Int(String(decoding: parts[1], as: UTF8.self)),
        let path = TreePath(String(decoding: parts[2], as: UTF8.self)), path != .root
      else { return nil }
      entries[path.text] = Entry(size: size, fingerprint: fingerprint)
    }
  }

  /// By path, so that equal sites have equal manifests.
  package var bytes: [UInt8] {
    let files = Array(entries)
    return Manifest.bytes(of: files.map(\.key)) { files[$0].value }
  }

  /// The text of a manifest of files in any order.
  /// - Parameters:
  ///   - paths: each once.
  ///   - entry: of one of them, by its place.
  static func bytes(of paths: [String], entry: (Int) -> Entry) -> [UInt8] {
    var order = paths.indices.map { Int32($0) }
    order.sort { paths[Int($0)].utf8.lexicographicallyPrecedes(paths[Int($1)].utf8) }
    var text = Array((firstLine + "\n").utf8)
    text.reserveCapacity(paths.reduce(text.count) { $0 + $1.utf8.count + 44 })
    for place in order { entry(Int(place)).append(path: paths[Int(place)], to: &text) }
    return text
  }

  /// The text of a manifest after some changes; the same as that of a new one, without sorting
  /// what stays.
  /// - Parameters:
  ///   - bytes: those of a manifest.
  ///   - changes: each path once; nil: it is no longer there.
  static func bytes(_ bytes: [UInt8], with changes: [(path: String, entry: Entry?)]) -> [UInt8] {
    let changes = changes.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count + changes.count * 100)
    var next = 0
    // Where what stays as it is begins.
    var start = 0
    var line = firstLine.utf8.count + 1
    while line < bytes.count, next < changes.count {
      let end = bytes[line...].firstIndex(of: 0x0A) ?? bytes.count
      let path = Manifest.path(in: bytes[line..<end])
      while next < changes.count, changes[next].path.utf8.lexicographicallyPrecedes(path) {
        text += bytes[start..<line]
        start = line
        changes[next].entry?.append(path: changes[next].path, to: &text)
        next += 1
      }
      if next < changes.count, changes[next].path.utf8.elementsEqual(path) {
        text += bytes[start..<line]
        start = min(end + 1, bytes.count)
        changes[next].entry?.append(path: changes[next].path, to: &text)
        next += 1
      }
      line = end + 1
    }
    text += bytes[start...]
    for change in changes[next...] { change.entry?.append(path: change.path, to: &text) }
    return text
  }

  /// What follows the second space.
  private static func path(in line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let size = line.dropFirst(33)
    guard let space = size.firstIndex(of: 0x20) else { return [] }
    return line[(space + 1)...]
  }
}

extension Manifest.Entry {
  fileprivate func append(path: String, to text: inout [UInt8]) {
    fingerprint.appendHexadecimal(to: &text)
    text += " \(size) \(path)\n".utf8
  }
}
