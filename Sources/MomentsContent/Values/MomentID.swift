import MomentsModel

/// A moment's id: the last part of its address and of its folder's name on any host.
enum MomentID {
  struct Fault: Error, Equatable {
    var reason: String
  }

  private static let byteLimit = 200
  /// Not in addresses, or not in file names of some system.
  private static let refused: Set<Unicode.Scalar> = [
    "/", "\\", "?", "#", "%", ":", "*", "\"", "<", ">", "|",
  ]

  /// `text` in NFC.
  static func checked(_ text: String) throws(Fault) -> String {
    let id = UnicodeText.composed(text)
    if id.isEmpty { throw Fault(reason: "it is empty") }
    if id.utf8.count > byteLimit {
      throw Fault(reason: "it is longer than \(byteLimit) bytes")
    }
    if id == "." || id == ".." || id.utf8.first == 0x2E || id.utf8.last == 0x2E {
      throw Fault(reason: "it begins or ends with '.'")
    }
    for scalar in id.unicodeScalars {
      if scalar.properties.isWhitespace && scalar != " " || isInvisible(scalar) {
        throw Fault(reason: "it holds an invisible character")
      }
      if refused.contains(scalar) { throw Fault(reason: "it holds '\(scalar)'") }
    }
    if id.utf8.first == 0x20 || id.utf8.last == 0x20 {
      throw Fault(reason: "it begins or ends with a space")
    }
    return id
  }

  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator, .surrogate: true
    case .format: scalar.value != 0x200C && scalar.value != 0x200D
    default: false
    }
  }
}
