internal import Diagnostics
internal import FileTree

/// What earlier imports wrote: `Content/imports.json`. By it an import tells its own files from
/// those that the owner has changed since, so it belongs to the content and not to a cache.
struct MergeState {
  struct Entry: Hashable {
    /// Below `Content`; a JSON file holds several moments.
    var file: String
    /// Of the file, or of the moment's object in a JSON file, as it was written.
    var hash: String
    var media: [Media]
    var sourceName: String
    var source: SourceLink
    /// Seconds since 1970, for finding cross-posts in later imports.
    var seconds: Int
    /// `CrossPostFolding.key`.
    var key: String
  }

  struct Media: Hashable {
    /// The reference in the export.
    var from: String
    /// Relative to the moment's file.
    var file: String
    /// Bytes.
    var size: Int
  }

  struct Fold: Hashable {
    var foldedID: String
    var folded: SourceLink
    var into: String
  }

  static let path = TreePath(trusted: "Content/imports.json")

  var entries: [String: Entry] = [:]
  var folds: [Fold] = []
  /// False while an import is writing: what it left half done is written again.
  var isComplete = true
}

extension MergeState {
  /// Empty where no import has been made.
  init(readingFrom tree: any Tree) throws(ImportFault) {
    let bytes: [UInt8]
    do throws(TreeError) {
      guard try tree.entry(at: MergeState.path) != nil else {
        self.init()
        return
      }
      bytes = try tree.read(MergeState.path)
    } catch {
      throw ImportFault(.fileUnreadable, file: MergeState.path.text, error.explanation)
    }
    var entries: [String: Entry] = [:]
    var folds: [Fold] = []
    var isComplete = false
    do throws(JSONElements.ElementsFault) {
      try JSONElements.read(
        ByteStream(bytes),
        other: { name, value in
          if name == "complete" { isComplete = value.bool ?? false }
        }
      ) { (name, result) throws(ImportFault) in
        guard case .success(let value) = result else { return }
        if name == "moments", let id = value["id"]?.string, let entry = Entry(value) {
          entries[id] = entry
        } else if name == "folds", let fold = Fold(value) {
          folds.append(fold)
        }
      }
    } catch {
      throw ImportFault(
        .importStateUnreadable, file: MergeState.path.text,
        "the record of earlier imports is damaged",
        hint: "bring it back from a back-up; without it, imported files count as changed by hand")
    }
    self.init(entries: entries, folds: folds, isComplete: isComplete)
  }

  /// One moment a line, by id, so that versions compare well.
  var text: String {
    let moments = entries.keys.sorted().compactMap { id in entries[id].map { $0.line(id) } }
    let folds = folds.sorted { $0.foldedID < $1.foldedID }.map(\.line)
    return """
      {
      "version": 1,
      "complete": \(isComplete),
      "moments": [\(MergeState.lines(moments))],
      "folds": [\(MergeState.lines(folds))]
      }

      """
  }

  private static func lines(_ lines: [String]) -> String {
    lines.isEmpty ? "" : "\n" + lines.joined(separator: ",\n") + "\n"
  }
}

extension MergeState.Entry {
  fileprivate init?(_ value: JSONValue) {
    guard let file = value["file"]?.string, let hash = value["hash"]?.string,
      let source = SourceLink(value["source"])
    else { return nil }
    self.file = file
    self.hash = hash
    self.source = source
    sourceName = source.name
    seconds = value["seconds"]?.integer ?? 0
    key = value["key"]?.string ?? ""
    media =
      value["media"]?.elements.compactMap { item in
        guard let from = item["from"]?.string, let file = item["file"]?.string else { return nil }
        return MergeState.Media(from: from, file: file, size: item["size"]?.integer ?? 0)
      } ?? []
  }

  fileprivate func line(_ id: String) -> String {
    var fields = [
      ("id", DiagnosticJSON.quoted(id)), ("file", DiagnosticJSON.quoted(file)),
      ("hash", DiagnosticJSON.quoted(hash)), ("seconds", "\(seconds)"),
      ("key", DiagnosticJSON.quoted(key)), ("source", source.json),
    ]
    if !media.isEmpty {
      let items = media.map { item in
        DiagnosticJSON.object([
          ("from", DiagnosticJSON.quoted(item.from)), ("file", DiagnosticJSON.quoted(item.file)),
          ("size", "\(item.size)"),
        ])
      }
      fields.append(("media", "[" + items.joined(separator: ",") + "]"))
    }
    return DiagnosticJSON.object(fields)
  }
}

extension MergeState.Fold {
  fileprivate init?(_ value: JSONValue) {
    guard let id = value["id"]?.string, let into = value["into"]?.string,
      let source = SourceLink(value["source"])
    else { return nil }
    self.init(foldedID: id, folded: source, into: into)
  }

  fileprivate var line: String {
    DiagnosticJSON.object([
      ("id", DiagnosticJSON.quoted(foldedID)), ("into", DiagnosticJSON.quoted(into)),
      ("source", folded.json),
    ])
  }
}

extension SourceLink {
  fileprivate init?(_ value: JSONValue?) {
    guard let name = value?["name"]?.string, let id = value?["id"]?.string else { return nil }
    self.init(name: name, url: value?["url"]?.string, id: id)
  }

  fileprivate var json: String {
    var fields = [("name", DiagnosticJSON.quoted(name)), ("id", DiagnosticJSON.quoted(id))]
    if let url { fields.append(("url", DiagnosticJSON.quoted(url))) }
    return DiagnosticJSON.object(fields)
  }
}
