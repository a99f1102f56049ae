/// A yes or no. Unchecked as its base is; all it holds is a Sendable closure.
final class FlagAccess<Root: ~Copyable>: FieldAccess, @unchecked Sendable {
  private let get: @Sendable (borrowing Root) -> Bool

  init(_ get: @escaping @Sendable (borrowing Root) -> Bool) { self.get = get }

  override func isTrue(_ record: UnsafeRawPointer) -> Bool {
    get(record.record(as: Root.self).pointee)
  }

  /// For JSON.
  override func text(_ record: UnsafeRawPointer) -> String? { isTrue(record) ? "true" : "false" }
}

/// A whole number. Unchecked as its base is; all it holds is a Sendable closure.
final class IntegerAccess<Root: ~Copyable>: FieldAccess, @unchecked Sendable {
  private let get: @Sendable (borrowing Root) -> Int

  init(_ get: @escaping @Sendable (borrowing Root) -> Int) { self.get = get }

  override func text(_ record: UnsafeRawPointer) -> String? {
    String(get(record.record(as: Root.self).pointee))
  }
}

/// `{{.}}` in the section of a list of texts or of an optional text: the record is the text.
final class ItemTextAccess: FieldAccess, @unchecked Sendable {
  override func text(_ record: UnsafeRawPointer) -> String? {
    record.record(as: String.self).pointee
  }
}

/// `{{{.}}}` in the section of optional HTML.
final class ItemHTMLAccess: FieldAccess, @unchecked Sendable {
  override func html(_ record: UnsafeRawPointer) -> SafeHTML? {
    record.record(as: SafeHTML.self).pointee
  }

  override func text(_ record: UnsafeRawPointer) -> String? {
    html(record)?.text
  }
}
