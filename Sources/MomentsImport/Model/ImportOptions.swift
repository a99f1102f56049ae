package import MomentsModel

/// What the owner wants of an import.
package struct ImportOptions: Sendable {
  /// Those whose posts are written. Direct messages never are.
  package var audiences: Set<Audience> = [.everyone, .unlisted]
  /// What posts count as where the export doesn't say who saw them; nil: the importer asks.
  package var unknownAudience: Audience?
  package var includesReplies = false
  package var includesBoosts = false
  package var includesStories = false
  package var includesCommunities = false
  package var includesArchived = false
  package var includesCoordinates = false
  package var joinsThreads = false
  package var foldsCrossPosts = true
  package var isDryRun = false
  package var shape = Shape.automatic
  /// In which times without an offset are, and in which instants are shown.
  package var timeZone = TimeZoneRules.utc
  /// Other zones by their IANA names; nil for names that there aren't.
  package var zones: @Sendable (String) -> TimeZoneRules? = { _ in nil }
  /// The site's own, which moments in it needn't say.
  package var siteLanguage: String?
  /// Brings back what the owner removed by hand.
  package var restoresRemoved = false

  package enum Shape: String, Sendable, CaseIterable {
    /// Markdown, and JSON by year where there are very many.
    case automatic = "auto"
    case markdown, json
  }

  package init() {}
}
