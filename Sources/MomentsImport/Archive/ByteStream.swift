/// The bytes of one file of an export, piece by piece, so that no file has to fit in memory.
package final class ByteStream {
  private let pull: () throws(ImportFault) -> [UInt8]

  /// `pull` gives an empty piece at the end, and again after it.
  package init(_ pull: @escaping () throws(ImportFault) -> [UInt8]) { self.pull = pull }

  package convenience init(_ bytes: [UInt8]) {
    var rest: [UInt8]? = bytes
    self.init { () throws(ImportFault) in
      defer { rest = nil }
      return rest ?? []
    }
  }

  /// The next piece; empty at the end.
  package func next() throws(ImportFault) -> [UInt8] { try pull() }

  /// All that is left; nil where that is more than `limit` bytes.
  package func all(limit: Int) throws(ImportFault) -> [UInt8]? {
    var bytes = try next()
    while true {
      guard bytes.count <= limit else { return nil }
      let piece = try next()
      if piece.isEmpty { return bytes }
      bytes += piece
    }
  }
}
