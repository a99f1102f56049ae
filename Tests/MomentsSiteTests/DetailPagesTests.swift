import Diagnostics
import FileTree
import MomentsSite
import TestSupport
import Testing

/// What only some moments have, and the pages beside the timeline, in the built-in theme.
@Suite struct DetailPagesTests {
  private static let base = """
    -- Content/site.yaml --
    title: T
    timeZone: UTC
    -- Content/profile.md --
    ---
    id: mira
    name: Mira
    ---

    """

  private func build(_ text: String, settings: String = "") -> (MemoryTree, DiagnosticLog) {
    var site = SmallSite("")
    site.source = MemoryTree(
      site: DetailPagesTests.base.replacing("timeZone: UTC", with: "timeZone: UTC\n" + settings)
        + text)
    let output = MemoryTree()
    site.output = output
    let outcome = site.build()
    return (output, outcome.log)
  }

  private func text(_ tree: MemoryTree, _ path: String) -> String {
    tree.contents[path].map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  @Test func showsEveryDetailInItsPlace() {
    let (output, log) = build(
      """
      -- Content/moments/a.md --
      ---
      date: 2026-05-01
      lang: ar
      dir: rtl
      warning: spiders
      sensitive: true
      rating: 4.5
      place: {name: Lake, latitude: 47.61234, longitude: 9.4, precision: region}
      link: {url: "https://www.example.org/x", title: Lakes}
      source: {name: Elsewhere, url: "https://example.org/1"}
      videos: [{src: "https://v.example/a.mp4", alt: Waves}]
      comments: [{author: {name: Ben}, text: Cold!, replyTo: mira}]
      ---
      Body
      """)
    #expect(log.count(of: .error) == 0)
    let page = text(output, "m/a/index.html")
    for part in [
      #"<summary dir="auto">Content warning: spiders</summary>"#,
      #"<div lang="ar" class="e-content" dir="rtl">"#, "<summary>Sensitive: show it</summary>",
      #"aria-label="Rated 4.5 of 5">★★★★½</p>"#, #"<bdi class="p-name">Lake</bdi>"#,
      #"<bdi class="link-title">Lakes</bdi>"#, #"<span class="host">example.org</span>"#,
      ">via Elsewhere</a>", #"aria-label="Waves""#, "media-src &#39;self&#39; https://v.example;",
      #"<bdi class="p-name">Ben</bdi></span> <span aria-hidden="true">→</span>"#,
      #"<bdi>Mira</bdi><span>:</span>"#, "Cold!",
    ] { #expect(page.contains(part), "\(part)") }
    #expect(!page.contains("47.61234"))
    #expect(!page.contains("<title>Body"))
  }

  /// The list is in the order of the feeds: what is pinned stands above it, and is no entry there.
  @Test(arguments: [true, false])
  func pinsAboveTheHomePagesList(hasOthers: Bool) {
    let (output, _) = build(
      "-- Content/moments/old.md --\n---\ndate: 2026-01-01\npinned: true\ntags: [a]\n---\nOld\n"
        + (hasOthers ? "-- Content/moments/new.md --\n---\ndate: 2026-05-01\n---\nNew\n" : ""))
    let cards = text(output, "index.html").split(separator: #"<div class="feed"#).dropFirst()
      .map { feed in feed.split(separator: "<article class=").dropFirst().map { $0.prefix(40) } }
    let above = #""card moment h-cite" id="m-old" tabindex"#
    let listed = #""card moment h-entry" id="m-old" tabinde"#
    let other = #""card moment h-entry" id="m-new" tabinde"#
    let expected = hasOthers ? [[above], [other]] : [[listed]]
    #expect(cards.map { $0.map(String.init) } == expected)
    #expect(text(output, "tags/a/index.html").contains(listed))
  }

  @Test func linksThreadsBothWays() {
    let (output, _) = build(
      """
      -- Content/moments/first.md --
      ---
      date: 2026-05-01
      slug: nice
      ---
      One
      -- Content/moments/second.md --
      ---
      date: 2026-05-02
      replyTo: first
      repostOf: https://example.org/post
      ---
      Two
      """)
    #expect(text(output, "m/nice/index.html").contains(#"<a href="../../m/second/">Reply by Mira"#))
    let second = text(output, "m/second/index.html")
    #expect(second.contains(#"class="u-in-reply-to" href="../../m/nice/">In reply to Mira"#))
    #expect(second.contains("Repost of example.org"))
    #expect(output.contents["m/first/index.html"] == nil)
  }

  @Test func makesPlainPagesStaticFilesAndRedirects() {
    let (output, log) = build(
      """
      -- Content/moments/a.md --
      ---
      date: 2026-05-01
      aliases: [/2019/old/, deep/er/than/any/page/old.html]
      ---
      One
      -- Content/pages/about.md --
      ---
      title: About me
      aliases: [who]
      ---
      Hello
      -- Content/static/CNAME --
      example.org
      -- Content/static/.nojekyll --
      -- Content/static/.secret --
      x
      """, settings: "baseURL: https://example.org/m/")
    #expect(log.count(of: .error) == 0)
    #expect(text(output, "CNAME").contains("example.org"))
    #expect(output.contents[".nojekyll"] != nil)
    #expect(output.contents[".secret"] == nil)
    #expect(text(output, "about/index.html").contains(#"<h1 class="heading" dir="auto">About me"#))
    let old = text(output, "2019/old/index.html")
    #expect(old.contains(#"content="0;url=../../m/a/""#))
    #expect(old.contains(#"<link rel="canonical" href="https://example.org/m/m/a/">"#))
    #expect(old.contains(#"<meta name="robots" content="noindex">"#))
    #expect(text(output, "who/index.html").contains(#"href="../about/""#))
    #expect(
      text(output, "deep/er/than/any/page/old.html").contains(#"url=../../../../../m/a/""#))
  }

  @Test func keepsMomentsInMonthPagesWhereAsked() {
    let (output, log) = build(
      """
      -- Content/moments/a.md --
      ---
      date: 2026-05-01
      ---
      One
      -- Content/moments/b.md --
      ---
      date: 2026-04-01T10:00:00+08:00
      visibility: unlisted
      ---
      Hidden
      -- Content/moments/c.md --
      ---
      date: 2026-04-30T23:30:00-08:00
      ---
      Three
      """, settings: "permalinks: anchor")
    #expect(log.count(of: .error) == 0)
    #expect(output.contents["m/a/index.html"] == nil)
    #expect(output.contents["m/b/index.html"] != nil)
    let april = text(output, "2026/04/index.html")
    #expect(april.contains(#"id="m-c""#) && !april.contains("Hidden"))
    #expect(april.contains("April 2026"))
    #expect(text(output, "index.html").contains(##"href="./2026/05/#m-a""##))
  }

  @Test func namesBothSourcesOfOneAddress() {
    let (_, log) = build(
      """
      -- Content/pages/m/a.md --
      ---
      title: A
      ---
      -- Content/moments/a.md --
      ---
      date: 2026-05-01
      ---
      One
      """)
    let clash = log.sorted.first { $0.code == .addressTwice }
    #expect(clash?.place?.file == "Content/pages/m/a.md")
    #expect(clash?.related.first?.place.file == "Content/moments/a.md")
  }
}
