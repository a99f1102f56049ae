/// A compiled template: one immutable block for each kind of data, shared by all threads.
///
/// The renderer reads through the raw addresses, which stay valid as long as the program lives, so
/// that no array or object of it is retained while a page is rendered.
final class Program: @unchecked Sendable {
  let code: UnsafePointer<Instruction>
  let literals: UnsafePointer<UInt8>
  let accesses: UnsafePointer<Unmanaged<FieldAccess>>
  let functions: UnsafePointer<CompiledFunction>
  let operands: UnsafePointer<UInt16>
  let names: [String]
  /// Where calls stand in the sources, by instruction.
  let places: [Int: TagPlace]
  let usage: TemplateUsage
  private let owners: [FieldAccess]

  init(_ builder: consuming ProgramBuilder, _ usage: TemplateUsage) {
    self.usage = usage
    var (code, entries) = builder.link()
    SharedBodies(
      code: code, functions: entries, accesses: builder.accesses, operands: builder.operands
    )
    .mark(in: &code)
    self.code = code.copied()
    literals = builder.literals.copied()
    owners = builder.accesses
    accesses = owners.map { Unmanaged.passUnretained($0) }.copied()
    functions = entries.copied()
    operands = builder.operands.copied()
    names = builder.names
    places = builder.places
  }

  deinit {
    code.deallocate()
    literals.deallocate()
    accesses.deallocate()
    functions.deallocate()
    operands.deallocate()
  }
}

extension Array {
  /// A copy of plain data outside the array, for the caller to deallocate.
  fileprivate func copied() -> UnsafePointer<Element> {
    let start = UnsafeMutablePointer<Element>.allocate(capacity: Swift.max(count, 1))
    for (index, element) in enumerated() { (start + index).initialize(to: element) }
    return UnsafePointer(start)
  }
}
