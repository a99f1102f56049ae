import MomentsModel
import Testing

@Suite struct WebAddressTests {
  @Test(arguments: [
    "https://a.example/x.png", "http://a.example", "HTTPS://A.example/?s=460&v=4#x",
    "https://a.example:8080/p%20q", "https://[2001:db8::1]:80/x", "https://u:p@a.example/",
    "https://a.example/q?u=rs:fit:512:512/Z3M6Ly9n.jpg",
  ])
  func takes(_ text: String) {
    #expect(WebAddress.absolute(text) == text)
  }

  @Test(arguments: [
    "this is not a valid URL", "", " https://a.example", "https://a.example/c d", "http://[bad",
    "https://例え.jp/写真.png", "javascript:alert(1)", "data:image/png;base64,AAAA", "//cdn.example/x",
    "/images/a.png", "https://", "https:///x", "https://a.example/\n", "https://a.example:x/",
    "https://a.example/%zz", "ftp://a.example/", "https://a.example/[x]", "https://a.example/\"",
    "https://a.example/<", "https://:80/",
  ])
  func refuses(_ text: String) {
    #expect(WebAddress.absolute(text) == nil)
  }
}

@Suite struct UnicodeTextTests {
  @Test func composes() {
    #expect(Array(UnicodeText.composed("e\u{301}").unicodeScalars) == ["\u{E9}"])
    #expect(UnicodeText.composed("朋友 C++") == "朋友 C++")
  }

  @Test func foldsCaseOfEveryScript() {
    #expect(UnicodeText.caseFolded("STRASSE") == UnicodeText.caseFolded("straße"))
    #expect(UnicodeText.caseFolded("ÉTÉ") == UnicodeText.caseFolded("e\u{301}te\u{301}"))
    #expect(UnicodeText.caseFolded("ΣΊΣΥΦΟΣ") == UnicodeText.caseFolded("σίσυφος"))
  }
}

@Suite struct SiteAddressTests {
  @Test(arguments: [
    (SiteAddress.home, "", "index.html", 0), (.page(3), "page/3/", "page/3/index.html", 2),
    (.moment(id: "lake"), "m/lake/", "m/lake/index.html", 2),
    (.tags, "tags/", "tags/index.html", 1), (.tag(slug: "湖"), "tags/湖/", "tags/湖/index.html", 2),
    (.tagPage(slug: "a", 2), "tags/a/page/2/", "tags/a/page/2/index.html", 4),
    (.notFound, "404.html", "404.html", 0),
    (.file("assets/x.css"), "assets/x.css", "assets/x.css", 1),
  ])
  func knowsPathFileAndDepth(_ address: SiteAddress, path: String, file: String, depth: Int) {
    #expect(address.path == path)
    #expect(address.outputPath == file)
    #expect(address.depth == depth)
  }
}
