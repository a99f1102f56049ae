import Diagnostics
import Testing

@testable import MomentsPreview

@Suite struct SiteAnswersTests {
  static let pages: [(target: String, status: Int, start: String, location: String?)] = [
    ("/", 200, "<!doctype html><title>Home", nil),
    ("/index.html", 200, "<!doctype html><title>Home", nil),
    ("/tags/", 200, "<!doctype html><title>Tags", nil),
    ("/tags", 301, "", "/tags/"),
    ("/tags?x=1", 301, "", "/tags/?x=1"),
    ("/m/a%20b", 301, "", "/m/a%20b/"),
    ("/m/a%20b/", 200, "<p>spaces", nil),
    ("/style.css", 200, "p{}", nil),
    ("/style.css/", 404, "<p>none", nil),
    ("/.well-known/x.txt", 200, "known", nil),
    ("/.hidden", 404, "<p>none", nil),
    ("/.momentsgen-manifest", 404, "<p>none", nil),
    ("/m/", 404, "<p>none", nil),
    ("/nothing", 404, "<p>none", nil),
    ("/.momentsgen/nothing", 404, "there is nothing", nil),
    ("/../etc/passwd", 400, "this is no address", nil),
    ("/%2e%2e/etc/passwd", 400, "this is no address", nil),
  ]

