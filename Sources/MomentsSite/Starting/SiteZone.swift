package import FileTree
private import MomentsContent
package import MomentsModel

/// The zone of a site, for commands that write dates without building.
package enum SiteZone {
  /// nil where the settings can't be read or name none.
  package static func timeZone(
    of site: any Tree, _ zones: (String) -> TimeZoneRules?
  ) -> TimeZoneRules? { ContentLoader.timeZone(of: site, zones) }
}
