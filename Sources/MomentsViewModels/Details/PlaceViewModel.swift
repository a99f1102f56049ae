package import MomentsModel

/// Where it happened, as coarse as the author asked for.
package struct PlaceViewModel: Sendable, Hashable {
  /// The name, or the coordinates where it has none.
  package let name: String
  /// Decimal degrees; nil where they aren't published.
  package let latitude: String?
  package let longitude: String?

  /// nil where there is nothing to show.
  package init?(_ place: Place) {
    let point = place.coordinates
    latitude = point.map { PlaceViewModel.degrees($0.latitude, $0.decimals) }
    longitude = point.map { PlaceViewModel.degrees($0.longitude, $0.decimals) }
    if let name = place.name {
      self.name = name
    } else if let latitude, let longitude {
      name = "\(latitude), \(longitude)"
    } else {
      return nil
    }
  }

  /// With exactly that many decimals, so that zeros aren't lost.
  private static func degrees(_ value: Double, _ decimals: Int) -> String {
    var scale = 1
    for _ in 0..<max(0, decimals) { scale *= 10 }
    let units = Int((abs(value) * Double(scale)).rounded())
    let sign = value < 0 && units > 0 ? "-" : ""
    guard decimals > 0 else { return "\(sign)\(units)" }
    let rest = String(units % scale)
    let zeros = String(repeating: "0", count: decimals - rest.utf8.count)
    return "\(sign)\(units / scale).\(zeros)\(rest)"
  }
}

/// Stars from none to five.
package struct RatingViewModel: Sendable, Hashable {
  /// "★★★★½"
  package let stars: String
  /// "Rated 4.5 of 5"
  package let label: String

  /// - Parameter halfStars: 0…10
  package init(halfStars: Int, wording: Wording) {
    let whole = halfStars / 2
    let isHalf = halfStars % 2 == 1
    let empty = 5 - whole - (isHalf ? 1 : 0)
    stars =
      String(repeating: "★", count: whole) + (isHalf ? "½" : "")
      + String(repeating: "☆", count: max(0, empty))
    label = wording.phrases.rated.filled {
      $0 == "stars" ? "\(whole)\(isHalf ? ".5" : "")" : nil
    }
  }
}