  @Test(arguments: pages)
  func answersWithFiles(target: String, status: Int, start: String, location: String?) throws {
    let answer = try #require(try Served().get(target))
    #expect(answer.status == status)
    #expect(answer["Location"] == location)
    if location == nil { #expect(answer.text.hasPrefix(start), "\(answer.text)") }
  }

  @Test func sendsWhatABrowserNeeds() throws {
    let answer = try #require(try Served().get("/style.css"))
    #expect(answer["Content-Type"] == "text/css; charset=utf-8")
    #expect(answer["Cache-Control"] == "no-cache")
    #expect(answer["X-Content-Type-Options"] == "nosniff")
    #expect(answer["Last-Modified"] == "Mon, 30 Nov 2026 00:00:00 GMT")
    #expect(answer["Accept-Ranges"] == "bytes")
  }

  @Test func confirmsWhatTheBrowserHas() throws {
    let served = try Served()
    let tag = try #require(served.get("/data.bin")?["ETag"])
    let known = try #require(served.get("/data.bin", [("if-none-match", "\"x\", \(tag)")]))
    #expect(known.status == 304)
    #expect(known["ETag"] == tag)
    #expect(known.text == "")
    #expect(served.get("/data.bin", [("if-none-match", "\"x\"")])?.status == 200)
    let date = "Mon, 30 Nov 2026 00:00:00 GMT"
    #expect(served.get("/data.bin", [("if-modified-since", date)])?.status == 304)
    let both = [("if-modified-since", date), ("if-none-match", "\"x\"")]
    #expect(served.get("/data.bin", both)?.status == 200)
  }

  @Test func sendsParts() throws {
    let served = try Served()
    let part = try #require(served.get("/data.bin", [("range", "bytes=2-4")]))
    #expect(part.status == 206)
    #expect(part.text == "234")
    #expect(part["Content-Range"] == "bytes 2-4/10")
    let none = try #require(served.get("/data.bin", [("range", "bytes=10-")]))
    #expect(none.status == 416)
    #expect(none["Content-Range"] == "bytes */10")
    let tag = try #require(part["ETag"])
    let fresh = served.get("/data.bin", [("range", "bytes=2-4"), ("if-range", tag)])
    #expect(fresh?.status == 206)
    let stale = served.get("/data.bin", [("range", "bytes=2-4"), ("if-range", "\"x\"")])
    #expect(stale?.status == 200)
  }

  @Test func givesReadersTheLivePageAndProgramsTheFile() throws {
    let served = try Served()
    let live = try #require(served.get("/", [("accept", "text/html,*/*")]))
    let plain = try #require(served.get("/", [("accept", "*/*")]))
    #expect(live.text.contains("<script src=\"/.momentsgen/live.js\"></script>\n</body>"))
    #expect(plain.text == Served.files["index.html"])
    #expect(live["ETag"] != plain["ETag"])
    let fetched = [("accept", "text/html"), ("sec-fetch-dest", "empty")]
    #expect(served.get("/", fetched)?.text == Served.files["index.html"])
  }

  @Test func servesBelowTheBasePath() throws {
    let served = try Served(basePath: "/moments/")
    #expect(served.get("/moments/")?.status == 200)
    #expect(served.get("/moments/tags")?["Location"] == "/moments/tags/")
    #expect(served.get("/moments")?["Location"] == "/moments/")
    #expect(served.get("/moments")?.status == 301)
    #expect(served.get("/")?["Location"] == "/moments/")
    #expect(served.get("/")?.status == 302)
    #expect(served.get("/tags/")?.status == 404)
    #expect(served.get("/momentsx/")?.status == 404)
    #expect(served.get("/moments/.hidden")?.status == 404)
    #expect(served.get("/.momentsgen/live.js")?.status == 200)
  }

  @Test func refusesWhatItDoesNotDo() throws {
    let served = try Served()
    for method in ["POST", "PUT", "DELETE", "OPTIONS", "TRACE", "CONNECT", "PATCH", "BREW"] {
      let answer = served.get("/", method: method)
      #expect(answer?.status == 405)
      #expect(answer?["Allow"] == "GET, HEAD")
      #expect(answer?.isLast == true)
    }
    for field in [("content-length", "5"), ("transfer-encoding", "chunked")] {
      #expect(served.get("/", [field])?.status == 400)
    }
    #expect(served.get("/", [("content-length", "0")])?.status == 200)
  }

  @Test func keepsItsEventsToItsOwnPages() throws {
    let served = try Served()
    #expect(served.get("/.momentsgen/events", [("sec-fetch-site", "same-origin")])?.status == 200)
    for site in ["cross-site", "same-site"] {
      #expect(served.get("/.momentsgen/events", [("sec-fetch-site", site)])?.status == 403)
    }
    #expect(served.get("/.momentsgen/events", [("origin", "http://evil.example")])?.status == 403)
  }

  @Test func waitsForTheFirstBuildAndSaysWhyItFailed() throws {
    let served = try Served()
    let asked = [("accept", "text/html")]
    #expect(served.get("/?as=public", asked) == nil)
    let error = Diagnostic(.yamlSyntax, .error, "'<script>' isn't right")
    served.sites.finish(.public, isPublished: false, [error])
    let answer = try #require(served.get("/?as=public", asked))
    #expect(answer.status == 503)
    #expect(answer.text.contains("&lt;script&gt;"))
    #expect(!answer.text.contains("'<script>'"))
    served.sites.finish(.public, isPublished: true, [])
    #expect(served.get("/?as=public", asked)?.status == 200)
  }

  @Test func staysWithThePublicsViewFromPageToPage() throws {
    let served = try Served()
    served.sites.finish(.public, isPublished: true, [])
    let from = ("referer", "http://localhost:4242/tags/?as=public")
    let click = served.get("/tags/?x=1", [from, ("sec-fetch-mode", "navigate")])
    #expect(click?.status == 302)
    #expect(click?["Location"] == "/tags/?x=1&as=public")
    #expect(served.get("/style.css", [from, ("sec-fetch-mode", "no-cors")])?.status == 200)
    let other = ("referer", "http://evil.example/?as=public")
    #expect(served.get("/tags/", [other, ("sec-fetch-mode", "navigate")])?.status == 200)
  }

  @Test func letsNoServiceWorkerKeepPages() throws {
    let answer = try #require(try Served().get("/sw.js", [("service-worker", "script")]))
    #expect(answer.text.contains("unregister"))
  }
}
