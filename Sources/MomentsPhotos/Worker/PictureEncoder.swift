package import PhotoProtocol

/// Makes files of pictures: the worker programs, or a test's stand-in.
package protocol PictureEncoder: Sendable {
  /// Opens `picture`, asks `jobs` what to make of it, and hands each file to `deliver` with the
  /// number of its job. Where the first try fails, a file may be delivered twice.
  func encode(
    _ picture: [UInt8], maxPixels: Int, jobs: (PictureFacts) -> [PictureJob],
    deliver: (Int, EncodedPicture) -> Void
  ) throws(EncodingFailure) -> EncodingResult
}

/// One finished file.
package struct EncodedPicture: Sendable, Hashable {
  package var width: Int
  package var height: Int
  /// Whether a fall-back is JPEG and not PNG.
  package var isOpaque: Bool
  package var bytes: [UInt8]

  package init(width: Int, height: Int, isOpaque: Bool, bytes: [UInt8]) {
    self.width = width
    self.height = height
    self.isOpaque = isOpaque
    self.bytes = bytes
  }
}

/// What is known of a picture after it was encoded.
package struct EncodingResult: Sendable, Hashable {
  package var facts: PictureFacts
  /// The mean colour as 0xRRGGBB; nil where parts are transparent or nothing was made.
  package var color: Int?

  package init(facts: PictureFacts, color: Int?) {
    self.facts = facts
    self.color = color
  }
}

/// Why there are no files.
package enum EncodingFailure: Error, Sendable, Hashable {
  /// The picture can't be published; why, in the library's words.
  case refused(WorkerReply.Refusal, String)
  /// Two workers ended over it; how.
  case workerKilled(String)
  /// The worker program isn't there, or isn't of this version.
  case noWorker
}
