#!/usr/bin/env python3
"""Moments in other sites' pages, however hostile those are.

    .venv/bin/python Tests/Browser/check_embed.py PROGRAM SITE FOLDER

PROGRAM builds a copy of SITE in FOLDER, with everything that can be embedded.
"""

import contextlib
import http.server
import json
import shutil
import subprocess
import sys
import threading
from pathlib import Path

from browser_checks import Report, Visit, chromium, served

MOMENT = "2026-11-28-ferry"
FRAME = "moments-post iframe"


def write_site(site, folder, program):
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    shutil.copytree(site / "Content", folder / "Content")
    settings = folder / "Content/site.yaml"
    text = settings.read_text("utf-8").replace("embed: moments", "embed: all")
    settings.write_text(text + "\nbaseURL: https://moments.example/\n", "utf-8")
    subprocess.run([program, "build", "--source", folder, "--now", "2026-11-30T00:00:00Z", "--quiet"], check=True)


@contextlib.contextmanager
def host(body, origin, style="", attributes="", extra_policy=""):
    """A page of somebody else under a strict policy."""
    page = f'<!doctype html><html {attributes}><head><meta charset="utf-8"><title>Host</title><link rel="stylesheet" href="/host.css"><script async src="{origin}embed.js"></script></head><body>{body}</body></html>'
    policy = f"default-src 'none'; script-src {origin}; frame-src {origin}; style-src 'self'; base-uri 'none'{extra_policy}"

    class Handler(http.server.BaseHTTPRequestHandler):
        def do_GET(self):
            kind, text = ("text/css", style) if self.path == "/host.css" else ("text/html; charset=utf-8", page)
            data = text.encode()
            self.send_response(200 if self.path in ("/", "/host.css") else 404)
            self.send_header("Content-Type", kind)
            self.send_header("Content-Security-Policy", policy)
            self.send_header("Content-Length", str(len(data)))
            self.end_headers()
            self.wfile.write(data)

        def log_message(self, *args):
            pass

    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_port}/"
    finally:
        server.shutdown()


def settled(page):
    """The frame, once it is as high as its content."""
    page.wait_for_function("""() => {
      const frame = document.querySelector('moments-post iframe');
      return frame && frame.style.getPropertyValue('--moments-height');
    }""")
    element = page.query_selector(FRAME)
    frame = element.content_frame()
    page.wait_for_function("""frame => {
      const wanted = parseFloat(frame.style.getPropertyValue('--moments-height'));
      return Math.abs(frame.getBoundingClientRect().height - wanted) < 2;
    }""", arg=element)
    return frame


def check_hostile_host(browser, site, report):
    """No inline styles allowed, everything unset, dark, from right to left, in another language."""
    styles = "* { all: unset } html { background: #101014 } body { display: block; color: #eee } iframe { height: 7px; opacity: .1; position: fixed }"
    with served(site) as origin, host(f'<moments-post src="{origin}m/{MOMENT}/" title="A ferry"><a href="{origin}m/{MOMENT}/">A ferry</a></moments-post>', origin, styles, 'lang="ar" dir="rtl"') as address:
        visit = Visit(browser, 800, 900)
        page = visit.open(address)
        frame = settled(page)
        facts = page.evaluate("""() => {
          const frame = document.querySelector('moments-post iframe');
          const style = getComputedStyle(frame);
          const box = frame.getBoundingClientRect();
          return { title: frame.title, lazy: frame.loading, sandbox: frame.getAttribute('sandbox'), width: box.width, height: box.height,
            opacity: style.opacity, position: style.position, border: style.borderTopWidth, globals: Object.keys(window).filter(name => /moment/i.test(name)),
            fallback: document.querySelector('moments-post a').getClientRects().length };
        }""")
        frame.wait_for_function("() => document.documentElement.dataset.scheme === 'dark'")
        inner = frame.evaluate("""() => ({ text: document.querySelector('.e-content').innerText.length, scheme: document.documentElement.dataset.scheme,
          card: getComputedStyle(document.querySelector('.card')).backgroundColor, page: getComputedStyle(document.documentElement).backgroundColor,
          date: document.querySelector('.dt-published').textContent, runs: getComputedStyle(document.querySelector('.dt-published')).direction, scrolls: document.documentElement.scrollHeight - innerHeight,
          links: [...document.links].every(a => a.target === '_blank' && /noopener/.test(a.rel)) })""")
        report.check("embed, hostile host: named, lazy, sandboxed", facts["title"] == "A ferry" and facts["lazy"] == "lazy" and "allow-same-origin" not in facts["sandbox"], f"{facts}")
        report.check("embed, hostile host: as wide as it may be, as high as its content", facts["width"] == 550 and facts["height"] > 250 and inner["scrolls"] <= 0, f"{facts} {inner}")
        report.check("embed, hostile host: looks as it should", (facts["opacity"], facts["position"], facts["border"]) == ("1", "static", "0px"), f"{facts}")
        report.check("embed, hostile host: no name in the page, the link inside isn't shown", not facts["globals"] and not facts["fallback"], f"{facts}")
        report.check("embed, hostile host: dark, as the page is", inner["scheme"] == "dark" and inner["card"] == "rgb(34, 34, 36)" and inner["page"] == "rgba(0, 0, 0, 0)", f"{inner}")
        report.check("embed, hostile host: dates in the page's language, which run its way", "نوفمبر" in inner["date"] and inner["runs"] == "rtl", f"{inner['date']} {inner['runs']}")
        report.check("embed, hostile host: shows the moment, links open outside", inner["text"] > 100 and inner["links"], f"{inner}")
        report.check("embed, hostile host: nothing goes wrong", not visit.problems, f"{visit.problems[:3]}")
        page.set_viewport_size({"width": 320, "height": 700})
        page.wait_for_function("() => document.querySelector('moments-post').getBoundingClientRect().width < 330")
        frame.wait_for_function("() => document.documentElement.scrollHeight <= innerHeight")
        report.check("embed: follows the page's width", frame.evaluate("document.documentElement.scrollWidth <= innerWidth"))
        visit.close()


