import MomentsModel
import MomentsViewModels
import Testing

/// What the original app's own tests assert, and the rules that they leave untested.
@Suite struct OriginalRulesTests {
  @Test func headerShowsNameAndBothPicturesAsGiven() {
    let header = SampleTimeline().header
    #expect(header.name == "Jo Rivers")
    #expect(header.avatarURL == "https://pictures.example/jo.png")
    #expect(header.backgroundImageURL == "https://pictures.example/cover.jpg")
  }

  @Test func headerHasNoAvatarWhereTheAddressDoesNotParse() {
    var sample = SampleTimeline()
    sample.owner.avatar = MediaSource(address: "this is not a valid URL")
    #expect(sample.header.avatarURL == nil)
    #expect(sample.header.avatar.initials == "JR")
  }

  @Test func headerHasNoCoverWhereTheAddressDoesNotParse() {
    var sample = SampleTimeline()
    sample.cover = MediaSource(address: "this is not a valid URL")
    #expect(sample.header.backgroundImageURL == nil)
  }

  @Test func headerShowsAnEmptyNameAsEmpty() {
    var sample = SampleTimeline()
    sample.owner.name = ""
    #expect(sample.header.name == "")
  }

  @Test func momentShowsItsFieldsAsGiven() {
    var sample = SampleTimeline()
    sample.settings.dates = .build
    let card = sample.card(secondsLater: 3 * 86_400)
    #expect(card.userAvatarURL == "https://pictures.example/tess.png")
    #expect(card.userName == "Tess Wu")
    #expect(card.title == "the pic is awesome")
    #expect(card.photoURL == "https://pictures.example/pic.png")
    #expect(card.postDateDescription == "3 days ago")
    #expect(card.isLiked)
    #expect(card.likes == ["https://pictures.example/jo.png"])
  }

  @Test func momentOfTheFutureIsNotAnError() {
    var sample = SampleTimeline()
    sample.settings.dates = .build
    #expect(sample.card(secondsLater: -5 * 86_400).postDateDescription == "in 5 days")
  }

  @Test func momentHasNoAvatarWhereTheAddressDoesNotParse() {
    var sample = SampleTimeline()
    sample.author.avatar = MediaSource(address: "this is not a valid URL")
    #expect(sample.card().userAvatarURL == nil)
  }

  @Test func momentWithoutPhotosHasNoPhotoURL() {
    var sample = SampleTimeline()
    sample.photos = []
    #expect(sample.card().photoURL == nil)
  }

  @Test func photoURLIsTheFirstOnesAndDoesNotTryTheSecond() {
    var sample = SampleTimeline()
    sample.photos = [
      Photo(source: .local("Content/gone.jpg")),
      Photo(source: .remote("https://pictures.example/second.png")),
    ]
    #expect(sample.card().photoURL == nil)
    #expect(sample.card().photos.map(\.url) == [nil, "https://pictures.example/second.png"])
  }

  @Test func likesKeepOrderDropThoseWithoutPictureButCountThem() {
    var sample = SampleTimeline()
    sample.likers = [
      Person(name: "A", avatar: MediaSource(address: "https://pictures.example/a.png")),
      Person(name: "B", avatar: MediaSource(address: "not a URL")),
      Person(name: "C", avatar: MediaSource(address: "https://pictures.example/c.png")),
      Person(name: "C", avatar: MediaSource(address: "https://pictures.example/c.png")),
    ]
    let card = sample.card()
    #expect(
      card.likes == [
        "https://pictures.example/a.png", "https://pictures.example/c.png",
        "https://pictures.example/c.png",
      ])
    #expect(card.likesRow?.count == 4)
    #expect(card.likesRow?.likers.map(\.avatar.initials) == [nil, "B", nil, nil])
  }

  @Test(arguments: [true, false])
  func likingSaysWhichMomentAndWhoTo(isLike: Bool) {
    let card = SampleTimeline().card()
    let action = isLike ? card.like(from: "1") : card.unlike(from: "1")
    #expect(action.momentID == "0")
    #expect(action.userID == "1")
    #expect(action.isLiked == isLike)
    #expect(action.itemID == "moment-id-0-user-id-1")
    #expect(action.itemName == (isLike ? "moment-like" : "moment-unlike"))
  }

  @Test func timelineIsTheProfileAndThenTheMomentsInOrderWithStableNames() {
    let sample = SampleTimeline()
    var second = sample.moment
    second.id = "1"
    let timeline = MomentsTimelineViewModel(
      profile: sample.timeline.profile, moments: [second, sample.moment],
      context: sample.context())
    #expect(timeline.listItems.map(\.id) == ["user-0", "moment-1", "moment-0"])
    #expect(timeline.listItems[0].profile?.name == "Jo Rivers")
    #expect(timeline.listItems.dropFirst().map { $0.moment?.userName } == ["Tess Wu", "Tess Wu"])
    #expect(timeline.hasContent)
  }

  @Test func timelineWithoutMomentsIsTheProfileAlone() {
    let sample = SampleTimeline()
    let timeline = MomentsTimelineViewModel(
      profile: sample.timeline.profile, moments: [], context: sample.context())
    #expect(timeline.listItems.map(\.id) == ["user-0"])
    #expect(!timeline.hasContent)
  }
}
