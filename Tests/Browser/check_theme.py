#!/usr/bin/env python3
"""What visitors do with a site: photos, keys, likes that are sent on; and moments that are hard to lay out.

    python3 Tests/Browser/check_theme.py SAMPLE ODD ODD_RTL

SAMPLE is the sample site's output, the others are made by odd_site.py, one of them in Arabic.
"""

import sys
from pathlib import Path

from browser_checks import OVERFLOW, Report, Visit, address, chromium, html_pages, scroll_through, served, wait_for

FOCUS = "document.activeElement.closest('.moment')?.id"
OPEN = "document.querySelector('dialog[open]')"
SHOWN = """() => {
  const dialog = document.querySelector('dialog.viewer[open]');
  return dialog && { alt: dialog.querySelector('img').alt, isModal: dialog.matches(':modal'), name: dialog.getAttribute('aria-label'),
    holdsFocus: dialog.contains(document.activeElement), position: dialog.querySelector('[role=status]').textContent,
    scale: new DOMMatrix(getComputedStyle(dialog.querySelector('img')).transform).a };
}"""


def opened(page):
    page.wait_for_selector("dialog[open]")
    return page.evaluate(SHOWN)


def closed(page):
    return wait_for(page, f"!{OPEN}")


def check_viewer(browser, site, report, name, is_rtl=False):
    with served(site) as root:
        visit = Visit(browser, 390, 844, has_touch=True)
        page = visit.open(root)
        link = page.locator("#m-photos .photo[href]").nth(2)
        link.focus()
        page.keyboard.press("Enter")
        first = opened(page)
        report.check(f"viewer, {name}: Enter on a photo opens it with its text", first["alt"] == "Circle number 2" and first["isModal"] and first["name"], str(first))
        report.check(f"viewer, {name}: all thirty are there", "3" in first["position"] and "30" in first["position"], first["position"])
        forward, backward = ("ArrowLeft", "ArrowRight") if is_rtl else ("ArrowRight", "ArrowLeft")
        page.keyboard.press(forward)
        page.keyboard.press(forward)
        page.keyboard.press(backward)
        report.check(f"viewer, {name}: arrows turn the pages the way the text runs", page.evaluate(SHOWN)["alt"] == "Circle number 3", str(page.evaluate(SHOWN)))
        page.keyboard.press("End")
        last = page.evaluate(SHOWN)
        page.keyboard.press(forward)
        report.check(f"viewer, {name}: the last photo, beyond the grid, and no further", last["alt"] == "Circle number 29" and page.evaluate(SHOWN) == last, str(last))
        page.keyboard.press("Home")
        trapped = []
        for _ in range(12):
            page.keyboard.press("Tab")
            trapped.append(page.evaluate("document.activeElement === document.body || document.querySelector('dialog[open]').contains(document.activeElement)"))
        report.check(f"viewer, {name}: the focus stays inside", all(trapped), str(trapped))
        describe = page.locator("dialog .bar button")
        describe.click()
        report.check(f"viewer, {name}: the description is shown on request", page.locator("dialog .alt").is_visible() and describe.get_attribute("aria-expanded") == "true" and page.locator("dialog .alt").inner_text() == "Circle number 0")
        report.check(f"viewer, {name}: the caption is there", "Caption 0" in page.locator("dialog").inner_text())
        page.keyboard.press("+")
        zoomed = page.evaluate(SHOWN)["scale"]
        page.keyboard.press("0")
        report.check(f"viewer, {name}: keys zoom in and out again", zoomed > 1 and page.evaluate(SHOWN)["scale"] == 1, str(zoomed))
        touch(visit, is_rtl, report, name)
        page.keyboard.press("Escape")
        report.check(f"viewer, {name}: Escape closes it", closed(page))
        length = page.evaluate("history.length")
        wait_for(page, "history.state?.photo === undefined")
        link.click()
        opened(page)
        page.go_back()
        report.check(f"viewer, {name}: the way back closes it and stays on the page", closed(page) and page.url == root and page.evaluate("history.length") == length, page.url)
        report.check(f"viewer, {name}: the focus is where it was", link.evaluate("e => document.activeElement === e"))
        with visit.context.expect_page() as other:
            link.click(modifiers=["Control"])
        report.check(f"viewer, {name}: a click with Control is the browser's", other.value is not None and not page.evaluate(OPEN))
        report.check(f"viewer, {name}: no problem", not visit.problems, "; ".join(visit.problems))
        visit.close()


