/// What an SVG file may hold when it is published: shapes, text, paint, filters and animations of
/// them. Everything that isn't named here goes, so that what browsers invent later goes too.
enum SVGPolicy {
  static let namespace = "http://www.w3.org/2000/svg"
  static let linkNamespace = "http://www.w3.org/1999/xlink"
  static let xmlNamespace = "http://www.w3.org/XML/1998/namespace"

  private static let elements: Set<String> = [
    "svg", "g", "defs", "symbol", "use", "switch", "title", "desc", "path", "rect", "circle",
    "ellipse", "line", "polyline", "polygon", "text", "tspan", "textPath", "image",
    "linearGradient", "radialGradient", "stop", "pattern", "clipPath", "mask", "marker", "style",
    "filter", "feBlend", "feColorMatrix", "feComponentTransfer", "feComposite",
    "feConvolveMatrix", "feDiffuseLighting", "feDisplacementMap", "feDistantLight",
    "feDropShadow", "feFlood", "feFuncA", "feFuncB", "feFuncG", "feFuncR", "feGaussianBlur",
    "feMerge", "feMergeNode", "feMorphology", "feOffset", "fePointLight", "feSpecularLighting",
    "feSpotLight", "feTile", "feTurbulence", "animate", "animateMotion", "animateTransform",
    "mpath", "set",
  ]

  private static let animations: Set<String> = [
    "animate", "animateMotion", "animateTransform", "set",
  ]

  /// Of no namespace: attributes that name a thing outside or run code, whatever their value.
  private static let refusedAttributes: Set<String> = [
    "src", "base", "target", "ping", "download", "requiredExtensions", "requiredFeatures",
    "data-name",
  ]

  /// - Parameter animated: the value of its `attributeName`.
  static func keeps(element: String, animated: String?) -> Bool {
    guard elements.contains(element) else { return false }
    guard animations.contains(element), let animated else { return true }
    let name = animated.split(separator: ":").last.map { $0.lowercased() } ?? ""
    return name != "href" && !name.hasPrefix("on") && name != "style"
  }

  /// Whether an attribute other than a link stays.
  static func keeps(attribute: String, value: String) -> Bool {
    let name = attribute.lowercased()
    return !name.hasPrefix("on") && !refusedAttributes.contains(attribute) && isHarmless(value)
  }

  /// Links lead to other parts of the same file; pictures may also bring their bytes.
  static func keeps(link: String, of element: String) -> Bool {
    let link = link.trimmingSpace
    if link.hasPrefix("#") { return true }
    guard element == "image" else { return false }
    return ["png", "jpeg", "gif", "webp"].contains { link.hasPrefix("data:image/\($0);base64,") }
  }

  /// Whether a style or a presentation attribute refers to nothing outside. Escapes could hide
  /// what is refused, so they are refused as well.
  static func isHarmless(_ css: String) -> Bool {
    let text = css.lowercased()
    let words = ["javascript:", "@import", "expression(", "\\", "image-set(", "src("]
    guard !words.contains(where: { text.contains($0) }) else { return false }
    return text.ranges(of: "url(").allSatisfy { range in
      let target = text[range.upperBound...].drop { $0.isWhitespace || $0 == "\"" || $0 == "'" }
      return target.first == "#"
    }
  }
}

extension String {
  var trimmingSpace: Substring {
    let head = drop { $0.isWhitespace }
    guard let last = head.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return head[...last]
  }
}
