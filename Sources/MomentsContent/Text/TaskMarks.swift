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
    guard MarkupSearch.contains("<input ", in: html) else { return html }
    var text = String(decoding: html, as: UTF8.self)
    for box in boxes { text = text.replacing(box.control, with: box.mark) }
    return Array(text.utf8)
  }
}
