internal import MomentsModel

/// `/me/`: the owner, how complete the profile is, goals, and ways into the site.
package struct MePageViewModel: Sendable {
  package let site: SiteViewModel
  package let head: PageHead
  package let profile: UserProfileListItemViewModel
  package let biographyHTML: [UInt8]?
  /// 0…100, in steps that the style sheet knows: tenths.
  package let completeness: Int
  /// "Profile 80 % complete"
  package let completenessText: String
  package let goals: [GoalViewModel]
  /// "1 of 3 reached"
  package let goalsText: String
  package let sections: [PageLinkViewModel]
  /// Pages elsewhere.
  package let elsewhere: [PageLinkViewModel]
  package let repositories: [RepositoryViewModel]

  package init(
    site: SiteViewModel, head: PageHead, sections: [PageLinkViewModel], context: PageContext
  ) {
    self.site = site
    self.head = head
    self.sections = sections
    let timeline = context.timeline
    let wording = context.wording
    let owner = timeline[person: timeline.profile.person]
    profile = UserProfileListItemViewModel(profile: timeline.profile, context: context)
    biographyHTML = timeline.profile.biography.map { context.html(of: $0, from: .me) }
    let facts = [
      !owner.name.isEmpty, owner.avatar != nil, timeline.profile.backgroundImage != nil,
      timeline.profile.biography != nil, owner.url != nil, !timeline.profile.goals.isEmpty,
    ]
    let percent = facts.count { $0 } * 100 / facts.count
    completeness = percent / 10 * 10
    completenessText = wording.phrases.lists.profileComplete.filled {
      $0 == "percent" ? String(percent) : nil
    }
    goals = timeline.profile.goals.map { GoalViewModel(text: $0.text, isDone: $0.isDone) }
    let (done, total) = (goals.count { $0.isDone }, goals.count)
    goalsText = wording.phrases.lists.goalsReached.filled {
      $0 == "count" ? String(done) : $0 == "total" ? String(total) : nil
    }
    elsewhere = context.ownerPages.map {
      PageLinkViewModel(label: PageLinkViewModel.host(of: $0), url: $0)
    }
    repositories = timeline.repositories.map { RepositoryViewModel($0, context: context) }
  }
}

/// Something that the owner means to do.
package struct GoalViewModel: Sendable, Hashable {
  package let text: String
  package let isDone: Bool
}

/// A code repository of the owner's.
package struct RepositoryViewModel: Sendable {
  package let name: String
  package let url: String
  package let description: String?
  /// "Swift · 12 stars"
  package let factsText: String?

  init(_ repository: Repository, context: PageContext) {
    name = repository.fullName ?? repository.name
    url = repository.url
    description = repository.description
    let wording = context.wording
    let stars =
      repository.starCount > 0
      ? wording.count(wording.phrases.lists.stars, repository.starCount) : nil
    let facts = [repository.language, stars].compactMap { $0 }
    factsText = facts.isEmpty ? nil : facts.joined(separator: " · ")
  }
}
