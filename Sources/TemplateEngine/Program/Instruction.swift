/// One step of a compiled template: plain data, so that running it counts no references.
struct Instruction {
  enum Operation: UInt8 {
    /// Puts out `b` bytes of the pool from `a`.
    case literal
    /// Puts out the text of access `a` on `slot`, made safe by `escape`.
    case text
    /// Puts out the HTML of access `a` on `slot` as it is.
    case html
    /// Goes on at `b` unless access `a` on `slot` is true.
    case unless
    /// Goes on at `b` if access `a` on `slot` is true.
    case when
    /// Runs what follows up to its `end` for each value of access `a` on `slot`, the value's address
    /// in `target`; then goes on at `b`.
    case visit
    /// The same where the body is found to show nothing else than the value and what all pages have
    /// in common.
    case visitShared
    /// The same for a record that is always there, without counting as nesting.
    case bind
    /// Returns to whatever runs this.
    case end
    /// Runs function `a` on the slots in `target` operands from `b`.
    case call
    /// Goes on at `b` unless the text of access `a` on `slot` is literal operand `target`.
    case unlessNamed
    /// Puts out the indentation of the line in a function that can be indented.
    case indentation
    /// Runs the `call` that follows with `b` bytes of the pool from `a` as further indentation.
    case indented
  }

  var operation: Operation
  var escape: Escape = .none
  var slot: UInt16 = 0
  var target: UInt16 = 0
  var a: UInt32 = 0
  var b: UInt32 = 0
}

/// A template in one context: what a partial becomes.
struct CompiledFunction {
  /// Index of its first instruction.
  var entry: Int
  /// Slots for its arguments and for the records of its sections.
  var frameSize: Int
}
