/// Observations of an earlier run that were looked at again, and which of them hold: so that nothing
/// has to be looked at twice in one run.
package struct VerifiedStamps: Sendable {
  private let observations: [Observation]
  private let holds: [Bool]
  /// Positions in `observations` plus one, by the hash of the path; 0: free.
  private var slots: [UInt32]

  /// - Parameter holds: for each observation whether it does.
  package init(_ observations: [Observation], holds: [Bool]) {
    self.observations = observations
    self.holds = holds
    var size = 16
    while size < observations.count * 2 { size *= 2 }
    slots = Array(repeating: 0, count: size)
    for (position, observation) in observations.enumerated() {
      var slot = VerifiedStamps.hash(observation.path) & (size - 1)
      while slots[slot] != 0 { slot = (slot + 1) & (size - 1) }
      slots[slot] = UInt32(position + 1)
    }
  }

  /// Whether all do.
  package var allHold: Bool { holds.allSatisfy(\.self) }

  /// nil where the path wasn't looked at, or has changed since the earlier run.
  package func hold(_ observation: Observation) -> Bool? {
    var slot = VerifiedStamps.hash(observation.path) & (slots.count - 1)
    while slots[slot] != 0 {
      let position = Int(slots[slot]) - 1
      if observations[position].path == observation.path {
        return holds[position] ? observations[position].stamp == observation.stamp : nil
      }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }

  private static func hash(_ path: TreePath) -> Int {
    var text = path.text
    return text.withUTF8 {
      Int(truncatingIfNeeded: Fingerprint(of: UnsafeRawBufferPointer($0)).high)
    }
  }
}
