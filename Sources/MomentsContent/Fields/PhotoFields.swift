import Diagnostics
import MomentsModel

/// A picture as a moment names it.
struct PhotoDraft: Sendable {
  var source: MediaSource?
  var alt: String?
  var caption: String?
  var focus: FocalPoint?
}

/// `{src, alt, caption, focus}`.
enum PhotoFields {
  static let table = FieldTable<PhotoDraft>(
    "a photo",
    [
      FieldRule(
        "src", .media, required: true,
        "The file, relative to the moment or in photos/, or an address.",
        example: "https://example.org/lake.jpg"
      ) { value, photo, reader in
        photo.source = reader.media(value)
      },
      FieldRule(
        "alt", .text, "What is to be seen, for those who can't; kept byte for byte.",
        example: "A lake in fog"
      ) { value, photo, reader in
        photo.alt = reader.writtenText(value)
      },
      FieldRule("caption", .text, "Shown below the picture.", example: "Six in the morning") {
        value, photo, reader in
        photo.caption = reader.text(value)
      },
      FieldRule(
        "focus", .list(.number(0...1)),
        "Where crops are centred: from the left and from the top, each 0 to 1.",
        default: "the middle", example: "[0.5, 0.25]"
      ) { value, photo, reader in
        photo.focus = reader.focalPoint(value)
      },
    ])
}

extension FieldReader {
  mutating func photos(_ value: SourceValue) -> [Photo] {
    var photos: [Photo] = []
    for value in list(value) {
      if let photo = photo(value) { photos.append(photo) }
    }
    return photos
  }

  private mutating func photo(_ value: SourceValue) -> Photo? {
    guard case .map = value.content else { return media(value).map { Photo(source: $0) } }
    var draft = PhotoDraft()
    PhotoFields.table.read(value, into: &draft, &self)
    guard let source = draft.source else { return nil }
    return Photo(source: source, alt: draft.alt, caption: draft.caption, focus: draft.focus)
  }

  fileprivate mutating func focalPoint(_ value: SourceValue) -> FocalPoint? {
    let values = strictList(value)
    guard !values.isEmpty else { return nil }
    guard values.count == 2 else {
      error(
        .valueRange, at: value.shownSpan, "'focus' takes two numbers, found \(values.count)",
        hint: "write [0.5, 0.25] for half from the left and a quarter from the top")
      return nil
    }
    guard let x = number(values[0], in: 0...1), let y = number(values[1], in: 0...1) else {
      return nil
    }
    return FocalPoint(x: x, y: y)
  }

  /// A picture that has to be there.
  mutating func media(_ value: SourceValue) -> MediaSource? {
    guard let text = text(value) else { return nil }
    switch context.media.find(text) {
    case .found(let source): return source
    case .missing(let nearest):
      error(
        .photoMissing, at: value.span,
        "'\(text.shortened(to: 80))' is neither beside this file nor in Content/photos",
        hint: nearest.map { "did you mean '\($0)'?" }
          ?? "put the file there; capital letters count")
    case .unusable:
      error(
        .urlUnsafe, at: value.span,
        "'\(text.shortened(to: 80))' is not an http or https address, and not a file",
        hint: "write a path, or an address that begins with https://")
    }
    return nil
  }

  /// A picture of the app's payload, which may be missing: then it is absent, with a warning.
  mutating func payloadMedia(_ value: SourceValue) -> MediaSource? {
    guard let text = text(value) else { return nil }
    if let address = WebAddress.absolute(text) { return .remote(address) }
    if case .found(.local(let path)) = context.media.find(text) { return .local(path) }
    warn(
      .urlUnsafe, at: value.span,
      "'\(text.shortened(to: 80))' is not the address of a picture, and is left out")
    return nil
  }
}
