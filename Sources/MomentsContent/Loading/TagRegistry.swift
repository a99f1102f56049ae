import MomentsModel

/// Every tag of a site, once. Names that differ by case or width are one tag.
struct TagRegistry {
  /// As first written.
  private(set) var names: [String] = []
  private var byFolded: [String: TagIndex] = [:]
  private var byWritten: [String: TagIndex] = [:]

  mutating func index(of name: String) -> TagIndex {
    if let index = byWritten[name] { return index }
    let folded = UnicodeText.compatibilityFolded(name)
    let index = byFolded[folded] ?? TagIndex(names.count)
    if Int(index.value) == names.count {
      names.append(name)
      byFolded[folded] = index
    }
    byWritten[name] = index
    return index
  }

  /// With unique slugs. Of several tags whose names come to one slug, the one that is written like
  /// it keeps it, and the others get a number in the order of their names, which doesn't depend on
  /// the order of the moments.
  var tags: [Tag] {
    var slugs = names.map(TagSlug.make)
    let groups = Dictionary(grouping: names.indices) { slugs[$0] }
    var taken = Set(groups.keys)
    for slug in groups.keys.sorted() {
      guard let group = groups[slug], group.count > 1 else { continue }
      let ordered = group.sorted { a, b in
        (names[a].lowercased() == slug ? 0 : 1, names[a]) < (
          names[b].lowercased() == slug ? 0 : 1, names[b]
        )
      }
      var number = 2
      for index in ordered.dropFirst() {
        while !taken.insert("\(slug)-\(number)").inserted { number += 1 }
        slugs[index] = "\(slug)-\(number)"
      }
    }
    return zip(names, slugs).map { Tag(name: $0, slug: $1) }
  }
}
