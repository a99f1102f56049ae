/// For whom a page is shown.
package enum Audience: String, Sendable, CaseIterable {
  /// Drafts, future and hidden moments included.
  case author
  /// Exactly what a build publishes.
  case `public`

  /// The field of a page's query that says so: `?as=public`.
  static let field = "as"

  /// As the address says; else as the page does from which the request comes, so that its links,
  /// pictures and data stay with it.
  init(_ request: HTTPRequest, _ path: RequestPath) {
    let own = path.queryValue(Audience.field).flatMap { Audience(rawValue: String($0)) }
    self = own ?? Audience.ofReferrer(request) ?? .author
  }

  private static func ofReferrer(_ request: HTTPRequest) -> Audience? {
    guard let referrer = request["referer"], let host = request["host"],
      referrer.hasPrefix("http://\(host)/"), let mark = referrer.firstIndex(of: "?")
    else { return nil }
    let query = referrer[referrer.index(after: mark)...].prefix { $0 != "#" }
    return RequestPath.value(of: field, in: query).flatMap { Audience(rawValue: String($0)) }
  }
}
