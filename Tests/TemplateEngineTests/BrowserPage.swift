/// A rendered case as a page of its own: what it holds must not run, and nothing but what its
/// template has may become an element or attribute.
struct BrowserPage {
  let html: String

  /// `pwn()` marks the page; the marker at the end is missing if the case swallowed it.
  init(_ rendered: String) {
    html = """
      <!doctype html><html><head><meta charset="utf-8">
      <script>window.pwned = 0; function pwn() { window.pwned = 1; document.title = "PWNED" }</script>
      </head><body><div id="case">
      \(rendered)
      </div><p id="end">end</p></body></html>

      """
  }
}
