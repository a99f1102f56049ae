/// Gets one field out of records whose type it knows and its caller doesn't.
///
/// The renderer holds records by address. That is sound because an access object is only ever
/// reached through an instruction compiled for the shape that declared it, and the compiler assigns
/// each frame slot one shape: the address in that slot was put there by `Template.render` (for its
/// own record type) or by the `visit` of the field whose `child` is that shape. Addresses are valid
/// for the length of the call that passes them, and nothing keeps one longer.
///
/// Subclasses are generic over a record that is not known to be copyable. That is what keeps the
/// compiler from copying the whole record, with a retain for each of its fields, at every read.
class FieldAccess: @unchecked Sendable {
  typealias Body = (UnsafeRawPointer, inout ByteBuffer) throws(TemplateError) -> Void

  /// The value as text; nil when absent.
  func text(_ record: UnsafeRawPointer) -> String? { nil }

  /// The value as HTML; nil when absent.
  func html(_ record: UnsafeRawPointer) -> SafeHTML? { nil }

  /// What a section asks.
  func isTrue(_ record: UnsafeRawPointer) -> Bool { false }

  /// Calls `body` with the address of each value that a section shows: none when absent, else one,
  /// or one for each item of a list in order.
  func visit(_ record: UnsafeRawPointer, _ buffer: inout ByteBuffer, _ body: Body)
    throws(TemplateError)
  {}

  /// As `visit`, for a body that shows nothing but the items and what all pages have in common, so
  /// that an item that other pages show too is rendered once.
  func visitShared(_ record: UnsafeRawPointer, _ buffer: inout ByteBuffer, _ body: Body)
    throws(TemplateError)
  { try visit(record, &buffer, body) }

  /// Whether `visitShared` differs from `visit`.
  var isSharable: Bool { false }

  /// Whether the field has the same value on every page of a site. Written only while the field is
  /// declared, before any other thread can see it.
  final var isCommon = false

  /// Calls `read` with the address of the record that the field holds, if there is one.
  func reach(_ record: UnsafeRawPointer, _ read: (UnsafeRawPointer) -> Void) {}
}

extension UnsafeRawPointer {
  /// The record at this address; the caller knows that it is one of these.
  func record<Root: ~Copyable>(as type: Root.Type) -> UnsafePointer<Root> {
    assumingMemoryBound(to: type)
  }
}
