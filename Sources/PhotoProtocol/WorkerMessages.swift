/// What the program asks of the worker, in this order for each picture: one `open`, then at most one
/// `make`.
package enum WorkerRequest: Sendable {
  /// Look at a picture and keep it. Refused by its header where it has more than `maxPixels`.
  case open(maxPixels: Int)
  /// Make these files of the picture that is open.
  case make([PictureJob])

  /// Without the picture's bytes, which follow `open`.
  package var bytes: [UInt8] {
    var writer = WireWriter()
    switch self {
    case .open(let maxPixels):
      writer.put(1 as UInt8)
      writer.put(maxPixels)
    case .make(let jobs):
      writer.put(2 as UInt8)
      writer.put(jobs.count)
      for job in jobs { job.put(into: &writer) }
    }
    return writer.bytes
  }

  /// The request, and what follows it.
  package static func read(_ message: [UInt8]) throws(WireError) -> (
    request: WorkerRequest, body: ArraySlice<UInt8>
  ) {
    var reader = WireReader(message)
    switch try reader.byte() {
    case 1: return (.open(maxPixels: try reader.integer()), reader.rest)
    case 2:
      var jobs: [PictureJob] = []
      for _ in 0..<(try reader.integer(in: 0...10_000)) {
        jobs.append(try PictureJob(from: &reader))
      }
      return (.make(jobs), reader.rest)
    default: throw .malformed
    }
  }
}

/// What the worker answers.
package enum WorkerReply: Sendable, Hashable {
  /// The first message, unasked: which version speaks, and whether it is locked in.
  case ready(version: Int, isSandboxed: Bool)
  case opened(PictureFacts)
  /// One file of a `make`, in the order of the jobs; its bytes follow. `isOpaque` says whether a
  /// fall-back is JPEG.
  case made(job: Int, width: Int, height: Int, isOpaque: Bool)
  /// The end of a `make`. The mean colour as 0xRRGGBB; nil where it is partly transparent.
  case finished(color: Int?)
  case refused(Refusal, explanation: String)

  package enum Refusal: UInt8, Sendable, Hashable {
    case damaged = 1
    case unsupported = 2
    case tooLarge = 3
  }

  /// Programs and workers of different versions don't talk.
  package static let version = 2

  /// Without the file's bytes, which follow `made`.
  package var bytes: [UInt8] {
    var writer = WireWriter()
    switch self {
    case .ready(let version, let isSandboxed):
      writer.put(1 as UInt8)
      writer.put(version)
      writer.put(isSandboxed)
    case .opened(let facts):
      writer.put(2 as UInt8)
      facts.put(into: &writer)
    case .made(let job, let width, let height, let isOpaque):
      writer.put(3 as UInt8)
      for value in [job, width, height] { writer.put(value) }
      writer.put(isOpaque)
    case .finished(let color):
      writer.put(4 as UInt8)
      writer.put(color ?? -1)
    case .refused(let refusal, let explanation):
      writer.put(5 as UInt8)
      writer.put(refusal.rawValue)
      writer.put(explanation)
    }
    return writer.bytes
  }

  /// The reply, and what follows it.
  package static func read(_ message: [UInt8]) throws(WireError) -> (
    reply: WorkerReply, body: ArraySlice<UInt8>
  ) {
    var reader = WireReader(message)
    let reply = try WorkerReply(from: &reader)
    return (reply, reader.rest)
  }

  private init(from reader: inout WireReader) throws(WireError) {
    switch try reader.byte() {
    case 1: self = .ready(version: try reader.integer(), isSandboxed: try reader.flag())
    case 2: self = .opened(try PictureFacts(from: &reader))
    case 3:
      self = .made(
        job: try reader.integer(in: 0...10_000), width: try reader.integer(in: 0...1_000_000),
        height: try reader.integer(in: 0...1_000_000), isOpaque: try reader.flag())
    case 4:
      let color = try reader.integer(in: -1...0xFFFFFF)
      self = .finished(color: color < 0 ? nil : color)
    case 5:
      guard let refusal = Refusal(rawValue: try reader.byte()) else { throw .malformed }
      self = .refused(refusal, explanation: try reader.text())
    default: throw .malformed
    }
  }
}
