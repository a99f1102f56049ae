/// One kind of export: how it is recognised, and how it is read.
protocol ExportFormat {
  /// As the command line names it: `mastodon`.
  static var key: String { get }
  /// As messages name it: "Mastodon archive".
  static var title: String { get }
  /// The service, as moments name it: "Mastodon".
  static var sourceName: String { get }

  /// What makes it one, in words for the user; nil where it isn't one.
  static func recognised(in bundle: ExportBundle) throws(ImportFault) -> String?

  /// Every item of the export, as a moment or skipped. Audiences other than those that no flag
  /// could include are left to `AudienceFilter`.
  static func read(
    _ bundle: ExportBundle, _ options: ImportOptions
  ) throws(ImportFault) -> ImportCollection
}
