import PhotoProtocol

/// Answers requests until the program that asked has gone.
struct WorkerLoop {
  let sandbox: Sandbox
  private let channel = WireChannel(socket: 0)

  /// Processor seconds for one picture; the largest allowed takes a tenth of it.
  private static let secondsPerPicture: UInt64 = 300

  init(sandbox: Sandbox) { self.sandbox = sandbox }

  func run() {
    do throws(WireError) {
      try channel.send(
        WorkerReply.ready(version: WorkerReply.version, isSandboxed: sandbox.isTight).bytes)
      var picture: OpenPicture?
      while true { try answer(try channel.receive(), &picture) }
    } catch {
      // The program has gone or talks another language: there is nobody to tell.
    }
  }

  private func answer(_ message: [UInt8], _ picture: inout OpenPicture?) throws(WireError) {
    let (request, body) = try WorkerRequest.read(message)
    switch request {
    case .open(let maxPixels):
      picture = nil
      Sandbox.limitSeconds(WorkerLoop.secondsPerPicture)
      switch opened(body, maxPixels) {
      case .success(let opened):
        picture = opened
        try channel.send(WorkerReply.opened(opened.facts).bytes)
      case .failure(let refusal): try send(refusal)
      }
    case .make(let jobs):
      guard let opened = picture else { throw .malformed }
      picture = nil
      try make(jobs, of: opened)
    }
  }

  private func opened(
    _ bytes: ArraySlice<UInt8>, _ maxPixels: Int
  ) -> Result<OpenPicture, PictureRefusal> {
    do throws(PictureRefusal) {
      return .success(try OpenPicture(bytes, maxPixels: maxPixels))
    } catch { return .failure(error) }
  }

  private func make(_ jobs: [PictureJob], of picture: OpenPicture) throws(WireError) {
    var problem: WireError?
    let result: Result<Int?, PictureRefusal>
    do throws(PictureRefusal) {
      result = .success(
        try picture.make(jobs) { job, made in
          guard problem == nil else { return }
          problem = deliver(job, made)
        })
    } catch { result = .failure(error) }
    if let problem { throw problem }
    switch result {
    case .success(let color): try channel.send(WorkerReply.finished(color: color).bytes)
    case .failure(let refusal): try send(refusal)
    }
  }

  private func deliver(_ job: Int, _ made: OpenPicture.Made) -> WireError? {
    let reply = WorkerReply.made(
      job: job, width: made.width, height: made.height, isOpaque: made.isOpaque)
    do throws(WireError) { try channel.send(reply.bytes, made.bytes) } catch { return error }
    return nil
  }

  private func send(_ refusal: PictureRefusal) throws(WireError) {
    try channel.send(
      WorkerReply.refused(refusal.kind, explanation: refusal.explanation).bytes)
  }
}

/// Why a picture can't be published.
struct PictureRefusal: Error {
  var kind: WorkerReply.Refusal
  /// In words, by the library that found out.
  var explanation: String

  init(_ kind: WorkerReply.Refusal, _ explanation: String) {
    self.kind = kind
    self.explanation = explanation
  }
}
