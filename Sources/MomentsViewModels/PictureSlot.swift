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
  /// A square of the wall of photos, three in a row of 608 pixels, or of 936 in a wide window; what
  /// isn't square fills it.
  case wall
  /// The first of them, as large as four.
  case wallFirst

  private static let column = 640
  private static let textColumn = 510

  /// How wide a picture is there, in CSS pixels; nil where that depends on the window.
  /// - Parameter ratio: width by height of the picture.
  func width(ratio: Double) -> Int? {
    switch self {
    // What is wider than the box is as high as the box.
    case .card: Int(max(240, 120 * ratio).rounded(.up))
    case .cell(let columns): columns == 2 ? 118 : 98
    case .wide, .wideCell, .wall, .wallFirst, .cover: nil
    }
  }

  /// - Parameter ratio: width by height of the picture.
  func sizes(ratio: Double) -> String {
    switch self {
    case .card, .cell: return "\(width(ratio: ratio) ?? Self.textColumn)px"
    case .wide:
      return "(max-width: \(Self.column)px) calc(100vw - 130px), \(Self.textColumn)px"
    case .wideCell(let columns):
      return columns == 2
        ? "(max-width: 530px) calc((100vw - 134px) / 2), 198px"
        : "(max-width: \(Self.column)px) calc((100vw - 138px) / 3), 168px"
    case .wall: return Self.wall(vw: 34, px: 200, wide: 310, ratio: ratio)
    case .wallFirst: return Self.wall(vw: 67, px: 404, wide: 624, ratio: ratio)
    case .cover:
      let high = Int((374 * ratio).rounded(.up))
      guard high < Self.column + 24 else { return "\(high)px" }
      return "(max-width: \(high)px) \(high)px, (max-width: \(Self.column)px) 100vw, 664px"
    }
  }

  /// - Parameters:
  ///   - vw: a square's side in a narrow window.
  ///   - px: the same in one as wide as the column.
  ///   - wide: the same where the wall is wider than the column.
  private static func wall(vw: Double, px: Double, wide: Double, ratio: Double) -> String {
    let side = { (length: Double) in Int((length * max(1, ratio)).rounded(.up)) }
    return
      "(max-width: \(column)px) \(side(vw))vw, (max-width: 999px) \(side(px))px, \(side(wide))px"
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
