import Diagnostics
import MomentsModel

/// Everybody of a site, once.
struct PersonRegistry {
  /// The owner first, then those of the people file, then as they are mentioned.
  private(set) var people: [Person] = []
  /// Those that aren't of the site's own files, as they were mentioned first.
  private(set) var mentioned: [PersonMention] = []
  /// Only ids of the site's own files; those of payloads aren't unique.
  private var byID: [String: PersonIndex] = [:]
  /// nil: several of that name.
  private var byName: [String: PersonIndex?] = [:]
  private var byDescription: [PersonDraft: PersonIndex] = [:]
  private var byMentionedName: [String: PersonIndex] = [:]

  static let owner = PersonIndex(0)

  init(owner: PersonDraft, others: [PersonDraft]) {
    addKnown(owner)
    for person in others where person.id != owner.id { addKnown(person) }
  }

  private mutating func addKnown(_ person: PersonDraft) {
    let index = append(person, id: person.id)
    if let id = person.id { byID[id] = index }
    if !person.name.isEmpty {
      byName[person.name] = byName[person.name] == nil ? .some(index) : .some(nil)
    }
  }

  private mutating func append(_ person: PersonDraft, id: String?) -> PersonIndex {
    people.append(Person(id: id, name: person.name, avatar: person.avatar, url: person.url))
    return PersonIndex(people.count - 1)
  }

  /// Somebody of the site's own files, by id or by a name that only one has.
  func known(_ name: String) -> PersonIndex? { byID[name] ?? byName[name] ?? nil }

  func nearestID(to name: String) -> String? {
    NearMiss.names(for: name, among: byID.keys).first
  }

  /// One who is named or described: known, or new the first time.
  mutating func index(of mention: PersonMention) -> PersonIndex {
    switch mention {
    case .named(let name, _):
      if let index = known(name) ?? byMentionedName[name] { return index }
      let index = append(PersonDraft(name: name), id: nil)
      byMentionedName[name] = index
      mentioned.append(mention)
      return index
    case .described(let person, _):
      if let index = known(person) ?? byDescription[person] { return index }
      let index = append(person, id: nil)
      people[Int(index.value)].describedID = person.id
      byDescription[person] = index
      mentioned.append(mention)
      return index
    }
  }

  /// An id makes one who is described somebody known only where nothing else contradicts: two
  /// authors of a payload may share an id.
  private func known(_ person: PersonDraft) -> PersonIndex? {
    guard let id = person.id, let index = byID[id], agrees(person, people[Int(index.value)])
    else { return nil }
    return index
  }

  private func agrees(_ mention: PersonDraft, _ known: Person) -> Bool {
    (mention.name.isEmpty || mention.name == known.name)
      && (mention.avatar == nil || mention.avatar == known.avatar)
      && (mention.url == nil || mention.url == known.url)
  }
}
