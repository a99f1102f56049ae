package import FileTree

/// The front matter of a Markdown file that comes from another generator: whatever fields it has,
/// not judged by the rules of this one's content.
package struct FrontMatterFields: Sendable {
  /// A field's value as it was written.
  package indirect enum Value: Sendable, Hashable {
    case null
    case text(String)
    case list([Value])
    case map([Field])
  }

  /// One entry of a map, in the file's order.
  package struct Field: Sendable, Hashable {
    package var name: String
    package var value: Value
  }

  package let fields: [Field]
  /// Whether there is a front matter at all.
  package let isPresent: Bool
  /// Where the text begins.
  package let body: Range<Int>

  /// Why a front matter can't be read, in words.
  package struct Fault: Error, Sendable, Hashable {
    package var summary: String
  }

  /// `bytes` must be UTF-8.
  package init(_ bytes: [UInt8], of path: TreePath) throws(Fault) {
    let file = SourceFile(path: path, bytes: bytes)
    do throws(SyntaxFault) {
      let parts = try FrontMatter(file)
      body = parts.body
      isPresent = parts.format != .none
      guard case .map(let members) = try parts.values(in: file).content else {
        fields = []
        return
      }
      fields = members.map { Field(name: $0.key, value: Value($0.value)) }
    } catch { throw Fault(summary: error.summary) }
  }
}

extension FrontMatterFields.Value {
  fileprivate init(_ value: SourceValue) {
    switch value.content {
    case .null: self = .null
    case .scalar(let text, _): self = .text(text)
    case .list(let values): self = .list(values.map { Self($0) })
    case .map(let members):
      self = .map(
        members.map { FrontMatterFields.Field(name: $0.key, value: Self($0.value)) })
    }
  }
}
