internal import MomentsModel
internal import MomentsViewModels

extension SitePages {
  var search: SearchPageViewModel {
    let setting = setting(for: .search)
    let words = wording.phrases.search
    return SearchPageViewModel(
      site: setting.site,
      head: head(
        titled(words.heading, timeline.settings.title),
        titled(words.field + ": " + words.hint, timeline.settings.title), .search,
        isIndexable: false),
      indexURL: setting.context.links.url(.file("search/index.js")), context: setting.context)
  }
}
