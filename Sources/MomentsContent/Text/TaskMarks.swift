/// Task list items: what cmark-gfm writes as disabled check boxes is shown as a mark. A control
/// that nobody can use has no name for assistive technology and no use without a form.
enum TaskMarks {
  private static let boxes: [(control: String, mark: String)] = [
    (
      "<input type=\"checkbox\" checked=\"\" disabled=\"\" />",
      "<span class=\"task done\">☑</span>"
    ),
    ("<input type=\"checkbox\" disabled=\"\" />", "<span class=\"task\">☐</span>"),
  ]

  /// `html` is cmark-gfm's; raw HTML was made text before, so `<input` is always a task's box.
  static func shown(_ html: [UInt8]) -> [UInt8] {
    guard hasControl(html) else { return html }
    var text = String(decoding: html, as: UTF8.self)
    for box in boxes { text = text.replacing(box.control, with: box.mark) }
    return Array(text.utf8)
  }

  /// Each text is searched, most of them in vain, and the library's search took a fifth of a build.
  private static func hasControl(_ html: [UInt8]) -> Bool {
    let name: StaticString = "<input "
    let count = name.utf8CodeUnitCount
    return html.withUnsafeBufferPointer { html in
      html.indices.dropLast(count).contains { start in
        html[start] == 0x3C && (1..<count).allSatisfy { html[start + $0] == name.utf8Start[$0] }
      }
    }
  }
}