def touch(visit, is_rtl, report, name):
    """Fingers, as the browser's own protocol sends them."""
    page, session = visit.page, visit.context.new_cdp_session(visit.page)

    def fingers(kind, *points):
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y, "id": n} for n, (x, y) in enumerate(points)]})

    before = page.evaluate(SHOWN)["alt"]
    way = 1 if is_rtl else -1
    fingers("touchStart", (195, 300))
    for step in range(1, 7):
        fingers("touchMove", (195 + way * step * 20, 300))
    fingers("touchEnd")
    after = page.evaluate(SHOWN)["alt"]
    report.check(f"viewer, {name}: a swipe turns the page", before == "Circle number 0" and after == "Circle number 1", f"{before} then {after}")
    fingers("touchStart", (150, 400), (240, 400))
    for step in range(1, 6):
        fingers("touchMove", (150 - step * 15, 400), (240 + step * 15, 400))
    fingers("touchEnd")
    report.check(f"viewer, {name}: two fingers make it larger", page.evaluate(SHOWN)["scale"] > 1.5, str(page.evaluate(SHOWN)))
    page.keyboard.press("0")


def check_keys(browser, site, report):
    """From the top of the page to a like, a photo and a moment's own page, without a pointer."""
    with served(site) as root:
        visit = Visit(browser)
        page = visit.open(root)
        cards = page.evaluate("[...document.querySelectorAll('.h-entry')].map(e => e.id)")
        seen = []
        for key in ("j", "j", "k", "j", "j"):
            page.keyboard.press(key)
            seen.append(page.evaluate(FOCUS))
        report.check("keys: j and k go from card to card", seen == [cards[0], cards[1], cards[0], cards[1], cards[2]], str(seen))
        page.goto(root)
        above = page.evaluate("document.querySelector('.moment.h-cite').id")
        seen = [page.keyboard.press(key) or page.evaluate(FOCUS) for key in ("j", "k", "j", "j")]
        report.check("keys: j begins below what is pinned, k leads up to it", seen == [cards[0], above, cards[0], cards[1]], str(seen))
        report.check("keys: the card is in view and marked", page.evaluate("(() => { const b = document.activeElement.getBoundingClientRect(); return b.top >= 0 && b.top < innerHeight && getComputedStyle(document.activeElement).outlineStyle !== 'none' })()"))
        page.keyboard.press("l")
        report.check("keys: l likes it", page.evaluate("document.activeElement.querySelector('.like').getAttribute('aria-pressed')") == "true")
        page.keyboard.press("l")
        for _ in range(30):
            page.keyboard.press("Tab")
            if page.evaluate("document.activeElement.matches('.photo')"):
                break
        page.keyboard.press("Enter")
        alt = opened(page)["alt"]
        page.keyboard.press("j")
        report.check("keys: a photo opens, and j is quiet in it", bool(alt) and page.evaluate(SHOWN)["holdsFocus"])
        page.keyboard.press("Escape")
        report.check("keys: the photo closes, and the focus is on it again", closed(page) and page.evaluate("document.activeElement.matches('.photo')"))
        # The browser's way back, which the photo had added, is under way; it would break off a link.
        wait_for(page, "history.state?.photo === undefined")
        page.keyboard.press("?")
        page.wait_for_selector("dialog.sheet[open]")
        report.check("keys: ? explains them", page.locator("dialog.sheet kbd").count() >= 5 and page.evaluate("document.querySelector('dialog.sheet').matches(':modal')"))
        page.keyboard.press("Escape")
        closed(page)
        page.keyboard.press("j")
        target = page.evaluate("document.activeElement.querySelector('.when a').href")
        page.keyboard.press("Enter")
        page.wait_for_url(target)
        report.check("keys: Enter opens the moment", page.url == target and page.locator("h1").count() == 1)
        page.keyboard.press("/")
        page.wait_for_url("**/search/")
        page.keyboard.press("/")
        page.keyboard.type("lake")
        page.wait_for_selector(".search-row")
        for _ in range(10):
            page.keyboard.press("Tab")
            if page.evaluate("document.activeElement.matches('.search-link')"):
                break
        target = page.evaluate("document.activeElement.href")
        page.keyboard.press("Enter")
        page.wait_for_url(target)
        report.check("keys: / searches, and Tab and Enter lead to a result", "/m/" in page.url, page.url)
        page.goto(root)
        page.locator("#keys").focus()
        page.keyboard.press("Space")
        page.keyboard.press("j")
        off = page.evaluate(FOCUS)
        page.reload()
        page.keyboard.press("j")
        report.check("keys: the switch turns them off, for good", off is None and page.evaluate(FOCUS) is None, f"{off}")
        page.locator("#keys").focus()
        page.keyboard.press("Space")
        page.evaluate("document.activeElement.blur()")
        page.keyboard.press("j")
        report.check("keys: and on again", page.evaluate(FOCUS) is not None)
        report.check("keys: no problem", not visit.problems, "; ".join(visit.problems))
        visit.close()


