#!/usr/bin/env python3
"""What readers are in the middle of, through twenty edits of the default theme's pages: a video that
plays, a fold that is open, a photo in the viewer, a search half typed. Chromium; the built program."""
import os
import shutil
import sys

from playwright.sync_api import sync_playwright

from morph import CHROMIUM, Page, check
from running import Preview, moment, root

EDITS = 20
VIDEO = "videos:\n  - {src: waves.webm, alt: Waves}\n"
PHOTOS = "photos:\n  - {src: noon.jpg, alt: Noon}\n  - {src: dusk.jpg, alt: Dusk}\n"
FOLDED = "warning: A spoiler\n"


def prepare(preview):
    samples = root / "Content/moments"
    for name in ("waves.webm", "2026-07-14-dunes/noon.jpg", "2026-07-14-dunes/dusk.jpg"):
        target = preview.content / "moments/000" / os.path.basename(name)
        shutil.copy(samples / name, target)
    for number, extra in ((12, VIDEO), (13, PHOTOS), (11, FOLDED)):
        preview.write(preview.name(number), moment(number, f"Hello {number}", extra))


def edits(preview):
    """(change, a condition in the timeline that says it has come), one after the other; some of them
    in the very cards that the readers use, some that add, take and move cards around those."""
    def text(number, words, extra=""):
        return (lambda: preview.replace(preview.name(number), moment(number, words, extra)),
                f"document.querySelector('#m-m{number:06}').textContent.includes('{words}')")

    def move(number, to, extra=""):
        return (lambda: preview.replace(preview.name(number), moment(to, f"Moved {to}", extra)),
                f"document.querySelector('#m-m{number:06}').textContent.includes('Moved {to}')")

    for number in range(4):
        yield text(number, f"Edit {number} of it")
    yield text(12, "Beside the video", VIDEO)
    yield text(13, "Beside the photos", PHOTOS)
    yield text(11, "Under the fold", FOLDED)
    yield (lambda: preview.write("Content/moments/new.md", moment(25, "Brand new")),
           "document.querySelector('#m-new')")
    yield move(12, 14, VIDEO)
    yield move(13, 10, PHOTOS)
    yield move(11, 9, FOLDED)
    yield move(20, 5)
    yield move(5, 22)
    yield (lambda: os.remove(preview.content / "moments/new.md"), "!document.querySelector('#m-new')")
    yield move(12, 8, VIDEO + "likes: [Bob]\n")
    yield text(13, "Noon and dusk", PHOTOS.replace("alt: Dusk", "alt: Dusk, caption: Nine"))
    for number in range(24, 28):
        yield text(number, f"Edit {number} of it")


# Plays slowly, so that it doesn't end; what would be heard of a new start is counted.
WATCH = """async () => {
  window.mark = 1;
  const video = window.video = document.querySelector('#m-m000012 video');
  video.muted = true;
  video.playbackRate = 0.25;
  await video.play();
  window.starts = 0;
  for (const name of ['pause', 'emptied', 'loadstart', 'seeking', 'ended', 'abort']) {
    video.addEventListener(name, () => { window.starts += 1; });
  }
  document.querySelector('#m-m000011 details').open = true;
  const summary = document.querySelector('#m-m000011 summary');
  summary.focus({preventScroll: true});
  summary.scrollIntoView({block: 'center'});
}"""
TIMELINE = """() => ({
  mark: window.mark, same: document.querySelector('#m-m000012 video') === window.video,
  plays: !window.video.paused && !window.video.seeking, starts: window.starts,
  open: document.querySelector('#m-m000011 details').open,
  top: Math.round(document.querySelector('#m-m000011').getBoundingClientRect().top),
  focus: document.activeElement.localName, at: document.activeElement.closest('article')?.id })"""
VIEWER = """() => {
  const picture = document.querySelector('dialog.viewer .stage img');
  return {
    mark: window.mark, open: document.querySelector('dialog.viewer').open,
    same: picture === window.picture, shown: picture.currentSrc, width: picture.naturalWidth,
    place: picture.style.transform, position: document.querySelector('.viewer [role=status]').textContent,
    said: !document.querySelector('.viewer .alt').hidden,
    focus: document.activeElement.className, history: history.state };
}"""
SEARCH = """() => ({
  mark: window.mark, typed: document.querySelector('#q').value, focus: document.activeElement.id,
  selection: [document.activeElement.selectionStart, document.activeElement.selectionEnd],
  year: document.querySelector('select[name=year]').value, scroll: Math.round(scrollY),
  photos: document.querySelector('input[name=photos]').checked,
  rows: document.querySelectorAll('.search-row').length })"""


