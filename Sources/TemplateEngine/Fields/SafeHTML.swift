/// HTML that was made safe by the Markdown renderer or the sanitiser.
///
/// The only type that `{{{name}}}` puts out, so a text that nobody checked can't become markup.
package struct SafeHTML: Sendable, Hashable {
  /// Ready to stand in element content.
  package let text: String

  /// As UTF-8.
  package var bytes: [UInt8] { Array(text.utf8) }

  /// The caller vouches for `trusted`: balanced, and without script, handlers or unsafe addresses.
  package init(trusted: String) { text = trusted }

  /// The caller vouches for `trusted`: balanced, and without script, handlers or unsafe addresses.
  package init(trusted: [UInt8]) { text = String(decoding: trusted, as: UTF8.self) }
}
