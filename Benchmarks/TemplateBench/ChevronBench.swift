import Foundation
import TemplateEngine

/// Python's chevron on the same templates and data, each page rendered from its tokens' cache as
/// chevron keeps it.
struct ChevronBench {
  let page: BenchPage

  struct Outcome: Decodable {
    let rate: Double
    let page: String

    var bytes: [UInt8] { Array(page.utf8) }
  }

  /// nil when there is no Python or no chevron.
  func run() -> Outcome? {
    let script = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "chevron_bench.py")
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["python3", script.path]
    let (input, output) = (Pipe(), Pipe())
    process.standardInput = input
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    guard let data = try? JSONSerialization.data(withJSONObject: job),
      (try? process.run()) != nil
    else { return nil }
    try? input.fileHandleForWriting.write(contentsOf: data)
    try? input.fileHandleForWriting.close()
    let result = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return try? JSONDecoder().decode(Outcome.self, from: result)
  }

  private var job: [String: Any] {
    let card = page.card
    let likes = card.likes.map { ["name": $0.name, "address": $0.address, "avatar": $0.avatar] }
    let body = card.body.text
    let cardData: [String: Any] = [
      "id": card.id, "author": card.author, "avatar": card.avatar, "date": card.date,
      "body": body, "place": card.place ?? "", "likes": likes,
      "tags": card.tags.map { ["name": $0.name, "address": $0.address] },
    ]
    let data: [String: Any] = [
      "title": page.title, "description": page.description, "address": page.address,
      "language": page.language, "card": cardData,
    ]
    return ["templates": BenchTemplates.sources, "data": data]
  }
}
