internal import Glibc

/// An open file that closes itself, read and written as a whole.
struct FileDescriptor: ~Copyable {
  /// The `errno` of a call that was refused.
  struct Refusal: Error { var number: Int32 }

  enum Use {
    case reading
    /// Creates the file where it is missing. It is not cut to length 0 first: on ext4 that forces
    /// a write-out at close, which costs ten times the write itself.
    case writing

    fileprivate var flags: Int32 { self == .reading ? O_RDONLY : O_WRONLY | O_CREAT }
  }

  private let number: Int32

  /// Refuses with `ELOOP` where the last part of `path` is a link, and doesn't wait for the other
  /// end of a pipe.
  init(_ path: String, for use: Use) throws(Refusal) {
    let flags = use.flags | O_NOFOLLOW | O_CLOEXEC | O_NONBLOCK
    number = try retrying { open(path, flags, 0o666) }
  }

  deinit { close(number) }

  func status() throws(Refusal) -> stat {
    var status = stat()
    _ = try retrying { fstat(number, &status) }
    return status
  }

  /// At most `size` bytes from `offset` on; fewer where the file is shorter.
  func read(size: Int, from offset: Int = 0) throws(Refusal) -> [UInt8] {
    var refusal: Refusal?
    let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      guard let start = buffer.baseAddress else { return }
      do throws(Refusal) {
        while count < size {
          let got = try retrying {
            Glibc.pread(number, start + count, size - count, offset + count)
          }
          if got == 0 { return }
          count += got
        }
      } catch { refusal = error }
    }
    if let refusal { throw refusal }
    return bytes
  }

  /// Writes all of `bytes` from `offset` on.
  func write(_ bytes: UnsafeRawBufferPointer, at offset: Int) throws(Refusal) {
    guard let start = bytes.baseAddress else { return }
    var done = 0
    while done < bytes.count {
      done += try retrying {
        Glibc.pwrite(number, start + done, bytes.count - done, offset + done)
      }
    }
  }

  /// Writes all of `bytes` at the start; what an older, longer file has behind them is cut off.
  func write(_ bytes: UnsafeRawBufferPointer, oldSize: Int) throws(Refusal) {
    if let start = bytes.baseAddress {
      var done = 0
      while done < bytes.count {
        done += try retrying { Glibc.write(number, start + done, bytes.count - done) }
      }
    }
    if oldSize > bytes.count { _ = try retrying { ftruncate(number, bytes.count) } }
  }
}

/// The result of `call`, made again where a signal interrupted it.
func retrying<Result: SignedInteger>(
  _ call: () -> Result
) throws(FileDescriptor.Refusal) -> Result {
  while true {
    let result = call()
    if result >= 0 { return result }
    let number = errno
    if number != EINTR { throw FileDescriptor.Refusal(number: number) }
  }
}
