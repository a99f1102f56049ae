/// What an archive may make of the disk and of time, whatever it claims about itself.
package struct ArchiveLimits: Sendable {
  package var entryCount = 2_000_000
  /// Unpacked bytes per packed byte. Text of exports packs to a tenth at best, pictures hardly; a
  /// bomb to a thousandth.
  package var ratio = 200
  /// Unpacked bytes that are never too many: small archives of drawings pack well.
  package var allowanceBytes = 64 << 20
  package var fileBytes = 16 << 30

  package init() {}

  /// The most that `packedBytes` may unpack to.
  func unpackedBytes(of packedBytes: Int) -> Int {
    let (product, overflow) = packedBytes.multipliedReportingOverflow(by: ratio)
    return overflow ? Int.max : max(allowanceBytes, product)
  }
}
