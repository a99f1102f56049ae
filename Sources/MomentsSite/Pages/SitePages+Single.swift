internal import MomentsModel
internal import MomentsViewModels

/// Pages that aren't lists of moments.
extension SitePages {
  func moment(_ index: Int) -> MomentPageViewModel {
    let moment = listing.timeline.moments[index]
    let address = listing.timeline.address(of: moment)
    let setting = setting(for: address)
    let neighbours = listing.neighbours(of: index)
    let url = { (index: Int) in
      setting.context.links.url(listing.timeline.address(of: listing.timeline.moments[index]))
    }
    let name = shownTitle(of: moment)
    let excerpt = visibleExcerpt(of: moment) ?? ""
    var head = head(of: moment, name: name, excerpt: excerpt, at: address)
    head.oembedURL = oembedURL(of: moment)
    return MomentPageViewModel(
      site: setting.site, head: head,
      moment: MomentListItemViewModel(
        moment: moment, isPermalinkPage: true, context: setting.context),
      profile: UserProfileListItemViewModel(
        profile: timeline.profile, isCoverFirst: moment.photos.isEmpty, context: setting.context),
      newerURL: neighbours.newer.map(url), olderURL: neighbours.older.map(url))
  }

  /// The title, the beginning of the text, or what kind of moment it is and when.
  func shownTitle(of moment: Moment) -> String {
    if let title = moment.title { return Excerpt.cut(title, to: 50) }
    if let excerpt = visibleExcerpt(of: moment), !excerpt.isEmpty {
      return Excerpt.cut(excerpt, to: 50)
    }
    let phrase = moment.photos.isEmpty ? wording.phrases.untitled : wording.phrases.photoUntitled
    let day = wording.absolute(moment.date.wallClock.date)
    return phrase.filled { $0 == "date" ? day : nil }
  }

  var tagIndex: TagIndexPageViewModel {
    let setting = setting(for: .tags)
    let heading = wording.phrases.tags
    return TagIndexPageViewModel(
      site: setting.site,
      head: head(
        titled(heading, timeline.settings.title), listDescription(heading, .tags), .tags),
      heading: heading,
      tags: listing.usedTags.map {
        TagCountViewModel(
          tag: timeline[tag: $0], count: listing.count(of: $0), context: setting.context)
      })
  }

  var notFound: NotFoundPageViewModel {
    NotFoundPageViewModel(
      site: notFoundSetting.site,
      head: head(
        titled(wording.phrases.notFoundTitle, timeline.settings.title),
        padded(wording.phrases.notFoundText, timeline.settings.title, siteLine), .notFound,
        isIndexable: false))
  }

  /// What a warning folds away doesn't show in titles and descriptions: there the warning stands.
  private func visibleExcerpt(of moment: Moment) -> String? {
    guard moment.hasDetails, let warning = moment.details.warning else {
      return moment.body?.excerpt
    }
    return wording.phrases.contentWarning.filled { $0 == "warning" ? warning : nil }
  }

  func plainPage(_ index: Int) -> PlainPageViewModel {
    let page = timeline.pages[index]
    let address = SiteAddress.plainPage(path: page.path)
    let setting = setting(for: address)
    let excerpt = page.body?.excerpt ?? ""
    return PlainPageViewModel(
      page, site: setting.site,
      head: head(
        titled(page.title, timeline.settings.title),
        page.description
          ?? padded(excerpt.isEmpty ? page.title : excerpt, timeline.settings.title, siteLine),
        address),
      profile: UserProfileListItemViewModel(
        profile: timeline.profile, isCoverFirst: true, context: setting.context),
      context: setting.context)
  }

  func redirect(_ index: Int) -> RedirectPageViewModel {
    let redirect = redirects[index]
    let setting = setting(for: redirect.address)
    let title =
      switch redirect.source {
      case .moment(let index): shownTitle(of: timeline.moments[index])
      case .page(let index): timeline.pages[index].title
      }
    return RedirectPageViewModel(
      site: setting.site, head: head(title, title, redirect.target, isIndexable: false),
      targetURL: setting.context.links.url(redirect.target), targetTitle: title)
  }
}
