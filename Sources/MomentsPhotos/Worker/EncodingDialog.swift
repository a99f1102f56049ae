internal import PhotoProtocol

/// What is said about one picture.
struct EncodingDialog {
  let channel: WireChannel

  /// Throws where the worker is of no use any more; a picture that it refuses is a result.
  func encode(
    _ picture: [UInt8], _ maxPixels: Int, _ jobs: (PictureFacts) -> [PictureJob],
    _ deliver: (Int, EncodedPicture) -> Void
  ) throws(WireError) -> Result<EncodingResult, EncodingFailure> {
    try picture.withUnsafeBufferPointer { (bytes) throws(WireError) in
      try channel.send(
        WorkerRequest.open(maxPixels: maxPixels).bytes, UnsafeRawBufferPointer(bytes))
    }
    let facts: PictureFacts
    switch try receive().reply {
    case .opened(let opened): facts = opened
    case .refused(let refusal, let text): return .failure(.refused(refusal, text))
    default: throw .malformed
    }
    let jobs = jobs(facts)
    guard !jobs.isEmpty else { return .success(EncodingResult(facts: facts, color: nil)) }
    try channel.send(WorkerRequest.make(jobs).bytes)
    while true {
      let (reply, body) = try receive()
      switch reply {
      case .made(let job, let width, let height, let isOpaque):
        guard jobs.indices.contains(job), !body.isEmpty else { throw .malformed }
        deliver(
          job,
          EncodedPicture(
            width: width, height: height, isOpaque: isOpaque,
            bytes: try plain(Array(body), jobs[job].format)))
      case .finished(let color): return .success(EncodingResult(facts: facts, color: color))
      case .refused(let refusal, let text): return .failure(.refused(refusal, text))
      default: throw .malformed
      }
    }
  }

  /// libvips puts an EXIF block of its own into WebP, whatever it is told.
  private func plain(
    _ bytes: [UInt8], _ format: PictureJob.Format
  ) throws(WireError) -> [UInt8] {
    guard format == .webp || format == .animation else { return bytes }
    do throws(ScrubbedPicture.Failure) { return try ScrubbedPicture(of: bytes).bytes } catch {
      throw .malformed
    }
  }

  private func receive() throws(WireError) -> (reply: WorkerReply, body: ArraySlice<UInt8>) {
    try WorkerReply.read(try channel.receive(secondsLimit: WorkerProcess.secondsLimit))
  }
}
