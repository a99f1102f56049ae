import MomentsModel

/// The beginning of a text as one line of plain text.
struct Excerpt {
  private var bytes: [UInt8] = []
  private var endsWithSpace = true

  /// Characters that surely don't join others: ASCII and Han.
  private var characterCount = 0

  /// More than any excerpt needs: 160 characters of up to 50 bytes (emoji sequences).
  private static let enough = MomentText.excerptLimit * 50

  var isFull: Bool {
    characterCount > MomentText.excerptLimit || bytes.count >= Excerpt.enough
  }

  /// Adds text; any run of white space becomes one space.
  mutating func add(_ text: UnsafeBufferPointer<UInt8>) {
    for byte in text {
      switch byte {
      case 0x20, 0x09, 0x0A, 0x0D: addSpace()
      default:
        // Stops where a character begins, so that none is cut.
        if byte & 0xC0 != 0x80, isFull { return }
        bytes.append(byte)
        endsWithSpace = false
        if byte < 0x80 || (0xE4...0xE9).contains(byte) { characterCount += 1 }
      }
    }
  }

  mutating func addSpace() {
    guard !endsWithSpace else { return }
    bytes.append(0x20)
    endsWithSpace = true
  }

  /// At most `MomentText.excerptLimit` characters; where it was cut, "…" is the last of them.
  /// Cut after a word, or anywhere between characters in scripts without spaces.
  var text: String {
    let trimmed = bytes.last == 0x20 ? bytes.dropLast() : bytes[...]
    let whole = String(decoding: trimmed, as: UTF8.self)
    let limit = MomentText.excerptLimit
    guard whole.utf8.count > limit,
      let end = whole.index(whole.startIndex, offsetBy: limit, limitedBy: whole.endIndex),
      end < whole.endIndex
    else { return whole }
    let room = whole[..<whole.index(before: end)]
    let next = whole[room.endIndex]
    return String(room[..<Excerpt.cut(room, before: next)]) + "…"
  }

  /// The end of the last whole word of `room`, looking back over at most a quarter of it.
  private static func cut(_ room: Substring, before next: Character) -> String.Index {
    var end = room.endIndex
    var following = next
    for _ in 0..<(MomentText.excerptLimit / 4) {
      guard end > room.startIndex else { break }
      let last = room[room.index(before: end)]
      if following == " " { return end }
      if last == " " { return room.index(before: end) }
      if last.standsAlone || following.standsAlone { return end }
      following = last
      end = room.index(before: end)
    }
    return room.endIndex
  }
}

extension Character {
  /// Whether a line may break beside it without a space: Han, Kana, Hangul, Thai and the like,
  /// and emoji.
  fileprivate var standsAlone: Bool {
    guard let scalar = unicodeScalars.first else { return false }
    return switch scalar.value {
    case 0x0E00...0x0EFF, 0x1000...0x109F, 0x1780...0x17FF, 0x2E80...0x9FFF, 0xA000...0xA4CF,
      0xAC00...0xD7AF, 0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF00...0xFFEF, 0x1F000...0x3FFFD:
      true
    default: false
    }
  }
}
