/// What a finished page needs to stand in somebody else's frame.
enum FramedMarkup {
  /// `html` with `target="_blank"` and `noopener` in every link, so that none replaces the frame, and
  /// without buttons, whose script isn't there. Finished pages only: in them `<a ` begins a link and
  /// `>` ends it, since texts and attributes hold neither.
  static func framed(_ html: UnsafeRawBufferPointer) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(html.count + html.count / 8)
    var index = 0
    while index < html.count {
      let rest = html[index...]
      if rest.starts(with: "<a ".utf8), let end = rest.firstIndex(of: 0x3E) {
        appendOpened(html[index..<end], to: &result)
        index = end
      } else if rest.starts(with: "<button ".utf8), let end = endOfButton(rest) {
        index = end
      } else {
        result.append(html[index])
        index += 1
      }
    }
    return result
  }

  private static func appendOpened(_ tag: Slice<UnsafeRawBufferPointer>, to html: inout [UInt8]) {
    let tag = String(decoding: tag, as: UTF8.self)
    if let rel = tag.firstRange(of: " rel=\"") {
      html += tag[..<rel.upperBound].utf8
      html += "noopener ".utf8
      html += tag[rel.upperBound...].utf8
      html += " target=\"_blank\"".utf8
    } else {
      html += tag.utf8
      html += " target=\"_blank\" rel=\"noopener\"".utf8
    }
  }

  /// After `</button>`.
  private static func endOfButton(_ rest: Slice<UnsafeRawBufferPointer>) -> Int? {
    let close = Array("</button>".utf8)
    return rest.indices.first { rest[$0] == 0x3C && rest[$0...].starts(with: close) }
      .map { $0 + close.count }
  }
}
