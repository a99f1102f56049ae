internal import FileTree

/// What the cache knows of one video or sound: one line of words, the last a fingerprint of those
/// before it.
struct MediaRecord: Sendable, Hashable {
  var kind: MediaKind
  var facts: MediaFacts
  var size: Int
  var fingerprint: Fingerprint
  /// The beginning of the hash of its bytes; a part of its address.
  var hash: String
  /// The content of a frame of it, kept as PNG beside it.
  var poster: ContentHash?

  /// The file's name in the cache.
  var name: String { "media.\(kind.rawValue)" }

  static let posterName = "poster.png"
  private static let head = "momentsgen media 1"

  var text: [UInt8] {
    var print: [UInt8] = []
    fingerprint.appendHexadecimal(to: &print)
    let words =
      "\(MediaRecord.head) \(kind.rawValue) \(facts.width ?? 0) \(facts.height ?? 0) "
      + "\(facts.hasPicture ? 1 : 0) \(facts.hasSound ? 1 : 0) \(size) "
      + "\(String(decoding: print, as: UTF8.self)) \(hash) \(poster?.hexadecimal ?? "-")"
    return Array("\(words) \(ContentHash(of: Array(words.utf8)).short)\n".utf8)
  }

  /// nil where `text` isn't whole, or is of another version.
  init?(_ text: [UInt8]) {
    let words = String(decoding: text, as: UTF8.self).split { $0 == " " || $0 == "\n" }
    guard words.count == 13, let kind = MediaKind(rawValue: String(words[3])),
      let width = Int(words[4]), let height = Int(words[5]), let size = Int(words[8]),
      let fingerprint = Fingerprint(hexadecimal: Array(words[9].utf8)[...])
    else { return nil }
    self.kind = kind
    facts = MediaFacts(
      hasMovie: true, hasPicture: words[6] == "1", hasSound: words[7] == "1",
      width: width > 0 ? width : nil, height: height > 0 ? height : nil)
    self.size = size
    self.fingerprint = fingerprint
    hash = String(words[10])
    poster = ContentHash(hexadecimal: words[11])
    guard self.text == text else { return nil }
  }

  init(kind: MediaKind, facts: MediaFacts, bytes: [UInt8], poster: ContentHash?) {
    self.kind = kind
    self.facts = facts
    size = bytes.count
    fingerprint = bytes.withUnsafeBytes { Fingerprint(of: $0) }
    hash = ContentHash(of: bytes).short
    self.poster = poster
  }
}
