private import Diagnostics

/// Which kinds of export there are, and which one a bundle is.
package enum SourceRecognition {
  static var formats: [any ExportFormat.Type] {
    [
      MastodonFormat.self, XFormat.self, InstagramFormat.self, ThreadsFormat.self,
      FacebookFormat.self, BlueskyFormat.self, WeChatFormat.self, JSONFeedFormat.self,
      FeedFormat.self, DayOneFormat.self, MemosFormat.self, TumblrFormat.self,
      AppPayloadFormat.self, MarkdownFolderFormat.self,
    ]
  }

  /// The names that may stand before the paths on the command line.
  package static var keys: [String] { formats.map { $0.key } }

  struct Match {
    var format: any ExportFormat.Type
    /// What makes it one.
    var evidence: String
  }

  /// All that the bundle is: an Instagram export may hold Threads as well. Any export may hold a
  /// read-me, so Markdown counts where nothing else does.
  static func matches(_ bundle: ExportBundle) throws(ImportFault) -> [Match] {
    var matches: [Match] = []
    for format in formats {
      if format == MarkdownFolderFormat.self, !matches.isEmpty { continue }
      if let evidence = try format.recognised(in: bundle) {
        matches.append(Match(format: format, evidence: evidence))
      }
    }
    return matches
  }

  /// As `matches`, but only the format of that name, and an error where there is none.
  static func matches(
    _ bundle: ExportBundle, named key: String?
  ) throws(ImportFault) -> [Match] {
    let all = try matches(bundle)
    guard let key else {
      if all.isEmpty { throw HTMLExport.fault(bundle) ?? unknown(bundle) }
      return all
    }
    let wanted = all.filter { $0.format.key == key }
    if !wanted.isEmpty { return wanted }
    let format = formats.first { $0.key == key }
    if let found = all.first {
      throw ImportFault(
        .exportUnknown, file: bundle.name,
        "this is no \(format?.title ?? key) but a \(found.format.title) (\(found.evidence))",
        hint: "momentsgen import \(found.format.key) \(bundle.name)")
    }
    throw HTMLExport.fault(bundle) ?? unknown(bundle, as: format?.title)
  }

  private static func unknown(_ bundle: ExportBundle, as title: String? = nil) -> ImportFault {
    let names = bundle.files.prefix(3).map(\.path).joined(separator: ", ")
    return ImportFault(
      .exportUnknown, file: bundle.name,
      "this is no export that can be read" + (title.map { " as \($0)" } ?? "")
        + (names.isEmpty
          ? ": there is no file in it"
          : "; it holds \(names)"
            + (bundle.files.count > 3 ? " and \(bundle.files.count - 3) more" : "")),
      hint: "known are \(keys.joined(separator: ", "))")
  }
}

/// Exports made for reading in a browser, where the same service has one for programs.
enum HTMLExport {
  static func fault(_ bundle: ExportBundle) -> ImportFault? {
    let isPosts = { (name: String) in
      name.hasSuffix(".html")
        && (name.hasPrefix("posts_") || name.hasPrefix("your_posts") || name == "stories.html"
          || name == "threads_and_replies.html")
    }
    guard let file = bundle.files(where: isPosts).first else { return nil }
    return ImportFault(
      .exportFormat, file: bundle.label(file),
      "this export is in HTML, which leaves out what an import needs",
      hint: "ask the service for the same download again and choose JSON as its format")
  }
}
