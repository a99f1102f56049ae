/// The form of the index's files: classic scripts that hand their content to the page by an event.
/// Browsers load those from the file system too, where they refuse `fetch`, and no name is defined.
package enum SearchScript {
  /// - Parameter json: valid JSON, which is a script's expression as well.
  package static func bytes(kind: String, name: String, json: [UInt8]) -> [UInt8] {
    var script = Array("dispatchEvent(new CustomEvent(\"moments-search\",{detail:[".utf8)
    script += "\"\(kind)\",\"\(name)\",".utf8
    script += json
    script += "]}))\n".utf8
    return script
  }

  /// Appends UTF-8 as a JSON string.
  package static func append(quoted text: UnsafeBufferPointer<UInt8>, to script: inout [UInt8]) {
    script.append(0x22)
    var start = 0
    for index in 0..<text.count {
      let byte = text[index]
      guard byte < 0x20 || byte == 0x22 || byte == 0x5C || byte == 0x7F else { continue }
      script.append(contentsOf: UnsafeBufferPointer(rebasing: text[start..<index]))
      start = index + 1
      switch byte {
      case 0x22, 0x5C: script += [0x5C, byte]
      case 0x0A: script += [0x5C, 0x6E]
      default:
        let digits = String(byte, radix: 16)
        script += ("\\u" + String(repeating: "0", count: 4 - digits.count) + digits).utf8
      }
    }
    script.append(contentsOf: UnsafeBufferPointer(rebasing: text[start...]))
    script.append(0x22)
  }

  package static func append(quoted text: String, to script: inout [UInt8]) {
    var text = text
    text.withUTF8 { append(quoted: $0, to: &script) }
  }

  /// `text` as a JSON string.
  package static func quoted(_ text: String) -> String {
    var quoted: [UInt8] = []
    append(quoted: text, to: &quoted)
    return String(decoding: quoted, as: UTF8.self)
  }
}
