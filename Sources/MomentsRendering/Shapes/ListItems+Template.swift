package import MomentsViewModels
package import TemplateEngine

extension IdentifiableListItemViewModel: TemplateRecord {
  package static let shape = RecordShape<IdentifiableListItemViewModel>(
    "list item", "One row of the timeline: the profile header or a moment.",
    [
      .text("id", "Stable: `user-<id>` or `moment-<id>`.", example: "moment-lake") { $0.id },
      .optionalRecord("profile", "Set on the header's row.") { $0.profile },
      .optionalRecord("moment", "Set on a moment's row.") { $0.moment },
    ])
}

extension IdentifiableListItemViewModel: SharedRecord {}

extension CardSharing: RenderingSharing {
  package func append(to buffer: inout ByteBuffer) -> Bool {
    guard let card = cards[momentID] else { return false }
    append(card, to: &buffer)
    return true
  }

  package func keep(_ rendered: borrowing ByteBuffer, appendingTo buffer: inout ByteBuffer) {
    let card = rendered.withUnsafeBytes { SharedCard($0) }
    cards[momentID] = card
    append(card, to: &buffer)
  }

  private func append(_ card: SharedCard, to buffer: inout ByteBuffer) {
    card.bytes.withUnsafeBufferPointer { bytes in
      var start = 0
      for gap in card.gaps {
        buffer.append(UnsafeBufferPointer(rebasing: bytes[start..<gap]))
        buffer.append(prefix)
        start = gap
      }
      buffer.append(UnsafeBufferPointer(rebasing: bytes[start...]))
    }
  }
}

extension UserProfileListItemViewModel: TemplateRecord {
  package static let shape = RecordShape<UserProfileListItemViewModel>(
    "profile header", "The owner's name, picture and cover.",
    [
      .text("id", "The owner's id.", example: "mira") { $0.id },
      .text("name", "The owner's name.", example: "Mira Chen") { $0.name },
      .record("avatar", "The owner's picture.") { $0.avatar },
      .optionalURL("backgroundImageURL", "The cover.", example: "./photos/cover-1a2b.jpg") {
        $0.backgroundImageURL
      },
      .optionalRecord("cover", "What stands behind the name; absent where the cover is.") {
        $0.cover
      },
      .flag("isCoverFirst", "Whether the page fetches the cover before all photos.") {
        $0.isCoverFirst
      },
      .text("coverAlt", "Says whose cover it is.", example: "Cover picture of Mira Chen") {
        $0.coverAlt
      },
      .url("homeURL", "The home page.", example: "../../") { $0.homeURL },
      .flag("isPageHeading", "Whether the name is the page's `h1`.") { $0.isPageHeading },
    ])
}

extension AvatarViewModel: TemplateRecord {
  package static let shape = RecordShape<AvatarViewModel>(
    "avatar", "A person's picture, or the letters and colour that stand for it.",
    [
      .optionalURL("url", "The picture.", example: "./photos/mira-1a2b.jpg") { $0.url },
      .optionalRecord("widths", "Smaller and larger ones.") { $0.widths },
      .optionalText(
        "initials", "One or two letters where there is no picture and the name has letters.",
        example: "MC"
      ) { $0.initials },
      .integer("color", "0 to 11, made of the name.", example: 7) { $0.color },
    ])
}
