/// The colour description of an AVIF file (ISO/IEC 23000-22; `colr` box of type `nclx`, ISO/IEC
/// 14496-12 §12.1.5; numbers of ITU-T H.273).
enum AVIFColor {
  private static let sRGBPrimaries: UInt8 = 1
  private static let displayP3Primaries: UInt8 = 12
  private static let sRGBTransfer: UInt8 = 13

  /// Says which colours the pixels are in, which the encoder leaves open. A profile would say it
  /// too, in 500 bytes more.
  static func mark(_ file: UnsafeMutableRawBufferPointer, isDisplayP3: Bool) {
    let name = Array("colrnclx".utf8)
    // The box stands in the header, before any pixels.
    let end = min(file.count, 2048) - name.count - 4
    var position = 0
    while position < end {
      if file[position..<(position + name.count)].elementsEqual(name) {
        let primaries = position + name.count + 1
        file[primaries] = isDisplayP3 ? displayP3Primaries : sRGBPrimaries
        file[primaries + 2] = sRGBTransfer
        return
      }
      position += 1
    }
  }
}
