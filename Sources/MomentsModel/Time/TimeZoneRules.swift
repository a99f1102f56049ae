/// One time zone's offsets, past and future, as read from a TZif file (RFC 9636).
///
/// The project's own reader because Foundation's time zones pull ICU into the program: 14 ms of
/// start-up, or 50 MB when linked statically.
package struct TimeZoneRules: Sendable {
  /// IANA name, such as `Europe/Berlin`.
  package let identifier: String
  /// Ascending instants at which an offset begins.
  private let transitions: [Int]
  /// `offsets[i]` holds from `transitions[i]` on; as many as `transitions`.
  private let offsets: [Int]
  /// Holds before the first transition.
  private let firstOffset: Int
  /// Holds after the last transition; nil: the last offset goes on.
  private let footer: RecurringOffset?

  package static let utc = TimeZoneRules(identifier: "UTC", fixedOffset: 0)

  package init(identifier: String, fixedOffset: Int) {
    self.identifier = identifier
    transitions = []
    offsets = []
    firstOffset = fixedOffset
    footer = nil
  }

  /// nil where `bytes` isn't a whole TZif file of version 2 or later.
  package init?(identifier: String, tzif bytes: [UInt8]) {
    var reader = TZifReader(bytes: bytes)
    guard let first = reader.header(), first.version >= 2,
      reader.skip(first.dataLength(timeSize: 4)), let header = reader.header(),
      let data = reader.data(header)
    else { return nil }
    self.identifier = identifier
    transitions = data.transitions
    offsets = data.offsets
    firstOffset = data.firstOffset
    footer = data.footer.flatMap(RecurringOffset.init(posix:))
  }

  /// Differs for rules that differ; the same in every run.
  package var digestText: String {
    "\(firstOffset) \(transitions) \(offsets) \(footer.map { "\($0)" } ?? "")"
  }

  /// Seconds east of UTC at an instant.
  package func offsetSeconds(at instant: Int) -> Int {
    guard let last = transitions.last else { return footer?.offset(at: instant) ?? firstOffset }
    if instant >= last { return footer?.offset(at: instant) ?? offsets[offsets.count - 1] }
    var low = 0
    var high = transitions.count
    while low < high {
      let middle = (low + high) / 2
      if transitions[middle] <= instant { low = middle + 1 } else { high = middle }
    }
    return low == 0 ? firstOffset : offsets[low - 1]
  }

  /// The instant at which this zone's clocks show `wall`. Of two (clocks set back) the earlier;
  /// of none (clocks set forward) the one that the offset before the gap gives.
  package func instant(of wall: WallClock) -> Int {
    let local = wall.secondsSince1970
    let before = offsetSeconds(at: local - 86_400)
    let after = offsetSeconds(at: local + 86_400)
    let early = local - before
    let late = local - after
    if offsetSeconds(at: early) == before { return early }
    if offsetSeconds(at: late) == after { return late }
    return early
  }
}

/// Reads the two headers and the second data block of a TZif file.
private struct TZifReader {
  let bytes: [UInt8]
  var position = 0

  struct Header {
    var version: Int
    var isUTCount: Int
    var isStandardCount: Int
    var leapCount: Int
    var timeCount: Int
    var typeCount: Int
    var characterCount: Int

    func dataLength(timeSize: Int) -> Int {
      timeCount * (timeSize + 1) + typeCount * 6 + characterCount + leapCount * (timeSize + 4)
        + isStandardCount + isUTCount
    }
  }

  struct Data {
    var transitions: [Int]
    var offsets: [Int]
    var firstOffset: Int
    var footer: String?
  }

  mutating func header() -> Header? {
    guard bytes.count - position >= 44, bytes[position..<position + 4].elementsEqual("TZif".utf8)
    else { return nil }
    let version = bytes[position + 4] == 0 ? 1 : Int(bytes[position + 4]) - 48
    position += 20
    var counts: [Int] = []
    for _ in 0..<6 { counts.append(integer(4)) }
    guard counts.allSatisfy({ (0..<1_000_000).contains($0) }) else { return nil }
    return Header(
      version: version, isUTCount: counts[0], isStandardCount: counts[1], leapCount: counts[2],
      timeCount: counts[3], typeCount: counts[4], characterCount: counts[5])
  }

  mutating func skip(_ length: Int) -> Bool {
    position += length
    return position <= bytes.count
  }

  mutating func data(_ header: Header) -> Data? {
    guard header.typeCount > 0, bytes.count - position >= header.dataLength(timeSize: 8) else {
      return nil
    }
    var transitions: [Int] = []
    for _ in 0..<header.timeCount { transitions.append(integer(8)) }
    let types = bytes[position..<position + header.timeCount].map(Int.init)
    position += header.timeCount
    var typeOffsets: [Int] = []
    for _ in 0..<header.typeCount {
      typeOffsets.append(integer(4))
      position += 2
    }
    guard types.allSatisfy({ $0 < typeOffsets.count }) else { return nil }
    position += header.characterCount + header.leapCount * 12
    position += header.isStandardCount + header.isUTCount
    return Data(
      transitions: transitions, offsets: types.map { typeOffsets[$0] },
      firstOffset: typeOffsets[0], footer: footer())
  }

  private func footer() -> String? {
    guard position < bytes.count, bytes[position] == 0x0A,
      let end = bytes[(position + 1)...].firstIndex(of: 0x0A), end > position + 1
    else { return nil }
    return String(decoding: bytes[(position + 1)..<end], as: UTF8.self)
  }

  /// Big-endian two's complement; the caller has checked that the bytes are there.
  private mutating func integer(_ size: Int) -> Int {
    var value = Int(Int8(bitPattern: bytes[position]))
    for index in 1..<size { value = value << 8 | Int(bytes[position + index]) }
    position += size
    return value
  }
}
