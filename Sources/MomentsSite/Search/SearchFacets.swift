internal import MomentsModel
internal import MomentsSearch

/// What a search can be narrowed to, and the terms that stand for it in the index.
struct SearchFacets: Sendable {
  /// By tag index: `#tag`, as it is found in a text.
  let tagTerms: [[UInt8]]
  /// By person index.
  let personTerms: [[UInt8]]
  /// `{"years": [[year, first number]], "tags": [[term, name]], "people": [[term, name]]}`
  let json: String

  static let photoTerm = Array("has:photo".utf8)
  /// How many the page offers to choose from; a query finds all the others too.
  private static let tagLimit = 200
  private static let personLimit = 100

  init(_ listing: MomentListing) {
    let timeline = listing.timeline
    var tokenizer = SearchTokenizer()
    let tagTerms = timeline.tags.map { tag in
      Array((tokenizer.tokens("#" + tag.slug, isQuery: true).first ?? "#").utf8)
    }
    let personTerms = timeline.people.map { person in
      Array("@\(SearchFacets.hash(person.id ?? person.name))".utf8)
    }
    let tags = listing.usedTags.map {
      Choice(
        term: tagTerms[Int($0.value)], name: timeline[tag: $0].name, count: listing.count(of: $0))
    }
    self.tagTerms = tagTerms
    self.personTerms = personTerms
    let parts = [
      "\"years\":[" + SearchFacets.years(listing).joined(separator: ",") + "]",
      "\"tags\":" + SearchFacets.list(tags, limit: SearchFacets.tagLimit),
      "\"people\":"
        + SearchFacets.list(
          SearchFacets.people(listing, personTerms), limit: SearchFacets.personLimit),
    ]
    json = "{" + parts.joined(separator: ",") + "}"
  }

  private struct Choice {
    var term: [UInt8]
    var name: String
    var count: Int
  }

  /// The most used ones, by name.
  private static func list(_ choices: [Choice], limit: Int) -> String {
    let ordered = choices.sorted { $0.term.lexicographicallyPrecedes($1.term) }
    let most = ordered.sorted { ($1.count, $0.name) < ($0.count, $1.name) }.prefix(limit)
    let entries = most.sorted { $0.name < $1.name }.map { choice in
      "[" + SearchScript.quoted(String(decoding: choice.term, as: UTF8.self)) + ","
        + SearchScript.quoted(choice.name) + "]"
    }
    return "[" + entries.joined(separator: ",") + "]"
  }

  /// Those with names, where there is more than the owner.
  private static func people(_ listing: MomentListing, _ terms: [[UInt8]]) -> [Choice] {
    let timeline = listing.timeline
    var counts = [Int](repeating: 0, count: timeline.people.count)
    for index in listing.listed {
      for person in SiteSearch.people(of: timeline.moments[Int(index)]) {
        counts[Int(person.value)] += 1
      }
    }
    let people = counts.indices.filter { counts[$0] > 0 && !timeline.people[$0].name.isEmpty }
    guard people.count > 1 else { return [] }
    // People of one name who were only described in place are one to a search.
    var choices: [[UInt8]: Choice] = [:]
    for person in people {
      let name = timeline.people[person].name
      choices[terms[person], default: Choice(term: terms[person], name: name, count: 0)].count +=
        counts[person]
    }
    return Array(choices.values)
  }

  /// Each with the number of its first moment.
  private static func years(_ listing: MomentListing) -> [String] {
    var years: [String] = []
    var last = Int.min
    for (number, index) in listing.listed.reversed().enumerated() {
      let year = listing.timeline.moments[Int(index)].date.wallClock.date.year
      guard year > last else { continue }
      years.append("[\(year),\(number)]")
      last = year
    }
    return years
  }

  /// FNV-1a, in hexadecimal: a person's term holds none of the characters that part terms.
  private static func hash(_ text: String) -> String {
    let hash = text.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01B3
    }
    return String(hash, radix: 16)
  }
}
