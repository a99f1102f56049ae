/// MP4 and MOV as boxes within boxes (ISO/IEC 14496-12 §4.2; QuickTime calls them atoms).
///
/// Metadata is blanked where it stands and not cut out, so that no offset into the media has to be
/// changed.
struct MediaBoxes {
  private(set) var bytes: [UInt8]
  private(set) var facts = MediaFacts()

  /// Blanks places, names, dates and texts. Throws where the file is cut off, or where a track can't
  /// be shown and may hold places, which would mean cutting into the media.
  init(scrubbing bytes: [UInt8]) throws(VideoProblem) {
    self.bytes = bytes
    try scrub(0..<bytes.count, depth: 0)
    guard facts.hasMovie else { throw .damaged }
  }

  /// Those with boxes inside that matter.
  private static let containers: Set<String> = [
    "moov", "trak", "mdia", "minf", "stbl", "edts", "moof", "traf", "mvex",
  ]
  /// Those that only describe.
  private static let metadata: Set<String> = ["udta", "meta", "uuid", "Xtra", "loci", "cprt"]
  /// What is kept between boxes at the top of a file.
  private static let topLevel: Set<String> = [
    "ftyp", "moov", "mdat", "free", "skip", "wide", "moof", "mfra", "sidx", "styp", "pdin",
  ]
  private static let depthLimit = 8

  private mutating func scrub(_ range: Range<Int>, depth: Int) throws(VideoProblem) {
    guard depth < MediaBoxes.depthLimit else { throw .damaged }
    var position = range.lowerBound
    while position < range.upperBound {
      // QuickTime ends some lists with four zeros.
      if range.upperBound - position < 8 { return }
      let box = try box(at: position, end: range.upperBound)
      try handle(box, depth: depth)
      position = box.end
    }
  }

  private struct Box {
    var type: String
    var start: Int
    /// Where its payload begins.
    var body: Int
    var end: Int
  }

  private func box(at start: Int, end: Int) throws(VideoProblem) -> Box {
    var body = start + 8
    var length = bytes.bigEndian(at: start, 4)
    if length == 1 {
      guard start + 16 <= end else { throw .damaged }
      body = start + 16
      length = bytes.bigEndian(at: start + 8, 8)
    } else if length == 0 {
      length = end - start
    }
    guard length >= body - start, length <= end - start else { throw .damaged }
    return Box(
      type: String(decoding: bytes[(start + 4)..<(start + 8)], as: UTF8.self), start: start,
      body: body, end: start + length)
  }

  private mutating func handle(_ box: Box, depth: Int) throws(VideoProblem) {
    let isForeign = depth == 0 && !MediaBoxes.topLevel.contains(box.type)
    // QuickTime's texts have names such as ©xyz, which is no UTF-8.
    let isText = bytes[box.start + 4] == 0xA9
    if isForeign || isText || MediaBoxes.metadata.contains(box.type) {
      blank(box)
    } else if MediaBoxes.containers.contains(box.type) {
      if box.type == "moov" { facts.hasMovie = true }
      try scrub(box.body..<box.end, depth: depth + 1)
    } else {
      try handleLeaf(box)
    }
  }

  private mutating func handleLeaf(_ box: Box) throws(VideoProblem) {
    switch box.type {
    case "free", "skip", "wide": zero(box.body..<box.end)
    case "mvhd", "mdhd": try zeroTimes(box)
    case "tkhd":
      try zeroTimes(box)
      facts.takeSize(Array(bytes[box.body..<box.end]))
    case "hdlr": try handleHandler(box)
    default: break
    }
  }

  /// Makes it a box of free space.
  private mutating func blank(_ box: Box) {
    bytes.replaceSubrange((box.start + 4)..<(box.start + 8), with: "free".utf8)
    zero(box.body..<box.end)
  }

  private mutating func zero(_ range: Range<Int>) {
    for index in range { bytes[index] = 0 }
  }

  /// The times of creation and change stand first (§8.2.2).
  private mutating func zeroTimes(_ box: Box) throws(VideoProblem) {
    guard box.end - box.body >= 20 else { throw .damaged }
    let width = bytes[box.body] == 1 ? 8 : 4
    zero((box.body + 4)..<(box.body + 4 + 2 * width))
  }

  private static let harmlessTracks: Set<String> = [
    "vide", "soun", "text", "sbtl", "subt", "clcp", "tmcd", "pict", "auxv",
  ]

  private mutating func handleHandler(_ box: Box) throws(VideoProblem) {
    guard box.end - box.body >= 12 else { throw .damaged }
    let kind = String(decoding: bytes[(box.body + 8)..<(box.body + 12)], as: UTF8.self)
    let component = String(decoding: bytes[(box.body + 4)..<(box.body + 8)], as: UTF8.self)
    // QuickTime's data handlers say how media are stored, not what they are.
    guard component != "dhlr" else { return }
    guard MediaBoxes.harmlessTracks.contains(kind) else { throw .dataTrack(kind) }
    if kind == "vide" { facts.hasPicture = true }
    if kind == "soun" { facts.hasSound = true }
    // The rest is a maker's name.
    zero((box.body + 12)..<box.end)
  }
}

/// What a container says about what it holds.
struct MediaFacts: Sendable, Hashable {
  var hasMovie = false
  var hasPicture = false
  var hasSound = false
  /// As shown, of the first track with a picture.
  var width: Int?
  var height: Int?

  /// From a track header (§8.3.2): the matrix may turn it, and the size ends it.
  mutating func takeSize(_ header: [UInt8]) {
    guard header.count >= 84, width == nil else { return }
    let end = header.count
    let size = (header.bigEndian(at: end - 8, 2), header.bigEndian(at: end - 4, 2))
    guard size.0 > 0, size.1 > 0 else { return }
    let isTurned = header.bigEndian(at: end - 44, 4) == 0
    (width, height) = isTurned ? (size.1, size.0) : size
  }
}
