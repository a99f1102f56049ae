import MomentsModel
import MomentsViewModels
import Testing

@Suite struct MomentCardTests {
  @Test(arguments: [
    (0, nil as String?), (1, "Liked by A"), (2, "Liked by A and B"), (3, "Liked by A, B and C"),
    (4, "Liked by A, B, C and 1 other"), (14, "Liked by A, B, C and 11 others"),
  ])
  func saysWhoLikedInOneSentence(count: Int, expected: String?) {
    var sample = SampleTimeline()
    sample.likers = (0..<count).map { Person(name: String(UnicodeScalar(UInt8(65 + $0)))) }
    #expect(sample.card().likesRow?.sentence == expected)
  }

  @Test func countsPeopleWhereNoNameIsKnown() {
    var sample = SampleTimeline()
    sample.likers = [Person(name: ""), Person(name: "")]
    #expect(sample.card().likesRow?.sentence == "Liked by 2 people")
  }

  @Test func showsTwelveAvatarsAndHowManyMore() {
    var sample = SampleTimeline()
    sample.likers = (0..<15).map { Person(name: "P\($0)") }
    #expect(sample.card().likesRow?.likers.count == 12)
    #expect(sample.card().likesRow?.moreText == "+3")
  }

  @Test func countsMoreThanAreListed() {
    var sample = SampleTimeline()
    sample.likeCount = 40
    #expect(sample.card().likesRow?.countText == "40 likes")
    #expect(sample.card().likesRow?.sentence == "Liked by Jo Rivers and 39 others")
  }

  @Test func hidesLikesWhereTheThemeSaysSo() {
    var sample = SampleTimeline()
    sample.settings.theme.likes = .hidden
    #expect(sample.card().likesRow == nil)
  }

  @Test func describesPhotosWithoutAltByWhatIsKnown() {
    var sample = SampleTimeline()
    let source = MediaSource.remote("https://pictures.example/x.png")
    sample.photos = [Photo(source: source, alt: "A lake"), Photo(source: source)]
    let photos = sample.card().photos
    #expect(photos.map(\.alt) == ["A lake", "Photo 2 of 2, 16 November 2020"])
    #expect(photos.map(\.isAltFallback) == [false, true])
  }

  @Test func givesTheGridNineCellsAndTheNinthTheRest() {
    var sample = SampleTimeline()
    sample.photos = (0..<12).map { Photo(source: .remote("https://pictures.example/\($0).png")) }
    let card = sample.card()
    #expect(card.gridCount == 9)
    #expect(card.photos.map(\.moreText) == Array(repeating: nil, count: 8) + ["+3", nil, nil, nil])
    #expect(card.photos.map(\.isBeyondGrid) == (0..<12).map { $0 >= 9 })
  }

  @Test func fetchesOnePictureOfAPageFirst() {
    var sample = SampleTimeline()
    sample.photos = (0..<4).map { Photo(source: .remote("https://pictures.example/\($0).png")) }
    let photos = sample.card().photos
    #expect(photos.map(\.isPriority) == [true, false, false, false])
    #expect(photos.map(\.isLazy) == [false, false, true, true])
  }

  @Test func linksLocalPicturesFromThePagesPlace() {
    var sample = SampleTimeline()
    sample.photos = [Photo(source: .local("Content/photos/a.jpg"))]
    sample.pictures = [
      "Content/photos/a.jpg": PublishedPicture(path: "photos/a-1.jpg", width: 4, height: 3)
    ]
    #expect(sample.card().photoURL == "./photos/a-1.jpg")
    #expect(sample.card(depth: 2).photoURL == "../../photos/a-1.jpg")
    #expect(sample.card().photos.first?.width == 4)
  }

  @Test func withholdsRemotePicturesWhereTheSiteForbidsThem() {
    var sample = SampleTimeline()
    sample.settings.remotePhotos = .placeholder
    #expect(sample.card().photoURL == nil)
    #expect(sample.card().avatar.initials == "TW")
  }

  @Test(arguments: [
    (0, true, "2020-11-16T10:09:20Z", "16 November 2020, 10:09"),
    (3600, true, "2020-11-16T11:09:20+01:00", "16 November 2020, 11:09"),
    (-34_200, true, "2020-11-16T00:39:20-09:30", "16 November 2020, 00:39"),
    (28_800, false, "2020-11-16T18:09:20+08:00", "16 November 2020"),
  ])
  func showsDatesOnTheAuthorsClock(offset: Int, hasTime: Bool, iso: String, text: String) {
    var sample = SampleTimeline()
    sample.date.offsetSeconds = offset
    sample.date.hasTime = hasTime
    #expect(sample.card().dateISO == iso)
    #expect(sample.card().postDateDescription == text)
  }
}

@Suite struct InitialsTests {
  @Test(
    arguments: [
      ("Mira Chen", "MC"), ("mira", "M"), ("陈小雨", "陈"), ("ليلى حداد", "ل"),
      ("Åsa Öberg-Lund", "ÅL"),
      ("🦊 Fox", "🦊"), ("", nil), ("  --  ", nil), ("O’Neil", "O"), ("7 of Nine", "7"),
      ("山田 太郎", "山"),
    ] as [(String, String?)])
  func areTheFirstLettersOfAnyScript(name: String, expected: String?) {
    #expect(Initials(of: name).text == expected)
  }

  @Test func haveTheSameColorEverywhere() {
    #expect(Initials(of: "Mira Chen").color == Initials(of: "Mira Chen").color)
    #expect((0..<12).contains(Initials(of: "陈小雨").color))
    #expect(Set((0..<200).map { Initials(of: "P\($0)").color }).count == 12)
  }
}

@Suite struct ExcerptTests {
  @Test(arguments: [
    ("short", 10, "short"), ("one two three four", 12, "one two…"), ("今天天气很好和朋友们去爬山", 6, "今天天气很…"),
    ("👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦", 2, "👨‍👩‍👧‍👦…"),
  ])
  func cutsAtWordsAndNeverInsideACharacter(text: String, limit: Int, expected: String) {
    #expect(Excerpt.cut(text, to: limit) == expected)
    #expect(Excerpt.cut(text, to: limit).count <= limit)
  }
}
