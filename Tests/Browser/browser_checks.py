"""What the browser checks share: a report, a server that can live in a sub-folder, Chromium."""

import contextlib
import functools
import http.server
import os
import shutil
import sys
import threading
import time
from pathlib import Path
from urllib.parse import unquote, urlsplit

from playwright.sync_api import sync_playwright


class Report:
    """A line for each check, and the numbers at the end."""

    def __init__(self):
        self.passed = self.failed = 0

    def check(self, name, is_right, detail=""):
        if is_right:
            self.passed += 1
            print(f"ok    {name}")
        else:
            self.failed += 1
            print(f"FAIL  {name}: {detail}" if detail else f"FAIL  {name}")

    def finish(self):
        print(f"{self.passed} passed, {self.failed} failed")
        return 1 if self.failed or not self.passed else 0


class SiteHandler(http.server.SimpleHTTPRequestHandler):
    """Serves the site under `base`, and its 404 page for what isn't there."""

    def __init__(self, *args, base="/", **kwargs):
        self.base = base
        super().__init__(*args, **kwargs)

    def translate_path(self, path):
        inside = unquote(urlsplit(path).path)
        if not inside.startswith(self.base):
            return str(Path(self.directory) / "nothing-here")
        return super().translate_path("/" + path[len(self.base):])

    def send_error(self, code, message=None, explain=None):
        page = Path(self.directory) / "404.html"
        if code != 404 or not page.exists():
            return super().send_error(code, message, explain)
        body = page.read_bytes()
        self.send_response(404)
        self.send_header("Content-Type", "text/html; charset=utf-8")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        if self.command != "HEAD":
            self.wfile.write(body)

    def log_message(self, *args):
        pass


class SiteServer(http.server.ThreadingHTTPServer):
    def handle_error(self, request, client_address):
        pass  # a browser that left before the answer was whole


@contextlib.contextmanager
def served(site, base="/"):
    handler = functools.partial(SiteHandler, directory=str(site), base=base)
    server = SiteServer(("127.0.0.1", 0), handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_port}{base}"
    finally:
        server.shutdown()


@contextlib.contextmanager
def chromium():
    path = os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser")
    if not path:
        sys.exit("no Chromium: install it (apt-get install chromium) or set CHROMIUM to its path")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        try:
            yield browser
        finally:
            browser.close()


class Visit:
    """A page of its own context that notes everything that goes wrong in it."""

    def __init__(self, browser, width=1280, height=900, **options):
        options.setdefault("timezone_id", "UTC")
        options.setdefault("reduced_motion", "reduce")
        self.context = browser.new_context(viewport={"width": width, "height": height}, **options)
        self.page = self.context.new_page()
        self.requests, self.problems, self.dialogs = [], [], []
        self.page.on("request", lambda request: self.requests.append(request.url))
        self.page.on("requestfailed", self._failed)
        self.page.on("response", lambda response: response.status >= 400 and self.problems.append(f"{response.status} {response.url}"))
        self.page.on("pageerror", lambda error: self.problems.append(f"script error {error}"))
        self.page.on("console", lambda message: message.type in ("error", "warning") and self.problems.append(f"console {message.text}"))
        self.page.on("dialog", self._dialog)

    def _failed(self, request):
        # A picture, or the site's icon, that the next page broke off; broken ones are looked for in
        # the page itself.
        is_picture = request.resource_type == "image" or "/assets/icon." in request.url
        if not is_picture or request.failure != "net::ERR_ABORTED":
            self.problems.append(f"{request.failure} {request.url}")

    def _dialog(self, dialog):
        self.dialogs.append(dialog.message)
        dialog.dismiss()

    def open(self, url):
        self.requests.clear()
        self.problems.clear()
        self.page.goto(url, wait_until="load")
        return self.page

    def foreign(self, origin):
        """Requests that left the site."""
        return [url for url in self.requests if not url.startswith((origin, "data:", "blob:"))]

    def close(self):
        self.context.close()


def wait_for(page, script, seconds=10):
    """Whether it becomes true. Playwright's own waiting evaluates text in the page, which the pages'
    policy forbids."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if page.evaluate(f"!!({script})"):
            return True
        page.wait_for_timeout(20)
    return False


# Elements that stick out to the side, with what they are; nothing where the page fits.
OVERFLOW = """() => {
  const wide = document.documentElement.scrollWidth - innerWidth;
  if (wide <= 0) return null;
  const who = [...document.querySelectorAll('body *')].filter(e => {
    const box = e.getBoundingClientRect();
    return box.width && (box.right > innerWidth + 1 || box.left < -1);
  }).slice(-3).map(e => e.tagName + '.' + e.className);
  return `${wide} px too wide: ${who.join(', ')}`;
}"""


def scroll_through(page):
    """Brings every part near the screen once, so that lazy pictures load."""
    page.evaluate("""async () => {
      const step = Math.max(innerHeight / 2, document.documentElement.scrollHeight / 60);
      for (let y = 0; y < document.documentElement.scrollHeight; y += step) {
        scrollTo(0, y);
        await new Promise(done => setTimeout(done, 15));
      }
      scrollTo(0, 0);
      // A picture that is still on its way would be broken off by the next page.
      for (const image of document.images) {
        for (let i = 0; i < 100 && image.currentSrc && !image.complete; i++) await new Promise(done => setTimeout(done, 20));
      }
    }""")


def html_pages(site):
    return sorted(path.relative_to(site).as_posix() for path in Path(site).rglob("*.html"))


def one_of_each(site, limit=3):
    """Home, and up to `limit` pages of every kind: the longest and the shortest among them. The pages
    of years and months are one kind; embeds, which have no frame of the site, are for check_embed.py."""
    kinds = {}
    for path in html_pages(site):
        if path != "404.html" and not path.startswith("embed/"):
            kind = path.split("/")[0] if "/" in path else path
            kinds.setdefault("year" if kind.isdigit() else kind, []).append(path)
    chosen = []
    for paths in kinds.values():
        paths.sort(key=lambda path: (Path(site) / path).stat().st_size)
        step = max(1, len(paths) // limit)
        chosen += dict.fromkeys([paths[-1], paths[0], *paths[::step][: limit - 2]])
    return sorted(set(chosen))


def address(path):
    """The address of a page's file on a server."""
    return path[: -len("index.html")] if path.endswith("index.html") else path
