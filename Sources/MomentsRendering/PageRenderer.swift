package import Diagnostics
package import MomentsViewModels
package import TemplateEngine

/// The theme's page templates, compiled against their view models. Immutable; usable from any
/// number of threads.
package struct PageRenderer: Sendable {
  private let timelineTemplate: Template<TimelinePageViewModel>
  private let momentTemplate: Template<MomentPageViewModel>
  private let tagsTemplate: Template<TagIndexPageViewModel>
  private let plainTemplate: Template<PlainPageViewModel>
  private let redirectTemplate: Template<RedirectPageViewModel>
  private let searchTemplate: Template<SearchPageViewModel>
  private let embedTemplate: Template<EmbedPageViewModel>
  private let notFoundTemplate: Template<NotFoundPageViewModel>
  private let offlineTemplate: Template<OfflinePageViewModel>
  private let subscribeTemplate: Template<SubscribePageViewModel>
  let archive: ArchiveTemplates

  /// Compiles and checks every page template; nil where one has an error. All errors of all of them
  /// are in the log.
  package init?(theme: Theme, log: inout DiagnosticLog) {
    let library = TemplateLibrary(files: theme.templates)
    var found = DiagnosticLog()
    defer { log.merge(found.withoutRepetitions) }
    let timeline = library.compile("timeline", for: TimelinePageViewModel.self, log: &found)
    let moment = library.compile("moment", for: MomentPageViewModel.self, log: &found)
    let tags = library.compile("tags", for: TagIndexPageViewModel.self, log: &found)
    let plain = library.compile("plain", for: PlainPageViewModel.self, log: &found)
    let redirect = library.compile("redirect", for: RedirectPageViewModel.self, log: &found)
    let notFound = library.compile("not-found", for: NotFoundPageViewModel.self, log: &found)
    let offline = library.compile("offline", for: OfflinePageViewModel.self, log: &found)
    let subscribe = library.compile("subscribe", for: SubscribePageViewModel.self, log: &found)
    let archive = ArchiveTemplates(library, log: &found)
    let search = library.compile("search", for: SearchPageViewModel.self, log: &found)
    let embed = library.compile("embed", for: EmbedPageViewModel.self, log: &found)
    guard let timeline, let moment, let tags, let plain, let redirect, let notFound, let search,
      let archive, let embed, let offline, let subscribe
    else { return nil }
    self.archive = archive
    timelineTemplate = timeline
    momentTemplate = moment
    tagsTemplate = tags
    plainTemplate = plain
    redirectTemplate = redirect
    notFoundTemplate = notFound
    offlineTemplate = offline
    subscribeTemplate = subscribe
    searchTemplate = search
    embedTemplate = embed
  }

  package func render(
    _ page: TimelinePageViewModel, into buffer: inout ByteBuffer
  ) throws(TemplateError) { try timelineTemplate.render(page, into: &buffer) }

  package func render(
    _ page: MomentPageViewModel, into buffer: inout ByteBuffer
  ) throws(TemplateError) { try momentTemplate.render(page, into: &buffer) }

  package func render(
    _ page: TagIndexPageViewModel, into buffer: inout ByteBuffer
  ) throws(TemplateError) { try tagsTemplate.render(page, into: &buffer) }

  package func render(
    _ page: PlainPageViewModel, into buffer: inout ByteBuffer
  ) throws(TemplateError) { try plainTemplate.render(page, into: &buffer) }

  package func render(
    _ page: RedirectPageViewModel, into buffer: inout ByteBuffer
  ) throws(TemplateError) { try redirectTemplate.render(page, into: &buffer) }

  package func render(
    _ page: EmbedPageViewModel, into buffer: inout ByteBuffer
  ) throws(TemplateError) { try embedTemplate.render(page, into: &buffer) }

  package func render(
    _ page: SearchPageViewModel, into buffer: inout ByteBuffer
  ) throws(TemplateError) { try searchTemplate.render(page, into: &buffer) }

  package func render(
    _ page: NotFoundPageViewModel, into buffer: inout ByteBuffer
  ) throws(TemplateError) { try notFoundTemplate.render(page, into: &buffer) }

  package func render(
    _ page: OfflinePageViewModel, into buffer: inout ByteBuffer
  ) throws(TemplateError) { try offlineTemplate.render(page, into: &buffer) }

  package func render(
    _ page: SubscribePageViewModel, into buffer: inout ByteBuffer
  ) throws(TemplateError) { try subscribeTemplate.render(page, into: &buffer) }
}
