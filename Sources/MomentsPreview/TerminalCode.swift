private import CQRencode

/// A text as a QR code of characters, for phones to read from a terminal. The only file that sees
/// libqrencode.
package enum TerminalCode {
  /// Two rows of the code in a line, drawn for light text on dark, which phones read inverted too; nil where
  /// the text is too long for a code.
  package static func picture(of text: String) -> String? {
    guard let code = QRcode_encodeString8bit(text, 0, QR_ECLEVEL_L) else { return nil }
    defer { QRcode_free(code) }
    let width = Int(code.pointee.width)
    guard width > 0, let modules = code.pointee.data else { return nil }
    // Readers want a light margin; the lowest bit of a module is its colour.
    let margin = 2
    let isDark = { (x: Int, y: Int) in
      (0..<width).contains(x) && (0..<width).contains(y) && modules[y * width + x] & 1 == 1
    }
    var lines: [String] = []
    for y in stride(from: -margin, to: width + margin, by: 2) {
      lines.append(
        String(
          (-margin..<(width + margin)).map { x in
            switch (isDark(x, y), isDark(x, y + 1)) {
            case (true, true): " " as Character
            case (true, false): "▄"
            case (false, true): "▀"
            case (false, false): "█"
            }
          }))
    }
    return lines.joined(separator: "\n")
  }
}