def open_viewer(page):
    page.page.evaluate("window.mark = 1")
    page.page.click("#m-m000013 a.photo >> nth=0")
    page.page.wait_for_selector("dialog.viewer[open]")
    page.page.keyboard.press("ArrowRight")
    page.page.keyboard.press("+")
    page.page.click(".viewer .bar button")
    page.page.focus(".viewer .shut")
    page.wait("document.querySelector('.viewer .stage img').naturalWidth > 0")
    page.page.evaluate("window.picture = document.querySelector('.viewer .stage img')")


def type_half(page):
    page.page.evaluate("window.mark = 1")
    page.page.focus("#q")
    page.page.keyboard.type("hel")
    page.wait("document.querySelectorAll('.search-row').length > 5")
    page.page.select_option("select[name=year]", "2001")
    page.page.focus("#q")
    page.wait("document.querySelector('.search-rows').ariaBusy === null")
    page.page.evaluate("document.querySelector('#q').setSelectionRange(1, 3); scrollTo(0, 60)")


def edited(preview, timeline, viewer, search):
    failures = count = 0
    timeline.page.evaluate(WATCH)
    open_viewer(viewer)
    type_half(search)
    before = [timeline.page.evaluate(TIMELINE), viewer.page.evaluate(VIEWER),
              search.page.evaluate(SEARCH)]
    times = [timeline.page.evaluate("window.video.currentTime")]
    for change, has_come in edits(preview):
        change()
        timeline.wait(has_come)
        viewer.wait(has_come)
        count += 1
        times.append(timeline.page.evaluate("window.video.currentTime"))
        now = [timeline.page.evaluate(TIMELINE), viewer.page.evaluate(VIEWER),
               search.page.evaluate(SEARCH)]
        for name, old, new in zip(("timeline", "viewer", "search"), before, now):
            if old != new:
                failures += check(f"the {name} after edit {count}", False, (old, new))
    failures += check(f"{count} edits", count == EDITS, count)
    failures += check("a playing video is the same and plays on", before[0]["plays"]
                      and all(a < b for a, b in zip(times, times[1:])), times)
    failures += check("the fold stays open, the focus on it, and where it is on the screen", before[0]["open"]
                      and before[0]["focus"] == "summary", before[0])
    failures += check("the photo stays in the viewer, as large", before[1]["open"] and before[1]["said"]
                      and before[1]["position"].startswith("2") and "scale(1.5)" in before[1]["place"],
                      before[1])
    failures += check("a search stays half typed", before[2]["typed"] == "hel"
                      and before[2]["selection"] == [1, 3] and before[2]["year"] == "2001", before[2])
    return failures


def go_on(preview, viewer, search):
    """What readers were at goes on working afterwards."""
    viewer.page.keyboard.press("ArrowLeft")
    position = viewer.page.text_content(".viewer [role=status]")
    failures = check("the viewer turns to the other photo", position.startswith("1"), position)
    viewer.page.keyboard.press("Escape")
    viewer.wait("!document.querySelector('dialog.viewer').open")
    focus = viewer.page.evaluate("document.activeElement.closest('article')?.id")
    failures += check("and gives the focus back to its card", focus == "m-m000013", focus)
    preview.replace(preview.name(2), moment(2, "Helicopters overhead"))
    viewer.wait("document.querySelector('#m-m000002').textContent.includes('Helicopters')")
    search.page.keyboard.press("End")
    search.page.keyboard.type("icop")
    # Where the page hears of the new index after it was searched, it searches once more.
    search.wait("document.querySelector('.search-row')?.textContent.includes('Helicopters')"
                " && document.querySelector('.search-rows').ariaBusy === null")
    rows = search.page.evaluate("[...document.querySelectorAll('.search-row')].map((r) => r.textContent)")
    return failures + check("a search finds what was just written",
                            len(rows) == 1 and "Helicopters" in rows[0],
                            (rows, search.page.text_content(".search-status")))


def main():
    with sync_playwright() as playwright, Preview(30, prepare=prepare) as preview:
        browser = playwright.chromium.launch(
            executable_path=CHROMIUM,
            args=["--no-sandbox", "--autoplay-policy=no-user-gesture-required"])
        context = browser.new_context(viewport={"width": 800, "height": 700})
        pages = [Page(context, preview), Page(context, preview), Page(context, preview, "search/")]
        failures = edited(preview, *pages) + go_on(preview, *pages[1:])
        for page in pages:
            failures += check("no complaints in the console", not page.problems, page.problems)
        browser.close()
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
