import Diagnostics

struct TOMLKey {
  var text: String
  var span: SourceSpan
}

/// A table while a TOML text is read: its parts may come in several places.
final class TOMLTable {
  private enum Item {
    case value(SourceValue)
    case table(TOMLTable)
    case tables([TOMLTable])
  }

  /// How a table came to be, which decides what may still be added to it.
  private enum Origin { case root, implied, header, dotted }

  private var members: [(key: TOMLKey, item: Item)] = []
  private var indexes: [String: Int] = [:]
  private var origin = Origin.root

  /// The table at `key`, made where it isn't there. `byDots`: for `a.b = 1`, which may not reach
  /// into a table that a header opened.
  func descend(_ key: TOMLKey, byDots: Bool) throws(SyntaxFault) -> TOMLTable {
    guard let index = indexes[key.text] else {
      return add(key, byDots ? .dotted : .implied)
    }
    switch members[index].item {
    case .table(let table):
      if byDots, table.origin == .header { throw duplicate(key) }
      return table
    case .tables(let tables):
      guard !byDots, let last = tables.last else { throw duplicate(key) }
      return last
    case .value: throw duplicate(key)
    }
  }

  /// `[key]`: new, or implied by a header below it before.
  func openTable(_ key: TOMLKey) throws(SyntaxFault) -> TOMLTable {
    guard let index = indexes[key.text] else { return add(key, .header) }
    guard case .table(let table) = members[index].item, table.origin == .implied else {
      throw duplicate(key)
    }
    table.origin = .header
    return table
  }

  /// `[[key]]`: one more.
  func appendTable(_ key: TOMLKey) throws(SyntaxFault) -> TOMLTable {
    let table = TOMLTable()
    table.origin = .header
    guard let index = indexes[key.text] else {
      append(key, .tables([table]))
      return table
    }
    guard case .tables(let tables) = members[index].item else { throw duplicate(key) }
    members[index].item = .tables(tables + [table])
    return table
  }

  func set(_ key: TOMLKey, _ value: SourceValue) throws(SyntaxFault) {
    guard indexes[key.text] == nil else { throw duplicate(key) }
    append(key, .value(value))
  }

  private func add(_ key: TOMLKey, _ origin: Origin) -> TOMLTable {
    let table = TOMLTable()
    table.origin = origin
    append(key, .table(table))
    return table
  }

  private func append(_ key: TOMLKey, _ item: Item) {
    indexes[key.text] = members.count
    members.append((key, item))
  }

  private func duplicate(_ key: TOMLKey) -> SyntaxFault {
    SyntaxFault(
      .keyDuplicate, at: key.span, "'\(key.text.shortened(to: 60))' is there twice",
      hint: "keep one of the two")
  }

  func value(at span: SourceSpan) -> SourceValue {
    let members = members.map { key, item in
      SourceMember(key: key.text, keySpan: key.span, value: TOMLTable.value(item, key.span))
    }
    return SourceValue(.map(members), span)
  }

  private static func value(_ item: Item, _ span: SourceSpan) -> SourceValue {
    switch item {
    case .value(let value): value
    case .table(let table): table.value(at: span)
    case .tables(let tables): SourceValue(.list(tables.map { $0.value(at: span) }), span)
    }
  }
}
