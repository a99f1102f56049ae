internal import FileTree
internal import MomentsSearch

extension BuildMemory {
  private static let searchFile = PackedFile(title: "momentsgen search 1")

  /// Parts of the search's index from earlier builds.
  /// - Parameter moments: the keys of all moments.
  func searchParts(_ listing: MomentListing, moments: [Fingerprint]) -> SearchParts {
    let listed = listing.listed
    let key = { @Sendable (documents: Range<Int>) -> Fingerprint in
      Fingerprint.of { writer in
        writer.put(program)
        writer.put(documents.lowerBound)
        for number in documents { writer.put(moments[Int(listed[listed.count - 1 - number])]) }
      }
    }
    let path = { @Sendable (documents: Range<Int>) in
      TreePath(trusted: "search/\(documents.lowerBound)")
    }
    return SearchParts(
      kept: { documents in
        // What can't be read is made again.
        guard let bytes = try? content.read(path(documents)) else { return nil }
        return BuildMemory.searchFile.read(bytes) { (reader) throws(PackedFault) in
          guard try reader.fingerprint() == key(documents) else { throw PackedFault() }
          return try reader.data()
        }
      },
      keep: { documents, bytes in
        var writer = PackedWriter()
        writer.put(key(documents))
        writer.put(bytes)
        let file = BuildMemory.searchFile.bytes(of: writer)
        // Without it the next build takes longer.
        try? content.makeDirectory(path(documents).parent)
        try? content.replace(path(documents), with: file)
      })
  }
}
