package import MomentsModel

/// Every word that the site itself says, in one language.
///
/// A class because every page of every thread refers to the same one: copying a struct of eighty
/// strings would count eighty references up and down.
package final class Wording: Sendable {
  /// BCP 47.
  package let language: String
  package let direction: Direction
  package let plural: PluralRule
  /// `{day}`, `{month}` (name), `{monthNumber}`, `{year}`.
  package let date: Phrase
  /// `{date}`, `{time}` (24 hours).
  package let dateAndTime: Phrase
  /// January first; the form that stands in a date.
  package let months: [String]
  /// By `RelativeDate.Unit`; `{count}`.
  package let past: [CountedPhrase]
  package let future: [CountedPhrase]
  package let phrases: Phrases

  package init(
    language: String, direction: Direction, plural: PluralRule, date: Phrase, dateAndTime: Phrase,
    months: [String], past: [CountedPhrase], future: [CountedPhrase], phrases: Phrases
  ) {
    self.language = language
    self.direction = direction
    self.plural = plural
    self.date = date
    self.dateAndTime = dateAndTime
    self.months = months
    self.past = past
    self.future = future
    self.phrases = phrases
  }

  package enum Direction: String, Sendable { case ltr, rtl }

  /// The fixed sentences, by use.
  package struct Phrases: Sendable {
    package var skipToContent: String
    package var mainNavigation: String
    package var home: String
    package var tags: String
    package var pages: String
    package var newer: String
    package var older: String
    /// `{number}`, counted from the oldest; no total, which would change every page
    package var page: Phrase
    package var noMoments: String
    package var notFoundTitle: String
    package var notFoundText: String
    package var backHome: String
    /// `{name}`, `{date}`
    package var momentBy: Phrase
    /// `{name}`; for header pictures that show only who it is.
    package var coverOf: Phrase
    /// `{date}`: the title of a moment without text or title.
    package var untitled: Phrase
    package var photoUntitled: Phrase
    /// `{count}`
    package var photos: CountedPhrase
    /// `{number}`, `{total}`, `{date}`: alt text where the author wrote none.
    package var photoOf: Phrase
    /// `{date}`
    package var onlyPhoto: Phrase
    /// `{count}`
    package var likes: CountedPhrase
    /// `{names}`
    package var likedBy: Phrase
    /// `{names}`, `{count}` (how many more)
    package var likedByMore: CountedPhrase
    /// `{count}`; where no name is known
    package var likedByCount: CountedPhrase
    /// `{first}`, `{second}`: a list of two, and the last step of a longer one
    package var and: Phrase
    package var listSeparator: String
    package var like: String
    package var pinned: String
    /// `{count}`
    package var moments: CountedPhrase
    /// `{tag}`
    package var tagged: Phrase
    package var photoMissing: String
    /// `{month}` (name), `{monthNumber}`, `{year}`
    package var month: Phrase
    /// `{date}`
    package var updated: Phrase
    package var moved: String
    package var offlineTitle: String
    package var offlineText: String
    package var subscribe: String
    package var subscribeText: String
    /// `{name}`: what the page's feeds are of.
    package var feedsOf: Phrase
    /// `{warning}`
    package var contentWarning: Phrase
    /// What veils photos that not everybody wants to see.
    package var sensitive: String
    /// `{stars}`
    package var rated: Phrase
    /// `{name}`: the service or site that a moment comes from.
    package var via: Phrase
    /// `{name}`: an author or a site.
    package var inReplyTo: Phrase
    package var repostOf: Phrase
    package var replyBy: Phrase
    /// `{count}`
    package var replies: CountedPhrase
    package var comments: CountedPhrase
    package var moreComments: CountedPhrase
    /// Between the names of who writes and whom they answer, for those who can't see the arrow.
    package var repliesTo: String
    package var poweredBy: String
    /// Names the button that chooses light or dark.
    package var appearance: String
    package var appearanceSystem: String
    package var appearanceLight: String
    package var appearanceDark: String
    package var lists: ListPhrases
    package var controls: ControlPhrases
    package var search: SearchPhrases
  }
}

extension Wording {
  package func count(_ phrase: CountedPhrase, _ number: Int) -> String {
    phrase[plural.form(of: number)].filled { $0 == "count" ? String(number) : nil }
  }

  /// "28 November 2026, 18:04", without the time where there is none.
  package func absolute(_ moment: MomentDate) -> String {
    let clock = moment.wallClock
    let day = absolute(clock.date)
    guard moment.hasTime else { return day }
    return dateAndTime.filled { place in
      switch place {
      case "date": day
      case "time": "\(twoDigits(clock.hour)):\(twoDigits(clock.minute))"
      default: nil
      }
    }
  }

  package func absolute(_ day: CivilDate) -> String {
    date.filled { place in
      switch place {
      case "day": String(day.day)
      case "month": months[day.month - 1]
      case "monthNumber": String(day.month)
      case "year": String(day.year)
      default: nil
      }
    }
  }

  /// "November 2026"
  package func month(_ month: YearMonth) -> String {
    phrases.month.filled { place in
      switch place {
      case "month": months[month.month - 1]
      case "monthNumber": String(month.month)
      case "year": String(month.year)
      default: nil
      }
    }
  }

  /// "28 November"
  package func absolute(_ day: MonthDay) -> String {
    phrases.lists.dayOfYear.filled { place in
      switch place {
      case "day": String(day.day)
      case "month": months[day.month - 1]
      case "monthNumber": String(day.month)
      default: nil
      }
    }
  }

  package func relative(_ date: RelativeDate) -> String {
    let phrases = date.value < 0 ? past : future
    return count(phrases[date.unit.rawValue], abs(date.value))
  }

  /// "A", "A and B", "A, B and C".
  package func list(_ names: [String]) -> String {
    guard let last = names.last, names.count > 1 else { return names.first ?? "" }
    let first = names.dropLast().joined(separator: phrases.listSeparator)
    return phrases.and.filled { $0 == "first" ? first : $0 == "second" ? last : nil }
  }

  private func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : String(number) }
}
