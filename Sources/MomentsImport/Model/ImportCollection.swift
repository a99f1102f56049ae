private import MomentsModel

/// What one export gave: the moments, and an account of everything else.
package struct ImportCollection {
  /// As reports name it, such as "Mastodon".
  package let sourceName: String
  package var moments: [ImportedMoment] = []
  package var profile = ImportedProfile()
  package var ledger = ImportLedger()
  /// The format, and what it was known by.
  package var recognisedAs = ""

  package init(_ sourceName: String) { self.sourceName = sourceName }

  /// Counts one item of the export that became a moment.
  mutating func add(_ moment: ImportedMoment) {
    ledger.itemCount += 1
    moments.append(moment)
  }

  /// Counts one item that is left out.
  mutating func skip(_ reason: SkipReason, _ item: String?) {
    ledger.itemCount += 1
    ledger.skip(reason, item)
  }
}

extension ExportBundle {
  /// The media file that `reference` names; missing where there is none or it holds nothing.
  func media(_ reference: String, alt: String? = nil) -> ImportedMedia {
    guard let file = file(matching: reference) else {
      return ImportedMedia(.missing(reference, .absent), alt: alt)
    }
    if file.size == 0 { return ImportedMedia(.missing(file.path, .empty), alt: alt) }
    return ImportedMedia(.file(file), alt: alt)
  }
}