def check_video(browser, site, report):
    """A video is one stop on the way through a page until it plays; without a script it has its controls."""
    with served(site) as root:
        for scripted in (True, False):
            visit = Visit(browser, java_script_enabled=scripted)
            page = visit.open(root)
            video, button = page.locator("video").first, page.locator(".play").first
            video.scroll_into_view_if_needed()
            if not scripted:
                report.check("video: without a script it has controls, and no other button", video.evaluate("v => v.controls") and not button.is_visible())
                visit.close()
                continue
            name = button.inner_text()
            report.check("video: one button that says what it plays, instead of controls", button.is_visible() and not video.evaluate("v => v.controls") and video.get_attribute("aria-label") in name, name)
            button.focus()
            page.keyboard.press("Enter")
            report.check("video: it plays, has its controls and the focus", wait_for(page, "(v => v.controls && v.currentTime > 0 && document.activeElement === v)(document.querySelector('video'))") and not button.is_visible())
            report.check("video: no problem", not visit.problems, "; ".join(visit.problems))
            visit.close()


LIKE = "b => [b.getAttribute('aria-pressed'), document.getElementById(b.getAttribute('aria-describedby')).textContent]"


def check_endpoint(browser, site, report):
    """What a like does where the site has somebody to tell."""
    with served(site) as root:
        for status, name in ((204, "accepted"), (500, "refused")):
            visit = Visit(browser)
            sent = []

            def answer(route):
                sent.append(route.request.post_data)
                route.fulfill(status=status, headers={"Access-Control-Allow-Origin": "*"})

            visit.page.route("http://127.0.0.1:9/likes", answer)
            page = visit.open(root)
            button = page.locator("#m-quiet .like")
            before = button.evaluate(LIKE)
            button.click()
            liked = button.evaluate(LIKE)
            report.check(f"endpoint, {name}: the like is shown at once", before[0] == "false" and liked[0] == "true" and liked[1].startswith("1"), f"{before} {liked}")
            sentence = wait_for(page, "/like/.test(document.querySelector('#m-quiet .likes > .vh')?.textContent)")
            report.check(f"endpoint, {name}: the sentence names the visitor", sentence)
            if status == 204:
                button.click()
                wait_for(page, "false", seconds=.3)
                report.check("endpoint: each press is told once", sent == ["id=quiet&like=1", "id=quiet&like=0"], str(sent))
                report.check("endpoint: nothing is wrong", not visit.problems, "; ".join(visit.problems))
            else:
                said = wait_for(page, "document.querySelector('.toast[role=status]')?.textContent")
                report.check("endpoint, refused: tried again, taken back, and said", said and len(sent) == 2 and button.evaluate(LIKE) == before, f"{sent} {button.evaluate(LIKE)}")
                page.reload()
                report.check("endpoint, refused: nothing is kept", button.evaluate(LIKE) == before)
            visit.close()


def check_update(browser, site, report):
    """The preview's new cards get what the page's own have."""
    with served(site) as root:
        visit = Visit(browser)
        page = visit.open(root)
        state = page.evaluate("""() => {
          const card = document.querySelector('#m-quiet').cloneNode(true);
          card.id = 'm-new';
          const [button, count, time] = ['.like', '.count', 'time'].map(s => card.querySelector(s));
          button.hidden = true; button.dataset.id = 'new'; count.id = 'c-new'; button.setAttribute('aria-describedby', 'c-new');
          time.textContent = '30 January 2020, 10:00'; time.dateTime = '2020-01-30T10:00:00Z';
          document.querySelector('.feed').append(card);
          const old = document.querySelector('#m-emoji time');
          old.textContent = '1 January 2000'; old.dateTime = '2000-01-01T00:00:00Z';
          document.dispatchEvent(new CustomEvent('momentsgen:update', { detail: { added: [card], changed: [old] } }));
          button.click();
          return { isShown: !button.hidden, date: time.textContent, title: time.title, pressed: button.getAttribute('aria-pressed'), old: old.textContent, oldTitle: old.title };
        }""")
        right = state["isShown"] and "ago" in state["date"] and state["title"].startswith("30 January") and state["pressed"] == "true"
        report.check("preview: a new card gets its button and its date", right, str(state))
        report.check("preview: a changed date is told anew", "ago" in state["old"] and state["oldTitle"] == "1 January 2000", str(state))
        visit.close()


