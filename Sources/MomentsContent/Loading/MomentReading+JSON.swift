import Diagnostics
import FileTree
import MomentsModel

/// Where the moments of a JSON file lie.
private struct JSONMoments {
  var moments: [Range<Int>] = []
  /// An app payload's `userDetails`.
  var profile: Range<Int>?
  /// A file that is one moment and not a list.
  var isSingle = false

  /// A moment, an array of moments, or the app's payload with or without its envelope.
  init(_ file: SourceFile) throws(SyntaxFault) {
    var text = JSONText(file)
    switch text.peek() {
    case 0x5B: moments = try text.elementRanges()
    case 0x7B:
      let start = text.position
      let members = try text.memberRanges()
      if let payload = try JSONMoments.payload(members, file) {
        try take(payload, file)
      } else {
        isSingle = true
        moments = [start..<text.position]
      }
    default: throw text.unexpected("'{' or '['")
    }
    try text.expectEnd()
  }

  private mutating func take(_ payload: [JSONMemberRange], _ file: SourceFile) throws(SyntaxFault) {
    for member in payload {
      if member.key == "userDetails" { profile = member.range }
      guard member.key == "moments" else { continue }
      var list = JSONText(file, range: member.range)
      moments = try list.elementRanges()
    }
  }

  /// The object with `moments` in it: the root, or what lies at `data.<anything>`.
  private static func payload(_ members: [JSONMemberRange], _ file: SourceFile)
    throws(SyntaxFault) -> [JSONMemberRange]?
  {
    if isPayload(members, file) { return members }
    guard let data = members.first(where: { $0.key == "data" }),
      file.bytes[data.range.lowerBound] == 0x7B
    else { return nil }
    var text = JSONText(file, range: data.range)
    for operation in try text.memberRanges()
    where file.bytes[operation.range.lowerBound] == 0x7B {
      var inner = JSONText(file, range: operation.range)
      let members = try inner.memberRanges()
      if isPayload(members, file) { return members }
    }
    return nil
  }

  private static func isPayload(_ members: [JSONMemberRange], _ file: SourceFile) -> Bool {
    members.contains { $0.key == "moments" && file.bytes[$0.range.lowerBound] == 0x5B }
  }
}

extension MomentReading {
  func readJSON(
    _ source: SourceFile, _ file: MomentFile, into content: inout MomentFileContent
  ) {
    var reader = FieldReader(source, context(of: file))
    do throws(SyntaxFault) {
      let outline = try JSONMoments(source)
      content.profile = try outline.profile.map { (range) throws(SyntaxFault) in
        try ProfileDraft(payload: range, &reader)
      }
      content.log.merge(reader.log)
      for (position, range) in outline.moments.enumerated() {
        readMoment(
          range, at: position, of: source, file, isSingle: outline.isSingle, into: &content)
      }
    } catch {
      reader.add(error)
      content.log.merge(reader.log)
    }
  }

  private func readMoment(
    _ range: Range<Int>, at position: Int, of source: SourceFile, _ file: MomentFile,
    isSingle: Bool, into content: inout MomentFileContent
  ) {
    var reader = FieldReader(source, context(of: file))
    do throws(SyntaxFault) {
      let value = try JSONText.value(of: source, in: range)
      let span = SourceSpan(range.lowerBound, length: 1)
      var moment = MomentDraft(
        origin: Moment.Origin(
          file: file.path.text, line: reader.line(of: span), position: position), span: span)
      if PayloadFields.describes(value) {
        PayloadFields.table.read(value, into: &moment, &reader)
      } else {
        reader.kind = .fields(MomentFields.table.name)
        MomentFields.table.read(value, into: &moment, &reader)
      }
      finish(&moment, isSingle ? file : nil, &reader)
      content.moments.append(moment)
    } catch {
      reader.add(error)
    }
    content.log.merge(reader.log)
  }
}
