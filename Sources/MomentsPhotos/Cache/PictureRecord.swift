internal import FileTree
internal import MomentsModel
internal import PhotoProtocol

/// What the cache knows of one picture: its header, its colour, and the files that were made of it.
struct PictureRecord: Sendable, Hashable {
  var facts: PictureFacts
  var color: Int?
  /// By name.
  var files: [String: File] = [:]

  struct File: Sendable, Hashable {
    var width: Int
    var height: Int
    /// What it turned out to be, which its name may leave open.
    var format: PublishedPicture.Rendition.Format
    var size: Int
    var fingerprint: Fingerprint
    /// The beginning of the hash of its bytes; a part of its address.
    var hash: String
  }

  private static let head = "momentsgen picture 1"

  /// Lines of words, the last one a fingerprint of those before it.
  var text: [UInt8] {
    var lines = [
      PictureRecord.head,
      "facts \(facts.kind.rawValue) \(facts.width) \(facts.height) \(facts.pixelCount) "
        + "\(facts.isWide ? 1 : 0)",
      "color \(color ?? -1)",
    ]
    for (name, file) in files.sorted(by: { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }) {
      let print = file.fingerprint.hexadecimal
      lines.append(
        "file \(name) \(file.width) \(file.height) \(file.format.rawValue) \(file.size) "
          + "\(print) \(file.hash)")
    }
    let body = Array((lines.joined(separator: "\n") + "\n").utf8)
    return body + "end \(PictureRecord.fingerprint(of: body[...]))\n".utf8
  }

  /// nil where `text` isn't whole, or is of another version.
  init?(_ text: [UInt8]) {
    let end = Array("\nend ".utf8)
    guard text.count > 40, let mark = PictureRecord.lastRange(of: end, in: text) else {
      return nil
    }
    let print = String(decoding: text[(mark + end.count)...], as: UTF8.self)
    guard print == PictureRecord.fingerprint(of: text[...mark]) + "\n" else { return nil }
    let lines = String(decoding: text[..<mark], as: UTF8.self).split(separator: "\n")
    guard lines.count >= 3, lines[0] == PictureRecord.head,
      let facts = PictureFacts(line: lines[1]), let color = Int(lines[2].dropFirst(6))
    else { return nil }
    self.facts = facts
    self.color = color < 0 ? nil : color
    for line in lines[3...] {
      guard let (name, file) = PictureRecord.file(line) else { return nil }
      files[name] = file
    }
  }

  init(facts: PictureFacts, color: Int?) {
    self.facts = facts
    self.color = color
  }

  private static func file(_ line: Substring) -> (String, File)? {
    let words = line.split(separator: " ")
    guard words.count == 8, words[0] == "file", let width = Int(words[2]),
      let height = Int(words[3]),
      let format = PublishedPicture.Rendition.Format(rawValue: String(words[4])),
      let size = Int(words[5]),
      let fingerprint = Fingerprint(hexadecimal: Array(words[6].utf8)[...])
    else { return nil }
    return (
      String(words[1]),
      File(
        width: width, height: height, format: format, size: size, fingerprint: fingerprint,
        hash: String(words[7]))
    )
  }

  private static func lastRange(of end: [UInt8], in text: [UInt8]) -> Int? {
    var index = text.count - end.count
    while index >= 0 {
      if text[index..<(index + end.count)].elementsEqual(end) { return index }
      index -= 1
    }
    return nil
  }

  private static func fingerprint(of bytes: ArraySlice<UInt8>) -> String {
    bytes.withUnsafeBytes { Fingerprint(of: $0).hexadecimal }
  }
}

extension PictureFacts {
  fileprivate init?(line: Substring) {
    let words = line.split(separator: " ")
    guard words.count == 6, words[0] == "facts", let number = UInt8(words[1]),
      let kind = Kind(rawValue: number), let width = Int(words[2]), let height = Int(words[3]),
      let pixelCount = Int(words[4])
    else { return nil }
    self.init(
      kind: kind, width: width, height: height, pixelCount: pixelCount, isWide: words[5] == "1")
  }
}

extension Fingerprint {
  fileprivate var hexadecimal: String {
    var text: [UInt8] = []
    appendHexadecimal(to: &text)
    return String(decoding: text, as: UTF8.self)
  }
}
