/// What this program is.
package enum Version {
  package static let program = "momentsgen"
  package static let number = "0.1.0"
  /// Of the release, as manual pages write it.
  package static let date = "November 30, 2026"
  package static var line: String { "\(program) \(number)\n" }
}
