package import Workers

/// Which documents hold which terms, cut into files of a few kilobytes.
///
/// Documents are numbered from the oldest. Where one file ends and the next begins depends on the
/// terms and rows around it alone, so that a new document changes the files of its own terms, that
/// of the last rows and the directory, whatever the size of the site.
package struct SearchIndex: Sendable {
  package let documentCount: Int
  private let tables: [TermTable]
  /// Every term of every table, in the order of the terms, then of the tables.
  private let references: [Reference]
  private let entries: [Entry]
  /// Where each file of terms begins in `entries`, and where the last one ends.
  private let termStarts: [Int]
  package let termFiles: [String]
  /// Where each file of rows begins, and where the last one ends.
  package let rowStarts: [Int]

  private struct Reference {
    var table: UInt32
    var term: UInt32
  }

  /// A term as it is published: all documents of a range of references.
  private struct Entry {
    var references: Range<UInt32>
    /// Whether it is the first letter of these terms of an unspaced script, rather than they.
    var isLetter: Bool
    var count: Int
  }

  /// Bytes that a file of terms aims at.
  private static let termFileSize = 8192
  /// What a file of rows holds at most, unless a single row is larger.
  private static let rowFileSize = 12_288
  private static let rowFileCount = 32
  /// Documents are read in about so many parts: enough that the part of one is little to read anew,
  /// few enough to be merged one by one.
  private static let partCount = 64

  /// - Parameter fill: puts a document, by its number from the oldest, into an empty one. Called
  ///   from several threads.
  package init(
    documentCount: Int, workers: Workers, parts kept: SearchParts = .none,
    fill: @escaping @Sendable (Int, inout SearchDocument) -> Void
  ) {
    self.documentCount = documentCount
    let chunk = max(256, documentCount / SearchIndex.partCount + 1)
    let parts = workers.map(documentCount, chunk: chunk) { range in
      if let bytes = kept.kept(range), let part = SearchPart(bytes) { return part }
      let part = SearchPart(range, fill: fill)
      kept.keep(range, part.bytes)
      return part
    }
    let tables = parts.map(\.table)
    let references = SearchIndex.merged(tables)
    let entries = SearchIndex.entries(references, tables)
    let files = TermFiles(
      entries.map {
        TermFiles.Term(bytes: SearchIndex.bytes($0, references, tables), count: $0.count)
      },
      documentCount: documentCount, size: SearchIndex.termFileSize)
    self.tables = tables
    self.references = references
    self.entries = entries
    termStarts = files.starts
    termFiles = files.names
    firstTerms = files.firstTerms
    rowStarts = SearchIndex.rowStarts(parts.lazy.map(\.sizes).joined())
  }

  private let firstTerms: [String]

  // MARK: Files

  /// Where the browser looks first: the rules of the tokenizer, and what each file begins with.
  /// - Parameter facets: JSON; what can be chosen.
  package func directory(facets: String) -> [UInt8] {
    var rows: [UInt8] = []
    for (start, end) in zip(rowStarts, rowStarts.dropFirst()) {
      PostingList.append(number: end - start, to: &rows)
    }
    return SearchScript.bytes(
      kind: "index", name: "",
      json: Array(
        ("{\"count\":\(documentCount),\"rules\":\(SearchRules.script),"
          + "\"terms\":\"\(firstTerms.joined(separator: " "))\","
          + "\"rows\":\"\(String(decoding: rows, as: UTF8.self))\",\"facets\":\(facets)}").utf8))
  }

  /// `term documents [strong ones];…`
  package func terms(_ file: Int) -> [UInt8] {
    var text: [UInt8] = [0x22]
    var postings: [UInt32] = []
    for index in termStarts[file]..<termStarts[file + 1] {
      if text.count > 1 { text.append(0x3B) }
      text += SearchIndex.bytes(entries[index], references, tables)
      text.append(0x20)
      collect(entries[index], into: &postings)
      PostingList.append(postings.lazy.map { $0 >> 1 }, to: &text)
      let strong = postings.filter { $0 & 1 == 1 }.map { $0 >> 1 }
      guard !strong.isEmpty else { continue }
      text.append(0x20)
      // All of them: said in a letter.
      if strong.count == postings.count {
        text.append(0x2A)
      } else {
        PostingList.append(strong, to: &text)
      }
    }
    text.append(0x22)
    return SearchScript.bytes(kind: "terms", name: termFiles[file], json: text)
  }

  /// Calls `body` with all that a file of terms is made from.
  package func sources(ofTerms file: Int, _ body: (UnsafeRawBufferPointer) -> Void) {
    guard termStarts[file] < termStarts[file + 1] else { return }
    let first = Int(entries[termStarts[file]].references.lowerBound)
    let last = Int(entries[termStarts[file + 1] - 1].references.upperBound)
    for reference in references[first..<last] {
      let table = tables[Int(reference.table)]
      table.term(Int(reference.term)).withUnsafeBytes(body)
      table.postings(of: Int(reference.term)).withUnsafeBytes(body)
    }
  }

  private func collect(_ entry: Entry, into postings: inout [UInt32]) {
    postings.removeAll(keepingCapacity: true)
    for reference in references[Int(entry.references.lowerBound)..<Int(entry.references.upperBound)]
    {
      postings += tables[Int(reference.table)].postings(of: Int(reference.term))
    }
    guard entry.isLetter else { return }
    // Strong ones last of their document, and kept.
    postings.sort()
    var kept = 0
    for index in postings.indices {
      if index + 1 < postings.count, postings[index + 1] >> 1 == postings[index] >> 1 { continue }
      postings[kept] = postings[index]
      kept += 1
    }
    postings.removeSubrange(kept...)
  }

  // MARK: Making

  /// A reference and the first bytes of its term.
  private struct Keyed {
    var key: UInt64
    var reference: Reference
  }

  /// Merges two tables into one, two of these into one, and so on.
  private static func merged(_ tables: [TermTable]) -> [Reference] {
    var lists = tables.indices.map { table in
      tables[table].order.map {
        Keyed(
          key: TermTable.key(tables[table].term(Int($0))),
          reference: Reference(table: UInt32(table), term: $0))
      }
    }
    while lists.count > 1 {
      lists = stride(from: 0, to: lists.count, by: 2).map { index in
        index + 1 < lists.count
          ? merged(lists[index], lists[index + 1], tables) : lists[index]
      }
    }
    return lists.first?.map(\.reference) ?? []
  }

  /// Of equal terms those of `first` come first.
  private static func merged(
    _ first: [Keyed], _ second: [Keyed], _ tables: [TermTable]
  ) -> [Keyed] {
    var merged: [Keyed] = []
    merged.reserveCapacity(first.count + second.count)
    var (left, right) = (0, 0)
    while left < first.count, right < second.count {
      let (a, b) = (first[left], second[right])
      let isSecond =
        b.key < a.key
        || b.key == a.key
          && bytes(b.reference, tables).lexicographicallyPrecedes(bytes(a.reference, tables))
      merged.append(isSecond ? b : a)
      if isSecond { right += 1 } else { left += 1 }
    }
    merged += first[left...]
    merged += second[right...]
    return merged
  }

  /// One for each term, and one for each letter of the unspaced scripts, before the terms that
  /// begin with it.
  private static func entries(_ references: [Reference], _ tables: [TermTable]) -> [Entry] {
    var entries: [Entry] = []
    var index = 0
    var letter: (bytes: ArraySlice<UInt8>, entry: Int)?
    while index < references.count {
      let start = index
      let term = bytes(references[index], tables)
      var count = 0
      while index < references.count, bytes(references[index], tables) == term {
        count +=
          tables[Int(references[index].table)]
          .postings(of: Int(references[index].term)).count
        index += 1
      }
      let range = UInt32(start)..<UInt32(index)
      guard let first = unspacedLetter(of: term) else {
        letter = nil
        entries.append(Entry(references: range, isLetter: false, count: count))
        continue
      }
      if let open = letter, open.bytes == first {
        entries[open.entry].references =
          entries[open.entry].references.lowerBound..<UInt32(index)
        entries[open.entry].count += count
      } else {
        letter = (first, entries.count)
        entries.append(Entry(references: range, isLetter: true, count: count))
      }
      if term.count > first.count {
        entries.append(Entry(references: range, isLetter: false, count: count))
      }
    }
    return entries
  }

  private static func bytes(_ reference: Reference, _ tables: [TermTable]) -> ArraySlice<UInt8> {
    tables[Int(reference.table)].term(Int(reference.term))
  }

  private static func bytes(
    _ entry: Entry, _ references: [Reference], _ tables: [TermTable]
  ) -> ArraySlice<UInt8> {
    let term = bytes(references[Int(entry.references.lowerBound)], tables)
    return entry.isLetter ? unspacedLetter(of: term) ?? term : term
  }

  /// The first letter where it is one of an unspaced script.
  private static func unspacedLetter(of term: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    guard let lead = term.first, lead >= 0xE0 else { return nil }
    let letter = term.prefix(lead >= 0xF0 ? 4 : 3)
    var value = UInt32(lead) & (lead >= 0xF0 ? 0x07 : 0x0F)
    for byte in letter.dropFirst() { value = value << 6 | UInt32(byte & 0x3F) }
    return SearchRules.unspaced.contains { $0.contains(value) } ? letter : nil
  }

  private static func rowStarts(_ sizes: some Sequence<UInt32>) -> [Int] {
    var starts = [0]
    var size = 0
    var number = 0
    for rowSize in sizes {
      let isFull = number - (starts.last ?? 0) >= rowFileCount
      if number > 0, isFull || size + Int(rowSize) > rowFileSize {
        starts.append(number)
        size = 0
      }
      size += Int(rowSize)
      number += 1
    }
    return number > 0 ? starts + [number] : starts
  }
}
