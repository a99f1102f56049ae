import Diagnostics
import MomentsModel

extension MomentFields {
  static let details: [FieldRule<MomentDraft>] = [
    FieldRule(
      "place", .either([.text, .fields("a place")]),
      "Where it was. Coordinates are published only as coarse as precision says.",
      example: "{name: Lake Constance, latitude: 47.6, longitude: 9.4, precision: region}"
    ) { value, moment, reader in
      moment.details.place = reader.place(value)
    },
    FieldRule("rating", .number(0...5), "Stars; halves are allowed.", example: "4.5") {
      value, moment, reader in
      moment.details.rating = reader.halfStars(value)
    },
    FieldRule(
      "warning", .text, "A content warning: text and photos are folded behind it.",
      example: "Spiders"
    ) { value, moment, reader in
      moment.details.warning = reader.text(value)
    },
    FieldRule(
      "sensitive", .flag, "Photos are veiled until asked for.", default: "false", example: "true"
    ) { value, moment, reader in
      moment.details.isSensitive = reader.flag(value) ?? false
    },
    FieldRule(
      "source", .fields("a source"), "Where the moment was imported from.",
      example: "{name: Example, url: \"https://example.org/1\", id: \"1\"}"
    ) { value, moment, reader in
      guard !value.isNull else { return }
      var source = MomentSource()
      SourceFields.table.read(value, into: &source, &reader)
      moment.details.source = source
    },
    FieldRule(
      "component", .fields("a component"), "An element that the site itself defines.",
      example: "{name: star-rating, props: {rating: 4.5}}"
    ) { value, moment, reader in
      guard !value.isNull else { return }
      var component = SiteComponent(name: "")
      ComponentFields.table.read(value, into: &component, &reader)
      moment.details.component = component
    },
  ]

  static let threads: [FieldRule<MomentDraft>] = [
    FieldRule(
      "replyTo", .text, "The moment or address that it answers.",
      example: "https://example.org/post/1"
    ) { value, moment, reader in
      moment.replyTo = Located(reader.identifier(value), value.span)
    },
    FieldRule(
      "repostOf", .text, "The moment or address that it repeats.",
      example: "https://example.org/post/2"
    ) { value, moment, reader in
      moment.repostOf = Located(reader.identifier(value), value.span)
    },
  ]
}

extension FieldReader {
  fileprivate mutating func halfStars(_ value: SourceValue) -> Int? {
    guard let stars = number(value, in: 0...5) else { return nil }
    guard (stars * 2).rounded() == stars * 2 else {
      error(
        .valueRange, at: value.span,
        "'rating' takes whole and half stars, found \(value.description)",
        hint: "write \(((stars * 2).rounded() / 2).short)")
      return nil
    }
    return Int(stars * 2)
  }
}

/// `{name, url, id}` of a moment's source.
enum SourceFields {
  static let table = FieldTable<MomentSource>(
    "a source",
    [
      FieldRule("name", .text, "The service.", example: "Example") { value, source, reader in
        source.name = reader.text(value)
      },
      FieldRule("url", .webAddress, "Its address there.", example: "https://example.org/1") {
        value, source, reader in
        source.url = reader.webAddress(value)
      },
      FieldRule("id", .text, "Its id there.", example: "\"1\"") { value, source, reader in
        source.id = reader.identifier(value)
      },
    ])
}

/// `{name, props}`.
enum ComponentFields {
  static let table = FieldTable<SiteComponent>(
    "a component",
    [
      FieldRule("name", .text, required: true, "As the theme calls it.", example: "star-rating") {
        value, component, reader in
        component.name = reader.text(value) ?? ""
      },
      FieldRule("props", .map, "What it gets.", example: "{rating: 4.5}") {
        value, component, reader in
        guard case .map(let properties) = SiteComponent.Value(value) else {
          if !value.isNull { reader.refuse(value) }
          return
        }
        component.properties = properties
      },
    ])
}

extension SiteComponent.Value {
  /// As the file has it: a YAML scalar without quotes is a number or a boolean where it looks like
  /// one.
  fileprivate init(_ value: SourceValue) {
    switch value.content {
    case .null: self = .none
    case .list(let values): self = .list(values.map(SiteComponent.Value.init))
    case .map(let members):
      self = .map(
        members.map { .init(name: $0.key, value: SiteComponent.Value($0.value)) })
    case .scalar(let text, .quoted): self = .text(text)
    case .scalar(let text, _):
      if text == "true" || text == "false" {
        self = .flag(text == "true")
      } else if let number = Double(text), number.isFinite {
        self = .number(number)
      } else {
        self = .text(text)
      }
    }
  }
}
