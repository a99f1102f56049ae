/// The formats of videos that are published, recognised by content.
package enum VideoFormat: String, Sendable, CaseIterable {
  case mp4, mov, webm
  /// Captions.
  case vtt

  /// nil for anything else.
  package init?(of bytes: some Collection<UInt8>) {
    let head = Array(bytes.prefix(16))
    if head.count >= 12, head[4..<8].elementsEqual("ftyp".utf8) {
      self = head[8..<12].elementsEqual("qt  ".utf8) ? .mov : .mp4
    } else if head.count >= 8,
      ["moov", "mdat", "wide", "skip"].contains(String(decoding: head[4..<8], as: UTF8.self))
    {
      self = .mov
    } else if head.starts(with: [0x1A, 0x45, 0xDF, 0xA3]) {
      self = .webm
    } else if head.starts(with: "WEBVTT".utf8)
      || head.starts(with: [0xEF, 0xBB, 0xBF]) && head.dropFirst(3).starts(with: "WEBVTT".utf8)
    {
      self = .vtt
    } else {
      return nil
    }
  }
}
