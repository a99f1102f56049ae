#!/usr/bin/env python3
"""An open page through edits of its site: what a reader has done to it stays, and every change
shows. Chromium; the built program."""
import os
import sys
import time

from playwright.sync_api import sync_playwright

from running import Preview, moment

CHROMIUM = os.environ.get("CHROMIUM", "/usr/bin/chromium")
STATE = """() => ({
  scroll: Math.round(scrollY), mark: window.mark, typed: document.querySelector('#q').value,
  focus: document.activeElement.id, open: document.querySelector('#m-m000007 details').open,
  selection: document.activeElement.selectionStart, time: window.video.time() })"""
# A reader's doings: a half-typed search, an open <details>, a scrolled page, a playing animation.
DO = """() => {
  window.mark = 1;
  const details = document.querySelector('#m-m000007 details');
  details.open = true;
  document.querySelector('#q').focus();
  document.querySelector('#q').setSelectionRange(2, 4);
  const box = document.querySelector('#m-m000008 .e-content');
  const motion = box.animate([{opacity: 1}, {opacity: .9}], {duration: 1e7});
  window.video = {time: () => motion.playState};
  window.count = 0;
  document.addEventListener('momentsgen:update', () => { window.count += 1; });
  scrollTo(0, 900);
}"""


def prepare(preview):
    """The default theme with a search field and something that opens."""
    import pathlib, shutil
    from running import root
    shutil.copytree(root / "Templates", preview.folder / "Templates")
    page = preview.folder / "Templates/page.html"
    page.write_text(page.read_text().replace("<main ", '<input id="q" aria-label="q">\n<main ', 1))
    card = preview.folder / "Templates/moment-card.html"
    card.write_text(card.read_text().replace(
        '<div class="foot">', '<details><summary>more</summary><p>inner</p></details>\n'
        '<div class="foot">', 1))


class Page:
    def __init__(self, browser, preview, path=""):
        self.page = browser.new_page()
        self.problems = []
        self.page.on("pageerror", lambda error: self.problems.append(str(error)))
        self.page.on("console", lambda line: self.problems.append(line.text)
                     if line.type in ("error", "warning") and "404" not in line.text and "REFUSED" not in line.text else None)
        self.page.goto(preview.address + path)
        self.page.wait_for_timeout(400)

    def wait(self, script, seconds=10):
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            try:
                if self.page.evaluate(script):
                    return
            except Exception:  # the page is being loaded anew
                pass
            self.page.wait_for_timeout(10)
        raise AssertionError("not in the page: " + script)


def check(name, is_so, seen=""):
    print(("ok      " if is_so else "FAILED  ") + name + (f": {seen}" if not is_so else ""))
    return 0 if is_so else 1


def shadow(script):
    return f"document.querySelector('#momentsgen-preview').shadowRoot.{script}"


def twenty_edits(preview, page):
    page.page.fill("#q", "half ty")
    page.page.evaluate(DO)
    before = page.page.evaluate(STATE)
    for number in range(20):
        preview.replace(preview.name(number), moment(number, f"Edit {number} of it"))
        page.wait(f"document.querySelector('#m-m{number:06}').textContent.includes('Edit {number} ')")
    after = page.page.evaluate(STATE)
    return check("20 edits keep scroll, focus, typed text, details, animation",
                 before == after and after["mark"] == 1, (before, after))


def added_and_removed(preview, page):
    failures = 0
    first = "[...document.querySelectorAll('article')].map((a) => a.id).join()"
    preview.write("Content/moments/new.md", moment(9000, "Brand new"))
    page.wait(f"{first}.includes('m-new')")
    os.remove(preview.folder / preview.name(3))
    page.wait(f"!{first}.includes('m-m000003')")
    fresh = preview.get("/")[2].decode()
    order = [part.split('"')[0] for part in fresh.split('<article class="card moment h-entry" id="')[1:]]
    seen = page.page.evaluate(first)
    failures += check("cards come and go in their places", seen == ",".join(order), (seen, order))
    state = page.page.evaluate(STATE)
    return failures + check("and the rest of the page stays", state["mark"] == 1
                            and state["open"] and state["typed"] == "half ty", state)


def style_edit(preview, page):
    style = preview.folder / "Templates/assets/style.css"
    style.write_text(style.read_text() + "\n.e-content { color: rgb(1, 2, 3); }\n")
    page.wait("getComputedStyle(document.querySelector('.e-content')).color === 'rgb(1, 2, 3)'")
    page.wait("document.querySelectorAll('link[rel=stylesheet]').length === 1")
    return check("a style sheet is swapped without a reload", page.page.evaluate("window.mark") == 1)


