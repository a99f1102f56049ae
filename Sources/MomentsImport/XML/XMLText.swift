private import CXML2

/// XML by libxml2; the only file that sees it. Reads what can be read of a broken text, loads
/// nothing from outside, and expands no entities of the text's own.
package enum XMLText {
  /// The root element; nil where there is none.
  package static func root(of bytes: [UInt8]) -> XMLElement? {
    guard bytes.count < Int(Int32.max) else { return nil }
    let options =
      XML_PARSE_RECOVER.rawValue | XML_PARSE_NONET.rawValue | XML_PARSE_NOERROR.rawValue
      | XML_PARSE_NOWARNING.rawValue | XML_PARSE_NOCDATA.rawValue
    let document = bytes.withUnsafeBytes { buffer in
      xmlReadMemory(
        buffer.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(buffer.count), nil, nil,
        Int32(bitPattern: options))
    }
    guard let document else { return nil }
    defer { xmlFreeDoc(document) }
    return xmlDocGetRootElement(document).map { element($0, depth: 0) }
  }

  /// libxml2 refuses deeper texts itself.
  private static let depthLimit = 256

  private static func element(_ node: xmlNodePtr, depth: Int) -> XMLElement {
    var result = XMLElement(name: name(node.pointee.name, node.pointee.ns))
    var attribute = node.pointee.properties
    while let current = attribute {
      result.attributes[name(current.pointee.name, current.pointee.ns)] =
        texts(current.pointee.children)
      attribute = current.pointee.next
    }
    var child = node.pointee.children
    while let current = child {
      switch current.pointee.type {
      case XML_TEXT_NODE, XML_CDATA_SECTION_NODE:
        result.children.append(.text(text(current.pointee.content)))
      case XML_ENTITY_REF_NODE:
        result.children.append(.text(namedCharacters[text(current.pointee.name)] ?? ""))
      case XML_ELEMENT_NODE:
        if depth < depthLimit {
          result.children.append(.element(element(current, depth: depth + 1)))
        }
      default: break
      }
      child = current.pointee.next
    }
    return result
  }

  /// The texts of a node and those after it.
  private static func texts(_ first: xmlNodePtr?) -> String {
    var result = ""
    var node = first
    while let current = node {
      result +=
        current.pointee.type == XML_ENTITY_REF_NODE
        ? namedCharacters[text(current.pointee.name)] ?? "" : text(current.pointee.content)
      node = current.pointee.next
    }
    return result
  }

  private static func text(_ pointer: UnsafePointer<xmlChar>?) -> String {
    pointer.map { String(cString: $0) } ?? ""
  }

  /// Prefixes are the document's choice; those of known vocabularies are made the usual ones.
  private static let prefixes = [
    "http://purl.org/rss/1.0/modules/content/": "content",
    "http://search.yahoo.com/mrss/": "media", "http://purl.org/dc/elements/1.1/": "dc",
    "http://www.georss.org/georss": "georss", "http://www.w3.org/2005/Atom": "",
    "http://purl.org/rss/1.0/": "", "http://www.w3.org/1999/xhtml": "",
    "http://www.itunes.com/dtds/podcast-1.0.dtd": "itunes",
  ]

  private static func name(
    _ local: UnsafePointer<xmlChar>?, _ namespace: UnsafeMutablePointer<xmlNs>?
  ) -> String {
    let local = text(local)
    guard let namespace else { return local }
    let prefix = prefixes[text(namespace.pointee.href)] ?? text(namespace.pointee.prefix)
    return prefix.isEmpty ? local : "\(prefix):\(local)"
  }

  /// Names of HTML that feeds use without declaring them.
  private static let namedCharacters = [
    "nbsp": "\u{A0}", "copy": "©", "reg": "®", "trade": "™", "hellip": "…", "mdash": "—",
    "ndash": "–", "lsquo": "‘", "rsquo": "’", "ldquo": "“", "rdquo": "”", "bull": "•",
    "middot": "·", "euro": "€", "pound": "£", "laquo": "«", "raquo": "»", "eacute": "é",
    "egrave": "è", "auml": "ä", "ouml": "ö", "uuml": "ü", "szlig": "ß", "ccedil": "ç",
  ]
}
