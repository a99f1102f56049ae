private import Diagnostics
/// All parts of one export as one set of files.
package struct ExportBundle {
  /// As messages name it: the parts' names.
  package let name: String
  package let files: [ExportFile]
  private let parts: [any ExportPart]
  /// Indexes into `files` by the last part of the path, in lower case.
  private let byName: [String: [Int]]
  let beginnings = ExportBeginnings()

  /// The most that a document which has to be read as a whole may have.
  static let documentLimit = 512 << 20

  init(_ parts: [any ExportPart]) {
    self.parts = parts
    name = parts.map(\.name).joined(separator: ", ")
    var files: [ExportFile] = []
    for (part, content) in parts.enumerated() {
      for (index, file) in content.files.enumerated() {
        files.append(ExportFile(path: file.path, size: file.size, part: part, index: index))
      }
    }
    self.files = files
    byName = Dictionary(grouping: files.indices) { files[$0].name.lowercased() }
  }

  /// Where messages say a file is.
  func label(_ file: ExportFile) -> String {
    let part = parts[file.part].name
    return part.hasSuffix(file.path) ? part : "\(part)/\(file.path)"
  }

  /// Those of that name in any folder, ignoring case, the least deep first.
  func files(named name: String) -> [ExportFile] {
    (byName[name.lowercased()] ?? []).map { files[$0] }.sorted {
      ($0.depth, $0.path, $0.part) < ($1.depth, $1.path, $1.part)
    }
  }

  func first(named name: String) -> ExportFile? { files(named: name).first }

  /// Those whose name matches, the least deep first, then by name with numbers in order.
  func files(where matches: (String) -> Bool) -> [ExportFile] {
    files.filter { matches($0.name.lowercased()) }.sorted {
      ($0.depth, $0.path.utf8.count, $0.path, $0.part)
        < ($1.depth, $1.path.utf8.count, $1.path, $1.part)
    }
  }

  /// The file whose path shares the longest end with `reference`, its name at least; nil where
  /// there is none. What a folder or host is called before that makes no difference.
  func file(matching reference: String) -> ExportFile? {
    guard case .file(let path) = ArchivePath(reference) else { return nil }
    let wanted = path.split(separator: "/")
    guard let name = wanted.last, let candidates = byName[name.lowercased()] else { return nil }
    let best = candidates.max { a, b in
      let (x, y) = (files[a], files[b])
      return (x.sharedEnd(wanted), -x.depth, y.path) < (y.sharedEnd(wanted), -y.depth, x.path)
    }
    return best.map { files[$0] }
  }
}

/// One file of an export.
package struct ExportFile: Hashable, Sendable {
  /// `/`-separated, below its part.
  package var path: String
  package var size: Int?
  var part: Int
  var index: Int

  package var name: String { path.split(separator: "/").last.map(String.init) ?? path }

  /// Lower case, without the dot; empty where there is none.
  package var fileExtension: String {
    let name = name
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return "" }
    return name[name.index(after: dot)...].lowercased()
  }

  var depth: Int { path.utf8.count { $0 == 0x2F } }

  /// The folder that it lies in; empty at the top.
  var folder: String {
    guard let slash = path.lastIndex(of: "/") else { return "" }
    return String(path[..<slash])
  }

  /// How many parts at the end are the same.
  func sharedEnd(_ parts: [Substring]) -> Int {
    zip(path.split(separator: "/").reversed(), parts.reversed()).prefix { $0 == $1 }.count
  }
}

extension ExportBundle {
  /// Calls `body` with a stream over each of `files`, one pass over each part, in any order.
  func visit(
    _ files: [ExportFile], _ body: (ExportFile, ByteStream) throws(ImportFault) -> Void
  ) throws(ImportFault) {
    for (part, content) in parts.enumerated() {
      let wanted = files.filter { $0.part == part }
      let byIndex = Dictionary(wanted.map { ($0.index, $0) }) { first, _ in first }
      guard !byIndex.isEmpty else { continue }
      try content.visit(Set(byIndex.keys)) { (index, stream) throws(ImportFault) in
        if let file = byIndex[index] { try body(file, stream) }
      }
    }
  }

  /// The whole of one file.
  func bytes(of file: ExportFile) throws(ImportFault) -> [UInt8] {
    try documents([file]).first?.bytes ?? []
  }

  /// The whole of several files in one pass; in the order asked for.
  func documents(
    _ files: [ExportFile]
  ) throws(ImportFault) -> [(file: ExportFile, bytes: [UInt8])] {
    var found: [ExportFile: [UInt8]] = [:]
    try visit(files) { (file, stream) throws(ImportFault) in
      guard let bytes = try stream.all(limit: ExportBundle.documentLimit) else {
        throw ImportFault(.fileTooLarge, file: label(file), "it is too large to be read as a whole")
      }
      found[file] = bytes
    }
    return files.compactMap { file in found[file].map { (file, $0) } }
  }
}
