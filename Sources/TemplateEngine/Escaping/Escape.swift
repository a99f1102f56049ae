/// How a value is made safe for the place where it stands.
///
/// One case for each kind of place; the compiler chooses it, the renderer applies it. Addresses come
/// out percent-encoded so far that what is left needs only `&amp;`.
enum Escape: UInt8, Sendable {
  /// As it is: plain text files.
  case none
  /// Element content, RCDATA and quoted attributes.
  case text
  /// The same in XML, where control characters and non-characters can't be written at all.
  case xml
  case comment
  /// A whole address: only known schemes, or none.
  case url
  /// A whole address of a picture, `data:image/…` included.
  case imageURL
  /// What continues an address before its scheme is settled: can't make one.
  case urlPart
  case urlPath
  /// A component of a query or fragment.
  case urlQuery
  /// One address in `srcset`, and what continues its path.
  case srcsetURL, srcsetImageURL, srcsetPath
  /// A whole `srcset` list.
  case srcsetList, srcsetImageList
  /// A width or density in `srcset`, a delay in `<meta content>`.
  case descriptor
  case cssString
  case cssValue
  /// A whole address in CSS `url()`, and what continues it.
  case cssURL, cssImageURL, cssURLPart, cssURLPath, cssURLQuery
  /// Inside a JSON string.
  case jsonString
  /// A JSON value: a string with its quotes.
  case jsonText
  /// A JSON value that is written as it is: a number or a flag.
  case jsonFact

  @inline(__always)
  func append(_ text: String, to buffer: inout ByteBuffer) {
    text.withBytes { bytes in
      if self == .text {
        buffer.appendEscaped(bytes)
      } else {
        append(bytes, to: &buffer)
      }
    }
  }

  @inline(never)
  private func append(_ bytes: UnsafeBufferPointer<UInt8>, to buffer: inout ByteBuffer) {
    switch self {
    case .none, .jsonFact: buffer.append(bytes)
    case .text: buffer.appendEscaped(bytes)
    case .xml: buffer.appendXML(bytes)
    case .comment: buffer.appendComment(bytes)
    case .url: buffer.appendURL(bytes, .attribute(.whole(allowsDataImage: false)))
    case .imageURL: buffer.appendURL(bytes, .attribute(.whole(allowsDataImage: true)))
    case .urlPart: buffer.appendURL(bytes, .attribute(.part))
    case .urlPath: buffer.appendURL(bytes, .attribute(.path))
    case .urlQuery: buffer.appendURL(bytes, .attribute(.query))
    case .srcsetURL: buffer.appendURL(bytes, .srcset(.whole(allowsDataImage: false)))
    case .srcsetImageURL: buffer.appendURL(bytes, .srcset(.whole(allowsDataImage: true)))
    case .srcsetPath: buffer.appendURL(bytes, .srcset(.path))
    case .srcsetList: buffer.appendSrcset(bytes, allowsDataImage: false)
    case .srcsetImageList: buffer.appendSrcset(bytes, allowsDataImage: true)
    case .descriptor: buffer.appendDescriptor(bytes)
    case .cssString: buffer.appendCSSString(bytes)
    case .cssValue: buffer.appendCSSValue(bytes)
    case .cssURL: buffer.appendURL(bytes, .css(.whole(allowsDataImage: false)))
    case .cssImageURL: buffer.appendURL(bytes, .css(.whole(allowsDataImage: true)))
    case .cssURLPart: buffer.appendURL(bytes, .css(.part))
    case .cssURLPath: buffer.appendURL(bytes, .css(.path))
    case .cssURLQuery: buffer.appendURL(bytes, .css(.query))
    case .jsonString: buffer.appendJSONString(bytes)
    case .jsonText: buffer.appendJSONText(bytes)
    }
  }
}