def check_views(browser, site, report):
    with served(site, "/some/where/") as origin:
        for view, cards in (("timeline", 5), ("profile", 0)):
            with host(f'<moments-post view="{view}"></moments-post>', origin) as address:
                visit = Visit(browser, 800, 900)
                frame = settled(visit.open(address))
                facts = frame.evaluate("[document.querySelectorAll('.card').length, document.querySelector('h1').innerText, document.documentElement.dataset.scheme, [...document.images].every(i => !i.complete || i.naturalWidth > 0)]")
                report.check(f"embed: the {view}", facts == [cards, "Mira Solberg", "light", True] and not visit.problems, f"{facts} {visit.problems[:2]}")
                visit.close()


def check_other_ways(browser, site, report):
    """Foreign addresses, no JavaScript, and a plain frame."""
    with served(site) as origin:
        with host('<moments-post src="https://elsewhere.example/m/x/"><a href="https://elsewhere.example/m/x/">There</a></moments-post>', origin) as address:
            visit = Visit(browser)
            page = visit.open(address)
            page.wait_for_function("() => customElements.get('moments-post')")
            report.check("embed: another site's address is left a link", page.locator(FRAME).count() == 0 and page.locator("moments-post a").is_visible())
            page.evaluate("src => document.querySelector('moments-post').setAttribute('src', src)", f"{origin}m/{MOMENT}/")
            report.check("embed: follows a changed address", bool(settled(page)))
            page.evaluate("document.documentElement.style.colorScheme = 'dark'")
            page.wait_for_function("() => /scheme=dark/.test(document.querySelector('moments-post iframe').src)")
            frame = page.query_selector(FRAME).content_frame()
            frame.wait_for_function("() => document.documentElement.dataset.scheme === 'dark'")
            report.check("embed: follows the page's light and dark", not visit.problems, f"{visit.problems[:2]}")
            visit.close()
        with host(f'<moments-post src="{origin}m/{MOMENT}/"><a href="{origin}m/{MOMENT}/">A ferry</a></moments-post>', origin) as address:
            visit = Visit(browser, java_script_enabled=False)
            report.check("embed: without JavaScript the link stays", visit.open(address).locator("moments-post a").is_visible())
            visit.close()
        oembed = json.loads((site / f"oembed/{MOMENT}.json").read_text("utf-8"))
        frame = oembed["html"].replace("https://moments.example/", origin)
        with host(frame, origin) as address:
            visit = Visit(browser, 800, 900)
            page = visit.open(address)
            inner = page.query_selector("iframe").content_frame()
            inner.wait_for_load_state("load")
            short = inner.evaluate("document.documentElement.scrollHeight - innerHeight")
            report.check("oEmbed: the frame shows the moment, about as high as it is", inner.locator(".e-content").count() == 1 and abs(short) < 150 and not visit.problems, f"{short} px short {visit.problems[:2]}")
            visit.close()
    page = (site / f"m/{MOMENT}/index.html").read_text("utf-8")
    report.check("oEmbed: the moment's page says where", f'type="application/json+oembed" href="https://moments.example/oembed/{MOMENT}.json"' in page)
    report.check("oEmbed: version, kind and provider", (oembed["version"], oembed["type"], oembed["provider_name"]) == ("1.0", "rich", "Small Hours"))


def main():
    if len(sys.argv) != 4:
        sys.exit("usage: check_embed.py PROGRAM SITE FOLDER")
    program, site, folder = (Path(argument).resolve() for argument in sys.argv[1:4])
    write_site(site, folder, program)
    report = Report()
    with chromium() as browser:
        for check in (check_hostile_host, check_views, check_other_ways):
            check(browser, folder / "public", report)
    return report.finish()


if __name__ == "__main__":
    sys.exit(main())
