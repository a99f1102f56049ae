#!/usr/bin/env python3
"""A site in Chromium without a network, and after it changed.

    python3 Tests/Feeds/offline.py SITE

Visits pages of a copy of SITE, cuts the connection, reads them again, publishes another version, and
expects that one at the first reload with a network.
"""

import functools
import http.server
import shutil
import sys
import tempfile
import threading
from pathlib import Path

from playwright.sync_api import sync_playwright

failures = 0


def check(holds, what):
    global failures
    failures += not holds
    print(f"{'ok   ' if holds else 'FAIL '} {what}")


class Handler(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *arguments):
        pass


def main():
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        # In a folder below the host's root, as project pages lie.
        site = Path(folder) / "moments"
        shutil.copytree(sys.argv[1], site)
        server = http.server.ThreadingHTTPServer(
            ("127.0.0.1", 0), functools.partial(Handler, directory=folder))
        threading.Thread(target=server.serve_forever, daemon=True).start()
        root = f"http://127.0.0.1:{server.server_port}/moments/"
        moments = sorted(path.parent.name for path in site.glob("m/*/index.html"))
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
        context = browser.new_context()
        page = context.new_page()
        page.goto(root)
        page.evaluate("navigator.serviceWorker.ready.then(() => true)")
        page.wait_for_function("navigator.serviceWorker.controller !== null")
        visited, other = f"{root}m/{moments[0]}/", f"{root}m/{moments[1]}/"
        page.goto(visited)
        before = page.inner_text("main")
        page.wait_for_function(
            "(address) => caches.open('pages').then((cache) => cache.match(address)).then(Boolean)",
            arg=visited)

        context.set_offline(True)
        page.reload()
        check(page.inner_text("main") == before, "a page that was visited can be read without a network")
        styled = "getComputedStyle(document.querySelector('.card')).borderTopLeftRadius !== '0px'"
        check(page.evaluate(styled), "with its style")
        page.goto(root)
        check(page.locator("article").count() > 0, "the newest page too")
        page.goto(other)
        check(page.url == other and page.locator("h1").inner_text() == "No connection",
              "one that wasn't visited says that there is no network")
        check(page.evaluate(styled), "with its style, at any depth")

        file = site / "m" / moments[0] / "index.html"
        file.write_text(file.read_text("utf-8").replace("<main ", "<main data-version=\"2\" "), "utf-8")
        worker = site / "sw.js"
        worker.write_text(worker.read_text("utf-8").replace("shell-", "shell-2-"), "utf-8")
        context.set_offline(False)
        page.goto(visited)
        check(page.locator("main[data-version='2']").count() == 1,
              "with a network a new version is there at once")
        page.reload()
        check(page.locator("main[data-version='2']").count() == 1, "and stays")
        browser.close()
        server.shutdown()
    sys.exit(failures > 0)


main()
