#!/usr/bin/env python3
"""pages.py FOLDER: opens the pages of a built site in Chromium as their readers do.

From the file system, from a server's root and from a folder of a server; at 390 and 1280 pixels; light
and dark. Complains of failed requests, script errors, pictures that don't show, text wider than the
window, and requests to other hosts. Prints each complaint; exit 1 where there is one."""

import functools
import http.server
import pathlib
import sys
import threading

from playwright.sync_api import sync_playwright

CHROMIUM = "/usr/bin/chromium"
# Few pages of each kind say as much as all.
PAGES_PER_FOLDER = 4
WIDTHS = (390, 1280)
SCHEMES = ("light", "dark")


class Server(http.server.SimpleHTTPRequestHandler):
    """Serves the folder under a prefix, silently."""

    prefix = "/"

    def translate_path(self, path):
        if not path.startswith(self.prefix):
            return str(pathlib.Path(self.directory) / "outside-of-the-prefix")
        return super().translate_path("/" + path[len(self.prefix):])

    def log_message(self, *_):
        pass


def serve(folder, prefix):
    handler = functools.partial(type("Handler", (Server,), {"prefix": prefix}), directory=str(folder))
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return f"http://127.0.0.1:{server.server_port}{prefix}"


def chosen_pages(folder):
    """Paths of HTML files, at most a few of each top-level folder."""
    seen, pages = {}, []
    for path in sorted(folder.rglob("*.html")):
        relative = path.relative_to(folder)
        kind = relative.parts[0] if len(relative.parts) > 1 else ""
        seen[kind] = seen.get(kind, 0) + 1
        if seen[kind] <= PAGES_PER_FOLDER:
            pages.append(relative.as_posix())
    return pages


def complaints(page, url, base):
    found = []
    is_own = lambda address: address.startswith((base, "data:", "blob:"))
    page.on("requestfailed", lambda r: found.append(f"request failed: {r.url}"))
    page.on("response", lambda r: r.status >= 400 and found.append(f"{r.status}: {r.url}"))
    page.on("request", lambda r: is_own(r.url) or found.append(f"asks another host: {r.url}"))
    page.on("pageerror", lambda e: found.append(f"script error: {e}"))
    page.on("console", lambda m: m.type == "error" and found.append(f"console: {m.text}"))
    page.goto(url, wait_until="load")
    page.evaluate(
        """() => Promise.all([...document.images].map(image => {
             image.loading = 'eager'
             return image.decode().catch(() => {})
           }))""")
    found += page.evaluate(
        """() => [...document.images].filter(i => !i.complete || !i.naturalWidth)
           .map(i => 'picture not shown: ' + i.src)""")
    overflow = page.evaluate(
        "document.documentElement.scrollWidth - document.documentElement.clientWidth")
    if overflow > 0:
        found.append(f"{overflow} px wider than the window")
    return found


def main(folder):
    pages = chosen_pages(folder)
    if not pages:
        print(f"no pages in {folder}")
        return 1
    bases = [folder.resolve().as_uri() + "/", serve(folder, "/"), serve(folder, "/moments/")]
    count, bad = 0, 0
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        for base in bases:
            for width in WIDTHS:
                for scheme in SCHEMES:
                    context = browser.new_context(
                        viewport={"width": width, "height": 900}, color_scheme=scheme)
                    for path in pages:
                        # Shown at addresses of any depth, so it links from the root that site.yaml
                        # names.
                        if path == "404.html" and base != bases[1]:
                            continue
                        page = context.new_page()
                        count += 1
                        for complaint in complaints(page, base + path, base):
                            bad += 1
                            print(f"{base}{path} at {width} px, {scheme}: {complaint}")
                        page.close()
                    context.close()
        browser.close()
    print(f"{len(pages)} pages opened {count} times, {bad} complaints")
    return 1 if bad else 0


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    sys.exit(main(pathlib.Path(sys.argv[1])))
