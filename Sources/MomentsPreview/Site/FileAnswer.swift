internal import FileTree

/// The answer with one file, whole or in part, or that the browser's copy is good.
struct FileAnswer {
  /// Larger files are sent from where they lie.
  static let largestInMemory = 1 << 18

  let file: SiteFile
  let whole: HTTPAnswer
  /// With its quotes.
  let tag: String

  /// - Parameters:
  ///   - page: what becomes of a page on the way out; nil: the file goes out as it is.
  ///   - status: of the whole.
  /// - Returns: nil where the file can't be read any more.
  init?(
    _ file: SiteFile, at path: TreePath, status: Int = 200, page: (([UInt8]) -> [UInt8])? = nil
  ) {
    self.file = file
    tag = page == nil ? "\"\(file.tag)\"" : "\"\(file.tag)-live\""
    let type = MediaType.of(fileExtension: path.fileExtension)
    var fields = [("Content-Type", type), ("Cache-Control", "no-cache")]
    if status == 200 {
      fields += [
        ("ETag", tag), ("Last-Modified", HTTPDate.text(file.modified)), ("Accept-Ranges", "bytes"),
      ]
    }
    fields += FileAnswer.always
    if type == MediaType.html { fields.append(("Vary", "Accept, Sec-Fetch-Dest, Referer")) }
    if file.size > FileAnswer.largestInMemory, page == nil {
      whole = HTTPAnswer(
        status, fields, .file(file.content, offset: file.offset, count: file.size))
    } else {
      guard let bytes = file.bytes() else { return nil }
      whole = HTTPAnswer(status, fields, .bytes(page?(bytes) ?? bytes))
    }
  }

  static let always = [
    ("X-Content-Type-Options", "nosniff"), ("Cross-Origin-Resource-Policy", "same-site"),
  ]

  func answer(to request: HTTPRequest) -> HTTPAnswer {
    if isKnown(to: request) { return HTTPAnswer(304, kept(besides: "Content-Type")) }
    guard request["range"] != nil, mayBePartial(request) else { return whole }
    switch ByteRange(request["range"], size: size) {
    case .whole: return whole
    case .part(let range): return part(range)
    case .unsatisfiable:
      return HTTPAnswer(416, text: "there is no such range", [("Content-Range", "bytes */\(size)")])
    }
  }

  private var size: Int {
    if case .bytes(let bytes) = whole.body { bytes.count } else { file.size }
  }

  private func kept(besides name: String) -> [(name: String, value: String)] {
    whole.fields.filter { $0.name != name }
  }

  /// `If-None-Match` goes before `If-Modified-Since`, which is compared as text: browsers send back
  /// what they were given.
  private func isKnown(to request: HTTPRequest) -> Bool {
    if let tags = request["if-none-match"] { return EntityTag.matches(tags, tag) }
    guard let since = request["if-modified-since"] else { return false }
    return since == whole["Last-Modified"]
  }

  /// Whether the part that the browser has is of this very file.
  private func mayBePartial(_ request: HTTPRequest) -> Bool {
    guard let condition = request["if-range"] else { return true }
    return condition == tag || condition == whole["Last-Modified"]
  }

  private func part(_ range: Range<Int>) -> HTTPAnswer {
    let fields =
      whole.fields + [
        (
          name: "Content-Range",
          value: "bytes \(range.lowerBound)-\(range.upperBound - 1)/\(size)"
        )
      ]
    switch whole.body {
    case .bytes(let bytes): return HTTPAnswer(206, fields, .bytes(Array(bytes[range])))
    default:
      return HTTPAnswer(
        206, fields,
        .file(file.content, offset: file.offset + range.lowerBound, count: range.count))
    }
  }
}
