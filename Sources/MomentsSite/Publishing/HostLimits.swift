internal import Diagnostics
internal import FileTree

/// Whether a site fits where sites are usually put: what Cloudflare Pages and GitHub Pages take.
enum HostLimits {
  static let fileCount = 20_000
  static let fileSize = 25_000_000
  static let wholeSize = 1_000_000_000

  /// A warning for each that the site is beyond.
  /// - Parameters:
  ///   - sizes: of all files, in bytes.
  ///   - path: of one of them, by its place in `sizes`.
  static func findings(
    _ sizes: some Sequence<Int>, path: (Int) -> String
  ) -> DiagnosticLog {
    var log = DiagnosticLog()
    var (count, total) = (0, 0)
    for size in sizes {
      if size > fileSize {
        log.add(
          warning("'\(path(count))' has \(megabytes(size)) MB; many hosts take 25 MB a file"))
      }
      count += 1
      total += size
    }
    if count > fileCount {
      log.add(
        warning(
          "the published site has \(count) files; many hosts take 20,000",
          hint: "set 'permalinks: anchor' in Content/site.yaml"))
    }
    if total > wholeSize {
      log.add(warning("the published site has \(megabytes(total)) MB; many hosts take 1 GB"))
    }
    return log
  }

  /// As they lie in a folder, with the totals as a note.
  static func findings(in published: any Tree) throws(TreeError) -> DiagnosticLog {
    guard try published.entry(at: .root)?.kind == .directory else { return DiagnosticLog() }
    var files: [(path: TreePath, size: Int)] = []
    for path in try published.files(under: .root) where !path.text.hasPrefix(".momentsgen") {
      files.append((path, try published.entry(at: path)?.size ?? 0))
    }
    var log = findings(files.lazy.map(\.size)) { files[$0].path.text }
    if !files.isEmpty {
      let total = megabytes(files.reduce(0) { $0 + $1.size })
      log.add(
        Diagnostic(
          .hostLimit, .note,
          "the site as it was built last has \(files.count) files and \(total) MB; many hosts take "
            + "20,000 and 1 GB"))
    }
    return log
  }

  private static func warning(_ text: String, hint: String? = nil) -> Diagnostic {
    Diagnostic(.hostLimit, .warning, text, hint: hint)
  }

  private static func megabytes(_ size: Int) -> String {
    let tenths = (size + 50_000) / 100_000
    return "\(tenths / 10).\(tenths % 10)"
  }
}
