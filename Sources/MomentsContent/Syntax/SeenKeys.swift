/// The keys of one map read so far: compared one by one while there are few, by hash afterwards.
struct SeenKeys {
  private var few: [(key: String, span: SourceSpan)] = []
  private var many: [String: SourceSpan] = [:]

  /// Remembers `key`; the place of the same key where it was there before.
  mutating func insert(_ key: String, _ span: SourceSpan) -> SourceSpan? {
    if many.isEmpty {
      if let first = few.first(where: { $0.key == key }) { return first.span }
      few.append((key, span))
      if few.count > 16 { many = Dictionary(uniqueKeysWithValues: few.map { ($0.key, $0.span) }) }
      return nil
    }
    if let first = many[key] { return first }
    many[key] = span
    return nil
  }
}
