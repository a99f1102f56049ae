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
  mutating func body(_ range: Range<Int>, as style: MarkdownText.Style = .post)
    -> MarkdownText.Rendering?
  {
    let bytes = file.bytes[range]
    guard bytes.contains(where: { $0 > 0x20 }) else { return nil }
    return markdown(bytes, as: style) { line, snippet, file in
      file.span(of: snippet, onLine: line, in: range)
    }
  }

  /// A text in a field; nil where it is too long.
  mutating func markdown(_ text: String, at span: SourceSpan) -> MarkdownText.Rendering? {
    markdown(ArraySlice(text.utf8), as: .post) { _, _, _ in span }
  }

  /// `place`: where something on a line of the text stands.
  private mutating func markdown(
    _ bytes: ArraySlice<UInt8>, as style: MarkdownText.Style,
    place: (Int, String, SourceFile) -> SourceSpan
  ) -> MarkdownText.Rendering? {
    guard bytes.count <= MarkdownText.sizeLimit else {
      error(
        .fileTooLarge, at: SourceSpan(place(1, "", file).range.lowerBound, length: 1),
        "the text is longer than \(MarkdownText.sizeLimit / 1000) kB")
      return nil
    }
    let rendering = MarkdownText.render(bytes, as: style)
    for finding in rendering.findings {
      report(finding, at: place(finding.line, finding.snippet, file))
    }
    pictureSpans = rendering.pictures.map { place($0.line, $0.address, file) }
    return rendering
  }

  private mutating func report(_ finding: MarkdownText.Finding, at span: SourceSpan) {
    let snippet = finding.snippet.shortened(to: 60)
    switch finding.kind {
    case .html:
      warn(
        .htmlInMarkdown, at: span, "HTML in Markdown is shown as text: \(snippet)",
        hint: "write it in Markdown, or put it in `backticks` where it is meant as text")
    case .unsafeLink:
      warn(.urlUnsafe, at: span, "'\(snippet)' is not a link that can be followed; its text stays")
    }
  }

  /// The pictures of the text that was rendered last, as photos of its moment.
  mutating func photos(in rendering: MarkdownText.Rendering) -> [Photo] {
    zip(rendering.pictures, pictureSpans).compactMap { picture, span in
      let source = media(SourceValue(.scalar(picture.address, .quoted), span))
      return source.map {
        Photo(
          source: $0, alt: picture.alt.isEmpty ? nil : picture.alt,
          caption: picture.title.isEmpty ? nil : picture.title)
      }
    }
  }

  /// Where a text has no photos, its pictures are left out, with a warning.
  mutating func refusePictures(in rendering: MarkdownText.Rendering) {
    for (picture, span) in zip(rendering.pictures, pictureSpans) {
      warn(
        .photoUnsupported, at: span,
        "the picture '\(picture.address.shortened(to: 60))' is left out: only moments have pictures",
        hint: "put it into a moment and link to that")
    }
  }
}

extension SourceFile {
  /// Where `snippet` stands on a line of a text, which is `body` of the file; the line's start
  /// where it isn't found. cmark's lines can be trusted, its columns can't.
  fileprivate func span(of snippet: String, onLine line: Int, in body: Range<Int>) -> SourceSpan {
    var start = body.lowerBound
    for _ in 1..<max(line, 1) { start = FrontMatter.nextLine(from: start, bytes) }
    let wanted = Array(snippet.utf8.prefix(80))
    var offset = start
    while !wanted.isEmpty, offset + wanted.count <= body.upperBound {
      if bytes[offset..<offset + wanted.count].elementsEqual(wanted) {
        return SourceSpan(offset, length: snippet.utf8.count)
      }
      offset += 1
    }
    return SourceSpan(start, length: 1)
  }
}
