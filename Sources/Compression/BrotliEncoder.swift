private import CBrotli

/// Google's encoder, told that it gets text.
enum BrotliEncoder {
  /// - Parameter quality: 0 to 11.
  static func encode(_ bytes: [UInt8], quality: Int32) -> [UInt8]? {
    // 0 where the size has no bound: more than two gigabytes.
    let capacity = BrotliEncoderMaxCompressedSize(bytes.count)
    guard capacity > 0 else { return nil }
    var isWhole = false
    let output = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
      guard let start = buffer.baseAddress else { return }
      var size = capacity
      isWhole =
        BrotliEncoderCompress(
          quality, BROTLI_DEFAULT_WINDOW, BROTLI_MODE_TEXT, bytes.count, bytes, &size, start)
        == BROTLI_TRUE
      count = isWhole ? size : 0
    }
    return isWhole ? output : nil
  }
}
