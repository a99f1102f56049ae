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
    var text = Array((Manifest.firstLine + "\n").utf8)
    text.reserveCapacity(entries.count * 80)
    for (path, entry) in entries.sorted(by: { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) })
    {
      entry.fingerprint.appendHexadecimal(to: &text)
      text += " \(entry.size) \(path)\n".utf8
    }
    return text
  }
}