def error_and_back(preview, page):
    good = (preview.folder / preview.name(5)).read_text()
    preview.write(preview.name(5), "---\ndate: 2099-13-01 <b>x</b>\n---\n<script>x</script>\n")
    panel = shadow("querySelector('section')")
    page.wait(f"!{panel}.hidden")
    text = page.page.evaluate(f"{panel}.innerText")
    failures = check("an error lies over the page as text", "2099-13-01 <b>x</b>" in text
                     and "m000005.md:2:7" in text and "hint:" in text, text)
    failures += check("with a role and nothing of it as markup", page.page.evaluate(
        f"{panel}.getAttribute('role') === 'alert' && !{panel}.querySelector('b, script')"))
    link = page.page.evaluate(f"{panel}.querySelector('li a').href")
    place = f"vscode://file{preview.folder}/{preview.name(5)}:2:7"
    failures += check("with a link to its place in the editor", link == place, link)
    failures += check("and the page below stays", page.page.evaluate(STATE)["typed"] == "half ty")
    status = preview.get("/")[0]
    failures += check("and is served as it was", status == 200, status)
    preview.write(preview.name(5), good)
    page.wait(f"{panel}.hidden")
    return failures + check("it goes when the error is gone", page.page.evaluate("window.mark") == 1)


def structure(preview, page):
    template = preview.folder / "Templates/page.html"
    template.write_text(template.read_text().replace("<footer", "<aside>x</aside>\n<footer", 1))
    page.wait("document.querySelector('aside') && window.mark === undefined"
              " && document.querySelector('#momentsgen-preview')")
    return check("a change of the page's structure loads it anew", True)


def restart(preview, page):
    page.page.evaluate("window.mark = 2")
    preview.stop()
    preview.write(preview.name(6), moment(6, "While it was away"))
    preview.start(preview.port)
    page.wait("document.querySelector('#m-m000006').textContent.includes('While it was away')")
    return check("a page finds the preview again after a restart",
                 page.page.evaluate("window.mark") == 2)


def tabs(preview, context):
    pages = [Page(context, preview) for _ in range(9)]
    preview.replace(preview.name(1), moment(1, "For nine tabs"))
    for page in pages:
        page.wait("document.querySelector('#m-m000001').textContent.includes('For nine tabs')")
    connections = preview.connections()
    failures = check("nine tabs follow", True)
    failures += check("over one stream", connections < 12, connections)
    pages[0].page.close()
    preview.replace(preview.name(1), moment(1, "For eight tabs"))
    for page in pages[1:]:
        page.wait("document.querySelector('#m-m000001').textContent.includes('For eight tabs')")
    failures += check("and go on when the first one is closed", True)
    for page in pages[1:]:
        failures += check("without complaints", not page.problems, page.problems) if page.problems else 0
        page.page.close()
    return failures


def truth(preview, context):
    preview.write("Content/moments/d.md", moment(8000, "A draft", "draft: true\n"))
    preview.write("Content/moments/f.md", moment(8001, "Later").replace("date: 20", "date: 22", 1))
    preview.write("Content/moments/u.md", moment(8002, "Unlisted", "visibility: unlisted\n"))
    preview.write("Content/moments/o.md", moment(8003, "Followers", "visibility: followers\n"))
    preview.write("Content/moments/p.md", moment(8004, "Private", "visibility: private\n"))
    page = Page(context, preview)
    ribbons = "Object.fromEntries([...document.querySelectorAll('.momentsgen-ribbon')]" \
        ".map((r) => [r.parentNode.id, r.textContent]))"
    wanted = {"m-d": "draft", "m-f": "future", "m-u": "unlisted", "m-o": "followers",
              "m-p": "private", "m-new": "future"}
    page.wait(f"Object.keys({ribbons}).length === 6")
    failures = check("ribbons say what the public won't see", page.page.evaluate(ribbons) == wanted,
                     page.page.evaluate(ribbons))
    page.page.keyboard.press("p")
    page.wait("location.search === '?as=public' && document.querySelectorAll('article').length > 5")
    text = page.page.evaluate("document.body.innerText + [...document.querySelectorAll('article')].map((a) => a.id)")
    hidden = [word for word in ("A draft", "Later", "Unlisted", "Followers", "Private", "m-d,") if word in text]
    failures += check("one key shows the public's page", not hidden, hidden)
    from running import program
    import subprocess
    subprocess.run([program, "build", "-q", "--source", str(preview.folder)], check=True)
    built = (preview.folder / "public/index.html").read_bytes()
    served = preview.get("/?as=public")[2]
    failures += check("which is what build publishes, byte for byte", built == served)
    page.page.click("article a.u-url >> nth=1")
    page.wait("location.pathname !== '/' && location.search === '?as=public'"
              " && document.querySelector('#momentsgen-preview')")
    failures += check("links stay with it", True)
    page.page.keyboard.press("p")
    page.wait("location.search === '?as=author'")
    page.page.close()
    return failures


def main():
    editor = ["--editor-url", "vscode://file{file}:{line}:{column}"]
    with sync_playwright() as playwright, Preview(30, editor, prepare) as preview:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        context = browser.new_context(viewport={"width": 800, "height": 700})
        page = Page(context, preview)
        failures = 0
        for part in (twenty_edits, added_and_removed, style_edit, error_and_back, structure, restart):
            failures += part(preview, page)
        failures += check("no complaints in the console", not page.problems, page.problems)
        page.page.close()
        failures += tabs(preview, context)
        failures += truth(preview, context)
        browser.close()
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
