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
  package static func append(quoted text: some Sequence<UInt8>, to script: inout [UInt8]) {
    script.append(0x22)
    for byte in text {
      switch byte {
      case 0x22, 0x5C:
        script.append(0x5C)
        script.append(byte)
      case 0x0A:
        script.append(0x5C)
        script.append(0x6E)
      case 0..<0x20, 0x7F:
        let digits = String(byte, radix: 16)
        script += ("\\u" + String(repeating: "0", count: 4 - digits.count) + digits).utf8
      default: script.append(byte)
      }
    }
    script.append(0x22)
  }

  /// `text` as a JSON string.
  package static func quoted(_ text: String) -> String {
    var quoted: [UInt8] = []
    append(quoted: text.utf8, to: &quoted)
    return String(decoding: quoted, as: UTF8.self)
  }
}
