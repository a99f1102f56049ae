import Diagnostics
import MomentsModel

/// A place as a moment names it.
struct PlaceDraft: Sendable {
  /// How coarse coordinates are published, and how many decimals of a degree that is.
  enum Precision: String, CaseIterable {
    case exact, street, district, city, region

    var decimals: Int {
      switch self {
      case .exact: 5
      case .street: 3
      case .district: 2
      case .city: 1
      case .region: 0
      }
    }
  }

  var name: String?
  var latitude: Double?
  var longitude: Double?
  var precision: Precision?
}

/// `{name, latitude, longitude, precision}`.
enum PlaceFields {
  static let table = FieldTable<PlaceDraft>(
    "a place",
    [
      FieldRule("name", .text, "As it is shown.", example: "Lake Constance") {
        value, place, reader in
        place.name = reader.text(value)
      },
      FieldRule("latitude", .number(-90...90), "Degrees north.", example: "47.6") {
        value, place, reader in
        place.latitude = reader.number(value, in: -90...90)
      },
      FieldRule("longitude", .number(-180...180), "Degrees east.", example: "9.4") {
        value, place, reader in
        place.longitude = reader.number(value, in: -180...180)
      },
      FieldRule(
        "precision", .choice(PlaceDraft.Precision.allCases.map(\.rawValue)),
        "How coarse the coordinates are published: about 1 m, 100 m, 1 km, 10 km or 100 km.",
        default: "not at all", example: "region"
      ) { value, place, reader in
        place.precision = reader.choice(value)
      },
    ])
}

extension FieldReader {
  /// Coordinates are rounded here, so that nothing behind the loader knows them better.
  mutating func place(_ value: SourceValue) -> Place? {
    guard case .map = value.content else { return text(value).map { Place(name: $0) } }
    var draft = PlaceDraft()
    PlaceFields.table.read(value, into: &draft, &self)
    var place = Place(name: draft.name)
    if let latitude = draft.latitude, let longitude = draft.longitude,
      let decimals = draft.precision?.decimals
    {
      place.coordinates = Place.Coordinates(
        latitude: latitude.rounded(to: decimals), longitude: longitude.rounded(to: decimals),
        decimals: decimals)
    } else if (value["latitude"] == nil) != (value["longitude"] == nil) {
      error(
        .keyMissing, at: value.shownSpan,
        "'\(value["latitude"] == nil ? "latitude" : "longitude")' is missing",
        hint: "coordinates are two numbers")
    }
    return place.name == nil && place.coordinates == nil ? nil : place
  }
}

extension Double {
  fileprivate func rounded(to decimals: Int) -> Double {
    let scale = (0..<decimals).reduce(1.0) { scale, _ in scale * 10 }
    return (self * scale).rounded() / scale
  }
}
