/// A repository of records in a CAR file, walked from its newest commit: blocks that aren't reached
/// from there are what was deleted or changed, and stay unread.
struct BlueskyRepository {
  struct Record {
    /// `app.bsky.feed.post/3jhb2kwqvoc2k`
    var key: String
    var value: JSONValue
  }

  private let bytes: [UInt8]
  private var blocks: [String: Range<Int>] = [:]
  private(set) var did = ""
  private(set) var records: [Record] = []
  /// Blocks that the tree names and the file hasn't.
  private(set) var missingCount = 0
  private var visited: Set<String> = []

  private static let treeDepthLimit = 200

  /// nil where `bytes` is no CAR file with a commit.
  init?(_ bytes: [UInt8]) {
    self.bytes = bytes
    guard let root = readBlocks(), let commit = value(root), let did = commit["did"]?.string else {
      return nil
    }
    self.did = did
    if let data = commit["data"]?["$link"]?.string { walk(data, 0) }
  }

  /// The first root; fills `blocks`.
  private mutating func readBlocks() -> String? {
    var rest = bytes[...]
    guard let length = BlueskyRepository.varint(&rest), length <= rest.count,
      let header = try? DAGCBOR.value(rest.prefix(length)),  // no header, no CAR file
      header["version"]?.integer == 1, let root = header["roots"]?[0]?["$link"]?.string
    else { return nil }
    rest = rest.dropFirst(length)
    while !rest.isEmpty {
      // A file that was cut off ends here; what came before is whole.
      guard let length = BlueskyRepository.varint(&rest), length <= rest.count, length > 0,
        let cidLength = BlueskyRepository.cidLength(rest.prefix(length))
      else { break }
      let cid = ContentIdentifier.text(rest.prefix(cidLength))
      blocks[cid] = rest.startIndex + cidLength..<rest.startIndex + length
      rest = rest.dropFirst(length)
    }
    return root
  }

  private static func varint(_ bytes: inout ArraySlice<UInt8>) -> Int? {
    var value = 0
    var shift = 0
    while let byte = bytes.popFirst() {
      value |= Int(byte & 0x7F) << shift
      if byte < 0x80 { return value }
      shift += 7
      if shift > 49 { return nil }
    }
    return nil
  }

  /// Version 1: version, codec, hash function and length as varints, then the hash. Version 0 is a
  /// bare hash of 34 bytes.
  private static func cidLength(_ block: ArraySlice<UInt8>) -> Int? {
    if block.starts(with: [0x12, 0x20]) { return block.count >= 34 ? 34 : nil }
    var rest = block
    guard varint(&rest) == 1, varint(&rest) != nil, varint(&rest) != nil,
      let hashLength = varint(&rest), hashLength <= rest.count
    else { return nil }
    return block.count - rest.count + hashLength
  }

  private func value(_ cid: String) -> JSONValue? {
    guard let range = blocks[cid] else { return nil }
    return try? DAGCBOR.value(bytes[range])  // a damaged block counts as missing
  }

  /// A node of the search tree: subtree on the left, then entries with a record and a subtree each.
  private mutating func walk(_ cid: String, _ depth: Int) {
    guard depth < BlueskyRepository.treeDepthLimit, visited.insert(cid).inserted else { return }
    guard let node = value(cid), case .object = node else {
      missingCount += 1
      return
    }
    if let left = node["l"]?["$link"]?.string { walk(left, depth + 1) }
    var key = ""
    for entry in node["e"]?.elements ?? [] {
      // A key is ASCII; each entry gives how many characters it shares with the one before.
      key = String(key.prefix(max(0, entry["p"]?.integer ?? 0))) + (entry["k"]?.string ?? "")
      if let record = entry["v"]?["$link"]?.string {
        if let value = value(record) {
          records.append(Record(key: key, value: value))
        } else {
          missingCount += 1
        }
      }
      if let right = entry["t"]?["$link"]?.string { walk(right, depth + 1) }
    }
  }
}
