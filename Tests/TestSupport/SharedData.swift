private import Foundation

/// Data that lives beside the repository, not in it: sample payloads, conformance suites.
///
/// Tests that need it are marked `.enabled(if: SharedData.isPresent, SharedData.remark)`, so that a
/// run without it says what it left out.
package enum SharedData {
  package static let isPresent = folder != nil
  package static let remark = "needs ../shared beside the repository, or MOMENTSGEN_SHARED"

  /// The folder's absolute path: `MOMENTSGEN_SHARED`, else `../shared` beside the package.
  package static let folder: String? = {
    let beside = URL(fileURLWithPath: PackageFolder.path).deletingLastPathComponent()
    let path =
      ProcessInfo.processInfo.environment["MOMENTSGEN_SHARED"]
      ?? beside.appendingPathComponent("shared").path
    return FileManager.default.fileExists(atPath: path + "/data") ? path : nil
  }()

  /// The bytes of one file of it; throws where it isn't there.
  package static func bytes(_ name: String) throws -> [UInt8] {
    try Array(Data(contentsOf: URL(fileURLWithPath: (folder ?? "") + "/" + name)))
  }
}

/// The checkout that the tests were built from.
package enum PackageFolder {
  /// Absolute.
  package static let path = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path
}
