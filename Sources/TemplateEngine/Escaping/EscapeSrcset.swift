extension ByteBuffer {
  /// A list of pictures with widths or densities, each address checked and written on its own.
  ///
  /// Cuts as browsers do: an address runs to the next white space, a descriptor to the next comma.
  mutating func appendSrcset(_ bytes: UnsafeBufferPointer<UInt8>, allowsDataImage: Bool) {
    var index = 0
    var isFirst = true
    while true {
      while index < bytes.count, bytes[index].isTemplateSpace || bytes[index] == UInt8(ascii: ",") {
        index += 1
      }
      guard index < bytes.count else { return }
      if !isFirst { append(literal: ", ") }
      isFirst = false
      let end = bytes[index...].firstIndex(where: \.isTemplateSpace) ?? bytes.count
      let address = bytes[index..<end]
      let own = address.lastIndex { $0 != UInt8(ascii: ",") }.map { $0 + 1 } ?? end
      appendURL(
        UnsafeBufferPointer(rebasing: bytes[index..<own]),
        .srcset(.whole(allowsDataImage: allowsDataImage)))
      index = end
      // A comma right behind the address ends the candidate.
      if own < end { continue }
      let comma = bytes[index...].firstIndex(of: UInt8(ascii: ",")) ?? bytes.count
      appendDescriptors(UnsafeBufferPointer(rebasing: bytes[index..<comma]))
      index = comma
    }
  }

  private mutating func appendDescriptors(_ bytes: UnsafeBufferPointer<UInt8>) {
    for word in bytes.split(whereSeparator: \.isTemplateSpace) {
      append(UInt8(ascii: " "))
      appendDescriptor(UnsafeBufferPointer(rebasing: word))
    }
  }

  /// Letters, digits and dots of `bytes`; nothing else is part of a width, density or delay.
  mutating func appendDescriptor(_ bytes: UnsafeBufferPointer<UInt8>) {
    for byte in bytes
    where byte.isASCIILetter || byte.isASCIIDigit || byte == UInt8(ascii: ".") {
      append(byte)
    }
  }
}
