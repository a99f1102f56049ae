/// The script that keeps an open page as new as the site; see `live.js`.
enum LiveScript {
  private static let fields = [
    ("Content-Type", "text/javascript; charset=utf-8"), ("Cache-Control", "no-cache"),
    ("X-Content-Type-Options", "nosniff"), ("Cross-Origin-Resource-Policy", "same-origin"),
  ].map { (name: $0.0, value: $0.1) }

  static let answer = HTTPAnswer(200, fields, .bytes(Array(text.utf8)))

  /// In place of a site's service worker, which would answer with older pages than the server's.
  static let noServiceWorker = HTTPAnswer(
    200, fields,
    .bytes(
      Array(
        """
        // The preview shows every page as it is now, so it lets no service worker keep any.
        addEventListener('install', () => skipWaiting());
        addEventListener('activate', (event) => event.waitUntil(registration.unregister()));

        """.utf8)))
}
