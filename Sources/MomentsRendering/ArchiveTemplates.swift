internal import Diagnostics
package import MomentsViewModels
package import TemplateEngine

/// The templates of the pages beside the timeline, compiled.
struct ArchiveTemplates: Sendable {
  let archive: Template<ArchivePageViewModel>
  let year: Template<YearPageViewModel>
  let rows: Template<RowsPageViewModel>
  let days: Template<DaysPageViewModel>
  let photos: Template<PhotosPageViewModel>
  let people: Template<PeoplePageViewModel>
  let person: Template<PersonPageViewModel>
  let me: Template<MePageViewModel>

  /// nil where one has an error; all errors of all of them are in the log.
  init?(_ library: TemplateLibrary, log: inout DiagnosticLog) {
    let archive = library.compile("archive", for: ArchivePageViewModel.self, log: &log)
    let year = library.compile("year", for: YearPageViewModel.self, log: &log)
    let rows = library.compile("rows", for: RowsPageViewModel.self, log: &log)
    let days = library.compile("days", for: DaysPageViewModel.self, log: &log)
    let photos = library.compile("photos", for: PhotosPageViewModel.self, log: &log)
    let people = library.compile("people", for: PeoplePageViewModel.self, log: &log)
    let person = library.compile("person", for: PersonPageViewModel.self, log: &log)
    let me = library.compile("me", for: MePageViewModel.self, log: &log)
    guard let archive, let year, let rows, let days, let photos, let people, let person, let me
    else { return nil }
    self.archive = archive
    self.year = year
    self.rows = rows
    self.days = days
    self.photos = photos
    self.people = people
    self.person = person
    self.me = me
  }
}

extension PageRenderer {
  package func render(
    _ page: ArchivePageViewModel, into buffer: inout ByteBuffer
  ) throws(TemplateError) { try archive.archive.render(page, into: &buffer) }

  package func render(
    _ page: YearPageViewModel, into buffer: inout ByteBuffer
  ) throws(TemplateError) { try archive.year.render(page, into: &buffer) }

  package func render(
    _ page: RowsPageViewModel, into buffer: inout ByteBuffer
  ) throws(TemplateError) { try archive.rows.render(page, into: &buffer) }

  package func render(
    _ page: DaysPageViewModel, into buffer: inout ByteBuffer
  ) throws(TemplateError) { try archive.days.render(page, into: &buffer) }

  package func render(
    _ page: PhotosPageViewModel, into buffer: inout ByteBuffer
  ) throws(TemplateError) { try archive.photos.render(page, into: &buffer) }

  package func render(
    _ page: PeoplePageViewModel, into buffer: inout ByteBuffer
  ) throws(TemplateError) { try archive.people.render(page, into: &buffer) }

  package func render(
    _ page: PersonPageViewModel, into buffer: inout ByteBuffer
  ) throws(TemplateError) { try archive.person.render(page, into: &buffer) }

  package func render(
    _ page: MePageViewModel, into buffer: inout ByteBuffer
  ) throws(TemplateError) { try archive.me.render(page, into: &buffer) }
}
