/// Plain text that was made HTML (escaped, with `<br>` and a line break for each of its own, and with
/// links), as it was before.
enum PlainMarkup {
  static func text(_ html: [UInt8]) -> String {
    var bytes: [UInt8] = []
    var isInTag = false
    for byte in html {
      switch byte {
      case 0x3C: isInTag = true
      case 0x3E where isInTag: isInTag = false
      default: if !isInTag { bytes.append(byte) }
      }
    }
    var text = String(decoding: bytes, as: UTF8.self)
    for (entity, character) in [
      ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&amp;", "&"),
    ] { text = text.replacing(entity, with: character) }
    return text
  }
}
