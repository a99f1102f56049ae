import Testing

@testable import MomentsPreview

@Suite struct LivePageTests {
  static let script = "<script src=\"/.momentsgen/live.js\"></script>\n"

  static let pages: [(page: String, expected: String)] = [
    ("<body><p>a</body></html>", "<body><p>a\(script)</body></html>"),
    ("<BODY>a</BODY>", "<BODY>a\(script)</BODY>"),
    ("<p>a", "<p>a\(script)"),
    ("", script),
    ("<body>&lt;/body> </body>x</body>", "<body>&lt;/body> </body>x\(script)</body>"),
  ]

  @Test(arguments: pages)
  func putsTheScriptAtTheEnd(page: String, expected: String) {
    #expect(String(decoding: LivePage.prepared(Array(page.utf8)), as: UTF8.self) == expected)
  }

  static let policies: [(policy: String, expected: String)] = [
    (
      "default-src 'none'; script-src 'self'",
      "default-src 'none'; script-src 'self'; connect-src 'self'"
    ),
    (
      "default-src 'none'; script-src 'sha256-x'; connect-src https://a.example",
      "default-src 'none'; script-src 'self' 'sha256-x'; connect-src 'self' https://a.example"
    ),
    ("default-src 'none'", "default-src 'none'; script-src 'self'; connect-src 'self'"),
    (
      "script-src 'none'; require-trusted-types-for 'script'", "script-src 'self'"
    ),
    ("img-src data:", "img-src data:"),
    ("style-src 'self'", "style-src 'self'"),
    (
      "style-src 'sha256-x'",
      "style-src 'sha256-x' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"
    ),
    ("", ""),
  ]

  @Test(arguments: policies)
  func widensThePolicyByItsOwnOriginOnly(policy: String, expected: String) {
    #expect(ContentPolicy.allowingLivePage(policy) == expected)
  }

  @Test func rewritesThePolicyInThePage() {
    let page =
      "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src &#39;none&#39;; "
      + "img-src &#39;self&#39;\"><title>&amp;</title>"
    let live = String(decoding: LivePage.prepared(Array(page.utf8)), as: UTF8.self)
    #expect(
      live.hasPrefix(
        "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src &#39;none&#39;; "
          + "img-src &#39;self&#39;; script-src &#39;self&#39;; connect-src &#39;self&#39;\">"
          + "<title>&amp;</title>"), "\(live)")
  }

  @Test(arguments: [
    "content-security-policy", "<meta http-equiv=content-security-policy content=",
    "x content-security-policy > content=\"a\"",
  ])
  func leavesPagesWithoutAWholePolicyAlone(page: String) {
    let live = String(decoding: LivePage.prepared(Array(page.utf8)), as: UTF8.self)
    #expect(live == page + Self.script)
  }

  @Test func carriesTheScriptInTheProgram() throws {
    #expect(LiveScript.text.contains("momentsgen-preview"))
  }
}
