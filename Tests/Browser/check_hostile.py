#!/usr/bin/env python3
"""Opens a site made of hostile content: nothing of it may run, and the pages keep their shape.

    python3 Tests/Browser/check_hostile.py SITE

Attacks are expected to set `window.pwned` or to open a dialog.
"""

import sys
from pathlib import Path

from browser_checks import OVERFLOW, Report, Visit, address, chromium, html_pages, scroll_through, served

WIDTHS = [320, 390, 1280]
LIMIT = 60

# What must not be in a page, whatever its content says.
FOREIGN_MARKUP = """() => {
  const found = [];
  for (const e of document.querySelectorAll('*')) {
    for (const { name, value } of e.attributes) {
      if (/^on/i.test(name)) found.push(`${e.tagName} ${name}`);
      if (/^(href|src|action|formaction|xlink:href|data)$/i.test(name) && /^[\\s\\u0000-\\u001f]*(javascript|vbscript|data:text)/i.test(value)) found.push(`${e.tagName} ${value.slice(0, 40)}`);
    }
  }
  for (const script of document.scripts) {
    if (script.parentElement !== document.head || !/\\/(assets\\/[\\w-]+\\.\\w+|search\\/\\w+)\\.js$/.test(script.src) && script.type !== 'application/ld+json') found.push(`a script ${script.src}`);
  }
  if (document.querySelector('iframe, object, embed, base, form:not([role=search]), body style, style ~ style, meta[http-equiv=refresh]')) found.push('an element that does not belong here');
  if (document.querySelectorAll('main').length !== 1 || document.querySelectorAll('body > footer').length !== 1) found.push('the frame of the page is broken');
  return found;
}"""

# Every card lies in the column, or the wall of photos in the window, and its text in the card.
OUTSIDE = """() => {
  const column = document.body.getBoundingClientRect();
  const found = [];
  for (const card of document.querySelectorAll('.card')) {
    const box = card.getBoundingClientRect();
    const room = card.querySelector('.wall') ? document.documentElement.getBoundingClientRect() : column;
    if (box.left < room.left - 1 || box.right > room.right + 1) found.push(`${card.id} leaves the column`);
    for (const e of card.querySelectorAll('.name, .title, .e-content, .photos, .tags, .foot, .likes')) {
      const inner = e.getBoundingClientRect();
      if (inner.width && (inner.left < box.left - 1 || inner.right > box.right + 1 || e.scrollWidth > e.clientWidth + 1 && getComputedStyle(e).display !== 'inline' && e.clientWidth))
        found.push(`${card.id} ${e.className} leaves the card`);
    }
  }
  return found;
}"""


def main():
    if len(sys.argv) != 2 or not Path(sys.argv[1]).is_dir():
        sys.exit("usage: check_hostile.py SITE")
    site, report = Path(sys.argv[1]).resolve(), Report()
    pages = [path for path in html_pages(site) if path != "404.html"]
    if len(pages) < 20:
        sys.exit(f"check_hostile.py: {site} has {len(pages)} pages; the hostile site has more")
    pages = pages[:: max(1, len(pages) // LIMIT)]
    with chromium() as browser, served(site) as root:
        for width in WIDTHS:
            visit = Visit(browser, width, 844)
            visit.page.add_init_script("""
              window.violations = [];
              addEventListener('securitypolicyviolation', event => window.violations.push(event.violatedDirective + ' ' + event.blockedURI));""")
            ran, blocked, markup, shape = [], [], [], []
            for path in pages:
                page = visit.open(root + address(path))
                scroll_through(page)
                page.evaluate("document.querySelectorAll('.like').forEach(b => { b.click(); b.click() })")
                page.wait_for_timeout(30)
                if page.evaluate("typeof window.pwned !== 'undefined'") or visit.dialogs:
                    ran.append(f"{path} {visit.dialogs[:1]}")
                ran += [f"{path}: {text}" for text in visit.problems if text.startswith("script error")]
                blocked += [f"{path}: {text}" for text in page.evaluate("window.violations")]
                markup += [f"{path}: {text}" for text in page.evaluate(FOREIGN_MARKUP)]
                if overflow := page.evaluate(OVERFLOW):
                    shape.append(f"{path}: {overflow}")
                shape += [f"{path}: {text}" for text in page.evaluate(OUTSIDE)]
            report.check(f"{width} px, {len(pages)} pages: no script of the content ran", not ran, "; ".join(ran[:4]))
            report.check(f"{width} px: nothing for the security policy to stop", not blocked, "; ".join(blocked[:4]))
            report.check(f"{width} px: no markup of the content became markup of the page", not markup, "; ".join(markup[:4]))
            report.check(f"{width} px: the layout keeps its width", not shape, "; ".join(shape[:4]))
            visit.close()
    return report.finish()


if __name__ == "__main__":
    sys.exit(main())
