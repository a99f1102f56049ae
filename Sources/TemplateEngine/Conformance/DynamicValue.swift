/// Data of the public Mustache suite: what JSON can hold. Not for pages.
package enum DynamicValue: Sendable {
  case null
  case flag(Bool)
  /// A number, written as it is to be shown.
  case number(String)
  case text(String)
  case list([DynamicValue])
  case object([String: DynamicValue])
}

/// A value with the values around it: what a name is looked up in.
struct DynamicScope {
  let value: DynamicValue
  /// Valid as long as this scope is.
  let outer: UnsafePointer<DynamicScope>?

  /// The first part is looked for from the inside out, the others only in what it is; nil if there
  /// is nothing.
  func find(_ path: ArraySlice<String>) -> DynamicValue? {
    guard let first = path.first else { return value }
    guard let found = value[first] else { return outer?.pointee.find(path) }
    return path.dropFirst().reduce(found) { $0?[$1] }
  }
}

extension DynamicValue {
  fileprivate subscript(name: String) -> DynamicValue? {
    if case .object(let fields) = self { fields[name] } else { nil }
  }

  var text: String? {
    switch self {
    case .text(let text), .number(let text): text
    case .flag(let flag): flag ? "true" : "false"
    case .null, .list, .object: nil
    }
  }

  var isTrue: Bool {
    switch self {
    case .null, .flag(false): false
    case .list(let items): !items.isEmpty
    case .flag, .number, .text, .object: true
    }
  }
}

/// Looks a dotted name up in a `DynamicScope` when a page is rendered.
final class DynamicAccess: FieldAccess, @unchecked Sendable {
  private let path: [String]

  init(path: [String]) { self.path = path }

  private func find(_ record: UnsafeRawPointer) -> DynamicValue? {
    record.record(as: DynamicScope.self).pointee.find(path[...])
  }

  override func text(_ record: UnsafeRawPointer) -> String? { find(record)?.text }

  override func isTrue(_ record: UnsafeRawPointer) -> Bool { find(record)?.isTrue ?? false }

  override func visit(_ record: UnsafeRawPointer, _ buffer: inout ByteBuffer, _ body: Body)
    throws(TemplateError)
  {
    guard let found = find(record), found.isTrue else { return }
    let outer = record.record(as: DynamicScope.self)
    let items = if case .list(let items) = found { items } else { [found] }
    for item in items {
      try visitOne(DynamicScope(value: item, outer: outer), &buffer, body)
    }
  }
}
