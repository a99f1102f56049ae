internal import FileTree
internal import MomentsRendering

/// What becomes of the text of style sheets and scripts when they are published.
enum AssetText {
  /// The theme's own without indentation and lines of comment; a site's are published as they are.
  static func compacted(_ asset: Theme.ThemeAsset) -> Theme.ThemeAsset {
    let isScript = asset.path.hasSuffix(".js")
    guard asset.isBuiltIn, isScript || asset.path.hasSuffix(".css") else { return asset }
    let lines = asset.bytes.split(separator: 0x0A)
    // A text of several lines keeps its form.
    if lines.contains(where: { !$0.count { $0 == 0x60 }.isMultiple(of: 2) }) { return asset }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(asset.bytes.count)
    for line in lines {
      let text = line.drop { $0 == 0x20 }
      let isComment =
        isScript
        ? text.starts(with: "//".utf8)
        : text.starts(with: "/*".utf8) && text.reversed().starts(with: "/*".utf8)
      if text.isEmpty || isComment { continue }
      bytes += text
      bytes.append(0x0A)
    }
    return Theme.ThemeAsset(path: asset.path, bytes: bytes, isBuiltIn: true)
  }

  /// Which of `names` an asset loads, written as `./name` between quotes or in `url()`.
  static func names(in asset: Theme.ThemeAsset, _ names: [String]) -> [String] {
    guard isText(asset) else { return [] }
    let referred = referred(in: asset.bytes)
    return names.filter(referred.contains)
  }

  /// Every name written as `./name` in one of the forms of `marks`; found in one pass, for each build
  /// looks for each name in each asset.
  private static func referred(in bytes: [UInt8]) -> Set<String> {
    let closing: [UInt8: UInt8] = [0x27: 0x27, 0x22: 0x22, 0x28: 0x29]
    var names: Set<String> = []
    for place in bytes.indices.dropLast() where bytes[place] == 0x2E && bytes[place + 1] == 0x2F {
      guard place > 0, let end = closing[bytes[place - 1]] else { continue }
      if end == 0x29, !bytes[..<place].suffix(4).elementsEqual("url(".utf8) { continue }
      let name = bytes[(place + 2)...].prefix { $0 != end && $0 != 0x0A }
      if bytes.indices.contains(name.endIndex), bytes[name.endIndex] == end {
        names.insert(String(decoding: name, as: UTF8.self))
      }
    }
    return names
  }

  /// Names the published files, which have a hash of their content in their names.
  static func replacing(
    _ published: [String: String], in asset: Theme.ThemeAsset
  ) -> Theme.ThemeAsset {
    let found = names(in: asset, published.keys.sorted())
    guard !found.isEmpty else { return asset }
    var text = String(decoding: asset.bytes, as: UTF8.self)
    for name in found {
      for (mark, full) in zip(marks(name), marks(published[name] ?? name)) {
        text = text.replacing(mark, with: full)
      }
    }
    return Theme.ThemeAsset(
      path: asset.path, bytes: Array(text.utf8), isBuiltIn: asset.isBuiltIn)
  }

  private static func isText(_ asset: Theme.ThemeAsset) -> Bool {
    asset.path.hasSuffix(".js") || asset.path.hasSuffix(".css")
  }

  private static func marks(_ name: String) -> [String] {
    ["'./\(name)'", "\"./\(name)\"", "url(./\(name))"]
  }
}
