extension AttributeValue {
  /// What kind of value an attribute holds, by its name and its element.
  init(of name: String?, in tag: OpenTag, _ syntax: TemplateSyntax) {
    guard let name else {
      self = .forbidden(.uncertainAttribute)
      return
    }
    let plain = syntax == .html ? name : name.lowercased()
    let local = plain.split(separator: ":").last.map(String.init) ?? plain
    if let special = Self.special(plain, in: tag) {
      self = special
    } else if plain.hasPrefix("xmlns") {
      self = .plain
    } else if syntax == .xml {
      self = Self.xmlAddresses.contains(local) ? .url(URLSpot(use: .link)) : .plain
    } else {
      self = URLSpot.Use(local, of: tag.name).map { .url(URLSpot(use: $0)) } ?? .plain
    }
  }

  private static func special(_ name: String, in tag: OpenTag) -> AttributeValue? {
    switch name {
    case "style": .css(CSSSpot())
    case "srcdoc": .forbidden(.srcdoc)
    case "srcset", "imagesrcset": .srcset(SrcsetSpot())
    case "http-equiv": .word("")
    case "type" where tag.name == "script" || tag.name == "style": .word("")
    case "content" where tag.name == "meta": tag.isRefresh ? .refresh("") : .plain
    case "attributename", "to", "from", "by", "values":
      animations.contains(tag.name.lowercased()) ? .forbidden(.animated) : nil
    case _ where name.hasPrefix("on"): .forbidden(.handler)
    default: nil
    }
  }

  private static let animations: Set<String> = [
    "animate", "set", "animatetransform", "animatemotion", "animatecolor",
  ]
  private static let xmlAddresses: Set<String> = [
    "href", "src", "url", "uri", "base", "action", "formaction", "resource", "about", "cite",
    "data", "poster", "ping",
  ]
}

extension URLSpot.Use {
  /// What the address in an HTML attribute is for; nil when it holds none.
  fileprivate init?(_ attribute: String, of element: String) {
    switch attribute {
    case "href": self = Self.href(of: element)
    case "src": self = Self.src(of: element)
    case "data", "classid", "codebase", "archive", "code":
      guard element == "object" || element == "applet" else { return nil }
      self = .resource
    case "manifest": self = .resource
    case "poster", "background", "icon", "lowsrc", "dynsrc": self = .image
    case "action", "formaction", "cite", "longdesc", "usemap", "profile", "base": self = .link
    case "ping": self = .links
    default: return nil
    }
  }

  private static func href(of element: String) -> URLSpot.Use {
    switch element {
    case "link", "base", "use", "script": .resource
    case "image", "feimage": .image
    default: .link
    }
  }

  private static func src(of element: String) -> URLSpot.Use {
    switch element {
    case "img", "source", "input", "video", "audio": .image
    case "script", "iframe", "embed", "frame", "track": .resource
    default: .link
    }
  }
}
