import Diagnostics

extension JSONText {
  func fault(_ summary: String, at offset: Int? = nil, _ hint: String? = nil) -> SyntaxFault {
    SyntaxFault(.jsonSyntax, at: SourceSpan(offset ?? position, length: 1), summary, hint: hint)
  }

  /// What was wanted and what stands there instead.
  func unexpected(_ wanted: String) -> SyntaxFault {
    guard position < end else { return fault("the text ends where \(wanted) is expected") }
    return fault(
      "expected \(wanted), found '\(found())'", at: position, advice(for: bytes[position]))
  }

  func trailingComma() -> SyntaxFault {
    fault("there is a comma before the closing bracket", at: position, "remove the last comma")
  }

  func duplicate(_ key: String, _ span: SourceSpan, _ first: SourceSpan) -> SyntaxFault {
    SyntaxFault(
      .keyDuplicate, at: span, "'\(key.shortened(to: 60))' is there twice",
      hint: "keep one of the two")
  }

  func shown(_ byte: UInt8) -> String {
    (0x21...0x7E).contains(byte) ? String(Unicode.Scalar(byte)) : "?"
  }

  /// The character at the position, or the word that begins there.
  private func found() -> String {
    var wordEnd = position
    while wordEnd < end, wordEnd - position < 40, JSONText.isWordByte(bytes[wordEnd]) {
      wordEnd += 1
    }
    while wordEnd < end, wordEnd > position, bytes[wordEnd] & 0xC0 == 0x80 { wordEnd += 1 }
    return String(decoding: bytes[position..<max(wordEnd, position + 1)], as: UTF8.self)
  }

  private func advice(for byte: UInt8) -> String? {
    switch byte {
    case 0x27: "JSON takes double quotes only"
    case 0x2F, 0x23: "JSON has no comments"
    case 0x2B: "a number has no '+'"
    default: word()
    }
  }

  private func word() -> String? {
    switch found() {
    case "True", "TRUE": "write true"
    case "False", "FALSE": "write false"
    case "None", "nil", "NULL", "Null", "undefined": "write null"
    case "NaN", "Infinity": "JSON has no such number"
    default: nil
    }
  }
}
