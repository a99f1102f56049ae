/// Collects the instructions of functions that are compiled inside one another.
struct ProgramBuilder {
  private(set) var literals: [UInt8] = []
  private(set) var accesses: [FieldAccess] = []
  private(set) var operands: [UInt16] = []
  private(set) var names: [String] = []
  private var finished: [[Instruction]?] = []
  private var frameSizes: [Int] = []
  private var callPlaces: [(function: Int, index: Int, place: TagPlace)] = []
  /// Code of the functions in progress, innermost last.
  private var open: [(function: Int, code: [Instruction], label: Int)] = []
  private var accessIndexes: [ObjectIdentifier: UInt32] = [:]
  private(set) var places: [Int: TagPlace] = [:]

  // MARK: Functions

  mutating func beginFunction() -> Int {
    finished.append(nil)
    frameSizes.append(0)
    open.append((finished.count - 1, [], 0))
    return finished.count - 1
  }

  mutating func endFunction(frameSize: Int) {
    emit(Instruction(operation: .end))
    guard let function = open.popLast() else { return }
    finished[function.function] = function.code
    frameSizes[function.function] = frameSize
  }

  // MARK: Instructions

  /// Index of the next instruction in the function in progress.
  var position: Int { open.last?.code.count ?? 0 }

  /// The next instruction can be jumped to, so nothing merges with the one before.
  mutating func markLabel() { open[open.count - 1].label = position }

  /// Takes back all instructions since `position`.
  mutating func rewind(to position: Int) {
    open[open.count - 1].code.removeSubrange(position...)
    let function = open[open.count - 1].function
    callPlaces.removeAll { $0.function == function && $0.index >= position }
  }

  @discardableResult
  mutating func emit(_ instruction: Instruction) -> Int {
    open[open.count - 1].code.append(instruction)
    return position - 1
  }

  mutating func emitLiteral(_ bytes: some Collection<UInt8>) {
    guard !bytes.isEmpty else { return }
    let start = UInt32(literals.count)
    literals.append(contentsOf: bytes)
    let last = open.count - 1
    if position > open[last].label, let previous = open[last].code.last,
      previous.operation == .literal, previous.a + previous.b == start
    {
      open[last].code[position - 1].b += UInt32(bytes.count)
    } else {
      emit(Instruction(operation: .literal, a: start, b: UInt32(bytes.count)))
    }
  }

  /// Makes the jump at `index` go to the next instruction.
  mutating func land(_ index: Int) {
    open[open.count - 1].code[index].b = UInt32(position)
    markLabel()
  }

  mutating func emitCall(_ function: Int, slots: [UInt16], at place: TagPlace) {
    let start = operands.count
    operands.append(contentsOf: slots)
    let index = emit(
      Instruction(
        operation: .call, target: UInt16(slots.count), a: UInt32(function), b: UInt32(start)))
    callPlaces.append((open[open.count - 1].function, index, place))
  }

  mutating func emitIndented(_ bytes: some Collection<UInt8>) {
    let start = UInt32(literals.count)
    literals.append(contentsOf: bytes)
    emit(Instruction(operation: .indented, a: start, b: UInt32(bytes.count)))
    markLabel()
  }

  mutating func index(of access: FieldAccess) -> UInt32 {
    if let known = accessIndexes[ObjectIdentifier(access)] { return known }
    accesses.append(access)
    let index = UInt32(accesses.count - 1)
    accessIndexes[ObjectIdentifier(access)] = index
    return index
  }

  mutating func index(ofName name: String) -> UInt16 {
    if let known = names.firstIndex(of: name) { return UInt16(known) }
    names.append(name)
    return UInt16(names.count - 1)
  }

  // MARK: Linking

  /// All functions one behind the other, with jumps and the places of calls made absolute.
  mutating func link() -> (code: [Instruction], functions: [CompiledFunction]) {
    var code: [Instruction] = []
    var functions: [CompiledFunction] = []
    for (function, size) in zip(finished, frameSizes) {
      let base = code.count
      functions.append(CompiledFunction(entry: base, frameSize: size))
      for var instruction in function ?? [] {
        if instruction.operation.jumps { instruction.b += UInt32(base) }
        code.append(instruction)
      }
    }
    for call in callPlaces { places[functions[call.function].entry + call.index] = call.place }
    return (code, functions)
  }
}

extension Instruction.Operation {
  fileprivate var jumps: Bool {
    switch self {
    case .unless, .when, .visit, .visitShared, .bind, .unlessNamed: true
    default: false
    }
  }
}
