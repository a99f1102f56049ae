private import Diagnostics
package import FileTree

/// A file that can be read at any place: on disk, in memory, or inside another archive.
package struct RandomAccess {
  /// As messages name it.
  package var name: String
  /// Bytes.
  package var size: Int
  /// At most `count` bytes from `offset` on.
  package var read: (_ offset: Int, _ count: Int) throws(TreeError) -> [UInt8]

  package init(
    name: String, size: Int,
    read: @escaping (_ offset: Int, _ count: Int) throws(TreeError) -> [UInt8]
  ) {
    self.name = name
    self.size = size
    self.read = read
  }

  package init(_ tree: any Tree, _ path: TreePath, name: String, size: Int) {
    self.init(name: name, size: size) { (offset, count) throws(TreeError) in
      try tree.read(path, from: offset, count: count)
    }
  }

  package init(_ bytes: [UInt8], name: String) {
    self.init(name: name, size: bytes.count) { (offset, count) throws(TreeError) in
      let start = min(max(0, offset), bytes.count)
      return Array(bytes[start..<min(bytes.count, start + count)])
    }
  }

  /// A stream over the whole of it.
  var stream: ByteStream {
    var offset = 0
    let source = self
    return ByteStream { () throws(ImportFault) in
      do throws(TreeError) {
        let bytes = try source.read(offset, 1 << 18)
        offset += bytes.count
        return bytes
      } catch {
        throw ImportFault(.fileUnreadable, file: source.name, error.explanation)
      }
    }
  }
}
