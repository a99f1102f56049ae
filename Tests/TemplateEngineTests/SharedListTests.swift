import Diagnostics
import Synchronization
import TemplateEngine
import Testing

/// Lists whose items are rendered once for all pages.
@Suite struct SharedListTests {
  /// What was rendered, and how often it was asked for.
  private final class Store: RenderingSharing, Sendable {
    let kept = Mutex<[UInt8]?>(nil)
    let uses = Mutex(0)

    func append(to buffer: inout ByteBuffer) -> Bool {
      guard let bytes = kept.withLock({ $0 }) else { return false }
      uses.withLock { $0 += 1 }
      buffer.append(bytes)
      return true
    }

    func keep(_ rendered: borrowing ByteBuffer, appendingTo buffer: inout ByteBuffer) {
      let bytes = rendered.bytes
      kept.withLock { $0 = bytes }
      buffer.append(bytes)
    }
  }

  private struct Item: SharedRecord {
    var name: String
    let sharing: Store?
    var shared: Item { Item(name: name + "!", sharing: sharing) }

    static let shape = RecordShape<Item>("item", "", [.text("name", "", example: "") { $0.name }])
  }

  private struct Words: TemplateRecord {
    var like = "Like"
    static let shape = RecordShape<Words>(
      "words", "", isCommon: true, [.text("like", "", example: "") { $0.like }])
  }

  private struct Page: TemplateRecord {
    var title: String
    var isStar = true
    var items: [Item]

    static let shape = RecordShape<Page>(
      "page", "",
      [
        .text("title", "", example: "") { $0.title },
        .flag("isStar", "") { $0.isStar }.common,
        .record("words", "") { _ in Words() },
        .sharedList("items", "") { $0.items },
      ])
  }

  private func render(_ templates: [String: String], _ store: Store?) throws -> [String] {
    var log = DiagnosticLog()
    let files = templates.map {
      TemplateFile(name: $0.key, path: $0.key + ".html", bytes: Array($0.value.utf8))
    }
    let template = try #require(
      TemplateLibrary(files: files).compile("page", for: Page.self, log: &log),
      "\(log.diagnostics.map(\.summary))")
    return try ["A", "B"].map { title in
      var buffer = ByteBuffer()
      try template.render(
        Page(title: title, items: [Item(name: "x", sharing: store)]), into: &buffer)
      return String(decoding: buffer.bytes, as: UTF8.self)
    }
  }

  @Test(arguments: [
    "{{#items}}{{name}}{{/items}}",
    "{{#items}}{{#isStar}}{{name}}{{/isStar}}{{/items}}",
    "{{#items}}<i>{{words.like}}</i>{{name}}{{/items}}",
    "{{#items}}{{>part}}{{/items}}",
  ])
  func keepsWhatShowsTheItemAndCommonFieldsAlone(template: String) throws {
    let store = Store()
    let pages = try render(["page": template, "part": "{{name}}{{words.like}}"], store)
    #expect(pages[0] == pages[1])
    #expect(pages[0].contains("x!"), "what is shared is rendered")
    #expect(store.uses.withLock { $0 } == 1)
  }

  @Test(arguments: [
    "{{#items}}{{title}}: {{name}}{{/items}}",
    "{{#items}}{{>part}}{{/items}}",
    "{{#items}}{{#isStar}}{{title}}{{name}}{{/isStar}}{{/items}}",
  ])
  func rendersOnEachPageWhatShowsSomethingOfThePage(template: String) throws {
    let store = Store()
    let pages = try render(["page": template, "part": "{{name}} on {{title}}"], store)
    #expect(pages[0].contains("A") && pages[1].contains("B"))
    #expect(pages[0].replacing("A", with: "B") == pages[1])
    #expect(!pages[0].contains("!"))
    #expect(store.kept.withLock { $0 } == nil)
  }

  @Test func rendersOnEachPageAnItemThatIsNotShared() throws {
    #expect(try render(["page": "{{#items}}{{name}}{{/items}}"], nil) == ["x", "x"])
  }
}
