private import CXML
import PhotoProtocol

/// An SVG file without scripts, references to other files, editors' data and comments.
struct SVGDocument {
  let bytes: [UInt8]
  /// In CSS pixels; 0 where the file doesn't say.
  let width: Int
  let height: Int

  private static let sizeLimit = 20 << 20

  /// Whether its first element is `svg`, as far as one sees without parsing.
  static func isLikely(_ bytes: ArraySlice<UInt8>) -> Bool {
    var rest = String(decoding: bytes.prefix(8192), as: UTF8.self)[...]
    while let open = rest.firstIndex(of: "<") {
      // Only what may stand between the parts of a prologue.
      guard rest[..<open].allSatisfy({ $0.isWhitespace || "\u{FEFF}]>".contains($0) }) else {
        return false
      }
      rest = rest[open...].dropFirst()
      guard let end = SVGDocument.endOfPrologue(rest) else {
        let name = rest.prefix { $0.isLetter || $0 == ":" }
        return name == "svg" || name.hasSuffix(":svg")
      }
      guard let close = rest.firstRange(of: end) else { return false }
      rest = rest[close.upperBound...]
    }
    return false
  }

  /// What ends the declaration, comment or document type that begins here; nil for an element.
  private static func endOfPrologue(_ text: Substring) -> String? {
    if text.hasPrefix("?") { return "?>" }
    if text.hasPrefix("!--") { return "-->" }
    if text.hasPrefix("!") { return text.prefix { $0 != ">" }.contains("[") ? "]" : ">" }
    return nil
  }

  /// Refuses what isn't well-formed XML with `svg` at its root.
  init(sanitizing bytes: ArraySlice<UInt8>) throws(PictureRefusal) {
    guard bytes.count <= SVGDocument.sizeLimit else {
      throw PictureRefusal(.tooLarge, "\(bytes.count >> 20) MB of SVG")
    }
    // Entities are replaced, within libxml2's limits; those of other files don't exist.
    xmlSetExternalEntityLoader { _, _, _ in nil }
    let options =
      XML_PARSE_NOENT.rawValue | XML_PARSE_NONET.rawValue | XML_PARSE_NOERROR.rawValue
      | XML_PARSE_NOWARNING.rawValue | XML_PARSE_NOCDATA.rawValue
    let document = bytes.withUnsafeBytes { buffer in
      xmlReadMemory(
        buffer.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(buffer.count), nil, nil,
        Int32(options))
    }
    guard let document else { throw PictureRefusal(.damaged, "it is not well-formed XML") }
    defer { xmlFreeDoc(document) }
    guard let root = xmlDocGetRootElement(document), root.pointee.isSVG, root.localName == "svg"
    else { throw PictureRefusal(.unsupported, "its outermost element is not svg") }
    root.sanitize()
    (width, height) = SVGSize.of(
      width: root.value(of: "width"), height: root.value(of: "height"),
      viewBox: root.value(of: "viewBox"))
    self.bytes = root.serialized(in: document)
  }
}

private typealias Node = UnsafeMutablePointer<xmlNode>

extension xmlNode {
  fileprivate var isSVG: Bool {
    guard let href = ns?.pointee.href else { return false }
    return String(cString: href) == SVGPolicy.namespace
  }
}

extension UnsafeMutablePointer<xmlNode> {
  fileprivate var localName: String { pointee.name.map { String(cString: $0) } ?? "" }

  /// Removes what isn't allowed from this element and all below it; at most 256 deep, since the
  /// parser refuses more.
  fileprivate func sanitize() {
    sanitizeAttributes()
    var next = pointee.children
    while let child = next {
      next = child.pointee.next
      if child.mayStay { child.sanitizeIfElement() } else { child.remove() }
    }
  }

  private func sanitizeIfElement() {
    if pointee.type == XML_ELEMENT_NODE { sanitize() }
  }

  private var mayStay: Bool {
    switch pointee.type {
    case XML_TEXT_NODE: return true
    case XML_ELEMENT_NODE:
      guard pointee.isSVG else { return false }
      let name = localName
      guard SVGPolicy.keeps(element: name, animated: value(of: "attributeName")) else {
        return false
      }
      return name != "style" || SVGPolicy.isHarmless(text)
    default: return false
    }
  }

  private func remove() {
    xmlUnlinkNode(self)
    xmlFreeNode(self)
  }

  private func sanitizeAttributes() {
    let element = localName
    var next = pointee.properties
    while let attribute = next {
      next = attribute.pointee.next
      if !attribute.mayStay(on: element) {
        xmlRemoveProp(attribute)
      } else if element == "image", attribute.holdsPicture {
        remakePicture(attribute)
      }
    }
    removeForeignNamespaces()
  }

  private func remakePicture(_ attribute: UnsafeMutablePointer<xmlAttr>) {
    guard let remade = EmbeddedPicture.remade(attribute.value) else {
      xmlRemoveProp(attribute)
      return
    }
    xmlSetNsProp(self, attribute.pointee.ns, "href", remade)
  }

  /// Declarations of editors' namespaces, which name the editor.
  private func removeForeignNamespaces() {
    var link: UnsafeMutablePointer<xmlNs>? = pointee.nsDef
    var previous: UnsafeMutablePointer<xmlNs>?
    while let declaration = link {
      let name = declaration.pointee.href.map { String(cString: $0) } ?? ""
      link = declaration.pointee.next
      if [SVGPolicy.namespace, SVGPolicy.linkNamespace].contains(name) {
        previous = declaration
      } else {
        if let previous { previous.pointee.next = link } else { pointee.nsDef = link }
        xmlFreeNs(declaration)
      }
    }
  }

  /// An attribute of no namespace.
  fileprivate func value(of attribute: String) -> String? {
    guard let value = xmlGetNoNsProp(self, attribute) else { return nil }
    defer { xml_free_text(value) }
    return String(cString: value)
  }

  private var text: String {
    guard let value = xmlNodeGetContent(self) else { return "" }
    defer { xml_free_text(value) }
    return String(cString: value)
  }

  fileprivate func serialized(in document: xmlDocPtr) -> [UInt8] {
    guard let buffer = xmlBufferCreate() else { return [] }
    defer { xmlBufferFree(buffer) }
    xmlNodeDump(buffer, document, self, 0, 0)
    return Array(
      UnsafeBufferPointer(start: xmlBufferContent(buffer), count: Int(xmlBufferLength(buffer))))
  }
}

extension UnsafeMutablePointer<xmlAttr> {
  fileprivate func mayStay(on element: String) -> Bool {
    let name = pointee.name.map { String(cString: $0) } ?? ""
    let space = pointee.ns?.pointee.href.map { String(cString: $0) }
    switch space {
    case nil where name == "href", SVGPolicy.linkNamespace where name == "href":
      return SVGPolicy.keeps(link: value, of: element)
    case nil: return SVGPolicy.keeps(attribute: name, value: value)
    case SVGPolicy.xmlNamespace: return name == "space" || name == "lang"
    default: return false
    }
  }

  /// Whether it is the link of an `image` that brings its bytes.
  fileprivate var holdsPicture: Bool {
    pointee.name.map { String(cString: $0) } == "href" && value.trimmingSpace.hasPrefix("data:")
  }

  fileprivate var value: String {
    guard let value = xmlNodeListGetString(pointee.doc, pointee.children, 1) else { return "" }
    defer { xml_free_text(value) }
    return String(cString: value)
  }
}
