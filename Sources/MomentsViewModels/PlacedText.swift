package import MomentsModel

extension PageLinks {
  /// A text's HTML as it stands on this page; its relative links are meant as on `home`, the page
  /// where it is shown whole, and those that begin with `/` from the site's root.
  /// - Parameter basePath: where the site lies on its host; links may carry it.
  package func placed(
    _ text: MomentText, from home: SiteAddress, basePath: String
  ) -> [UInt8] {
    let parts = text.parts
    guard !parts.relativeLinks.isEmpty else { return parts.html }
    var html: [UInt8] = []
    html.reserveCapacity(parts.html.count + 16 * parts.relativeLinks.count)
    var copied = 0
    for start in parts.relativeLinks {
      let end = parts.html[start...].firstIndex(of: 0x22) ?? parts.html.endIndex
      html += parts.html[copied..<start]
      html += prefix.utf8
      html += PageLinks.fromRoot(parts.html[start..<end], home.path, basePath)
      copied = end
    }
    html += parts.html[copied...]
    return html
  }

  /// A relative address, counted from the root and without a slash at its beginning. It is escaped
  /// as a URL and for HTML, and stays so.
  private static func fromRoot(
    _ link: ArraySlice<UInt8>, _ page: String, _ basePath: String
  ) -> [UInt8] {
    let end = link.firstIndex { $0 == 0x3F || $0 == 0x23 } ?? link.endIndex
    let (path, rest) = (link[..<end], link[end...])
    if path.isEmpty { return Array(encoded(page).utf8) + rest }
    var folders: [ArraySlice<UInt8>] = []
    var remaining = path
    if path.first == 0x2F {
      if path.starts(with: basePath.utf8) { remaining = path.dropFirst(basePath.utf8.count) }
    } else {
      folders = Array(encoded(page).utf8).split(separator: 0x2F)
      if page.utf8.last != 0x2F { _ = folders.popLast() }
    }
    var isFolder = true
    for part in remaining.split(separator: 0x2F, omittingEmptySubsequences: false) {
      isFolder = part.isEmpty || part.elementsEqual(".".utf8) || part.elementsEqual("..".utf8)
      if part.elementsEqual("..".utf8) {
        _ = folders.popLast()
      } else if !isFolder {
        folders.append(part)
      }
    }
    var result = Array(folders.joined(separator: CollectionOfOne(0x2F)))
    if isFolder, !result.isEmpty { result.append(0x2F) }
    return result + rest
  }
}
