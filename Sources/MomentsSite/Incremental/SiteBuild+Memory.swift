internal import Diagnostics
internal import FileTree
internal import MomentsContent
internal import MomentsModel
internal import MomentsPhotos
internal import MomentsRendering
internal import MomentsViewModels
internal import TemplateEngine

extension SiteBuild {
  /// Which files needn't be made.
  func reuse(
    _ memory: BuildMemory?, _ prepared: Prepared, _ standing: StandingSite
  ) -> ReusePlan {
    guard let memory else { return ReusePlan(count: prepared.plan.entries.count) }
    return ReusePlan(
      prepared.plan, keys: keys(memory, prepared), past: memory.past, standing: standing,
      workers: settings.workers)
  }

  func keys(_ memory: BuildMemory, _ prepared: Prepared) -> PageKeys {
    let listing = prepared.maker.pages.listing
    return PageKeys(
      common: common(memory, prepared), listing: listing,
      moments: prepared.momentKeys
        ?? MomentKeys(listing.timeline, prepared.catalog, settings.workers),
      search: prepared.maker.search,
      today: listing.timeline.settings.timeZone.day(at: settings.now),
      redirects: prepared.plan.redirects, assets: prepared.maker.assets,
      pictures: prepared.catalog.files, copies: copies(memory, prepared))
  }

  /// What is on every page, or decides how every page is made.
  private func common(
    _ memory: BuildMemory, _ prepared: Prepared
  ) -> [PageKeys.CommonPart] {
    let pages = prepared.maker.pages
    let timeline = pages.timeline
    let media = MediaKeys(prepared.catalog)
    var parts = [
      PageKeys.CommonPart(name: "the program or its flags", key: memory.identity),
      PageKeys.CommonPart(name: "the site's settings", key: .reflecting(timeline.settings)),
      PageKeys.CommonPart(
        name: "the templates",
        key: .of { writer in
          for file in prepared.theme.templates {
            writer.put(file.name)
            writer.put(file.bytes)
          }
        }),
      PageKeys.CommonPart(
        name: "what every page says",
        key: .of {
          $0.put(reflecting: pages.setting(for: .home).site)
          $0.put(reflecting: pages.assets)
        }),
      PageKeys.CommonPart(
        name: "the profile",
        key: .of {
          $0.put(reflecting: timeline.profile)
          $0.put(reflecting: timeline[person: timeline.profile.person])
          media.put(timeline.profile.backgroundImage, into: &$0)
          media.put(timeline[person: timeline.profile.person].avatar, into: &$0)
        }),
    ]
    if timeline.settings.dates == .build {
      parts.append(PageKeys.CommonPart(name: "the time", key: .of { $0.put(settings.now) }))
    }
    return parts
  }

  private func copies(_ memory: BuildMemory, _ prepared: Prepared) -> [Fingerprint?] {
    prepared.plan.copies.map { path in
      // One that can't be looked at is read, which says why.
      guard let stamp = try? source.stamp(of: path), stamp.isSettled(at: memory.instant) else {
        return nil
      }
      return Fingerprint.of { $0.put(stamp) }
    }
  }

  /// When the manifest was put in place; nil where there would be no telling what is done to the
  /// output from now on. A tree without stamps is nobody else's.
  private var publishedInstant: Int? {
    do throws(TreeError) {
      return try output.stamp(of: Manifest.path)?.changed
    } catch { return error.reason == .notSupported ? .max : nil }
  }

  /// Leaves the record for the next build.
  func remember(
    _ memory: BuildMemory, _ prepared: Prepared, _ plan: SitePlan, _ site: RenderedSite,
    _ reuse: ReusePlan,
    _ report: BuildReport, manifest: Fingerprint, log: DiagnosticLog
  ) {
    let timeline = prepared.maker.pages.timeline
    guard let pages = reuse.pages, let published = publishedInstant else { return }
    // What was added to the plan has no keys: it follows from the files before.
    let keys = reuse.keys + Array(repeating: nil, count: plan.entries.count - reuse.keys.count)
    let hasFuture = log.diagnostics.contains { $0.code == .momentFuture }
    var observations = prepared.observations
    // What it says of future moments depends on the instant.
    if hasFuture || log.diagnostics.count > 1000
      || observations?.allSatisfy({
        $0.isSettled(at: memory.instant)
      }) == false
    {
      observations = nil
    }
    memory.keep(
      BuildRecord(
        identity: memory.identity,
        time: BuildRecord.TimeBounds(
          newest: settings.includesFuture
            ? .min : timeline.moments.first?.date.secondsSince1970 ?? .min,
          shown: timeline.settings.dates == .build ? settings.now : nil,
          day: settings.day,
          calendarDay: timeline.settings.timeZone.day(at: settings.now).daysSince1970),
        zone: settings.digest(of: timeline.settings.timeZone), manifest: manifest,
        published: published,
        report: BuildRecord.ReportFigures(
          momentCount: report.momentCount, byteCount: report.byteCount, basePath: report.basePath),
        diagnostics: Array(log.diagnostics.prefix(1000)), observations: observations,
        entries: zip(plan.entries, zip(site.files, keys)).map {
          BuildRecord.Entry(
            path: $0.path, size: $1.0.size, fingerprint: $1.0.fingerprint, key: $1.1)
        },
        common: pages.common,
        moments: zip(timeline.moments, pages.moments.moments).map {
          BuildRecord.MomentEntry(id: $0.id, key: $1)
        },
        reasons: reuse.reasons), settings.workers)
  }
}
