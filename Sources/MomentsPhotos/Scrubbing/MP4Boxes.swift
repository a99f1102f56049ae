/// The boxes of an MP4 or QuickTime file, as far as they can hold what nobody should see: where and
/// with what it was taken.
package enum MP4Boxes {
  /// One box: its type, and where it lies.
  package struct Box: Sendable, Hashable {
    package var type: String
    /// Of the whole box, in bytes from the file's beginning.
    package var start: Int
    /// Of what follows size and type.
    package var contentStart: Int
    package var end: Int
  }

  /// Those of metadata: user data (QuickTime's `©xyz` is a place), tagged metadata, and boxes of
  /// makers' own, at the top, in the movie and in its tracks.
  /// nil where the boxes don't fit into the file.
  package static func metadata(in bytes: [UInt8]) -> [Box]? {
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

/// A video or its captions, as it is published.
package struct ScrubbedVideo: Sendable {
  package enum Failure: Error, Sendable { case unsupported, damaged }

  package let format: VideoFormat
  package let bytes: [UInt8]

  /// Takes away where and with what it was taken. The file keeps its length, since its tables count
  /// in bytes from the beginning: boxes of metadata become free space, filled with zeros.
  package init(of source: [UInt8]) throws(Failure) {
    guard let format = VideoFormat(of: source) else { throw .unsupported }
    self.format = format
    guard format == .mp4 || format == .mov else {
      bytes = source
      return
    }
    guard let metadata = MP4Boxes.metadata(in: source) else { throw .damaged }
    var bytes = source
    for box in metadata {
      bytes.replaceSubrange(box.start + 4..<box.start + 8, with: "free".utf8)
      bytes.replaceSubrange(
        box.contentStart..<box.end, with: repeatElement(0, count: box.end - box.contentStart))
    }
    self.bytes = bytes
  }
}
