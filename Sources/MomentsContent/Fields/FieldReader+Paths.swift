import Diagnostics
import MomentsModel

extension FieldReader {
  /// One part of an address, in NFC.
  mutating func pathPart(_ value: SourceValue) -> String? {
    guard let text = identifier(value) else { return nil }
    do throws(MomentID.Fault) {
      return try MomentID.checked(text)
    } catch {
      self.error(
        .idUnusable, at: value.span,
        "'\(text.shortened(to: 60))' can't be part of an address: \(error.reason)",
        hint: "letters, digits, '-' and '_' always work")
      return nil
    }
  }

  /// Paths inside the site, without a slash at the beginning. A whole address counts by its path.
  mutating func paths(_ value: SourceValue) -> [String] {
    var paths: [String] = []
    for value in list(value) {
      if let path = path(value) { paths.append(path) }
    }
    return paths
  }

  private mutating func path(_ value: SourceValue) -> String? {
    guard let text = text(value) else { return nil }
    let path = UnicodeText.composed(String(text.drop { $0 == "/" }))
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    let isUsable =
      !path.isEmpty && !path.unicodeScalars.contains(where: FieldReader.isRefused)
      && parts.enumerated().allSatisfy { index, part in
        part != "." && part != ".." && (!part.isEmpty || index == parts.count - 1)
      }
    guard isUsable else {
      error(
        .idUnusable, at: value.span,
        "'\(text.shortened(to: 60))' is not a path inside the site",
        hint: "write it as /2019/old-address/, without https:// and without '?' or '#'")
      return nil
    }
    return path
  }

  private static func isRefused(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\\", "?", "#", ":", "*", "\"", "<", ">", "|": true
    default: scalar.properties.isWhitespace || scalar.properties.generalCategory == .control
    }
  }
}
