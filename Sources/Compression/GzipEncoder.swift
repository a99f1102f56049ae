private import CZlib

/// zlib at its best level; neither name nor time in the header, so that equal files have equal bytes.
enum GzipEncoder {
  static func encode(_ bytes: [UInt8]) -> [UInt8]? {
    var stream = z_stream()
    // 15 bits of window, and 16 for gzip's own header.
    let status = deflateInit2_(
      &stream, Z_BEST_COMPRESSION, Z_DEFLATED, 15 + 16, 9, Z_DEFAULT_STRATEGY, ZLIB_VERSION,
      Int32(MemoryLayout<z_stream>.size))
    guard status == Z_OK else { return nil }
    defer { deflateEnd(&stream) }
    guard let inputSize = UInt32(exactly: bytes.count) else { return nil }
    let capacity = Int(deflateBound(&stream, UInt(bytes.count)))
    return bytes.withUnsafeBufferPointer { input in
      // zlib doesn't write to its input.
      stream.next_in = UnsafeMutablePointer(mutating: input.baseAddress)
      stream.avail_in = inputSize
      var isWhole = false
      let output = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
        stream.next_out = buffer.baseAddress
        stream.avail_out = UInt32(clamping: capacity)
        isWhole = deflate(&stream, Z_FINISH) == Z_STREAM_END
        count = capacity - Int(stream.avail_out)
      }
      return isWhole ? output : nil
    }
  }
}
