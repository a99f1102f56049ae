/// The boxes of an MP4 or QuickTime file, as far as they can hold what nobody should see: where and
/// with what it was taken.
enum MP4Boxes {
  /// One box: its type, and where it lies.
  struct Box: Sendable, Hashable {
    var type: String
    /// Of the whole box, in bytes from the file's beginning.
    var start: Int
    /// Of what follows size and type.
    var contentStart: Int
    var end: Int
  }

  /// Those of metadata: user data (QuickTime's `©xyz` is a place), tagged metadata, and boxes of
  /// makers' own, at the top, in the movie and in its tracks.
  /// nil where the boxes don't fit into the file.
  static func metadata(in bytes: [UInt8]) -> [Box]? {
    var found: [Box] = []
    guard collect(in: bytes, 0..<bytes.count, depth: 0, &found) else { return nil }
    return found
  }

  private static func collect(
    in bytes: [UInt8], _ range: Range<Int>, depth: Int, _ found: inout [Box]
  ) -> Bool {
    guard let boxes = boxes(in: bytes, range) else { return false }
    for box in boxes {
      switch box.type {
      case "udta", "meta", "uuid": found.append(box)
      case "moov", "trak", "mdia":
        guard depth < 4,
          collect(in: bytes, box.contentStart..<box.end, depth: depth + 1, &found)
        else { return false }
      default: break
      }
    }
    return true
  }

  private static func boxes(in bytes: [UInt8], _ range: Range<Int>) -> [Box]? {
    var boxes: [Box] = []
    var position = range.lowerBound
    while range.upperBound - position >= 8 {
      let type = String(decoding: bytes[position + 4..<position + 8], as: UTF8.self)
      var size = integer(bytes, position, 4)
      var header = 8
      if size == 1 {
        guard range.upperBound - position >= 16 else { return nil }
        size = integer(bytes, position + 8, 8)
        header = 16
      } else if size == 0 {
        size = range.upperBound - position
      }
      guard size >= header, size <= range.upperBound - position else { return nil }
      boxes.append(
        Box(
          type: type, start: position, contentStart: position + header, end: position + size))
      position += size
    }
    return boxes
  }

  /// Big-endian; negative where eight bytes say more than fits, which no file is as large as.
  private static func integer(_ bytes: [UInt8], _ start: Int, _ count: Int) -> Int {
    bytes[start..<start + count].reduce(0) { $0 << 8 | Int($1) }
  }
}
