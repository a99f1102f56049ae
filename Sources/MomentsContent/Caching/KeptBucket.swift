import FileTree
import MomentsModel

/// The content of a bucket, for as long as a text of it is wanted.
///
/// Its positions are those of texts that were skipped when it was read, so that they are known to lie
/// within it.
final class KeptBucket: KeptTexts {
  private let file: [UInt8]
  private let start: Int

  /// - Parameters:
  ///   - file: whole, as the check of its fingerprint says before any text of it is asked for.
  ///   - start: where its content begins, from which positions count.
  init(_ file: [UInt8], contentFrom start: Int) {
    self.file = file
    self.start = start
  }

  func parts(at position: Int) -> MomentText.Parts {
    file.withUnsafeBytes { bytes in
      var reader = PackedReader(bytes, from: start + position)
      do throws(PackedFault) {
        return try reader.momentText().parts
      } catch {
        // It was skipped by its own lengths when the bucket was read.
        preconditionFailure("a text that was skipped can't be read")
      }
    }
  }

  func packed(at position: Int) -> ArraySlice<UInt8> {
    file.withUnsafeBytes { bytes in
      var reader = PackedReader(bytes, from: start + position)
      do throws(PackedFault) {
        try reader.skipMomentText()
        return file[start + position..<reader.position]
      } catch {
        // As above.
        preconditionFailure("a text that was skipped can't be skipped again")
      }
    }
  }
}
