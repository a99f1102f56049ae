/// The elements of a JSON list as they stand in the file.
enum JSONPieces {
  /// nil where `bytes` is no list.
  static func elements(of bytes: [UInt8]) -> [[UInt8]]? {
    var index = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    func skipSpace() {
      while index < bytes.count, [0x20, 0x0A, 0x0D, 0x09].contains(bytes[index]) { index += 1 }
    }
    func take(_ byte: UInt8) -> Bool {
      skipSpace()
      guard index < bytes.count, bytes[index] == byte else { return false }
      index += 1
      return true
    }
    guard take(0x5B) else { return nil }
    var elements: [[UInt8]] = []
    if take(0x5D) { return elements }
    repeat {
      skipSpace()
      var scan = ValueScan()
      let end = bytes.withUnsafeBufferPointer { scan.end(in: $0, from: index) }
      guard let end, end > index else { return nil }
      elements.append(Array(bytes[index..<end]))
      index = end
    } while take(0x2C)
    guard take(0x5D) else { return nil }
    skipSpace()
    return index == bytes.count ? elements : nil
  }
}
