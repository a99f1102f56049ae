#!/usr/bin/env python3
"""A site's own components: their lifecycle, what they load, what stands in their place.

    .venv/bin/python Tests/Browser/check_components.py PROGRAM FOLDER

PROGRAM builds a small site in FOLDER.
"""

import json
import shutil
import subprocess
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "Preview"))
from browser_checks import Report, Visit, chromium, served
import running

FILES = {
    "Content/site.yaml": "title: Components\ntimeZone: UTC\nlanguage: de\n",
    "Content/profile.md": "---\nid: ada\nname: Ada\n---\n",
    "Content/moments/stars.md": "---\ndate: 2026-05-03\ncomponent: {name: star-rating, props: {rating: 3.5, label: Soup}}\n---\nSoup.\n",
    "Content/moments/steps.md": "---\ndate: 2026-05-02\ncomponent:\n  name: steps\n  props: {fallback: \"7 steps & more\", list: [1, 2], on: true, text: \"</script><b>\"}\n---\nSteps.\n",
    "Content/moments/broken.md": "---\ndate: 2026-05-01\ncomponent: {name: broken, props: {why: no reason, count: 2}}\n---\nBroken.\n",
    "Content/moments/plain.md": "---\ndate: 2026-04-30\n---\nNothing of the kind.\n",
    # Writes down what happens to it.
    "Templates/components/steps.js": """dispatchEvent(new CustomEvent('moment-component', { detail: {
  name: 'steps',
  make(element, props, context) {
    const state = { element, log: element.appendChild(document.createElement('p')) };
    this.note(state, 'make', props, context);
    return state;
  },
  update(state, props, context) { this.note(state, 'update', props, context); },
  dismantle({ element }) { document.documentElement.dataset.gone = element.children.length; },
  note({ log, element }, step, props, { send, ...context }) {
    log.textContent += JSON.stringify([step, props, context]) + '\\n';
    if (step === 'update') send('stepped', props.list);
  },
} }));
""",
    "Templates/components/steps.css": "moment-component[name=steps] p { color: rgb(1, 2, 3); }\n",
    "Templates/components/broken.js": """dispatchEvent(new CustomEvent('moment-component', { detail: {
  name: 'broken', make(element) { element.append('half a thing'); throw new Error('broken on purpose'); },
} }));
""",
    "Templates/components/unused.js": "0;\n",
}


def write_site(folder, program):
    shutil.rmtree(folder, ignore_errors=True)
    for name, text in FILES.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    subprocess.run([program, "build", "--source", folder, "--now", "2026-11-30T00:00:00Z", "--quiet"], check=True)


def entries(page):
    return [json.loads(line) for line in page.text_content("moment-component[name=steps] p").splitlines()]


def check_loading(browser, site, report):
    names = sorted(path.name.split(".")[0] + path.suffix for path in (site / "assets/components").iterdir())
    report.check("components: only those in use are published", names == ["broken.js", "star-rating.css", "star-rating.js", "steps.css", "steps.js"], f"{names}")
    with served(site) as root:
        visit = Visit(browser)
        visit.open(root + "m/plain/")
        report.check("components: a page without one loads nothing of them", not any("component" in url for url in visit.requests))
        visit.close()
        visit = Visit(browser)
        visit.open(root + "m/stars/")
        loaded = sorted({url.split("/")[-1].split(".")[0] for url in visit.requests if "component" in url})
        report.check("components: a page loads its own", loaded == ["components", "star-rating"] and not visit.problems, f"{loaded} {visit.problems[:2]}")
        visit.close()
        visit = Visit(browser, java_script_enabled=False)
        report.check("components: without JavaScript the fallback, if there is one", visit.open(root + "m/steps/").inner_text("moment-component") == "7 steps & more")
        facts = visit.open(root + "m/broken/").inner_text("moment-component").split()
        report.check("components: else the simple properties", facts == ["why", "no", "reason", "count", "2"], f"{facts}")
        visit.close()


