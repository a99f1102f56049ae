internal import Diagnostics

/// The preview's own page for when there is no page of the site to show.
enum WaitingPage {
  /// Says why the site couldn't be built yet; the live script replaces it as soon as it could.
  static func bytes(_ diagnostics: [Diagnostic]) -> [UInt8] {
    let text = diagnostics.map { DiagnosticText().render($0) }.joined(separator: "\n")
    return Array(
      """
      <!doctype html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <title>The site could not be built</title>
      </head>
      <body data-momentsgen="waiting">
      <h1>The site could not be built</h1>
      <pre>\(MarkupText.escaped(text))</pre>
      <p>This page turns into the site when the errors are gone.</p>
      </body>
      </html>

      """.utf8)
  }
}
