import FileTree
import MomentsModel

// The other way round: see ModelPacking.swift.

extension PackedReader {
  mutating func date() throws(PackedFault) -> MomentDate {
    MomentDate(
      secondsSince1970: try integer(), offsetSeconds: try integer(), hasTime: try flag())
  }

  mutating func momentText() throws(PackedFault) -> MomentText {
    MomentText(
      html: try data(), excerpt: try text(),
      relativeLinks: try list(of: 8) { (reader) throws(PackedFault) in try reader.integer() })
  }

  /// Left where it is: `texts` are the bytes that are read.
  mutating func momentText(in texts: KeptBucket) throws(PackedFault) -> MomentText {
    let start = position
    try skipMomentText()
    return MomentText(keptIn: texts, at: start)
  }

  mutating func skipMomentText() throws(PackedFault) {
    try skip(try short())
    try skip(try short())
    try skip(try short() * 8)
  }

  mutating func media() throws(PackedFault) -> MediaSource {
    try byte() == 0 ? .local(try text()) : .remote(try text())
  }

  private mutating func optionalMedia() throws(PackedFault) -> MediaSource? {
    try flag() ? try media() : nil
  }

  mutating func photo() throws(PackedFault) -> Photo {
    var photo = Photo(source: try media(), alt: try optionalText(), caption: try optionalText())
    if try flag() { photo.focus = FocalPoint(x: try number(), y: try number()) }
    return photo
  }

  private mutating func video() throws(PackedFault) -> Video {
    Video(
      source: try media(), poster: try optionalMedia(), alt: try optionalText(),
      captions: try optionalMedia())
  }

  private mutating func link() throws(PackedFault) -> LinkCard {
    LinkCard(
      url: try text(), title: try optionalText(), description: try optionalText(),
      image: try optionalMedia())
  }

  private mutating func place() throws(PackedFault) -> Place {
    var place = Place(name: try optionalText())
    if try flag() {
      place.coordinates = Place.Coordinates(
        latitude: try number(), longitude: try number(), decimals: try integer())
    }
    return place
  }

  private mutating func momentSource() throws(PackedFault) -> MomentSource {
    MomentSource(name: try optionalText(), url: try optionalText(), id: try optionalText())
  }

  private mutating func reference() throws(PackedFault) -> MomentReference {
    try byte() == 0 ? .moment(id: try text()) : .address(try text())
  }

  private mutating func component() throws(PackedFault) -> SiteComponent {
    SiteComponent(name: try text(), properties: try properties())
  }

  private mutating func properties() throws(PackedFault) -> [SiteComponent.Property] {
    try list { (reader) throws(PackedFault) in
      SiteComponent.Property(name: try reader.text(), value: try reader.componentValue())
    }
  }

  private mutating func componentValue() throws(PackedFault) -> SiteComponent.Value {
    switch try byte() {
    case 0: return .none
    case 1: return .text(try text())
    case 2: return .number(try number())
    case 3: return .flag(try flag())
    case 4:
      return .list(
        try list { (reader) throws(PackedFault) in try reader.componentValue() })
    default: return .map(try properties())
    }
  }

  mutating func visibility() throws(PackedFault) -> Moment.Visibility {
    switch try byte() {
    case 0: .public
    case 1: .unlisted
    case 2: .followers
    default: .private
    }
  }

  private mutating func direction() throws(PackedFault) -> TextDirection {
    switch try byte() {
    case 0: .ltr
    case 1: .rtl
    default: .auto
    }
  }

  mutating func detailsWithoutComments() throws(PackedFault) -> MomentDetails {
    var details = MomentDetails()
    details.link = try optional { (reader) throws(PackedFault) in try reader.link() }
    details.videos = try list { (reader) throws(PackedFault) in try reader.video() }
    details.place = try optional { (reader) throws(PackedFault) in try reader.place() }
    details.rating = try optionalInteger()
    details.warning = try optionalText()
    details.isSensitive = try flag()
    details.replyTo = try optional { (reader) throws(PackedFault) in try reader.reference() }
    details.replies = try texts()
    details.repostOf = try optional { (reader) throws(PackedFault) in try reader.reference() }
    details.source = try optional { (reader) throws(PackedFault) in try reader.momentSource() }
    details.direction = try optional { (reader) throws(PackedFault) in try reader.direction() }
    details.slug = try optionalText()
    details.aliases = try texts()
    details.component = try optional { (reader) throws(PackedFault) in try reader.component() }
    return details
  }

  mutating func texts() throws(PackedFault) -> [String] {
    try list(of: 4) { (reader) throws(PackedFault) in try reader.text() }
  }
}
