package import FileTree
private import MomentsContent
package import MomentsModel

/// A moment that somebody begins on the command line.
package struct NewMoment: Sendable {
  /// Markdown.
  package var text: String
  /// Named as they will be.
  package var photos: [Photo] = []
  /// As the file will hold it.
  package var date: String
  package var tags: [String] = []
  package var isDraft = false

  package struct Photo: Sendable {
    package var name: String
    package var bytes: [UInt8]

    package init(name: String, bytes: [UInt8]) {
      self.name = name
      self.bytes = bytes
    }
  }

  package enum Refusal: Error, Sendable, Hashable {
    /// Something is there already.
    case taken(TreePath)
    case twoPhotosOfOneName(String)
    case tree(TreeError)
  }

  package init(text: String, date: String) {
    self.text = text
    self.date = date
  }

  /// `YYYY-MM-DDTHH:MM:SS+HH:MM` on the clock of `zone`.
  package static func date(at instant: Int, in zone: TimeZoneRules) -> String {
    DateWriting.text(
      MomentDate(secondsSince1970: instant, offsetSeconds: zone.offsetSeconds(at: instant)))
  }

  /// nil where a build wouldn't read it.
  package static func read(date: String, in zone: TimeZoneRules) -> MomentDate? {
    WrittenDate.read(date, in: zone)
  }

  /// Writes the file, or with photos a folder of it and them; never over anything.
  package func write(
    into site: any Tree, on day: MomentDate
  ) throws(Refusal) -> TreePath {
    let folder = TreePath(trusted: "Content/moments")
    let name = name(on: day)
    let file = folder.appending(photos.isEmpty ? "\(name).md" : "\(name)/index.md")
    var seen: Set<String> = []
    for photo in photos where !seen.insert(UnicodeText.caseFolded(photo.name)).inserted {
      throw .twoPhotosOfOneName(photo.name)
    }
    for path in [folder.appending(name), folder.appending("\(name).md")] {
      guard !(try isTaken(path, in: site)) else { throw .taken(path) }
    }
    do throws(TreeError) {
      try site.makeDirectory(file.parent)
      for photo in photos { try site.write(photo.bytes, to: file.parent.appending(photo.name)) }
      try site.write(Array(content.utf8), to: file)
    } catch { throw .tree(error) }
    return file
  }

  private func isTaken(_ path: TreePath, in site: any Tree) throws(Refusal) -> Bool {
    do throws(TreeError) { return try site.entry(at: path) != nil } catch { throw .tree(error) }
  }

  /// The day, then the first words; of a text without words the time.
  private func name(on date: MomentDate) -> String {
    let clock = date.wallClock
    let day = DateWriting.day(clock.date)
    let words = MomentNaming.words(text)
    if !words.isEmpty { return "\(day)-\(words)" }
    let seconds = clock.hour * 10_000 + clock.minute * 100 + clock.second
    let digits = String(seconds)
    return "\(day)-" + String(repeating: "0", count: 6 - digits.utf8.count) + digits
  }

  private var content: String {
    var front = "date: \(date)\n"
    if !tags.isEmpty {
      front += "tags: [\(tags.map(YAMLScalar.flow).joined(separator: ", "))]\n"
    }
    if !photos.isEmpty {
      front += "photos:\n" + photos.map { "- src: \(YAMLScalar.text($0.name))\n" }.joined()
    }
    if isDraft { front += "draft: true\n" }
    return "---\n\(front)---\n" + (text.isEmpty || text.hasSuffix("\n") ? text : text + "\n")
  }
}
