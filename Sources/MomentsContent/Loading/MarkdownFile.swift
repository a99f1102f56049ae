import Diagnostics
import MomentsModel

extension FrontMatter {
  /// The fields; an empty map where there are none.
  func values(in source: SourceFile) throws(SyntaxFault) -> SourceValue {
    var values: SourceValue
    switch format {
    case .none: values = SourceValue(.null, SourceSpan(body.lowerBound, length: 0))
    case .yaml: values = try YAMLText.value(of: source, in: fields)
    case .json: values = try JSONText.value(of: source, in: fields)
    case .toml: values = try TOMLText.value(of: source, in: fields)
    }
    if values.isNull { values.content = .map([]) }
    return values
  }
}

extension FieldReader {
  /// The text after the front matter; nil where it is blank or too long.
  mutating func body(_ range: Range<Int>, as style: MarkdownText.Style = .post) -> MomentText? {
    let bytes = file.bytes[range]
    guard bytes.contains(where: { $0 > 0x20 }) else { return nil }
    guard bytes.count <= MarkdownText.sizeLimit else {
      error(
        .fileTooLarge, at: SourceSpan(range.lowerBound, length: 1),
        "the text is longer than \(MarkdownText.sizeLimit / 1000) kB")
      return nil
    }
    let rendering = MarkdownText.render(bytes, as: style)
    for finding in rendering.findings { report(finding, at: finding.span(in: range, of: file)) }
    return rendering.text
  }
}

extension MarkdownText.Finding {
  /// Where the snippet stands in the text, which is `body` of `file`. cmark's lines can be trusted,
  /// its columns can't, so that it is looked for.
  fileprivate func span(in body: Range<Int>, of file: SourceFile) -> SourceSpan {
    var start = body.lowerBound
    for _ in 1..<max(line, 1) { start = FrontMatter.nextLine(from: start, file.bytes) }
    let wanted = Array(snippet.utf8.prefix(80))
    var offset = start
    while offset + wanted.count <= body.upperBound {
      if file.bytes[offset..<offset + wanted.count].elementsEqual(wanted) {
        return SourceSpan(offset, length: snippet.utf8.count)
      }
      offset += 1
    }
    return SourceSpan(start, length: 1)
  }
}
