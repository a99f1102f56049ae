private import CZstd

/// Facebook's encoder; the frame carries the size and no checksum, as RFC 8878 has it for the web.
enum ZstdEncoder {
  /// - Parameter level: 1 to 19; browsers needn't accept the larger windows beyond.
  static func encode(_ bytes: [UInt8], level: Int32) -> [UInt8]? {
    let capacity = ZSTD_compressBound(bytes.count)
    var isWhole = false
    let output = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
      let size = ZSTD_compress(buffer.baseAddress, capacity, bytes, bytes.count, level)
      isWhole = ZSTD_isError(size) == 0
      count = isWhole ? size : 0
    }
    return isWhole ? output : nil
  }
}