def check_lifecycle(browser, site, report):
    with served(site) as root:
        visit = Visit(browser, reduced_motion="no-preference", color_scheme="light")
        page = visit.open(root + "m/steps/")
        context = {"locale": "de", "direction": "ltr", "colorScheme": "light", "reducedMotion": False, "isAnimated": False, "isPreview": False}
        props = {"fallback": "7 steps & more", "list": [1, 2], "on": True, "text": "</script><b>"}
        report.check("components: made once, with properties and context", entries(page) == [["make", props, context]], f"{entries(page)}")
        report.check("components: the style sheet counts", page.evaluate("getComputedStyle(document.querySelector('moment-component p')).color") == "rgb(1, 2, 3)")
        page.evaluate("""() => {
          window.heard = [];
          addEventListener('component-event', event => heard.push(event.detail));
          document.querySelector('moment-component').dataset.props = '{"list":[3]}';
        }""")
        report.check("components: new properties are an animated update", entries(page)[-1] == ["update", {"list": [3]}, {**context, "isAnimated": True}], f"{entries(page)[-1]}")
        report.check("components: events go up", page.evaluate("heard") == [{"type": "stepped", "detail": [3], "component": "steps", "moment": "m-steps"}], f"{page.evaluate('heard')}")
        page.emulate_media(color_scheme="dark")
        page.wait_for_function("() => document.querySelector('moment-component p').textContent.includes('dark')")
        report.check("components: another scheme is an update that isn't", entries(page)[-1] == ["update", {"list": [3]}, {**context, "colorScheme": "dark"}], f"{entries(page)[-1]}")
        page.emulate_media(reduced_motion="reduce")
        page.wait_for_function("() => /reducedMotion.:true/.test(document.querySelector('moment-component p').textContent)")
        page.evaluate("document.querySelector('moment-component').dataset.props = '{}'")
        report.check("components: nothing is animated for who wants less motion", entries(page)[-1][2]["isAnimated"] is False)
        element = page.evaluate("""() => {
          const element = document.querySelector('moment-component');
          const parent = element.parentElement;
          element.remove();
          const gone = [document.documentElement.dataset.gone, element.textContent.trim()];
          parent.append(element);
          return [...gone, element.querySelector('p').textContent.trim().split('\\n').length];
        }""")
        report.check("components: dismantled and made again, with the fallback between", element == ["1", "7 steps & more", 1], f"{element}")
        report.check("components: nothing went wrong", not visit.problems, f"{visit.problems[:2]}")
        visit.close()
        visit = Visit(browser)
        page = visit.open(root)
        page.wait_for_function("() => document.querySelector('[name=star-rating] [role=img]')")
        report.check("components: one that fails gives its place back", page.inner_text("moment-component[name=broken]").split() == ["why", "no", "reason", "count", "2"] and len(visit.problems) == 1 and "broken on purpose" in visit.problems[0], f"{visit.problems}")
        visit.close()


def check_stars(browser, site, report):
    with served(site) as root:
        visit = Visit(browser)
        page = visit.open(root + "m/stars/")
        stars = page.locator(".star-rating")
        parts = "[...document.querySelectorAll('.star-rating-star')].map(star => star.dataset.part)"
        report.check("stars: three and a half, named in the page's language", page.evaluate(parts) == ["whole"] * 3 + ["half", "none"] and stars.get_attribute("role") == "img" and stars.get_attribute("aria-label") == "Soup: 3,5 / 5", stars.get_attribute("aria-label"))
        stars.click()
        report.check("stars: a visitor can't change them", page.evaluate(parts)[3] == "half" and stars.get_attribute("tabindex") is None)
        visit.close()


def check_preview(browser, program, report):
    running.program = str(program)
    site = {name: text for name, text in FILES.items() if "star" in name}
    with running.Preview(moments=0, prepare=lambda preview: [preview.write(name, text) for name, text in site.items()]) as preview:
        visit = Visit(browser)
        page = visit.open(preview.address.rstrip("/") + "/m/stars/")
        stars = page.locator(".star-rating")
        stars.wait_for()
        page.evaluate("() => { window.heard = []; addEventListener('component-event', event => heard.push(event.detail.detail.rating)); }")
        stars.focus()
        page.keyboard.press("ArrowRight")
        page.keyboard.press("End")
        page.keyboard.press("Home")
        box = stars.bounding_box()
        page.mouse.click(box["x"] + box["width"] * .31, box["y"] + box["height"] / 2)
        report.check("stars in the preview: changed by keys and pointer", stars.get_attribute("role") == "slider" and page.evaluate("heard") == [4, 5, 0, 2] and stars.get_attribute("aria-valuetext") == "Soup: 2 / 5", f"{page.evaluate('heard')} {stars.get_attribute('aria-valuetext')}")
        visit.close()


def main():
    if len(sys.argv) != 3:
        sys.exit("usage: check_components.py PROGRAM FOLDER")
    program, folder = Path(sys.argv[1]).resolve(), Path(sys.argv[2]).resolve()
    write_site(folder, program)
    report = Report()
    with chromium() as browser:
        for check in (check_loading, check_lifecycle, check_stars):
            check(browser, folder / "public", report)
        check_preview(browser, program, report)
    return report.finish()


if __name__ == "__main__":
    sys.exit(main())
