internal import Diagnostics

/// Runs a program over the address of a record of the type that it was compiled for.
struct Renderer {
  typealias Frame = UnsafeMutablePointer<UnsafeRawPointer>

  private let code: UnsafePointer<Instruction>
  private let literals: UnsafePointer<UInt8>
  private let accesses: UnsafePointer<Unmanaged<FieldAccess>>
  private let program: Unmanaged<Program>

  /// The caller keeps `program` alive while it renders.
  init(_ program: Program) {
    code = program.code
    literals = program.literals
    accesses = program.accesses
    self.program = Unmanaged.passUnretained(program)
  }

  func render(_ record: UnsafeRawPointer, _ buffer: inout ByteBuffer) throws(TemplateError) {
    let function = program._withUnsafeGuaranteedRef { $0.functions[0] }
    try withFrame(of: function) { frame throws(TemplateError) in
      frame[0] = record
      try run(from: function.entry, frame, State(depth: 0, indentation: nil), &buffer)
    }
  }

  /// What a function is called with besides its records.
  struct State {
    /// Sections and calls that are open.
    var depth: Int
    var indentation: UnsafePointer<IndentationFrame>?
  }

  /// A part of the indentation of recursive partials; the outer part comes first on a line.
  struct IndentationFrame {
    let outer: UnsafePointer<IndentationFrame>?
    let start: UnsafePointer<UInt8>
    let count: Int

    func write(_ buffer: inout ByteBuffer) {
      outer?.pointee.write(&buffer)
      buffer.append(start, count: count)
    }
  }

  private func run(
    from start: Int, _ frame: Frame, _ state: State, _ buffer: inout ByteBuffer
  ) throws(TemplateError) {
    var index = start
    while true {
      let step = code[index]
      index += 1
      switch step.operation {
      case .literal:
        buffer.append(literals + Int(step.a), count: Int(step.b))
      case .text:
        let text = access(step)._withUnsafeGuaranteedRef { $0.text(frame[Int(step.slot)]) }
        if let text {
          step.escape.append(text, to: &buffer)
        } else if step.escape == .jsonText {
          buffer.append(literal: "null")
        }
      case .html:
        let html = access(step)._withUnsafeGuaranteedRef { $0.html(frame[Int(step.slot)]) }
        if let html { buffer.append(html.bytes) }
      case .unless: if !isTrue(step, frame) { index = Int(step.b) }
      case .when: if isTrue(step, frame) { index = Int(step.b) }
      case .visit:
        let inner = State(depth: state.depth + 1, indentation: state.indentation)
        try visit(step, at: index, frame, inner, &buffer)
        index = Int(step.b)
      case .visitShared:
        let inner = State(depth: state.depth + 1, indentation: state.indentation)
        try visit(step, at: index, frame, inner, &buffer, isShared: state.indentation == nil)
        index = Int(step.b)
      case .bind:
        try visit(step, at: index, frame, state, &buffer)
        index = Int(step.b)
      case .end: return
      case .call: try call(step, at: index - 1, frame, state, &buffer)
      case .unlessNamed: if !isNamed(step, frame) { index = Int(step.b) }
      case .indentation: state.indentation?.pointee.write(&buffer)
      case .indented:
        try callIndented(step, at: index, frame, state, &buffer)
        index += 1
      }
    }
  }

  @inline(__always)
  private func access(_ step: Instruction) -> Unmanaged<FieldAccess> { accesses[Int(step.a)] }

  @inline(__always)
  private func isTrue(_ step: Instruction, _ frame: Frame) -> Bool {
    access(step)._withUnsafeGuaranteedRef { $0.isTrue(frame[Int(step.slot)]) }
  }

  private func visit(
    _ step: Instruction, at body: Int, _ frame: Frame, _ state: State, _ buffer: inout ByteBuffer,
    isShared: Bool = false
  ) throws(TemplateError) {
    let result = access(step)._withUnsafeGuaranteedRef { access -> Result<Void, TemplateError> in
      let show: FieldAccess.Body = { value, buffer throws(TemplateError) in
        frame[Int(step.target)] = value
        try run(from: body, frame, state, &buffer)
      }
      do throws(TemplateError) {
        let record = frame[Int(step.slot)]
        if isShared {
          try access.visitShared(record, &buffer, show)
        } else {
          try access.visit(record, &buffer, show)
        }
        return .success(())
      } catch {
        return .failure(error)
      }
    }
    try result.get()
  }

  private func call(
    _ step: Instruction, at index: Int, _ frame: Frame, _ state: State, _ buffer: inout ByteBuffer
  ) throws(TemplateError) {
    guard state.depth < TemplateParser.nestingLimit else { throw tooDeep(at: index) }
    let (function, operands) = program._withUnsafeGuaranteedRef {
      ($0.functions[Int(step.a)], $0.operands + Int(step.b))
    }
    try withFrame(of: function) { callee throws(TemplateError) in
      for slot in 0..<Int(step.target) { callee[slot] = frame[Int(operands[slot])] }
      let inner = State(depth: state.depth + 1, indentation: state.indentation)
      try run(from: function.entry, callee, inner, &buffer)
    }
  }

  private func callIndented(
    _ step: Instruction, at index: Int, _ frame: Frame, _ state: State, _ buffer: inout ByteBuffer
  ) throws(TemplateError) {
    let more = IndentationFrame(
      outer: state.indentation, start: literals + Int(step.a), count: Int(step.b))
    try withUnsafePointer(to: more) { more throws(TemplateError) in
      let inner = State(depth: state.depth, indentation: more)
      try call(code[index], at: index, frame, inner, &buffer)
    }
  }

  private func isNamed(_ step: Instruction, _ frame: Frame) -> Bool {
    let name = access(step)._withUnsafeGuaranteedRef { $0.text(frame[Int(step.slot)]) }
    return program._withUnsafeGuaranteedRef { $0.names[Int(step.target)] == name }
  }

  /// Frames live on the stack: nesting is limited, so is their size.
  private func withFrame(
    of function: CompiledFunction, _ body: (Frame) throws(TemplateError) -> Void
  ) throws(TemplateError) {
    let result = withUnsafeTemporaryAllocation(
      of: UnsafeRawPointer.self, capacity: max(function.frameSize, 1)
    ) { slots -> Result<Void, TemplateError> in
      guard let frame = slots.baseAddress else { return .success(()) }
      do throws(TemplateError) {
        return .success(try body(frame))
      } catch {
        return .failure(error)
      }
    }
    try result.get()
  }

  private func tooDeep(at index: Int) -> TemplateError {
    let place = program._withUnsafeGuaranteedRef { $0.places[index] }
    return TemplateError(
      Diagnostic(
        .templateRecursion, at: place?.source,
        "templates include each other more than \(TemplateParser.nestingLimit) deep here",
        hint: "a template that includes itself needs data that ends"))
  }
}
