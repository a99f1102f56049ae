/// Where in the output a template stands: what decides how a value is escaped, or that it can't be.
///
/// A value that literal text and tags move along; equal places are equal for all that follows.
struct Place: Hashable, Sendable {
  var syntax: TemplateSyntax
  var spot: Spot
  /// Open `<svg>` and `<math>`: inside them HTML has no raw text, so `<title>` holds elements and
  /// `<style>` can't be told from markup.
  var foreignDepth = 0

  /// Where an outermost template of `syntax` begins, and must end.
  init(startOf syntax: TemplateSyntax) {
    self.syntax = syntax
    spot =
      switch syntax {
      case .html, .xml: .content
      case .json: .json(.value)
      case .text: .plain
      }
  }
}

/// The states of the walk through a page, after the tokenizer of the HTML standard.
enum Spot: Hashable, Sendable {
  /// A plain text file, and what the public suite's templates are.
  case plain
  /// A JSON file.
  case json(JSONSpot)
  case content
  /// Behind `<` or `</`.
  case tagOpen(isEnd: Bool)
  case tagName(String, isEnd: Bool)
  /// Between attributes.
  case tag(OpenTag)
  case endTag
  /// nil when it depends on a section which name it is.
  case attributeName(OpenTag, String?)
  case attributeNameEnd(OpenTag, String?)
  /// Behind `=`.
  case attributeStart(OpenTag, String?)
  case attribute(OpenTag, Attribute)
  /// Behind `<!`, with what follows as far as it decides what this is.
  case declaration(String)
  /// A document type or another thing that ends at the next `>`.
  case bogus
  /// The dashes at its end so far, 3 for `--!`; -1 at its start, -2 behind a dash there.
  case comment(dashes: Int)
  /// XML: the closing brackets so far.
  case characterData(brackets: Int)
  /// XML: whether `?` came last.
  case instruction(mark: Bool)
  case rawText(RawText)
}

/// A start tag whose `>` hasn't come, with what its attributes said that matters later.
struct OpenTag: Hashable, Sendable {
  /// In lower case, except in XML.
  var name: String
  /// The `type` of a script or style.
  var type: String?
  /// `<meta http-equiv=refresh>`: its content holds an address.
  var isRefresh = false
  /// A `/` stands last.
  var isSelfClosing = false
  /// `<meta content>` holds a value that was not checked as an address.
  var hasPlainContent = false
}

/// An attribute's value that is being written.
struct Attribute: Hashable, Sendable {
  /// In lower case; nil when it depends on a section.
  var name: String?
  /// 0 when there is none.
  var quote: UInt8
  var value: AttributeValue
  /// What follows `&` until an entity is complete.
  var entity: String?
}

enum AttributeValue: Hashable, Sendable {
  case plain
  /// Literal text that decides about what follows, such as the `type` of a script.
  case word(String)
  case url(URLSpot)
  case srcset(SrcsetSpot)
  case css(CSSSpot)
  /// `<meta http-equiv=refresh content>`: before the address, and in it.
  case refresh(String)
  case refreshURL(URLSpot)
  case forbidden(Refusal)
}

/// The content of `<script>`, `<style>`, `<title>` and the like, up to their end tag.
struct RawText: Hashable, Sendable {
  enum Content: Hashable, Sendable {
    /// `<title>` and `<textarea>`: entities work.
    case escapable
    case css(CSSSpot)
    case json(JSONSpot)
    case script
    /// `<xmp>`, `<iframe>` and others whose text nothing can escape.
    case opaque
  }

  var element: String
  var content: Content
  /// How much of `</element` stands at the end so far.
  var matched = 0
}
