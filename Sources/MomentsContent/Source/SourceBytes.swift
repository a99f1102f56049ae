/// What has to be known about a file's bytes before anything reads them as text.
struct SourceBytes {
  /// Offset of the first byte that isn't UTF-8.
  private(set) var firstInvalid: Int?
  /// Offsets of control characters other than tab and line endings, in order.
  private(set) var controls: [Int] = []

  /// One pass over `bytes`, eight at a time where they are printable ASCII.
  init(_ bytes: [UInt8]) {
    bytes.withUnsafeBytes { scan($0) }
  }

  private mutating func scan(_ bytes: UnsafeRawBufferPointer) {
    var index = 0
    while index < bytes.count {
      if index + 8 <= bytes.count,
        SourceBytes.isPrintable(bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self))
      {
        index += 8
        continue
      }
      let length = SourceBytes.characterLength(at: index, bytes)
      guard length > 0 else {
        firstInvalid = index
        return
      }
      if SourceBytes.isControl(at: index, bytes) { controls.append(index) }
      index += length
    }
  }

  /// Whether all eight bytes are 0x20…0x7E.
  private static func isPrintable(_ word: UInt64) -> Bool {
    let high: UInt64 = 0x8080_8080_8080_8080
    let ones: UInt64 = 0x0101_0101_0101_0101
    let belowSpace = (word &- ones &* 0x20) & ~word & high
    let delete = word ^ (ones &* 0x7F)
    let isDelete = (delete &- ones) & ~delete & high
    return (word & high) | belowSpace | isDelete == 0
  }

  private static func isControl(at index: Int, _ bytes: UnsafeRawBufferPointer) -> Bool {
    switch bytes[index] {
    case 0x09, 0x0A, 0x0D: false
    case 0..<0x20, 0x7F: true
    case 0xC2: bytes[index + 1] < 0xA0
    default: false
    }
  }

  /// The length of the UTF-8 character at `index`; 0 where there is none.
  private static func characterLength(at index: Int, _ bytes: UnsafeRawBufferPointer) -> Int {
    let first = bytes[index]
    if first < 0x80 { return 1 }
    func follows(_ offset: Int, _ range: ClosedRange<UInt8> = 0x80...0xBF) -> Bool {
      index + offset < bytes.count && range.contains(bytes[index + offset])
    }
    switch first {
    case 0xC2...0xDF: return follows(1) ? 2 : 0
    case 0xE0: return follows(1, 0xA0...0xBF) && follows(2) ? 3 : 0
    case 0xED: return follows(1, 0x80...0x9F) && follows(2) ? 3 : 0
    case 0xE1...0xEF: return follows(1) && follows(2) ? 3 : 0
    case 0xF0: return follows(1, 0x90...0xBF) && follows(2) && follows(3) ? 4 : 0
    case 0xF1...0xF3: return follows(1) && follows(2) && follows(3) ? 4 : 0
    case 0xF4: return follows(1, 0x80...0x8F) && follows(2) && follows(3) ? 4 : 0
    default: return 0
    }
  }

  /// `bytes` without the control characters.
  func withoutControls(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var start = 0
    for offset in controls {
      result += bytes[start..<offset]
      start = offset + (bytes[offset] == 0xC2 ? 2 : 1)
    }
    return result + bytes[start...]
  }
}
