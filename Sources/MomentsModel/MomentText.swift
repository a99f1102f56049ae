/// A moment's text.
///
/// Where it was kept from an earlier build it is unpacked each time that it is asked for: of a large
/// timeline a build after an edit shows a few texts only. Take `parts` for more than one of them.
package struct MomentText: Sendable {
  package struct Parts: Sendable {
    package var html: [UInt8]
    package var excerpt: String
    package var relativeLinks: [Int]

    package init(html: [UInt8], excerpt: String, relativeLinks: [Int]) {
      self.html = html
      self.excerpt = excerpt
      self.relativeLinks = relativeLinks
    }
  }

  private enum Storage: Sendable {
    case written(Parts)
    case kept(any KeptTexts, at: Int)
  }

  private let storage: Storage

  package static let excerptLimit = 160

  package init(html: [UInt8], excerpt: String, relativeLinks: [Int] = []) {
    storage = .written(Parts(html: html, excerpt: excerpt, relativeLinks: relativeLinks))
  }

  /// - Parameter position: of the text, as `texts` counts; one that `texts` has checked.
  package init(keptIn texts: any KeptTexts, at position: Int) {
    storage = .kept(texts, at: position)
  }

  /// Where it lies; nil where it wasn't kept.
  package var kept: (texts: any KeptTexts, position: Int)? {
    if case .kept(let texts, let position) = storage { (texts, position) } else { nil }
  }

  package var parts: Parts {
    switch storage {
    case .written(let parts): parts
    case .kept(let texts, let position): texts.parts(at: position)
    }
  }

  /// Finished HTML (UTF-8): Markdown rendered without raw HTML, or plain text escaped with `<br>`
  /// for its line breaks. Never anything else; templates print it as it is.
  package var html: [UInt8] { parts.html }

  /// The beginning as plain text without line breaks, at most `excerptLimit` characters, cut at
  /// a word where the script has them; for titles and descriptions.
  package var excerpt: String { parts.excerpt }

  /// Where in `html` the values of links begin that aren't whole addresses, such as `/about/`,
  /// `../lake/` and `#top`, ascending. Most texts have none. Each page has to place them: they are
  /// meant as on the page where the text is shown whole.
  package var relativeLinks: [Int] { parts.relativeLinks }
}

/// Where texts of an earlier build are, packed. Usable from any thread.
package protocol KeptTexts: AnyObject, Sendable {
  func parts(at position: Int) -> MomentText.Parts

  /// As it is packed.
  func packed(at position: Int) -> ArraySlice<UInt8>
}
