package import MomentsViewModels
package import TemplateEngine

extension ArchivePageViewModel: TemplateRecord {
  package static let shape = RecordShape<ArchivePageViewModel>(
    "archive", "All years with their months.",
    [
      .record("site", "The site.") { $0.site },
      .record("head", "The page's head.") { $0.head },
      .flag("isEmpty", "Whether there is no moment.") { $0.years.isEmpty },
      .list("years", "Newest first.") { $0.years },
    ])
}

extension ArchiveYearViewModel: TemplateRecord {
  package static let shape = RecordShape<ArchiveYearViewModel>(
    "archive year", "A year of the archive.",
    [
      .text("year", "Its number.", example: "2026") { $0.link.label },
      .url("yearURL", "Its page.", example: "../2026/") { $0.link.url },
      .text("yearCount", "In words.", example: "120 moments") { $0.link.countText ?? "" },
      .list("months", "Those with moments, newest first.") { $0.months },
    ])
}

extension PageLinkViewModel: TemplateRecord {
  package static let shape = RecordShape<PageLinkViewModel>(
    "page link", "A link to a page.",
    [
      .text("label", "What it says.", example: "November 2026") { $0.label },
      .url("url", "Where it leads.", example: "../2026/11/") { $0.url },
      .optionalText("countText", "How much is there, in words.", example: "12 moments") {
        $0.countText
      },
    ])
}

extension YearPageViewModel: TemplateRecord {
  package static let shape = RecordShape<YearPageViewModel>(
    "year", "A year: its calendar and its months.",
    [
      .record("site", "The site.") { $0.site },
      .record("head", "The page's head.") { $0.head },
      .text("heading", "The year.", example: "2026") { $0.heading },
      .text("countText", "In words.", example: "120 moments") { $0.countText },
      .text("caption", "What the calendar shows.", example: "Moments per day, 2026") {
        $0.caption
      },
      .list("months", "All twelve.") { $0.months },
      .optionalRecord("pager", "Links to the years beside it.") { $0.pager },
    ])
}

extension CalendarMonthViewModel: TemplateRecord {
  package static let shape = RecordShape<CalendarMonthViewModel>(
    "calendar month", "A month of a year's calendar.",
    [
      .text("name", "The month.", example: "November") { $0.name },
      .optionalURL("monthURL", "Its page, where something happened.", example: "./11/") {
        $0.url
      },
      .text("countText", "In words.", example: "12 moments") { $0.countText },
      .list("days", "From the 1st.") { $0.days },
    ])
}

extension CalendarDayViewModel: TemplateRecord {
  package static let shape = RecordShape<CalendarDayViewModel>(
    "calendar day", "A day of a year's calendar.",
    [
      .optionalText(
        "className", "`l1` to `l4`, few to many; `out` where the month has no such day.",
        example: "l2"
      ) { $0.className },
      .optionalText("count", "How many moments, where there are any.", example: "3") {
        $0.count.flatMap { $0 > 0 ? String($0) : nil }
      },
    ])
}

extension RowsPageViewModel: TemplateRecord {
  package static let shape = RecordShape<RowsPageViewModel>(
    "rows", "A month or a day of the year, with a line for each moment.",
    [
      .record("site", "The site.") { $0.site },
      .record("head", "The page's head.") { $0.head },
      .text("heading", "The page's heading.", example: "November 2026") { $0.heading },
      .text("countText", "In words.", example: "12 moments") { $0.countText },
      .optionalRecord("parent", "What encloses it: a year, or the calendar of days.") {
        $0.parent
      },
      .list("groups", "Lines under headings.") { $0.groups },
      .optionalRecord("pager", "Links to the pages beside it.") { $0.pager },
    ])
}

extension RowGroupViewModel: TemplateRecord {
  package static let shape = RecordShape<RowGroupViewModel>(
    "row group", "Lines under one heading.",
    [
      .optionalText("groupHeading", "Absent where the page's own says it.", example: "2025") {
        $0.heading
      },
      .list("rows", "Newest first.") { $0.rows },
    ])
}

extension MomentRowViewModel: TemplateRecord {
  package static let shape = RecordShape<MomentRowViewModel>(
    "row", "A moment as one line.",
    [
      .url("rowURL", "The moment's page.", example: "../../m/lake/") { $0.url },
      .text("text", "Its title, its beginning, or what is known.", example: "Nobody else awake.") {
        $0.text
      },
      .flag("isOwnText", "Whether the author wrote it.") { $0.isOwnText },
      .optionalText("textLanguage", "BCP 47, where it isn't the page's.", example: "ja") {
        $0.language
      },
      .text("dateText", "When.", example: "28 November 2026") { $0.dateText },
      .text("day", "For `datetime`.", example: "2026-11-28") { $0.day },
      .text("dayNumber", "The day of the month.", example: "28") { $0.dayNumber },
      .optionalRecord("thumbnail", "The first photo, small.") { $0.thumbnail },
      .optionalText("photosText", "Where there are several.", example: "3 photos") {
        $0.photosText
      },
    ])
}

extension ThumbnailViewModel: TemplateRecord {
  package static let shape = RecordShape<ThumbnailViewModel>(
    "thumbnail", "The smallest file of a picture.",
    [
      .url("src", "The file.", example: "../../photos/lake-240-1a2b.jpg") { $0.url },
      .integer("width", "In pixels.", example: 240) { $0.width },
      .integer("height", "In pixels.", example: 240) { $0.height },
      .optionalText("colorClass", "The class of its mean colour.", example: "k213") {
        $0.colorClass
      },
    ])
}

extension DaysPageViewModel: TemplateRecord {
  package static let shape = RecordShape<DaysPageViewModel>(
    "days", "The days of the year on which something happened.",
    [
      .record("site", "The site.") { $0.site },
      .record("head", "The page's head.") { $0.head },
      .list("months", "Those with such days.") { $0.months },
    ])
}

extension DaysMonthViewModel: TemplateRecord {
  package static let shape = RecordShape<DaysMonthViewModel>(
    "month of days", "A month of any year.",
    [
      .text("name", "The month.", example: "November") { $0.name },
      .list("days", "Links; their labels are numbers.") { $0.days },
    ])
}

extension MemoriesViewModel: TemplateRecord {
  package static let shape = RecordShape<MemoriesViewModel>(
    "memories", "What happened on the build's day in earlier years.",
    [
      .text("memoriesHeading", "Which day.", example: "30 November in earlier years") {
        $0.heading
      },
      .text("monthAndDay", "For the script.", example: "11-30") { $0.day },
      .list("rows", "A few, newest first.") { $0.rows },
      .url("allURL", "The page of that day.", example: "./on-this-day/11-30/") { $0.url },
    ])
}
