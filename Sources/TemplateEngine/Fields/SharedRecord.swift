/// An item of lists that looks the same on all pages that show it.
package protocol SharedRecord: TemplateRecord {
  associatedtype Sharing: RenderingSharing

  /// nil where the item looks different here.
  var sharing: Sharing? { get }
  /// What is rendered for all pages in this item's place.
  var shared: Self { get }
}

/// Keeps an item's rendering, and turns it into that of one page. The item's shape promises that
/// it depends on nothing else than `shared` and the common fields of other records.
package protocol RenderingSharing {
  /// Puts out what is kept; false where nothing is.
  func append(to buffer: inout ByteBuffer) -> Bool
  /// Keeps the rendering of `shared`, and puts it out.
  func keep(_ rendered: borrowing ByteBuffer, appendingTo buffer: inout ByteBuffer)
}

/// A list of shared records. Unchecked as its base is; all it holds is a Sendable closure.
final class SharedListAccess<Root: ~Copyable, Child: SharedRecord>: FieldAccess,
  @unchecked Sendable
{
  private let get: @Sendable (borrowing Root) -> [Child]

  init(_ get: @escaping @Sendable (borrowing Root) -> [Child]) { self.get = get }

  override var isSharable: Bool { true }

  override func isTrue(_ record: UnsafeRawPointer) -> Bool {
    !get(record.record(as: Root.self).pointee).isEmpty
  }

  override func visit(_ record: UnsafeRawPointer, _ buffer: inout ByteBuffer, _ body: Body)
    throws(TemplateError)
  {
    for child in get(record.record(as: Root.self).pointee) { try visitOne(child, &buffer, body) }
  }

  override func visitShared(_ record: UnsafeRawPointer, _ buffer: inout ByteBuffer, _ body: Body)
    throws(TemplateError)
  {
    for child in get(record.record(as: Root.self).pointee) {
      guard let sharing = child.sharing else {
        try visitOne(child, &buffer, body)
        continue
      }
      if sharing.append(to: &buffer) { continue }
      var rendered = ByteBuffer()
      try visitOne(child.shared, &rendered, body)
      sharing.keep(rendered, appendingTo: &buffer)
    }
  }
}
