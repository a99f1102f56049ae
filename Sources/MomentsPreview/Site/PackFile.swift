private import Glibc
internal import Synchronization

/// One nameless file that keeps the contents of a whole site: pages and pictures take no memory,
/// and nothing is left behind however the program ends.
final class PackFile: Sendable {
  /// The `errno` of a call that was refused.
  struct Refusal: Error, Hashable {
    var number: Int32
    var isForWantOfRoom: Bool { number == ENOSPC || number == EDQUOT }
  }

  /// The `errno` for contents that can't be read back.
  static let damaged = EIO

  private struct Room {
    /// In blocks.
    var end = 0
    /// Where stretches of so many blocks are free.
    var free: [Int: [Int]] = [:]
  }

  private static let blockSize = 4096
  private let file: OpenFile
  private let room = Mutex(Room())

  /// - Parameter folder: where the file lies; it must have room for the whole site.
  init(in folder: String) throws(Refusal) {
    var name = Array("\(folder)/momentsgen-XXXXXX".utf8CString)
    let descriptor = mkstemp(&name)
    guard descriptor >= 0 else { throw Refusal(number: errno) }
    unlink(name)
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    file = OpenFile(descriptor: descriptor) { close($0) }
  }

  /// The part of the file that one content takes; used again when nobody needs it.
  final class Stretch: Sendable {
    private let pack: PackFile
    fileprivate let block: Int
    fileprivate let blockCount: Int
    /// In bytes.
    let size: Int

    fileprivate init(pack: PackFile, size: Int) {
      self.pack = pack
      self.size = size
      blockCount = (size + PackFile.blockSize - 1) / PackFile.blockSize
      block = pack.take(blockCount)
    }

    deinit { pack.giveBack(self) }

    /// In bytes.
    var offset: Int { block * PackFile.blockSize }

    /// Keeps the stretch for as long as it is in use.
    var content: OpenFile { OpenFile(descriptor: pack.file.descriptor) { _ in _ = self } }
  }

  func add(_ bytes: UnsafeRawBufferPointer) throws(Refusal) -> Stretch {
    let stretch = Stretch(pack: self, size: bytes.count)
    var done = 0
    while let start = bytes.baseAddress, done < bytes.count {
      let count = pwrite(
        file.descriptor, start + done, bytes.count - done, stretch.offset + done)
      if count > 0 { done += count } else if errno != EINTR { throw Refusal(number: errno) }
    }
    return stretch
  }

  private func take(_ count: Int) -> Int {
    room.withLock { room in
      if let block = room.free[count]?.popLast() { return block }
      defer { room.end += count }
      return room.end
    }
  }

  private func giveBack(_ stretch: Stretch) {
    guard stretch.blockCount > 0 else { return }
    room.withLock { $0.free[stretch.blockCount, default: []].append(stretch.block) }
  }
}
