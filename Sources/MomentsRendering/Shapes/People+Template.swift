package import MomentsViewModels
package import TemplateEngine

extension PhotosPageViewModel: TemplateRecord {
  package static let shape = RecordShape<PhotosPageViewModel>(
    "photos", "The wall of all photos.",
    [
      .record("site", "The site.") { $0.site },
      .record("head", "The page's head.") { $0.head },
      .flag("isEmpty", "Whether there is no photo.") { $0.photos.isEmpty },
      .list("photos", "Newest first.") { $0.photos },
      .optionalRecord("pager", "Links to the pages beside it.") { $0.pager },
    ])
}

extension WallPhotoViewModel: TemplateRecord {
  package static let shape = RecordShape<WallPhotoViewModel>(
    "wall photo", "A photo of the wall.",
    [
      .url("momentURL", "Its moment's page.", example: "../m/lake/") { $0.momentURL },
      .text("alt", "The author's text, or what is known.", example: "Mist over still water") {
        $0.alt
      },
      .record("picture", "Its files.") { $0.picture },
      .flag("isLazy", "Whether it loads when it comes near the screen.") { $0.isLazy },
      .flag("isPriority", "Whether it is the page's first picture.") { $0.isPriority },
    ])
}

extension PeoplePageViewModel: TemplateRecord {
  package static let shape = RecordShape<PeoplePageViewModel>(
    "people", "Everybody who has a page.",
    [
      .record("site", "The site.") { $0.site },
      .record("head", "The page's head.") { $0.head },
      .list("people", "In the order of people.yaml.") { $0.people },
    ])
}

extension PersonLinkViewModel: TemplateRecord {
  package static let shape = RecordShape<PersonLinkViewModel>(
    "person", "Somebody, and how many moments they have to do with.",
    [
      .text("personName", "As it is shown.", example: "Lin Mei") { $0.name },
      .url("personURL", "Their page on the site.", example: "./linmei/") { $0.url },
      .record("avatar", "Their picture.") { $0.avatar },
      .text("countText", "In words.", example: "12 moments") { $0.countText },
    ])
}

extension PersonPageViewModel: TemplateRecord {
  package static let shape = RecordShape<PersonPageViewModel>(
    "person-page", "What somebody wrote, liked or commented on.",
    [
      .record("site", "The site.") { $0.site },
      .record("head", "The page's head.") { $0.head },
      .record("person", "Who it is.") { $0.person },
      .optionalRecord("homepage", "Their own page elsewhere.") { $0.homepage },
      .list("rows", "The newest moments.") { $0.rows },
      .optionalText("limitText", "Where not all are shown.", example: "The newest 100 of them") {
        $0.limitText
      },
    ])
}

extension MePageViewModel: TemplateRecord {
  package static let shape = RecordShape<MePageViewModel>(
    "me", "The owner, goals, and ways into the site.",
    [
      .record("site", "The site.") { $0.site },
      .record("head", "The page's head.") { $0.head },
      .record("profile", "The owner.") { $0.profile },
      .optionalHTML("biographyHTML", "The text of profile.md.", example: "<p>Walks.</p>") {
        $0.biographyHTML.map { SafeHTML(trusted: $0) }
      },
      .integer("completeness", "0 to 100, in tenths.", example: 80) { $0.completeness },
      .text("completenessText", "In words.", example: "Profile 83 % complete") {
        $0.completenessText
      },
      .flag("hasGoals", "Whether there is a goal.") { !$0.goals.isEmpty },
      .list("goals", "In the order written.") { $0.goals },
      .text("goalsText", "How many are reached.", example: "1 of 3 reached") { $0.goalsText },
      .list("sections", "Ways into the site.") { $0.sections },
      .flag("hasElsewhere", "Whether there is a page elsewhere.") { !$0.elsewhere.isEmpty },
      .list("elsewhere", "The owner's other pages.") { $0.elsewhere },
      .flag("hasRepositories", "Whether there is a repository.") { !$0.repositories.isEmpty },
      .list("repositories", "The owner's code.") { $0.repositories },
    ])
}

extension GoalViewModel: TemplateRecord {
  package static let shape = RecordShape<GoalViewModel>(
    "goal", "Something that the owner means to do.",
    [
      .text("goalText", "What it is.", example: "Swim to the island") { $0.text },
      .flag("isDone", "Whether it is reached.") { $0.isDone },
    ])
}

extension RepositoryViewModel: TemplateRecord {
  package static let shape = RecordShape<RepositoryViewModel>(
    "repository", "Code of the owner's.",
    [
      .text("repositoryName", "With its owner.", example: "ada/lake") { $0.name },
      .url("repositoryURL", "Its page.", example: "https://code.example/ada/lake") { $0.url },
      .optionalText("repositoryDescription", "One sentence.", example: "Water levels") {
        $0.description
      },
      .optionalText("repositoryFacts", "Language and stars.", example: "Swift · 12 stars") {
        $0.factsText
      },
    ])
}
