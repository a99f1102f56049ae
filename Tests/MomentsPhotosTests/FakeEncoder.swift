import MomentsPhotos
import PhotoProtocol
import Synchronization

/// Takes the text `picture WIDTHxHEIGHT` for a picture, and makes files that say how they were made.
final class FakeEncoder: PictureEncoder {
  enum Ability { case all, none }

  private let made = Mutex<[String]>([])
  private let ability: Ability

  init(_ ability: Ability = .all) { self.ability = ability }

  /// What was made so far, such as "whole 480 avif".
  var files: [String] { made.withLock { $0 } }

  func encode(
    _ picture: [UInt8], maxPixels: Int, jobs: (PictureFacts) -> [PictureJob],
    deliver: (Int, EncodedPicture) -> Void
  ) throws(EncodingFailure) -> EncodingResult {
    guard ability == .all else { throw .noWorker }
    let words = String(decoding: picture, as: UTF8.self).split { " x\n".contains($0) }
    guard words.count >= 3, words[0] == "picture", let width = Int(words[1]),
      let height = Int(words[2])
    else { throw .refused(.unsupported, "") }
    guard width * height <= maxPixels else { throw .refused(.tooLarge, "\(width) × \(height)") }
    let kind: PictureFacts.Kind = words.last == "moving" ? .animation : .still
    let facts = PictureFacts(
      kind: kind, width: width, height: height, pixelCount: width * height)
    for (number, job) in jobs(facts).enumerated() {
      let height = job.crop == .whole ? job.width * height / width : job.width
      let text = "\(job.crop) \(job.width) \(job.format)"
      made.withLock { $0.append(text) }
      deliver(
        number,
        EncodedPicture(
          width: job.width, height: height, isOpaque: true,
          bytes: Array("\(words.joined(separator: " ")): \(text)".utf8)))
    }
    return EncodingResult(facts: facts, color: 0x4080FF)
  }
}
