/// Makes links leave the frame that a page is shown in.
enum OutwardLinks {
  /// `html` with `target="_blank"` and `noopener` in every link. Finished pages only: in them `<a `
  /// begins a link and `>` ends it, since texts and attributes hold neither.
  static func opened(_ html: UnsafeRawBufferPointer) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(html.count + html.count / 8)
    var index = 0
    while index < html.count {
      guard html[index] == 0x3C, index + 2 < html.count, html[index + 1] == 0x61,
        html[index + 2] == 0x20,
        let end = html[index...].firstIndex(of: 0x3E)
      else {
        result.append(html[index])
        index += 1
        continue
      }
      let tag = String(decoding: html[index..<end], as: UTF8.self)
      if let rel = tag.firstRange(of: " rel=\"") {
        result += tag[..<rel.upperBound].utf8
        result += "noopener ".utf8
        result += tag[rel.upperBound...].utf8
        result += " target=\"_blank\"".utf8
      } else {
        result += tag.utf8
        result += " target=\"_blank\" rel=\"noopener\"".utf8
      }
      index = end
    }
    return result
  }
}
