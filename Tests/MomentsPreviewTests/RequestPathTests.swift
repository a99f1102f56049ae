import FileTree
import Testing

@testable import MomentsPreview

@Suite struct RequestPathTests {
  static let accepted: [(target: String, path: String, isFolder: Bool)] = [
    ("/", "", true),
    ("/index.html", "index.html", false),
    ("/tags/", "tags", true),
    ("/tags/lake/2/", "tags/lake/2", true),
    ("/m/%E6%B9%96/", "m/湖", true),
    ("/m/a%20b.html", "m/a b.html", false),
    ("/a%23b%3Fc", "a#b?c", false),
    ("/a+b", "a+b", false),
    ("/...", "...", false),
    ("/..a/b..", "..a/b..", false),
    ("/%252e%252e/x", "%2e%2e/x", false),
    ("/a?b=../../c&d=%00", "a", false),
  ]

  @Test(arguments: accepted)
  func decodesAddresses(target: String, path: String, isFolder: Bool) throws {
    let request = try RequestPath(target)
    #expect(request.path.text == path)
    #expect(request.isFolder == isFolder)
  }

  static let malformed = [
    "", "x", "*", "http://127.0.0.1/", "//", "//evil.example/", "/a//b", "/a//", "/..", "/../",
    "/a/../b", "/a/..", "/./a", "/.", "/%2e%2e/a", "/%2E%2e/", "/.%2e/a", "/a/%2e/b", "/a%2fb",
    "/a%2Fb", "/..%2f", "/..%5c..", "/a\\b", "/..\\..\\etc", "/%00", "/a%00.html", "/a%0d%0ab",
    "/a%7f", "/%", "/%2", "/%zz", "/%g0", "/%C0%AE%C0%AE/", "/%FF", "/%ED%A0%80", "/a#b",
  ]

  @Test(arguments: malformed)
  func refusesWhatCouldNameAnotherPlace(target: String) {
    #expect(throws: RequestPath.Refusal.malformed) { try RequestPath(target) }
  }

  @Test func refusesOverlongAddresses() throws {
    let longest = "/" + String(repeating: "a", count: RequestPath.longestTarget - 1)
    #expect(try RequestPath(longest).path.text.utf8.count == RequestPath.longestTarget - 1)
    #expect(throws: RequestPath.Refusal.tooLong) { try RequestPath(longest + "a") }
  }

  static let hidden: [(target: String, isHidden: Bool)] = [
    ("/.git/config", true), ("/a/.env", true), ("/.momentsgen-manifest", true),
    ("/.well-known/webfinger", false), ("/.well-known/.secret", true), ("/a/.well-known/b", true),
    ("/a.b/c", false),
  ]

  @Test(arguments: hidden)
  func knowsHiddenFiles(target: String, isHidden: Bool) throws {
    #expect(try RequestPath(target).isHidden == isHidden)
  }

  @Test func readsTheQuery() throws {
    #expect(try RequestPath("/a?as=public&x=1").queryValue("as") == "public")
    #expect(try RequestPath("/a?bas=public").queryValue("as") == nil)
    #expect(try RequestPath("/a?as").queryValue("as") == nil)
    #expect(try RequestPath("/a").query == nil)
  }

  /// Every two-byte tail of a path, raw and escaped, gives a path inside the site or a refusal.
  @Test func neverLeavesTheSite() {
    let alphabet: [String] = [".", "/", "\\", "%2e", "%2f", "%5c", "%00", "a", "%", "?", "#"]
    for first in alphabet {
      for second in alphabet {
        for third in alphabet {
          for target in ["/\(first)\(second)\(third)", "/a/\(first)\(second)\(third)/b"] {
            guard let path = try? RequestPath(target).path else { continue }
            #expect(path == .root || TreePath(path.text) != nil, "\(target)")
            #expect(!path.text.split(separator: "/").contains(".."), "\(target)")
          }
        }
      }
    }
  }
}
