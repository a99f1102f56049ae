internal import MomentsModel
internal import MomentsViewModels

/// Photos, people, and the owner.
extension SitePages {
  private var archive: SiteArchive { listing.archive }

  /// - Parameter number: nil: the newest.
  func photosPage(_ number: Int? = nil) -> PhotosPageViewModel {
    let paging = listing.photoPaging
    let address = number.map { SiteAddress.photosPage($0) } ?? .photos
    let setting = setting(for: address)
    let shown = number ?? paging.newestNumber
    let before: SiteAddress? = number.map {
      $0 == paging.numberedPages ? .photos : .photosPage($0 + 1)
    }
    var photos: [WallPhotoViewModel] = []
    for place in archive.photos[paging.range(number)] {
      let photo = WallPhotoViewModel(
        timeline.moments[Int(place.moment)], photo: Int(place.photo), place: photos.count,
        context: setting.context)
      if let photo { photos.append(photo) }
    }
    return PhotosPageViewModel(
      site: setting.site,
      head: head(
        of: address, numbered(wording.phrases.lists.photoWall, number),
        isIndexable: !archive.photos.isEmpty), photos: photos,
      pager: pager(
        newer: before, older: shown > 1 ? .photosPage(shown - 1) : nil, shown, setting))
  }

  var peoplePage: PeoplePageViewModel {
    let setting = setting(for: .people)
    return PeoplePageViewModel(
      site: setting.site, head: head(of: .people, wording.phrases.lists.people),
      people: archive.people.map { person($0, avatarSize: 44, setting) })
  }

  func personPage(_ index: PersonIndex) -> PersonPageViewModel {
    let address = timeline.address(of: index) ?? .people
    let setting = setting(for: address)
    let moments = archive.byPerson[index] ?? []
    let person = person(index, avatarSize: 80, setting)
    return PersonPageViewModel(
      site: setting.site, head: head(of: address, person.name), person: person,
      homepage: timeline[person: index].url,
      rows: rows(moments.prefix(PersonPageViewModel.rowLimit), setting),
      isComplete: moments.count <= PersonPageViewModel.rowLimit)
  }

  private func person(
    _ index: PersonIndex, avatarSize: Int, _ setting: PageSetting
  ) -> PersonLinkViewModel {
    PersonLinkViewModel(
      index, count: archive.byPerson[index]?.count ?? 0,
      url: setting.context.links.url(timeline.address(of: index) ?? .people),
      avatarSize: avatarSize, context: setting.context)
  }

  var mePage: MePageViewModel {
    let setting = setting(for: .me)
    let lists = wording.phrases.lists
    var sections: [PageLinkViewModel] = [
      link(.home, wording.phrases.home, listing.listed.count, setting),
      link(.photos, lists.photoWall, nil, setting), link(.archive, lists.archive, nil, setting),
    ]
    if !listing.usedTags.isEmpty {
      sections.append(link(.tags, wording.phrases.tags, nil, setting))
    }
    if !archive.days.isEmpty { sections.append(link(.onThisDay, lists.onThisDay, nil, setting)) }
    if !archive.people.isEmpty { sections.append(link(.people, lists.people, nil, setting)) }
    sections += timeline.pages.map { link(.plainPage(path: $0.path), $0.title, nil, setting) }
    return MePageViewModel(
      site: setting.site, head: head(of: .me, ownerName), sections: sections,
      context: setting.context)
  }
}
