internal import FileTree

/// The steps of a publication, written down before the first is done, so that a later build can
/// finish what a killed one began. Text, one step a line:
///
///     momentsgen journal 1
///     <kind> <fingerprint, 32 hexadecimal digits> <from> NUL <to>
///     end
struct PublishJournal: Sendable {
  static let path = TreePath(trusted: ".momentsgen-journal")
  private static let firstLine = "momentsgen journal 1"
  private static let lastLine = "end"

  var steps: [PublishStep]

  init(steps: [PublishStep]) { self.steps = steps }

  var bytes: [UInt8] {
    var text = Array((PublishJournal.firstLine + "\n").utf8)
    for step in steps {
      text += "\(step.kind.rawValue) ".utf8
      step.fingerprint.appendHexadecimal(to: &text)
      text += " \(step.from)\0\(step.to)\n".utf8
    }
    return text + Array((PublishJournal.lastLine + "\n").utf8)
  }

  /// nil where the journal itself was cut off, which means that no step was done.
  init?(_ bytes: [UInt8]) {
    let lines = bytes.split(separator: 0x0A)
    guard lines.count >= 2, bytes.last == 0x0A,
      lines[0].elementsEqual(PublishJournal.firstLine.utf8),
      lines[lines.count - 1].elementsEqual(PublishJournal.lastLine.utf8)
    else { return nil }
    steps = []
    for line in lines[1..<(lines.count - 1)] {
      guard let step = PublishStep(journalLine: line) else { return nil }
      steps.append(step)
    }
  }
}

extension PublishStep {
  fileprivate init?(journalLine line: ArraySlice<UInt8>) {
    let parts = line.split(separator: 0x20, maxSplits: 2)
    guard parts.count == 3, let kind = Kind(rawValue: String(decoding: parts[0], as: UTF8.self)),
      let fingerprint = Fingerprint(hexadecimal: parts[1])
    else { return nil }
    let paths = parts[2].split(separator: 0).map { TreePath(String(decoding: $0, as: UTF8.self)) }
    guard paths.count == 2, let from = paths[0], let to = paths[1] else { return nil }
    self.init(kind: kind, from: from, to: to, fingerprint: fingerprint)
  }
}
