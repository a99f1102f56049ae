/// The containers of video and sound that are published, recognised by content.
enum MediaKind: String, Sendable, Hashable {
  case mp4, webm, mp3, ogg

  /// nil for anything else.
  init?(of bytes: [UInt8]) {
    if bytes.count >= 12, MediaKind.mp4Boxes.contains(String(decoding: bytes[4..<8], as: UTF8.self))
    {
      self = .mp4
    } else if bytes.starts(with: [0x1A, 0x45, 0xDF, 0xA3]) {
      self = .webm
    } else if bytes.starts(with: Array("OggS".utf8)) {
      self = .ogg
    } else if bytes.starts(with: Array("ID3".utf8))
      || bytes.count > 1 && bytes[0] == 0xFF && bytes[1] & 0xE6 == 0xE2
    {
      self = .mp3
    } else {
      return nil
    }
  }

  /// What MP4 and MOV files begin with.
  private static let mp4Boxes: Set<String> = ["ftyp", "moov", "mdat", "wide", "free", "skip"]

  /// As ffmpeg calls the container.
  var muxer: String { rawValue }

  func mediaType(hasPicture: Bool) -> String {
    switch self {
    case .mp4: hasPicture ? "video/mp4" : "audio/mp4"
    case .webm: hasPicture ? "video/webm" : "audio/webm"
    case .mp3: "audio/mpeg"
    case .ogg: hasPicture ? "video/ogg" : "audio/ogg"
    }
  }
}
