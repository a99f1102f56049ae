/// What imported HTML may hold.
enum MarkupAllowList {
  static let elements: Set<String> = [
    "p", "br", "a", "span", "b", "strong", "i", "em", "del", "s", "u", "blockquote", "pre", "code",
    "ul", "ol", "li", "ruby", "rt", "rp", "h1", "h2", "h3", "h4", "h5", "h6", "hr", "img", "video",
    "audio", "source",
  ]

  /// Same meaning under a newer name.
  static let renamed = [
    "strike": "s", "ins": "u", "tt": "code", "cite": "i", "dfn": "i", "var": "i",
  ]

  /// Not allowed, but begin and end a paragraph.
  static let blocks: Set<String> = [
    "address", "article", "aside", "center", "dd", "details", "dir", "div", "dl", "dt", "fieldset",
    "figcaption", "figure", "footer", "form", "header", "main", "menu", "nav", "section", "summary",
    "table", "tbody", "td", "tfoot", "th", "thead", "tr",
  ]

  /// Go with all that is in them.
  static let silent: Set<String> = [
    "script", "style", "template", "iframe", "object", "embed", "applet", "svg", "math", "head",
    "title", "textarea", "select", "option", "button", "input", "noscript", "noembed", "noframes",
    "xmp", "plaintext", "canvas", "frame", "frameset", "base", "link", "meta", "param", "portal",
    "datalist", "map", "area", "listing",
  ]

  /// The attributes that an element keeps.
  static func attributes(of element: String) -> Set<String> {
    switch element {
    case "a": ["href", "class", "lang", "dir"]
    case "img": ["src", "alt", "width", "height", "lang", "dir"]
    case "video": ["src", "poster", "width", "height", "title"]
    case "audio": ["src", "title"]
    case "source": ["src", "type"]
    case "ol": ["start", "lang", "dir"]
    case "p", "span": ["class", "lang", "dir"]
    default: ["lang", "dir"]
    }
  }
}
