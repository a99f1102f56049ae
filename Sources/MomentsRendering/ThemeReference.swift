private import MomentsViewModels
private import TemplateEngine

/// The page for theme authors: every template of the built-in theme and every field of every record,
/// as the view models declare them.
package enum ThemeReference {
  /// Each is given the record of its own name. Partials have none of their own: they see that of the
  /// template that includes them, and what encloses it.
  package static let pages: [(template: String, shows: String)] = [
    ("timeline", "home, numbered pages, pages of a tag"), ("moment", "the page of one moment"),
    ("tags", "the list of tags"), ("plain", "plain pages, such as `/about/`"),
    ("archive", "all years and months"), ("year", "a year and its calendar"),
    ("rows", "a month, or a day of the year"), ("days", "the days of the year"),
    ("photos", "the wall of photos"), ("people", "the list of people"),
    ("person", "what somebody has to do with"), ("me", "the owner"),
    ("redirect", "old addresses that lead to new ones"), ("not-found", "`404.html`"),
    ("search", "`/search/`"), ("embed", "pages below `/embed/`"),
  ]

  package static var markdown: String {
    var catalogue = RecordCatalogue()
    catalogue.add(TimelinePageViewModel.self)
    catalogue.add(MomentPageViewModel.self)
    catalogue.add(TagIndexPageViewModel.self)
    catalogue.add(ArchivePageViewModel.self)
    catalogue.add(YearPageViewModel.self)
    catalogue.add(RowsPageViewModel.self)
    catalogue.add(DaysPageViewModel.self)
    catalogue.add(PhotosPageViewModel.self)
    catalogue.add(PeoplePageViewModel.self)
    catalogue.add(PersonPageViewModel.self)
    catalogue.add(MePageViewModel.self)
    catalogue.add(PlainPageViewModel.self)
    catalogue.add(RedirectPageViewModel.self)
    catalogue.add(NotFoundPageViewModel.self)
    catalogue.add(SearchPageViewModel.self)
    catalogue.add(EmbedPageViewModel.self)
    return """
      # What templates can show

      Made from the view models' declarations; a test compares it with them. The language is
      described in [template-language.md](template-language.md). `?` marks a field that can be
      absent: `{{#field}}…{{/field}}` shows its part only where it is there.

      ## Page templates

      Each is given the record of its own name; a partial sees what the template around it sees.

      | template | makes |
      |---|---|
      \(pages.map { "| `\($0.template)` | \($0.shows) |\n" }.joined())
      ## All files of the theme

      A file of the same path in the site's `Templates/` replaces the built-in one.
      `momentsgen theme eject FILE` copies one out to start from.

      \(BuiltInTheme.files.map { "- `\($0.path)`\n" }.joined())
      \(catalogue.markdown)
      """
  }
}
