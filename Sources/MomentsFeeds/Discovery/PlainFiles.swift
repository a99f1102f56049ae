package import MomentsModel

/// The short text files at a site's root.
package enum PlainFiles {
  // MARK: robots.txt (RFC 9309)

  /// - Parameter sitemap: absolute.
  package static func robots(
    sitemap: String?, aiCrawlers: MachineSettings.AICrawlers
  ) -> String {
    var text = "User-agent: *\nDisallow:\n"
    if aiCrawlers == .refuse {
      text += "\n# Collectors of texts for language models\n"
      for name in aiAgents { text += "User-agent: \(name)\n" }
      text += "Disallow: /\n"
    }
    if let sitemap { text += "\nSitemap: \(sitemap)\n" }
    return text
  }

  /// By the names that their operators give.
  static let aiAgents = [
    "AI2Bot", "Amazonbot", "anthropic-ai", "Applebot-Extended", "Bytespider", "CCBot",
    "ClaudeBot", "cohere-ai", "Diffbot", "FacebookBot", "Google-Extended", "GPTBot",
    "ImagesiftBot", "Meta-ExternalAgent", "omgili", "PerplexityBot", "Timpibot",
  ]

  // MARK: humans.txt

  package static func humans(author: String, home: String?, language: String) -> String {
    var text = "/* TEAM */\nAuthor: \(oneLine(author))\n"
    if let home { text += "Site: \(home)\n" }
    return text + "\n/* SITE */\nLanguage: \(language)\nStandards: HTML, CSS, microformats2, RSS, "
      + "Atom, JSON Feed\nSoftware: momentsgen\n"
  }

  // MARK: llms.txt

  /// A link of `llms.txt`.
  package struct Link: Sendable {
    package var title: String
    package var url: String
    package var note: String?

    package init(title: String, url: String, note: String? = nil) {
      self.title = title
      self.url = url
      self.note = note
    }
  }

  /// A heading, a quotation that says what the site is, and lists of links under headings: what
  /// llmstxt.org describes.
  package static func llms(
    title: String, description: String?, pages: [Link], data: [Link]
  ) -> String {
    var text = "# \(oneLine(title))\n\n"
    if let description { text += "> \(oneLine(description))\n\n" }
    for (heading, links) in [("Pages", pages), ("Data", data)] where !links.isEmpty {
      text += "## \(heading)\n\n"
      for link in links {
        let name = oneLine(link.title).filter { $0 != "[" && $0 != "]" }
        text += "- [\(name)](\(link.url))" + (link.note.map { ": " + oneLine($0) } ?? "") + "\n"
      }
      text += "\n"
    }
    return String(text.dropLast())
  }

  // MARK: security.txt (RFC 9116)

  package static func security(
    _ security: MachineSettings.SecurityContact, language: String, canonical: String?
  ) -> String {
    var text =
      "Contact: \(security.contact)\nExpires: \(security.expires.utcDate)\n"
      + "Preferred-Languages: \(language)\n"
    if let canonical { text += "Canonical: \(canonical)\n" }
    return text
  }

  /// A line break in a name would begin another field.
  private static func oneLine(_ text: String) -> String {
    String(text.map { $0.isNewline ? " " : $0 })
  }
}
