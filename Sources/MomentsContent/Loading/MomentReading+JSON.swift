import Diagnostics
import FileTree
import MomentsModel
import Workers

/// Where the moments of a JSON file lie.
struct JSONMoments {
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
    case nil: throw text.fault("the file is empty")
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
  /// Moments that are read at a time where several threads read one file.
  private static let chunk = 256

  func readJSON(_ source: SourceFile, _ file: MomentFile, _ workers: Workers)
    -> MomentFileContent
  {
    var content = MomentFileContent()
    var reader = FieldReader(source, context(of: file))
    do throws(SyntaxFault) {
      let outline = try JSONMoments(source)
      content.profile = try outline.profile.map { (range) throws(SyntaxFault) in
        try ProfileDraft(payload: range, &reader)
      }
      content.log.merge(reader.log)
      for (moments, log) in read(outline, of: source, file, workers) {
        content.moments.append(moments)
        content.log.merge(log)
      }
    } catch {
      reader.add(error)
      content.log.merge(reader.log)
    }
    return content
  }

  private func read(
    _ outline: JSONMoments, of source: SourceFile, _ file: MomentFile, _ workers: Workers
  ) -> [([MomentDraft], DiagnosticLog)] {
    // Each chunk counts lines from its own start on.
    var finder = PlaceFinder()
    let finders = stride(from: 0, to: outline.moments.count, by: MomentReading.chunk).map {
      finder.count(to: outline.moments[$0].lowerBound, in: source)
      return finder
    }
    return workers.map(outline.moments.count, chunk: MomentReading.chunk) { positions in
      var reader = FieldReader(
        source, context(of: file), places: finders[positions.lowerBound / MomentReading.chunk])
      var moments: [MomentDraft] = []
      for position in positions {
        reader.beginPart()
        let moment = moment(
          outline.moments[position], at: position, outline.isSingle ? file : nil, &reader)
        if let moment { moments.append(moment) }
      }
      return (moments, reader.log)
    }
  }

  /// `single`: the file where it holds this moment alone, so that its name counts.
  private func moment(
    _ range: Range<Int>, at position: Int, _ single: MomentFile?, _ reader: inout FieldReader
  ) -> MomentDraft? {
    do throws(SyntaxFault) {
      let value = try JSONText.value(of: reader.file, in: range)
      let span = SourceSpan(range.lowerBound, length: 1)
      var moment = MomentDraft(
        origin: Moment.Origin(
          file: reader.file.path.text, line: reader.line(of: span), position: position), span: span)
      if PayloadFields.describes(value) {
        PayloadFields.table.read(value, into: &moment, &reader)
      } else {
        (reader.field, reader.kind) = ("", .fields(MomentFields.table.name))
        MomentFields.table.read(value, into: &moment, &reader)
      }
      finish(&moment, single, &reader)
      return moment
    } catch {
      reader.add(error)
      return nil
    }
  }
}
