internal import Diagnostics

/// What common hosts take: beyond it a deploy fails or costs.
enum SiteLimits {
  /// Cloudflare Pages' free plan.
  static let fileCount = 20_000
  /// Bytes of one file, of the same host.
  static let fileSize = 26_214_400
  /// Bytes of a whole site on GitHub Pages.
  static let siteSize = 1_000_000_000

  /// Warns of each that the site is beyond.
  static func check(_ site: RenderedSite, _ plan: SitePlan, log: inout DiagnosticLog) {
    if site.files.count > fileCount {
      log.add(
        Diagnostic(
          .siteManyFiles, .warning,
          "the site has \(site.files.count) files; some hosts take no more than \(fileCount)",
          hint: "'permalinks: anchor' in site.yaml makes a page a month instead of one a moment"))
    }
    var byteCount = 0
    for (number, file) in site.files.enumerated() {
      byteCount += file.size
      guard file.size > fileSize else { continue }
      log.add(
        Diagnostic(
          .siteLargeFile, .warning,
          "'\(plan.entries[number].path)' has \(megabytes(file.size)); some hosts take no file of "
            + "more than \(megabytes(fileSize))",
          hint: "a shorter or smaller video, or one on a service for videos, as a link"))
    }
    if byteCount > siteSize {
      log.add(
        Diagnostic(
          .siteLarge, .warning,
          "the site has \(megabytes(byteCount)); some hosts take no more than "
            + megabytes(siteSize),
          hint: "'photos' in site.yaml sets the widths, formats and quality of pictures"))
    }
  }

  private static func megabytes(_ count: Int) -> String {
    "\((count + 500_000) / 1_000_000) MB"
  }
}
