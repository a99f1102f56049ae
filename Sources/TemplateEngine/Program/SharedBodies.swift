/// Finds the sections over shared lists whose bodies look the same on all pages: they read the item
/// and records inside it, and of the records around it only common fields.
struct SharedBodies {
  let code: [Instruction]
  let functions: [CompiledFunction]
  let accesses: [FieldAccess]
  let operands: [UInt16]

  func mark(in code: inout [Instruction]) {
    for index in code.indices where code[index].operation == .visit {
      let step = code[index]
      guard accesses[Int(step.a)].isSharable else { continue }
      var search = Search(bodies: self)
      if search.isSelfContained(index + 1..<Int(step.b), inner: [step.target]) {
        code[index].operation = .visitShared
      }
    }
  }

  private struct Search {
    let bodies: SharedBodies
    /// Calls that are being looked at or are known to be in order.
    private var seen: Set<Call> = []

    private struct Call: Hashable {
      let function: Int
      let inner: Set<UInt16>
    }

    init(bodies: SharedBodies) { self.bodies = bodies }

    /// - Parameter inner: the slots that hold the item or what is inside it.
    mutating func isSelfContained(_ range: Range<Int>, inner: Set<UInt16>) -> Bool {
      var inner = inner
      for step in bodies.code[range] {
        switch step.operation {
        case .literal, .end, .indentation, .indented: continue
        case .text, .html, .unless, .when, .unlessNamed:
          if !reads(step, inner) { return false }
        case .visit, .visitShared, .bind:
          if !reads(step, inner) { return false }
          inner.insert(step.target)
        case .call: if !isSelfContained(call: step, inner) { return false }
        }
      }
      return true
    }

    private func reads(_ step: Instruction, _ inner: Set<UInt16>) -> Bool {
      inner.contains(step.slot) || bodies.accesses[Int(step.a)].isCommon
    }

    private mutating func isSelfContained(call step: Instruction, _ inner: Set<UInt16>) -> Bool {
      let start = Int(step.b)
      let arguments = bodies.operands[start..<start + Int(step.target)]
      let calleeInner = Set(
        zip(0..., arguments).filter { inner.contains($0.1) }.map { UInt16($0.0) })
      let function = Int(step.a)
      guard seen.insert(Call(function: function, inner: calleeInner)).inserted else { return true }
      let end =
        function + 1 < bodies.functions.count
        ? bodies.functions[function + 1].entry : bodies.code.count
      return isSelfContained(bodies.functions[function].entry..<end, inner: calleeInner)
    }
  }
}
