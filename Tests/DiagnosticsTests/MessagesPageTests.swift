import Diagnostics
import Foundation
import TestSupport
import Testing

/// `docs/messages.md` explains every code.
@Suite struct MessagesPageTests {
  private static let entries: [String: String] = {
    let path = PackageFolder.path + "/docs/messages.md"
    let text = FileManager.default.contents(atPath: path).map {
      String(decoding: $0, as: UTF8.self)
    }
    var entries: [String: String] = [:]
    for part in (text ?? "").components(separatedBy: "\n### ").dropFirst() {
      let name = String(part.prefix { $0 != "\n" })
      entries[name] = part.components(separatedBy: "\n## ").first
    }
    return entries
  }()

  @Test(arguments: DiagnosticCode.allCases)
  func givesCauseCureAndExampleOf(code: DiagnosticCode) {
    let entry = MessagesPageTests.entries[code.rawValue] ?? ""
    for part in ["\n\nCause: ", "\n\nCure: ", "\n\nExample:\n\n```\n"] {
      #expect(entry.contains(part), "docs/messages.md has no \(code.rawValue) with \(part)")
    }
  }

  @Test func explainsNoCodeThatDoesNotExist() {
    let known = Set(DiagnosticCode.allCases.map(\.rawValue))
    #expect(MessagesPageTests.entries.keys.filter { !known.contains($0) } == [])
  }
}
