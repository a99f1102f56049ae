internal import Diagnostics
internal import MomentsModel

/// `security.txt` says until when it holds, and nobody is there to renew it but the next build.
enum SecurityExpiry {
  private static let month = 30 * 86_400

  static func check(_ settings: SiteSettings, now: Int, log: inout DiagnosticLog) {
    guard let security = settings.machines.security else { return }
    let rest = security.expires.secondsSince1970 - now
    guard rest < month || rest > 366 * 86_400 else { return }
    let day = security.expires.wallClock.date
    let text =
      rest < 0
      ? "expired on" : rest < month ? "expires soon, on" : "expires more than a year from now, on"
    log.add(
      Diagnostic(
        .securityExpiry, .warning,
        "the security contact \(text) \(day.year)-\(day.month)-\(day.day)",
        hint: "set 'security: {expires: …}' in site.yaml to a day within the next twelve months"))
  }
}
