import Diagnostics
import Testing

@testable import TemplateEngine

/// For random templates that are right: the page has the tags and attributes of its template,
/// whatever the values are.
@Suite struct RandomPageTests {
  static let hostile = [
    "\"'><script>pwn()</script><!--", "--></title></style></script>\" onclick='x' ",
    "javascript:alert(1)//\\\n", "&quot; &#39; ]]> \u{2028}\\\"url(", "*/ } </textarea> ,x 2x,",
  ]

  @Test(arguments: hostile) func valuesNeverBecomeTagsOrAttributes(_ value: String) {
    var random = RandomTemplates(seed: 7)
    var checked = 0
    for _ in 0..<3000 {
      let source = random.next()
      let file = TemplateFile(name: "page", path: "page.html", bytes: source)
      var log = DiagnosticLog()
      let library = TemplateLibrary(files: [file, Self.included])
      guard let template = library.compile("page", for: SamplePage.self, log: &log) else {
        continue
      }
      let (bad, good) = (tags(template, value), tags(template, "x"))
      #expect(bad == good, "\(String(decoding: source, as: UTF8.self))")
      checked += 1
    }
    #expect(checked > 100)
  }

  private static let included = TemplateFile(
    name: "a", path: "a.html", text: "<b title=\"{{title}}\">{{$x}}{{subtitle}}{{/x}}</b>")

  /// The tags and attributes of the page, and where it ends; nil when recursion ended it.
  private func tags(_ template: Template<SamplePage>, _ value: String) -> [String]? {
    let person = SamplePerson(name: value, nickname: value)
    let page = SamplePage(
      title: value, subtitle: value, address: value, picture: value, kind: value, author: person,
      editor: person, tags: [value, value],
      comments: [SampleComment(text: value, author: person)])
    var buffer = ByteBuffer()
    guard (try? template.render(page, into: &buffer)) != nil else { return nil }
    return names(in: buffer.bytes)
  }

  private func names(in bytes: [UInt8]) -> [String] {
    var found: [String] = []
    var place = Place(startOf: .html)
    var last = ""
    for byte in bytes {
      _ = place.walk([byte][...])
      let name: String
      switch place.spot {
      case .tag(let tag): name = "<\(tag.name)"
      case .attribute(let tag, let attribute): name = "\(tag.name) \(attribute.name ?? "?")"
      case .endTag: name = "</"
      case .rawText(let raw): name = "raw \(raw.element)"
      case .comment: name = "comment"
      default: name = ""
      }
      if name != last { found.append(name) }
      last = name
    }
    return found + [place.description]
  }
}
