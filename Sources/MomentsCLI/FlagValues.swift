/// The checks of flags' values.
extension Flag {
  static func choice<Choice: RawRepresentable & CaseIterable>(
    _ text: String, of name: String
  ) throws(UsageError) -> Choice where Choice.RawValue == String {
    if let choice = Choice(rawValue: text) { return choice }
    let words = Choice.allCases.map(\.rawValue)
    throw UsageError("--\(name) takes one of \(words.joined(separator: ", ")), not '\(text)'")
  }

  static func jobCount(_ text: String) throws(UsageError) -> Int {
    guard let count = Int(text), (1...256).contains(count) else {
      throw UsageError("--jobs takes a whole number from 1 to 256, not '\(text)'")
    }
    return count
  }

  static func portNumber(_ text: String) throws(UsageError) -> Int {
    guard let port = Int(text), (0...65_535).contains(port) else {
      throw UsageError(
        "--port takes a number from 1 to 65535, or 0 for any that is free, not '\(text)'")
    }
    return port
  }

  /// Begins and ends with a slash.
  static func basePath(_ text: String) throws(UsageError) -> String {
    let parts = text.split(separator: "/", omittingEmptySubsequences: true)
    let isPlain = text.utf8.allSatisfy { byte in
      byte > 0x20 && byte < 0x7F && !"\"<>\\^`{|}?#%".utf8.contains(byte)
    }
    guard isPlain, !parts.contains("."), !parts.contains("..") else {
      throw UsageError("--base-path takes a path such as /moments/, not '\(text)'")
    }
    return parts.isEmpty ? "/" : "/" + parts.joined(separator: "/") + "/"
  }

  static func instant(_ text: String) throws(UsageError) -> Int {
    guard let instant = InstantText.secondsSince1970(text) else {
      throw UsageError(
        "--now takes an instant with its offset, not '\(text)'",
        hint: "write it as 2026-11-30T08:00:00+08:00 or 2026-11-30T00:00:00Z")
    }
    return instant
  }

  /// An absolute http or https address without query and fragment; a slash is added at its end.
  static func webAddress(_ text: String) throws(UsageError) -> String {
    let scheme = ["https://", "http://"].first { text.lowercased().hasPrefix($0) }
    let rest = text.utf8.dropFirst(scheme?.utf8.count ?? 0)
    let isPlain = rest.allSatisfy { byte in
      byte > 0x20 && byte < 0x7F && !"\"<>\\^`{|}?#@".utf8.contains(byte)
    }
    guard scheme != nil, isPlain, let first = rest.first, first != 0x2F, first != 0x3A else {
      throw UsageError(
        "--base-url takes an address such as https://example.org/moments/, not '\(text)'")
    }
    return text.hasSuffix("/") ? text : text + "/"
  }
}
