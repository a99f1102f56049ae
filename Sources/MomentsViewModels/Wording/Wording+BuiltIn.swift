extension Wording {
  package static let builtIn: [Wording] = [english, simplifiedChinese, arabic]

  /// The wording for a language tag: exact, then by its primary language; nil where there is none.
  package static func named(_ tag: String) -> Wording? {
    let wanted = tag.lowercased()
    if let exact = builtIn.first(where: { $0.language.lowercased() == wanted }) { return exact }
    let primary = wanted.prefix { $0 != "-" }
    return builtIn.first { $0.language.lowercased().prefix { $0 != "-" } == primary }
  }

  /// Whether texts in a language are written from right to left.
  package static func direction(of tag: String) -> Direction {
    let parts = tag.lowercased().split(separator: "-")
    if parts.contains(where: { ["arab", "hebr", "thaa", "syrc", "nkoo", "adlm"].contains($0) }) {
      return .rtl
    }
    if parts.contains("latn") { return .ltr }
    let rightToLeft: Set<Substring> = [
      "ar", "he", "fa", "ur", "ps", "sd", "ug", "yi", "dv", "ckb", "arc", "iw", "ks", "nqo",
    ]
    return rightToLeft.contains(parts.first ?? "") ? .rtl : .ltr
  }
}
