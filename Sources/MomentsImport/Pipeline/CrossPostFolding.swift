private import MomentsModel

/// Finds posts that were made on several services at once: the same words, or the same pictures,
/// within two days.
struct CrossPostFolding {
  /// Seconds.
  static let window = 2 * 86_400
  /// Shorter texts ("Good morning!") say the same without being the same.
  private static let leastLetters = 16

  /// What is compared.
  struct Candidate {
    var id: String
    var sourceName: String
    var seconds: Int
    var key: String
    /// Position in the order of preference; the lowest takes the others in.
    var rank: Int
  }

  /// Pairs of a folded id and the id that takes it in.
  static func pairs(_ candidates: [Candidate]) -> [(folded: Candidate, into: Candidate)] {
    var pairs: [(Candidate, Candidate)] = []
    let groups = Dictionary(grouping: candidates.filter { !$0.key.isEmpty }, by: \.key)
    for key in groups.keys.sorted() {
      var heads: [Candidate] = []
      for candidate in (groups[key] ?? []).sorted(by: { ($0.rank, $0.id) < ($1.rank, $1.id) }) {
        let head = heads.first {
          $0.sourceName != candidate.sourceName
            && abs($0.seconds - candidate.seconds) <= window
        }
        if let head { pairs.append((candidate, head)) } else { heads.append(candidate) }
      }
    }
    return pairs
  }

  /// What two cross-posts share: letters and digits without addresses, marks and case. Empty where
  /// that is too little to compare.
  static func key(_ moment: ImportedMoment) -> String {
    var letters: [UInt8] = []
    for word in moment.text.plain.utf8.split(whereSeparator: { $0 <= 0x20 }) {
      if word.starts(with: "http://".utf8) || word.starts(with: "https://".utf8) { continue }
      if word.allSatisfy({ $0 < 0x80 }) {
        for byte in word {
          switch byte {
          case 0x30...0x39, 0x61...0x7A: letters.append(byte)
          case 0x41...0x5A: letters.append(byte | 0x20)
          default: break
          }
        }
      } else {
        let scalars = String(Substring(word)).lowercased().unicodeScalars.filter {
          $0.properties.isAlphabetic || $0.properties.numericType != nil
        }
        letters += String(String.UnicodeScalarView(scalars)).utf8
      }
    }
    let text = String(decoding: letters, as: UTF8.self)
    return text.unicodeScalars.count >= leastLetters ? MomentIdentifier.hash([text]) : ""
  }

  /// Prefers the fuller record: known audience, descriptions, more media, the earlier post.
  static func rank(_ moments: [ImportedMoment]) -> [String: Int] {
    let ordered = moments.enumerated().sorted { a, b in
      let (x, y) = (worth(a.element), worth(b.element))
      return x == y ? a.offset < b.offset : x > y
    }
    return Dictionary(
      ordered.enumerated().map { ($0.element.element.id, $0.offset) }
    ) { first, _ in first }
  }

  private static func worth(_ moment: ImportedMoment) -> Int {
    let known = moment.audience == .everyone || moment.audience == .unlisted ? 1000 : 0
    return known + 10 * moment.photos.count { !($0.alt ?? "").isEmpty } + moment.photos.count
      + moment.videos.count
  }
}

extension CrossPostFolding {
  /// Folds the moments of several collections; each fold is in the ledger of what was folded.
  static func fold(_ collections: inout [ImportCollection], _ pictures: SamePictures) {
    guard collections.count > 1 else { return }
    fold(&collections, reason: "same words", by: key)
    fold(&collections, reason: "same pictures") { pictures.keys[$0.id] ?? "" }
  }

  private static func fold(
    _ collections: inout [ImportCollection], reason: String, by key: (ImportedMoment) -> String
  ) {
    let ranks = rank(collections.flatMap(\.moments))
    var candidates: [Candidate] = []
    for collection in collections {
      for moment in collection.moments {
        candidates.append(
          Candidate(
            id: moment.id, sourceName: collection.sourceName,
            seconds: moment.date.secondsSince1970, key: key(moment), rank: ranks[moment.id] ?? 0))
      }
    }
    for pair in pairs(candidates) {
      guard let (c, m) = position(of: pair.folded.id, in: collections),
        let (d, n) = position(of: pair.into.id, in: collections)
      else { continue }
      let folded = collections[c].moments[m]
      collections[d].moments[n].alsoAt += [folded.source] + folded.alsoAt
      collections[c].ledger.folds.append(
        ImportLedger.Fold(
          folded: folded.source, foldedID: folded.id, into: pair.into.id, reason: reason))
      collections[c].moments.remove(at: m)
      retarget(pair.folded.id, to: pair.into.id, in: &collections[c])
    }
  }

  /// Replies to a folded post are replies to the one that took it in.
  private static func retarget(
    _ old: String, to new: String, in collection: inout ImportCollection
  ) {
    for index in collection.moments.indices
    where collection.moments[index].replyTo == .own(old) {
      collection.moments[index].replyTo = .own(new)
    }
  }

  private static func position(
    of id: String, in collections: [ImportCollection]
  ) -> (Int, Int)? {
    for (c, collection) in collections.enumerated() {
      if let m = collection.moments.firstIndex(where: { $0.id == id }) { return (c, m) }
    }
    return nil
  }
}
