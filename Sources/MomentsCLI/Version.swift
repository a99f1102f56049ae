/// What this program is.
package enum Version {
  package static let program = "momentsgen"
  package static let number = "0.1.0"
  package static var line: String { "\(program) \(number)\n" }
}
