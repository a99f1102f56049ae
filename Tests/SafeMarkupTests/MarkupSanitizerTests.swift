import SafeMarkup
import Testing

@Suite struct MarkupSanitizerTests {
  private static let allowed: Set<String> = [
    "p", "br", "a", "span", "b", "strong", "i", "em", "del", "s", "u", "blockquote", "pre", "code",
    "ul", "ol", "li", "ruby", "rt", "rp", "h1", "h2", "h3", "h4", "h5", "h6", "hr", "img", "video",
    "audio", "source",
  ]

  @Test func knowsAtLeastEightyAttacks() {
    #expect(AttackStrings.all.count >= 80)
    #expect(Set(AttackStrings.all).count == AttackStrings.all.count)
  }

  /// What is left is read again as a browser would, twice: no element, attribute or address may
  /// come to life on the way.
  @Test(arguments: AttackStrings.all)
  func leavesNothingThatRuns(attack: String) {
    var sanitizer = MarkupSanitizer()
    let once = MarkupText.html(sanitizer.clean(attack))
    for html in [once, MarkupText.html(HTMLTree.parse(once))] {
      inspect(HTMLTree.parse(html), attack)
    }
    var again = MarkupSanitizer()
    let twice = MarkupText.html(again.clean(once))
    #expect(MarkupText.html(HTMLTree.parse(twice)) == MarkupText.html(HTMLTree.parse(once)))
  }

  private func inspect(_ nodes: [MarkupNode], _ attack: String) {
    for case .element(let element) in nodes {
      #expect(Self.allowed.contains(element.name), "<\(element.name)> of \(attack)")
      for attribute in element.attributes {
        #expect(!attribute.name.hasPrefix("on") && attribute.name != "style", "\(attack)")
        if ["href", "src", "poster"].contains(attribute.name) {
          let scheme = attribute.value.lowercased().prefix { $0 != ":" && $0 != "/" }
          let isRelative = !attribute.value.contains(":")
          #expect(
            isRelative || ["http", "https", "mailto"].contains(scheme),
            "\(attribute.value) of \(attack)")
        }
      }
      inspect(element.children, attack)
    }
  }

  @Test func keepsWhatIsAllowed() {
    var sanitizer = MarkupSanitizer()
    let html =
      "<p>a <strong>b</strong><br>c <a href=\"https://example.com/?a=1&amp;b=2\">d</a></p>"
      + "<blockquote><ul><li>e</li></ul></blockquote><ruby>漢<rp>(</rp><rt>kan</rt></ruby>"
    let kept = MarkupText.html(sanitizer.clean(html))
    #expect(
      kept
        == html.replacing("&amp;b=2\">", with: "&amp;b=2\" rel=\"nofollow noopener noreferrer\">"))
    #expect(sanitizer.dropped.isEmpty)
  }

  @Test func saysWhatItLeftOut() {
    var sanitizer = MarkupSanitizer()
    _ = sanitizer.clean(
      "<script>1</script><p onclick=x>a</p><a href=javascript:1>b</a><blink>c</blink>")
    #expect(
      sanitizer.dropped == ["<script>": 1, "onclick=": 1, "unsafe href": 1, "<blink>": 1])
  }

  @Test(arguments: [
    String(repeating: "<div>", count: 100_000), String(repeating: "<b a=1>", count: 50_000),
    String(repeating: "<a href=x>", count: 5_000) + String(repeating: "<p>", count: 5_000),
    String(repeating: "<b><p>", count: 20_000), String(repeating: "<", count: 1_000_000),
    String(repeating: "&", count: 1_000_000), String(repeating: "<table>", count: 20_000),
    String(repeating: "<svg><math>", count: 20_000), String(repeating: "<li>", count: 40_000),
    (0..<3000).map { "<b x\($0)>" }.joined() + String(repeating: "<p>", count: 3000),
  ])
  func endsSoonOnHostileNesting(html: String) {
    var sanitizer = MarkupSanitizer()
    let clock = ContinuousClock()
    let duration = clock.measure { _ = sanitizer.clean(html) }
    #expect(duration < .seconds(20))
  }
}
