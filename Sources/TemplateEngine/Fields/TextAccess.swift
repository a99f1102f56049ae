/// A text. Unchecked as its base is; all it holds is a Sendable closure.
final class TextAccess<Root: ~Copyable>: FieldAccess, @unchecked Sendable {
  private let get: @Sendable (borrowing Root) -> String

  init(_ get: @escaping @Sendable (borrowing Root) -> String) { self.get = get }

  override func text(_ record: UnsafeRawPointer) -> String? {
    get(record.record(as: Root.self).pointee)
  }

  override func isTrue(_ record: UnsafeRawPointer) -> Bool {
    !get(record.record(as: Root.self).pointee).isEmpty
  }
}

/// A text that may be absent. Unchecked as its base is; all it holds is a Sendable closure.
final class OptionalTextAccess<Root: ~Copyable>: FieldAccess, @unchecked Sendable {
  private let get: @Sendable (borrowing Root) -> String?

  init(_ get: @escaping @Sendable (borrowing Root) -> String?) { self.get = get }

  override func text(_ record: UnsafeRawPointer) -> String? {
    get(record.record(as: Root.self).pointee)
  }

  override func isTrue(_ record: UnsafeRawPointer) -> Bool {
    !(get(record.record(as: Root.self).pointee) ?? "").isEmpty
  }

  override func visit(_ record: UnsafeRawPointer, _ buffer: inout ByteBuffer, _ body: Body)
    throws(TemplateError)
  {
    guard let text = get(record.record(as: Root.self).pointee), !text.isEmpty else { return }
    try visitOne(text, &buffer, body)
  }
}

/// Finished HTML. Unchecked as its base is; all it holds is a Sendable closure.
final class HTMLAccess<Root: ~Copyable>: FieldAccess, @unchecked Sendable {
  private let get: @Sendable (borrowing Root) -> SafeHTML

  init(_ get: @escaping @Sendable (borrowing Root) -> SafeHTML) { self.get = get }

  override func html(_ record: UnsafeRawPointer) -> SafeHTML? {
    get(record.record(as: Root.self).pointee)
  }

  override func text(_ record: UnsafeRawPointer) -> String? {
    get(record.record(as: Root.self).pointee).text
  }
}

/// Finished HTML that may be absent. Unchecked as its base is; all it holds is a Sendable closure.
final class OptionalHTMLAccess<Root: ~Copyable>: FieldAccess, @unchecked Sendable {
  private let get: @Sendable (borrowing Root) -> SafeHTML?

  init(_ get: @escaping @Sendable (borrowing Root) -> SafeHTML?) { self.get = get }

  override func html(_ record: UnsafeRawPointer) -> SafeHTML? {
    get(record.record(as: Root.self).pointee)
  }

  override func text(_ record: UnsafeRawPointer) -> String? {
    html(record)?.text
  }

  override func isTrue(_ record: UnsafeRawPointer) -> Bool { !(html(record)?.bytes ?? []).isEmpty }

  override func visit(_ record: UnsafeRawPointer, _ buffer: inout ByteBuffer, _ body: Body)
    throws(TemplateError)
  {
    guard let html = html(record), !html.bytes.isEmpty else { return }
    try visitOne(html, &buffer, body)
  }
}

/// Calls `body` with the address of `value`.
func visitOne<Value>(_ value: Value, _ buffer: inout ByteBuffer, _ body: FieldAccess.Body)
  throws(TemplateError)
{
  try withUnsafePointer(to: value) { pointer throws(TemplateError) in
    try body(UnsafeRawPointer(pointer), &buffer)
  }
}
