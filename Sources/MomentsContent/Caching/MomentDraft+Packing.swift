import FileTree
import MomentsModel

extension MomentDraft {
  func pack(into writer: inout PackedWriter) {
    writer.put(origin.line)
    writer.put(origin.position)
    writer.put(span)
    writer.put(id) { $0.put($1) { $0.put($1) } }
    writer.put(date) { $0.put($1) { $0.put($1) } }
    writer.put(updated) { $0.put($1) }
    writer.put(title)
    writer.put(body) { $0.put($1) }
    writer.put(bodySpan) { $0.put($1) }
    writer.put(author) { $0.put($1) }
    writer.put(all: photos) { $0.put($1) }
    writer.put(likes) { $0.put(all: $1) { $0.put($1) } }
    writer.put(likeCount) { $0.put($1) { $0.put($1) } }
    writer.put(isLiked) { $0.put($1) { $0.put($1) } }
    writer.put(all: tags) { $0.put($1) }
    writer.put(isDraft)
    writer.put(visibility)
    writer.put(isPinned)
    writer.put(language)
    writer.put(replyTo) { $0.put($1) { $0.put($1) } }
    writer.put(repostOf) { $0.put($1) { $0.put($1) } }
    writer.put(all: comments) { $0.put($1) }
    writer.put(ownDetails) { $0.put(withoutComments: $1) }
    writer.put(isWhole)
  }

  /// - Parameters:
  ///   - file: the path that it was packed with.
  ///   - texts: what the reader reads, where the body is to stay.
  init(
    file: String, _ reader: inout PackedReader, texts: KeptBucket
  ) throws(PackedFault) {
    self.init(
      origin: Moment.Origin(
        file: file, line: try reader.integer(), position: try reader.integer()),
      span: try reader.span())
    id = try reader.located { (reader) throws(PackedFault) in try reader.text() }
    date = try reader.located { (reader) throws(PackedFault) in try reader.date() }
    updated = try reader.optional { (reader) throws(PackedFault) in try reader.date() }
    title = try reader.optionalText()
    body = try reader.optional { (reader) throws(PackedFault) in
      try reader.momentText(in: texts)
    }
    bodySpan = try reader.optional { (reader) throws(PackedFault) in try reader.span() }
    author = try reader.optionalMention()
    photos = try reader.list { (reader) throws(PackedFault) in try reader.photo() }
    if try reader.flag() {
      likes = try reader.list(of: 13) { (reader) throws(PackedFault) in try reader.mention() }
    }
    likeCount = try reader.located { (reader) throws(PackedFault) in try reader.integer() }
    isLiked = try reader.located { (reader) throws(PackedFault) in try reader.flag() }
    tags = try reader.texts()
    isDraft = try reader.flag()
    visibility = try reader.visibility()
    isPinned = try reader.flag()
    language = try reader.optionalText()
    replyTo = try reader.located { (reader) throws(PackedFault) in try reader.text() }
    repostOf = try reader.located { (reader) throws(PackedFault) in try reader.text() }
    comments = try reader.list { (reader) throws(PackedFault) in try reader.comment() }
    ownDetails = try reader.optional { (reader) throws(PackedFault) in
      try reader.detailsWithoutComments()
    }
    isWhole = try reader.flag()
  }
}

extension PackedWriter {
  fileprivate mutating func put(_ span: SourceSpan) {
    put(span.offset)
    put(span.length)
  }

  fileprivate mutating func put<Value>(
    _ value: Located<Value>, _ body: (inout PackedWriter, Value) -> Void
  ) {
    put(value.span)
    body(&self, value.value)
  }

  fileprivate mutating func put(_ mention: PersonMention) {
    switch mention {
    case .named(let name, let span):
      put(0 as UInt8)
      put(name)
      put(span)
    case .described(let person, let span):
      put(1 as UInt8)
      put(person.id)
      put(person.name)
      put(person.avatar) { $0.put($1) }
      put(person.url)
      put(span)
    }
  }

  fileprivate mutating func put(_ comment: CommentDraft) {
    put(comment.author) { $0.put($1) }
    put(comment.date) { $0.put($1) }
    put(comment.text) { $0.put($1) }
    put(comment.replyTo) { $0.put($1) }
  }
}

extension PackedReader {
  fileprivate mutating func span() throws(PackedFault) -> SourceSpan {
    SourceSpan(try short(), length: try short())
  }

  fileprivate mutating func located<Value>(
    _ body: (inout PackedReader) throws(PackedFault) -> Value
  ) throws(PackedFault) -> Located<Value>? {
    guard try flag() else { return nil }
    let span = try span()
    return Located(try body(&self), span)
  }

  fileprivate mutating func mention() throws(PackedFault) -> PersonMention {
    if try byte() == 0 { return .named(try text(), try span()) }
    var person = PersonDraft(id: try optionalText(), name: try text())
    person.avatar = try optional { (reader) throws(PackedFault) in try reader.media() }
    person.url = try optionalText()
    return .described(person, try span())
  }

  fileprivate mutating func optionalMention() throws(PackedFault) -> PersonMention? {
    try flag() ? try mention() : nil
  }

  fileprivate mutating func comment() throws(PackedFault) -> CommentDraft {
    var comment = CommentDraft()
    comment.author = try optionalMention()
    comment.date = try optional { (reader) throws(PackedFault) in try reader.date() }
    comment.text = try optional { (reader) throws(PackedFault) in try reader.momentText() }
    comment.replyTo = try optionalMention()
    return comment
  }
}
