/// Why no value can stand at a place.
enum Refusal: String, Hashable, Sendable {
  case tagName = "a tag name can't come from a value"
  case attributeName = "an attribute name can't come from a value"
  case uncertainAttribute = "which attribute this is depends on a section"
  case unquoted = "an attribute without quotes can't hold a value"
  case endTag = "an end tag holds nothing but its name"
  case declaration = "a declaration can't hold a value"
  case instruction = "a processing instruction can't hold a value"
  case characterData = "a CDATA section can't hold a value, for nothing can be escaped in it"
  case script = "script code can't hold a value, for no escaping makes it safe"
  case handler = "an event handler is script code, which can't hold a value"
  case opaque = "nothing can be escaped inside this element"
  case srcdoc = "'srcdoc' is a page of its own, which can't hold a value"
  case animated = "an animation can set any attribute, so its values can't come from data"
  case decides = "what this attribute says decides how the page is read, so it must be literal"
  case resource =
    "only a field declared as an address can say from where code or another page is loaded"
  case importedStyle = "'@import' and '@namespace' can't hold a value"
  case styleUncertain =
    "a value can't stand in a comment of a style, nor behind a backslash or an entity there"
  case scheme = "an address of this scheme can't hold a value"
  case schemeFromValue = "the scheme of this address would come from a value"
  case schemeEntity = "the start of this address is written with an entity"
  case refreshStart = "a refresh holds a value only in its address, behind 'url='"
  case entity = "an entity can't come from a value"
  case jsonEscape = "a value can't follow a backslash in a JSON string"

  /// What to do about it.
  var hint: String {
    switch self {
    case .unquoted: "put the value in double quotes"
    case .script, .handler:
      "put data into a data-… attribute or a <script type=\"application/ld+json\"> block"
    case .uncertainAttribute: "write the whole attribute inside the section"
    case .scheme: "write https:, http:, mailto: or tel:, or let the whole address be the value"
    case .schemeFromValue: "write the scheme as literal text, or let the whole address be the value"
    case .schemeEntity: "write the characters themselves"
    case .resource: "declare the field with Field.url, or write the address as literal text"
    case .refreshStart: "write for example content=\"0;url={{address}}\""
    case .importedStyle, .animated: "write it as literal text"
    case .decides: "write one tag for each case, each in a section"
    default: "move the value into the element's text or a quoted attribute"
    }
  }
}
