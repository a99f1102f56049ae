import Diagnostics
import FileTree
import TestSupport

@testable import MomentsPreview

/// A site in memory and the answers that the preview gives with it.
final class Served {
  let folder: TemporaryFolder
  let site: StagedSite
  let sites: ServedSites
  let answers: SiteAnswers

  static let files = [
    "index.html": "<!doctype html><title>Home</title><body><p>home</p></body>",
    "tags/index.html": "<!doctype html><title>Tags</title><p>tags</p>",
    "m/a b/index.html": "<p>spaces</p>", "404.html": "<p>none</p>", "style.css": "p{}",
    "data.bin": "0123456789", ".hidden": "secret", ".momentsgen-manifest": "secret",
    ".well-known/x.txt": "known",
  ]

  init(_ files: [String: String] = Served.files, basePath: String = "/") throws {
    folder = try TemporaryFolder()
    site = try StagedSite(in: folder.path) { 1_795_996_800 }
    for (name, text) in files {
      let path = TreePath(trusted: name)
      try site.makeDirectory(path.parent)
      try site.write(Array(text.utf8), to: path)
    }
    _ = site.publish()
    let site = site
    sites = ServedSites(basePath: basePath, files: { _ in site }, demand: { _ in })
    sites.finish(.author, isPublished: true, [])
    answers = SiteAnswers(
      hosts: HostRules(), sites: sites, events: EventStream { .init("hello", "{}") })
  }

  func get(_ target: String, _ fields: [(String, String)] = [], method: String = "GET")
    -> HTTPAnswer?
  {
    let all = [("host", "localhost:4242")] + fields
    return answers.answer(
      HTTPRequest(method: method, target: target, fields: all.map { (name: $0.0, value: $0.1) }))
  }
}

extension HTTPAnswer {
  var text: String {
    if case .bytes(let bytes) = body { String(decoding: bytes, as: UTF8.self) } else { "…" }
  }
}
