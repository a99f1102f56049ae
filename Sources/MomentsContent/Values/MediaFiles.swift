import Diagnostics
import FileTree
import MomentsModel

/// Finds the pictures that content refers to.
struct MediaFiles: Sendable {
  enum Outcome {
    case found(MediaSource)
    /// With the nearest name that is there.
    case missing(nearest: String?)
    /// Neither a path nor an http or https address.
    case unusable
  }

  static let content = TreePath(trusted: "Content")
  static let shared = TreePath(trusted: "Content/photos")

  let tree: any Tree
  /// Of the file that refers: paths are relative to it, then to the shared photos, then to Content.
  let folder: TreePath

  func find(_ reference: String) -> Outcome {
    if let address = AddressText.absolute(reference) { return .found(.remote(address)) }
    if reference.hasPrefix("//") || MediaFiles.hasScheme(reference) { return .unusable }
    let path = reference.hasPrefix("/") ? String(reference.drop { $0 == "/" }) : reference
    for form in forms(of: path) {
      for folder in folders {
        guard let candidate = folder.resolving(form), isFile(candidate) else { continue }
        return .found(.local(candidate.text))
      }
    }
    return .missing(nearest: nearest(to: path))
  }

  private var folders: [TreePath] {
    folder == MediaFiles.content
      ? [folder, MediaFiles.shared] : [folder, MediaFiles.shared, MediaFiles.content]
  }

  /// A name may be composed in the text and decomposed on the disk, or the other way round.
  private func forms(of path: String) -> [String] {
    if path.utf8.allSatisfy({ $0 < 0x80 }) { return [path] }
    return [path, UnicodeText.composed(path), UnicodeText.decomposed(path)]
  }

  private func isFile(_ path: TreePath) -> Bool {
    // A file that can't be looked at counts as missing: the message names the reference.
    guard path.text.hasPrefix("Content/"), let entry = try? tree.entry(at: path) else {
      return false
    }
    return entry.kind == .file
  }

  private func nearest(to path: String) -> String? {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    for folder in [folder, MediaFiles.shared] {
      // A folder that can't be listed has no name to suggest.
      guard let entries = try? tree.entries(in: folder) else { continue }
      let files = entries.map(\.name).filter { !$0.hasSuffix(".md") && !$0.hasSuffix(".json") }
      if let near = NearMiss.names(for: name, among: files).first { return near }
    }
    return nil
  }

  private static func hasScheme(_ text: String) -> Bool {
    guard let colon = text.utf8.firstIndex(of: 0x3A), colon > text.startIndex else { return false }
    return text[..<colon].utf8.allSatisfy {
      DateText.isWordByte($0) && $0 < 0x80 || $0 == 0x2B || $0 == 0x2D || $0 == 0x2E || $0 <= 0x20
    }
  }
}
