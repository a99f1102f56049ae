/// What is published for programs beside the feeds.
package struct MachineSettings: Sendable {
  /// How much of the app's payload there is.
  package enum Payload: String, Sendable, CaseIterable {
    case none
    /// One file for each page.
    case pages
    /// One file for each moment as well.
    case moments
  }

  /// What `robots.txt` says to programs that collect texts for language models.
  package enum AICrawlers: String, Sendable, CaseIterable { case allow, refuse }

  /// Whom to tell about a hole in the site (RFC 9116).
  package struct SecurityContact: Sendable {
    /// An https, mailto or tel address.
    package var contact: String
    package var expires: MomentDate

    package init(contact: String, expires: MomentDate) {
      self.contact = contact
      self.expires = expires
    }
  }

  package var payload = Payload.pages
  package var aiCrawlers = AICrawlers.allow
  /// Whether a service worker keeps what was visited.
  package var isOfflineReadable = true
  /// The user part of the fediverse account that the site is; nil: it is none.
  package var fediverseUser: String?
  /// The author's account elsewhere: `@user@host`.
  package var fediverseCreator: String?
  package var security: SecurityContact?

  package init() {}
}
