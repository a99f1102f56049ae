/// The size that an SVG file asks for, in whole CSS pixels.
enum SVGSize {
  /// From the root's attributes; (0, 0) where they don't say.
  static func of(width: String?, height: String?, viewBox: String?) -> (Int, Int) {
    let box = (viewBox ?? "").split { $0 == " " || $0 == "," || $0.isWhitespace }
      .compactMap { Double($0) }
    let ratio = box.count == 4 && box[2] > 0 && box[3] > 0 ? box[2] / box[3] : nil
    switch (length(width), length(height), ratio) {
    case (let width?, let height?, _): return whole(width, height)
    case (let width?, nil, let ratio?): return whole(width, width / ratio)
    case (nil, let height?, let ratio?): return whole(height * ratio, height)
    case (nil, nil, _?): return whole(box[2], box[3])
    default: return (0, 0)
    }
  }

  private static func whole(_ width: Double, _ height: Double) -> (Int, Int) {
    let clamp = { (value: Double) in Int(min(100_000, max(1, value.rounded()))) }
    return (clamp(width), clamp(height))
  }

  private static let unitsInPixels: [(String, Double)] = [
    ("px", 1), ("pt", 96 / 72), ("pc", 16), ("mm", 96 / 25.4), ("cm", 96 / 2.54), ("in", 96),
    ("em", 16), ("", 1),
  ]

  private static func length(_ text: String?) -> Double? {
    guard let text = text?.trimmingSpace.lowercased() else { return nil }
    for (unit, pixels) in unitsInPixels where text.hasSuffix(unit) {
      guard let number = Double(text.dropLast(unit.count)), number > 0, number.isFinite else {
        continue
      }
      return number * pixels
    }
    return nil
  }
}
