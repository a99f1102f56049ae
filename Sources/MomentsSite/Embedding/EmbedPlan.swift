internal import MomentsModel

/// The files for other sites' frames.
enum EmbedPlan {
  /// Moments without a page of their own have none for others either.
  static func entries(for timeline: Timeline) -> [SitePlan.Entry] {
    let embed = timeline.settings.embed
    var entries: [SitePlan.Entry] = []
    let add = { (address: SiteAddress, recipe: SitePlan.Recipe) in
      entries.append(SitePlan.Entry(path: address.outputPath, recipe: recipe))
    }
    if embed.includesMoments {
      for (index, moment) in timeline.moments.enumerated()
      where timeline.address(of: moment).fragment == nil {
        let id = timeline.lastPart(of: moment)
        add(.embed(id: id), .embeddedMoment(index))
        if timeline.settings.baseURL != nil { add(.oembed(id: id), .oembed(index)) }
      }
    }
    if embed.includesTimeline {
      add(.embeddedTimeline, .embeddedTimeline)
      add(.embeddedProfile, .embeddedProfile)
    }
    return entries
  }
}
