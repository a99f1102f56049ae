extension Place {
  /// A place that is right behind either of two ways of getting there, such as through a section
  /// and past it; nil if what follows would have to be written differently for each.
  func joined(with other: Place) -> Place? {
    if self == other { return self }
    guard syntax == other.syntax, foreignDepth == other.foreignDepth,
      let spot = spot.joined(with: other.spot)
    else { return nil }
    var place = self
    place.spot = spot
    return place
  }
}

extension Spot {
  fileprivate func joined(with other: Spot) -> Spot? {
    switch (self, other) {
    case (.attribute(let a, let first), .attribute(let b, let second)):
      guard a.name == b.name, a.type == b.type, a.isRefresh == b.isRefresh else { return nil }
      var tag = a
      tag.hasPlainContent = a.hasPlainContent || b.hasPlainContent
      return first.joined(with: second).map { .attribute(tag, $0) }
    case (.rawText(let a), .rawText(let b)): return a.joined(with: b).map { .rawText($0) }
    case (.comment(let a), .comment(let b)): return max(a, b) <= 0 ? .comment(dashes: 0) : nil
    default: return joinedInTag(with: other)
    }
  }

  /// Between attributes it makes no difference whether a name just ended, except that an `=` would
  /// now belong to an attribute that may not be there.
  private func joinedInTag(with other: Spot) -> Spot? {
    guard let a = tagBetweenAttributes, let b = other.tagBetweenAttributes, a.name == b.name,
      a.type == b.type, a.isRefresh == b.isRefresh
    else { return nil }
    var tag = a
    tag.hasPlainContent = a.hasPlainContent || b.hasPlainContent
    return .attributeName(tag, nil)
  }

  private var tagBetweenAttributes: OpenTag? {
    switch self {
    case .tagName(let name, isEnd: false): OpenTag(name: name)
    case .tag(let tag), .attributeName(let tag, _), .attributeNameEnd(let tag, _): tag
    default: nil
    }
  }
}

extension Attribute {
  fileprivate func joined(with other: Attribute) -> Attribute? {
    guard name == other.name, quote == other.quote, entity == other.entity else { return nil }
    var joined = self
    if value != other.value {
      switch (value, other.value) {
      case (.url(let a), .url(let b)):
        guard let url = a.joined(with: b) else { return nil }
        joined.value = .url(url)
      case (.refreshURL(let a), .refreshURL(let b)):
        guard let url = a.joined(with: b) else { return nil }
        joined.value = .refreshURL(url)
      case (.css(let a), .css(let b)):
        guard let css = a.joined(with: b) else { return nil }
        joined.value = .css(css)
      default: return nil
      }
    }
    return joined
  }
}

extension RawText {
  fileprivate func joined(with other: RawText) -> RawText? {
    guard element == other.element, matched == other.matched else { return nil }
    if case .css(let a) = content, case .css(let b) = other.content {
      return a.joined(with: b).map {
        RawText(element: element, content: .css($0), matched: matched)
      }
    }
    return content == other.content ? self : nil
  }
}