BOXES = """() => {
  const found = [];
  for (const card of document.querySelectorAll('.card')) {
    const box = card.getBoundingClientRect();
    const button = card.querySelector('.like')?.getBoundingClientRect();
    for (const e of card.querySelectorAll('.name, .title, .e-content, .e-content > *, .photos, .tags, .foot, .likes, .fact, .comments, .link-card, summary, .row-text, .heading')) {
      const inner = e.getBoundingClientRect();
      if (!inner.width || e.classList.contains('vh')) continue;
      if (inner.left < box.left - 1 || inner.right > box.right + 1) found.push(`${card.id} ${e.tagName}.${e.className} leaves its card`);
    }
    for (const e of card.querySelectorAll('.when a, .likes > .icon, .likes .avatar, .count, .photo, .e-content > *, .tags a')) {
      const b = e.getBoundingClientRect();
      if (button && b.width > 2 && b.left < button.right - 1 && b.right > button.left + 1 && b.top < button.bottom - 1 && b.bottom > button.top + 1) found.push(`${card.id} ${e.className} is under the button`);
    }
  }
  return found;
}"""


def check_shapes(browser, site, report, name):
    """320 pixels are 400 % of 1280; text at 200 % on a phone."""
    pages = [path for path in html_pages(site) if path.startswith(("m/", "index", "photos/", "2026/", "me/"))]
    with served(site) as root:
        for width, text in ((320, 1), (390, 2), (640, 1), (1280, 1)):
            visit = Visit(browser, width, 800)
            problems = []
            for path in pages:
                page = visit.open(root + address(path))
                if text != 1:
                    page.evaluate(f"document.documentElement.style.fontSize = '{text * 100}%'")
                page.evaluate("document.querySelectorAll('details').forEach(d => { d.open = true })")
                if overflow := page.evaluate(OVERFLOW):
                    problems.append(f"{path}: {overflow}")
                problems += [f"{path}: {box}" for box in page.evaluate(BOXES)]
            report.check(f"odd moments, {name}, {width} px, text {text * 100} %: nothing sticks out or is covered", pages and not problems, "; ".join(problems[:4]))
            visit.close()


BLOCKED = {
    "blocked": "Object.defineProperty(window, 'localStorage', { get() { throw new Error('blocked') } })",
    "full": "Storage.prototype.setItem = () => { throw new Error('full') }",
}


def check_storage(browser, site, report):
    """A like lasts as long as the page is open, also when it comes before the page has shown its
    buttons: a busy machine may take a while from the load to there."""
    with served(site) as root:
        for name, script in BLOCKED.items():
            visit = Visit(browser)
            visit.page.add_init_script(script)
            visit.page.add_init_script("addEventListener('DOMContentLoaded', () => document.querySelector('.h-entry .like').click())")
            page = visit.open(root)
            like = page.locator(".h-entry .like").first
            like.wait_for()
            early = like.get_attribute("aria-pressed")
            page.keyboard.press("j")
            page.keyboard.press("l")
            unliked = like.get_attribute("aria-pressed")
            page.keyboard.press("l")
            page.evaluate("document.dispatchEvent(new CustomEvent('momentsgen:update', { detail: { added: [], changed: [] } }))")
            page.locator(".photo[href]").first.click()
            alt = opened(page)["alt"]
            likes = [early, unliked, like.get_attribute("aria-pressed")]
            report.check(f"storage {name}: keys, likes and photos work", bool(alt) and likes == ["true", "false", "true"] and not visit.problems, f"{likes} {alt!r} {visit.problems}")
            visit.close()


def main():
    if len(sys.argv) != 4:
        sys.exit("usage: check_theme.py SAMPLE ODD ODD_RTL")
    sample, odd, rtl = (Path(path).resolve() for path in sys.argv[1:])
    report = Report()
    with chromium() as browser:
        check_viewer(browser, odd, report, "left to right")
        check_viewer(browser, rtl, report, "right to left", is_rtl=True)
        check_keys(browser, sample, report)
        check_endpoint(browser, odd, report)
        check_update(browser, odd, report)
        check_video(browser, sample, report)
        check_storage(browser, sample, report)
        check_shapes(browser, odd, report, "left to right")
        check_shapes(browser, rtl, report, "right to left")
    return report.finish()


if __name__ == "__main__":
    sys.exit(main())
