/// An address that does something other than lead somewhere.
struct UnsafeScheme {
  let name: String

  private static let names: Set = [
    "javascript", "vbscript", "data", "file", "blob", "filesystem", "livescript", "mocha",
    "view-source",
  ]

  /// nil for an address that is harmless in a link. Browsers drop white space and control
  /// characters in front of and inside a scheme, and so does this.
  init?(_ address: String) {
    var scheme = ""
    for scalar in address.unicodeScalars {
      if scalar == ":" { break }
      if scalar.value <= 0x20 || scalar.value == 0x7F { continue }
      guard scalar.isASCII, scheme.utf8.count < 16 else { return nil }
      scheme.unicodeScalars.append(scalar)
    }
    guard scheme.utf8.count < address.utf8.count else { return nil }
    let name = scheme.lowercased()
    guard UnsafeScheme.names.contains(name) else { return nil }
    self.name = name
  }
}
