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
    let text = String(decoding: asset.bytes, as: UTF8.self)
    return names.filter { name in marks(name).contains { text.contains($0) } }
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
