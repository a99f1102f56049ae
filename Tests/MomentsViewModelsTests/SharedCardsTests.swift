import MomentsModel
import MomentsViewModels
import Testing

/// Cards that are rendered once for several lists.
@Suite struct SharedCardsTests {
  private func card(_ text: String) -> SharedCard {
    Array(text.utf8).withUnsafeBytes { SharedCard($0) }
  }

  /// `@` stands for the mark in the tables of this suite.
  private static let mark: String = {
    let sample = SampleTimeline()
    return SharedCards(sample.context()).context.links.prefix
  }()

  @Test(arguments: [
    ("", "", []),
    ("no link", "no link", []),
    ("@", "", [0]),
    ("<a href=\"@m/lake/\">", "<a href=\"m/lake/\">", [9]),
    ("@@", "", [0, 0]),
    ("a@b@c", "abc", [1, 2]),
  ])
  func takesTheMarksOutAndKnowsTheirPlaces(text: String, bytes: String, gaps: [Int]) {
    let card = card(text.replacing("@", with: Self.mark))
    #expect(String(decoding: card.bytes, as: UTF8.self) == bytes)
    #expect(card.gaps == gaps)
  }

  @Test(arguments: ["@", "./@", "./@8c1f", "a./@8c1f5b20d94e37a6"])
  func leavesWhatIsOnlyLikeAMark(text: String) {
    #expect(String(decoding: card(text).bytes, as: UTF8.self) == text)
    #expect(card(text).gaps.isEmpty)
  }

  @Test func keepsOnlyCardsThatLookTheSameEverywhere() {
    let sample = SampleTimeline()
    let cards = SharedCards(sample.context())
    var textOnly = sample.moment
    textOnly.photos = []
    let items = { (moments: [Moment], isWhole: Bool) in
      MomentsTimelineViewModel(
        profile: sample.timeline.profile, moments: moments, isWhole: isWhole,
        context: sample.context(), cards: cards
      ).listItems.map { $0.sharing != nil }
    }
    #expect(items([textOnly], false) == [false, true])
    #expect(items([textOnly], true) == [false, false], "a whole card is another one")
    #expect(items([sample.moment], false) == [false, false], "its photos load at once")
  }
}
