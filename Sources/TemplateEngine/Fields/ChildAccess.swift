/// A record inside a record. Unchecked as its base is; all it holds is a Sendable closure.
final class ChildAccess<Root: ~Copyable, Child>: FieldAccess, @unchecked Sendable {
  private let get: @Sendable (borrowing Root) -> Child

  init(_ get: @escaping @Sendable (borrowing Root) -> Child) { self.get = get }

  override func isTrue(_ record: UnsafeRawPointer) -> Bool { true }

  override func visit(_ record: UnsafeRawPointer, _ buffer: inout ByteBuffer, _ body: Body)
    throws(TemplateError)
  {
    try visitOne(get(record.record(as: Root.self).pointee), &buffer, body)
  }

  override func reach(_ record: UnsafeRawPointer, _ read: (UnsafeRawPointer) -> Void) {
    withUnsafePointer(to: get(record.record(as: Root.self).pointee)) { read(UnsafeRawPointer($0)) }
  }
}

/// A record that may be absent. Unchecked as its base is; all it holds is a Sendable closure.
final class OptionalChildAccess<Root: ~Copyable, Child>: FieldAccess, @unchecked Sendable {
  private let get: @Sendable (borrowing Root) -> Child?

  init(_ get: @escaping @Sendable (borrowing Root) -> Child?) { self.get = get }

  override func isTrue(_ record: UnsafeRawPointer) -> Bool {
    get(record.record(as: Root.self).pointee) != nil
  }

  override func visit(_ record: UnsafeRawPointer, _ buffer: inout ByteBuffer, _ body: Body)
    throws(TemplateError)
  {
    guard let child = get(record.record(as: Root.self).pointee) else { return }
    try visitOne(child, &buffer, body)
  }

  override func reach(_ record: UnsafeRawPointer, _ read: (UnsafeRawPointer) -> Void) {
    guard let child = get(record.record(as: Root.self).pointee) else { return }
    withUnsafePointer(to: child) { read(UnsafeRawPointer($0)) }
  }
}

/// A list of records. Unchecked as its base is; all it holds is a Sendable closure.
final class ListAccess<Root: ~Copyable, Child>: FieldAccess, @unchecked Sendable {
  private let get: @Sendable (borrowing Root) -> [Child]

  init(_ get: @escaping @Sendable (borrowing Root) -> [Child]) { self.get = get }

  override func isTrue(_ record: UnsafeRawPointer) -> Bool {
    !get(record.record(as: Root.self).pointee).isEmpty
  }

  override func visit(_ record: UnsafeRawPointer, _ buffer: inout ByteBuffer, _ body: Body)
    throws(TemplateError)
  {
    let children = get(record.record(as: Root.self).pointee)
    try children.withUnsafeBufferPointer { children throws(TemplateError) in
      guard let base = children.baseAddress else { return }
      for index in 0..<children.count { try body(UnsafeRawPointer(base + index), &buffer) }
    }
  }
}

/// `a.b`: `inner` of each record that `outer` holds.
final class DottedAccess: FieldAccess, @unchecked Sendable {
  private let outer: FieldAccess
  private let inner: FieldAccess

  init(_ outer: FieldAccess, _ inner: FieldAccess) {
    self.outer = outer
    self.inner = inner
    super.init()
    isCommon = inner.isCommon
  }

  override func text(_ record: UnsafeRawPointer) -> String? {
    var text: String?
    outer.reach(record) { text = inner.text($0) }
    return text
  }

  override func html(_ record: UnsafeRawPointer) -> SafeHTML? {
    var html: SafeHTML?
    outer.reach(record) { html = inner.html($0) }
    return html
  }

  override func isTrue(_ record: UnsafeRawPointer) -> Bool {
    var isTrue = false
    outer.reach(record) { isTrue = inner.isTrue($0) }
    return isTrue
  }

  override func visit(_ record: UnsafeRawPointer, _ buffer: inout ByteBuffer, _ body: Body)
    throws(TemplateError)
  {
    try outer.visit(record, &buffer) { middle, buffer throws(TemplateError) in
      try inner.visit(middle, &buffer, body)
    }
  }

  override func reach(_ record: UnsafeRawPointer, _ read: (UnsafeRawPointer) -> Void) {
    outer.reach(record) { inner.reach($0, read) }
  }
}
