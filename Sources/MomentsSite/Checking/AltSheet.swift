internal import Diagnostics
internal import FileTree
internal import MomentsModel

/// A sheet on which alternative texts are filled in: a photo a line, its path, a tab, the text.
struct AltSheet {
  let path: TreePath
  let source: any Tree

  /// Writes the sheet; where it is there, puts what is filled in into the moments' files first.
  func run(_ timeline: Timeline) throws(TreeError) -> DiagnosticLog {
    var log = DiagnosticLog()
    let missing = timeline.moments.flatMap { moment in
      moment.photos.filter { $0.alt == nil }.map { (moment, AltSheet.name(of: $0)) }
    }
    var left = missing.map(\.1)
    if try source.entry(at: path) != nil {
      let filled = AltSheet.lines(of: String(decoding: try source.read(path), as: UTF8.self))
      for (moment, photo) in missing {
        guard let text = filled[photo] else { continue }
        if try merge(text, photo, into: moment) {
          left.removeAll { $0 == photo }
        } else {
          log.add(
            Diagnostic(
              .altSheet, .warning, at: SourcePlace(file: moment.origin.file),
              "the text of '\(photo)' can't be put into this file without changing more",
              hint: "write it there by hand"))
        }
      }
    }
    let kept = AltSheet.heading + left.map { "\($0)\t\n" }.joined()
    try source.write(Array(kept.utf8), to: path)
    log.add(
      Diagnostic(
        .altSheet, .note, at: SourcePlace(file: path.text),
        "\(missing.count - left.count) texts were put into moments, \(left.count) photos are left",
        hint: left.isEmpty ? nil : "write a text behind each tab, and run the same command again"))
    return log
  }

  private static let heading =
    "# What is to be seen on each photo: path, tab, text. Lines without text are passed over.\n"

  private static func name(of photo: Photo) -> String {
    switch photo.source {
    case .local(let path): path
    case .remote(let address): address
    }
  }

  private static func lines(of text: String) -> [String: String] {
    var texts: [String: String] = [:]
    for line in text.split(whereSeparator: \.isNewline) where !line.hasPrefix("#") {
      guard let tab = line.firstIndex(of: "\t") else { continue }
      let value = line[line.index(after: tab)...].drop(while: \.isWhitespace)
      if !value.isEmpty { texts[String(line[..<tab])] = String(value) }
    }
    return texts
  }

  /// Changes the one line of a Markdown file that names the photo; false where there is none that
  /// can be changed safely.
  private func merge(
    _ text: String, _ photo: String, into moment: Moment
  ) throws(TreeError) -> Bool {
    let file = TreePath(trusted: moment.origin.file)
    guard file.fileExtension != "json" else { return false }
    let content = String(decoding: try source.read(file), as: UTF8.self)
    var lines = content.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    var names = [photo, TreePath(trusted: photo).name]
    for folder in [file.parent.text, "Content/photos", "Content"]
    where photo.hasPrefix(folder + "/") { names.append(String(photo.dropFirst(folder.count + 1))) }
    for (index, line) in lines.enumerated() {
      for name in names {
        guard let changed = AltSheet.changed(line, name, text) else { continue }
        lines[index] = changed
        try source.write(Array(lines.joined(separator: "\n").utf8), to: file)
        return true
      }
    }
    return false
  }

  private static func changed(_ line: String, _ name: String, _ text: String) -> String? {
    let end = line.hasSuffix("\r") ? "\r" : ""
    let body = line.drop(while: { $0 == " " })
    let indent = line.prefix(line.count - body.count)
    let plain = body.filter { $0 != "\r" }
    let quoted = "\"\(text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\""
    for written in [name, "\"\(name)\"", "'\(name)'"] {
      if plain == "- \(written)" || plain == "- src: \(written)" {
        return "\(indent)- src: \(written)\n\(indent)  alt: \(quoted)\(end)"
      }
      if plain == "photos: \(written)" || plain == "photos: [\(written)]" {
        return "\(indent)photos: [{src: \(written), alt: \(quoted)}]\(end)"
      }
    }
    guard let found = line.firstRange(of: "![](\(name)") else { return nil }
    let safe = text.replacing("[", with: "\\[").replacing("]", with: "\\]")
    return line[..<found.lowerBound] + "![\(safe)](\(name)" + line[found.upperBound...]
  }
}
