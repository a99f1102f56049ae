internal import MomentsModel

/// A place of the theme where a picture stands, as `sizes` describes it. The numbers are those of
/// `Templates/assets/style.css`: a column of 640 pixels, in which a card leaves 130 beside its text.
enum PictureSlot {
  /// Alone on a card, in the box of 240 × 120 that it fills.
  case card
  /// Alone, in its own shape.
  case wide
  /// One cell of the grid on a card.
  case cell(columns: Int)
  /// One cell of the grid on the moment's page.
  case wideCell(columns: Int)
  /// The header, 350 high.
  case cover
  /// A square of the wall of photos, three in a row; what isn't square fills it.
  case wall

  private static let column = 640
  private static let textColumn = 510

  /// - Parameter ratio: width by height of the picture.
  func sizes(ratio: Double) -> String {
    switch self {
    // What is wider than the box is as high as the box.
    case .card: return "\(Int(max(240, 120 * ratio).rounded(.up)))px"
    case .wide:
      return "(max-width: \(Self.column)px) calc(100vw - 130px), \(Self.textColumn)px"
    case .cell(let columns): return columns == 2 ? "118px" : "98px"
    case .wideCell(let columns):
      return columns == 2
        ? "(max-width: 530px) calc((100vw - 134px) / 2), 198px"
        : "(max-width: \(Self.column)px) calc((100vw - 138px) / 3), 168px"
    case .wall:
      let part = max(1, ratio)
      return "(max-width: \(Self.column)px) \(Int((34 * part).rounded(.up)))vw, "
        + "\(Int((200 * part).rounded(.up)))px"
    case .cover:
      let high = Int((374 * ratio).rounded(.up))
      guard high < Self.column + 24 else { return "\(high)px" }
      return "(max-width: \(high)px) \(high)px, (max-width: \(Self.column)px) 100vw, 664px"
    }
  }

  /// Where a moment's photo stands.
  static func photo(
    of total: Int, isPermalinkPage: Bool, theme: SiteSettings.Theme
  ) -> PictureSlot {
    if total == 1 { return isPermalinkPage || theme.photo == .wide ? .wide : .card }
    let columns = total == 2 || total == 4 ? 2 : 3
    return isPermalinkPage ? .wideCell(columns: columns) : .cell(columns: columns)
  }
}
