import Diagnostics
import FileTree
import MomentsImport
import TestSupport
import Testing

/// What is refused, in which words; and that nothing is written then.
@Suite struct ArchiveTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var name: String
    var bytes: [UInt8]
    var password: String?
    var key: String?
    var message: String

    var testDescription: String { name }
  }

  private static let empty = "{\"type\":\"OrderedCollection\",\"orderedItems\":[]}"

  static let refusals = [
    Case(
      name: "slip", bytes: ZipBytes.zip([("outbox.json", empty), ("../../evil.json", "x")]),
      message:
        "error[archive-unsafe]: the archive holds '../../evil.json', a path that leads out of it"
    ),
    Case(
      name: "absolute", bytes: ZipBytes.zip([("/etc/cron.d/x", "x")]),
      message:
        "error[archive-unsafe]: the archive holds '/etc/cron.d/x', a path that leads out of it"),
    Case(
      name: "backslashes", bytes: ZipBytes.zip([("a\\..\\..\\x", "x")]),
      message: "error[archive-unsafe]: the archive holds 'a/../../x', a path that leads out of it"),
    Case(
      name: "drive", bytes: ZipBytes.zip([("C:\\x", "x")]),
      message: "error[archive-unsafe]: the archive holds 'C:/x', a path that leads out of it"),
    Case(
      name: "link", bytes: ZipBytes.zip([("media", "/etc")], isLink: true),
      message: "error[archive-unsafe]: the archive holds 'media', a link instead of a file"),
    Case(
      name: "bomb", bytes: ZipBytes.bomb,
      message: "error[archive-too-large]: the archive unpacks to more than 64 MB, out of proportion"
        + " to its size"),
    Case(
      name: "truncated",
      bytes: Array(
        ZipBytes.zip([("outbox.json", empty + String(repeating: " ", count: 9000))])
          .prefix(4000)),
      message: "error[archive-unreadable]: the archive is damaged or cut off (truncated input file"),
    Case(
      name: "locked", bytes: ZipBytes.locked,
      message: "error[archive-password]: the archive is locked with a password"),
    Case(
      name: "wrong password", bytes: ZipBytes.locked, password: "guess",
      message: "error[archive-password]: the password doesn't open the archive"),
    Case(
      name: "no archive", bytes: Array("just some words".utf8),
      message: "error[archive-unreadable]: it is no zip or tar archive, and no export by itself"),
    Case(
      name: "0 bytes", bytes: [],
      message: "error[archive-unreadable]: the file is empty (0 bytes)"),
    Case(
      name: "HTML", bytes: ZipBytes.zip([("your_instagram_activity/media/posts_1.html", "<html>")]),
      message: "error[export-format]: this export is in HTML, which leaves out what an import needs"
    ),
    Case(
      name: "another network", bytes: ZipBytes.zip([("outbox.json", empty)]), key: "instagram",
      message: "error[export-unknown]: this is no Instagram export but a Mastodon archive"
        + " (outbox.json)"),
    Case(
      name: "unknown", bytes: ZipBytes.zip([("a.bin", "x"), ("b.bin", "x")]),
      message: "error[export-unknown]: this is no export that can be read; it holds a.bin, b.bin"),
    Case(
      name: "broken JSON", bytes: ZipBytes.zip([("outbox.json", String(empty.dropLast(2)))]),
      message:
        "error[export-format]: the file is not whole JSON: the text ends where a value is expected, 44 bytes"
    ),
    Case(
      name: "trailing comma",
      bytes: ZipBytes.zip([("outbox.json", empty.replacing("[]", with: "[{\"a\":1},]"))]),
      message: "error[export-format]: the file is not whole JSON: a comma before ']', 52 bytes"),
  ]

  @Test(arguments: refusals)
  func refuses(refusal: Case) throws {
    let site = MemoryTree()
    let input = ExportBundle.Input(
      name: "export.zip", tree: MemoryTree(bytes: ["export.zip": refusal.bytes]),
      path: TreePath(trusted: "export.zip"))
    do throws(ImportFault) {
      _ = try Importer(site: site, options: ImportOptions()).run(
        [input], named: refusal.key, password: refusal.password)
      Issue.record("imported")
    } catch {
      let text = DiagnosticText().render(error.diagnostic)
      #expect(text.contains(refusal.message), "\(text)")
      #expect(text.hasPrefix("export.zip") && error.diagnostic.hint != nil)
    }
    #expect(site.contents.isEmpty)
  }

  @Test func opensWithThePassword() throws {
    let input = ExportBundle.Input(
      name: "export.zip", tree: MemoryTree(bytes: ["export.zip": ZipBytes.locked]),
      path: TreePath(trusted: "export.zip"))
    let report = try Importer(site: MemoryTree(), options: ImportOptions()).run(
      [input], password: "secret")
    #expect(report.sections.first?.sourceName == "Mastodon")
  }

  /// behaviours.md, case 6: packed again by a Mac, everything lies in a folder.
  @Test func readsThroughAnOuterFolderAndSeveralParts() throws {
    let outbox = SampleExports.mastodon([
      SampleExports.note(
        "1", "<p>Words</p>", attachment: SampleExports.picture("a.png", alt: "A lake"))
    ])
    let parts = [
      ZipBytes.zip([
        ("archive/outbox.json", outbox["outbox.json"] ?? ""), ("__MACOSX/archive/._x", "x"),
      ]),
      ZipBytes.zip([("other/media_attachments/files/a.png", SampleExports.picturePNG)]),
    ]
    let inputs = parts.enumerated().map { index, bytes in
      ExportBundle.Input(
        name: "part\(index).zip", tree: MemoryTree(bytes: ["p.zip": bytes]),
        path: TreePath(trusted: "p.zip"))
    }
    let site = MemoryTree()
    let report = try Importer(site: site, options: ImportOptions()).run(inputs)
    #expect(report.sections.first?.photoCount == 1)
    #expect(site.text("photo-1.gif") == SampleExports.picturePNG)
  }
}
