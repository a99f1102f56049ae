internal import FileTree

/// One of several disjoint parts of a site, each made by a build of its own.
package struct SiteShard: Sendable, Hashable {
  /// 1…count.
  package let number: Int
  package let count: Int

  package static let limit = 1024

  /// `2/5`; nil where `text` isn't of that form, or names a part that there can't be.
  package init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, let number = Int(parts[0]), let count = Int(parts[1]),
      parts.allSatisfy({ $0.utf8.allSatisfy { (0x30...0x39).contains($0) } }),
      (1...SiteShard.limit).contains(count), (1...count).contains(number)
    else { return nil }
    self.number = number
    self.count = count
  }

  /// Runs of the plan's entries are dealt out in turn; the first is 0.
  func holds(run: Int) -> Bool { run % count == number - 1 }
}

/// What a sharded build leaves in its output beside the manifest, by which parts are joined:
///
///     momentsgen shard 1
///     <number> <count> <instant, seconds since 1970> <fingerprint of the whole site's paths>
struct ShardRecord: Sendable, Hashable {
  static let path = TreePath(trusted: ".momentsgen-shard")
  private static let firstLine = "momentsgen shard 1"

  var shard: SiteShard
  /// The build's instant: parts of different instants would show different ages.
  var now: Int
  var paths: Fingerprint

  init(_ shard: SiteShard, of plan: SitePlan, now: Int) {
    self.shard = shard
    self.now = now
    let text = plan.entries.map(\.path).joined(separator: "\n")
    paths = Array(text.utf8).withUnsafeBytes { Fingerprint(of: $0) }
  }

  /// nil where `bytes` isn't a record of this version.
  init?(_ bytes: [UInt8]) {
    let lines = bytes.split(separator: 0x0A)
    guard lines.count == 2, lines[0].elementsEqual(ShardRecord.firstLine.utf8) else { return nil }
    let words = lines[1].split(separator: 0x20)
    guard words.count == 4, let paths = Fingerprint(hexadecimal: words[3]) else { return nil }
    let texts = words.prefix(3).map { String(decoding: $0, as: UTF8.self) }
    guard let shard = SiteShard("\(texts[0])/\(texts[1])"), let now = Int(texts[2]) else {
      return nil
    }
    self.shard = shard
    self.now = now
    self.paths = paths
  }

  /// nil: the output is a whole site from now on.
  static func leave(_ record: ShardRecord?, in output: any Tree) throws(TreeError) {
    if let record {
      try output.replace(path, with: record.bytes)
    } else if try output.entry(at: path) != nil {
      try output.removeFile(path)
    }
  }

  var bytes: [UInt8] {
    var text = Array("\(ShardRecord.firstLine)\n\(shard.number) \(shard.count) \(now) ".utf8)
    paths.appendHexadecimal(to: &text)
    text.append(0x0A)
    return text
  }
}
