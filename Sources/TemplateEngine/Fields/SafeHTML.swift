/// HTML that was made safe by the Markdown renderer or the sanitiser.
///
/// The only type that `{{{name}}}` puts out, so a text that nobody checked can't become markup.
package struct SafeHTML: Sendable, Hashable {
  /// Ready to stand in element content; UTF-8.
  package let bytes: [UInt8]

  package var text: String { String(decoding: bytes, as: UTF8.self) }

  /// The caller vouches for `trusted`: balanced, and without script, handlers or unsafe addresses.
  package init(trusted: String) { bytes = Array(trusted.utf8) }

  /// The caller vouches for `trusted`: balanced, and without script, handlers or unsafe addresses.
  package init(trusted: [UInt8]) { bytes = trusted }
}
