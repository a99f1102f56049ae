#!/usr/bin/env python3
"""The search page as a visitor uses it: what is found in many scripts, filters, the address, the file
system, no network, no JavaScript.

    .venv/bin/python Tests/Browser/check_search.py PROGRAM FOLDER

PROGRAM builds the site of search_cases.py in FOLDER, which it may fill.
"""

import json
import shutil
import subprocess
import sys
from pathlib import Path

from browser_checks import OVERFLOW, Report, Visit, chromium, served
from search_cases import CASES, FIELDS, HIDDEN, MOMENTS, NOTHING

VECTORS = Path(__file__).resolve().parent.parent / "MomentsSearchTests" / "vectors.json"
DONE = "() => !document.querySelector('.search-rows').hasAttribute('aria-busy')"


def write_site(folder):
    shutil.rmtree(folder, ignore_errors=True)
    moments = folder / "Content/moments"
    moments.mkdir(parents=True)
    (folder / "Content/site.yaml").write_text("title: Many scripts\nlanguage: en\ntimeZone: UTC\n", "utf-8")
    (folder / "Content/profile.md").write_text("---\nid: ada\nname: Ada\n---\n", "utf-8")
    for number, (name, tags, body) in enumerate(MOMENTS):
        # The half that is older is of the year before.
        day = f"{2025 if number < len(MOMENTS) // 2 else 2026}-03-01 {number // 60 + 10}:{number % 60:02}"
        front = f"date: {day}\ntags: {json.dumps(tags, ensure_ascii=False)}\n{FIELDS.get(name, '')}"
        (moments / f"{name}.md").write_text(f"---\n{front}---\n{body}\n", "utf-8")
    for name, front, body in HIDDEN:
        (moments / f"{name}.md").write_text(f"---\ndate: 2026-04-01 10:00\n{front}---\n{body}\n", "utf-8")


def results(page):
    """The ids of all results, those behind "show more" too."""
    page.wait_for_function(DONE)
    while page.locator(".search-more button").is_visible():
        before = page.locator(".search-row").count()
        page.click(".search-more button")
        page.wait_for_function("n => document.querySelectorAll('.search-row').length > n", arg=before)
    return page.evaluate("[...document.querySelectorAll('.search-link')].map(a => new URL(a.href).pathname.split('/').filter(Boolean).at(-1))")


def ask(page, root, **fields):
    from urllib.parse import urlencode
    page.goto(root + "search/?" + urlencode(fields), wait_until="load")
    return results(page)


def check_tokens(browser, site, report):
    """The browser cuts texts as the build does."""
    with served(site) as root:
        visit = Visit(browser)
        page = visit.open(root + "search/?q=a")
        page.wait_for_function(DONE)
        for vector in json.loads(VECTORS.read_text("utf-8")):
            for kind, is_query in (("tokens", False), ("query", True)):
                found = page.evaluate("""([text, isQuery]) => {
                  const detail = ['tokens', text, isQuery];
                  dispatchEvent(new CustomEvent('moments-search', { detail }));
                  return detail[3];
                }""", [vector["text"], is_query])
                if found != vector[kind]:
                    report.check(f"tokens of {vector['text']!r}", False, f"{found}, not {vector[kind]}")
        report.check("tokens: all vectors were tried", True)
        visit.close()


def check_cases(browser, site, report):
    with served(site) as root:
        visit = Visit(browser)
        page = visit.page
        firsts = 0
        for query, expected in CASES:
            found = ask(page, root, q=query)
            missing = set(expected) - set(found)
            if missing:
                report.check(f"search for {query}", False, f"lacks {missing}, has {found}")
            firsts += found[:1] == expected[:1]
            if found[:1] != expected[:1]:
                print(f"      first for {query}: {found[:3]}, not {expected[0]}")
            if not page.locator(".search-row").first.locator("mark").count() and found[:1] != ["warned"]:
                report.check(f"search for {query}", False, "the hit isn't marked")
        report.check(f"search: {len(CASES)} queries find all they have to", True)
        report.check("search: the best comes first in all but one in twenty", firsts >= len(CASES) * .95, f"{firsts} of {len(CASES)}")
        print(f"      first right: {firsts} of {len(CASES)}")
        for query in NOTHING:
            found = ask(page, root, q=query)
            report.check(f"search: nothing for {query}", not found and query in page.inner_text(".search-status"), f"{found}")
        found = ask(page, root, q="spider")
        report.check("search: what a warning folds away is found, but not shown", found == ["warned"] and "enormous" not in page.inner_text("main") and "spiders" in page.inner_text(".search-warning"))
        report.check("search: no problem and no foreign request", not visit.problems and not visit.foreign(root), f"{visit.problems[:3]}")
        visit.close()
    words = "".join(path.read_text("utf-8") for path in (site / "search").iterdir())
    report.check("search: hidden moments aren't in the index", "xylophone" not in words)
    report.check("search: nor is the text behind a warning", "enormous." not in words and "bathtub was" not in words)


def check_filters(browser, site, report):
    with served(site) as root:
        visit = Visit(browser)
        page = visit.page
        ids = [name for name, _, _ in MOMENTS]
        half = len(ids) // 2
        report.check("search by year alone", set(ask(page, root, year="2025")) == set(ids[:half]))
        report.check("search by year and word", ask(page, root, q="朋友", year="2026") == ["mixed"])
        page.select_option("select[name=tag]", label="code")
        page.select_option("select[name=year]", value="")
        page.fill("#q", "")
        report.check("search by tag", results(page) == ["cpp"] and "tag=%23code" in page.url, page.url)
        page.reload(wait_until="load")
        report.check("search: the address keeps the choice", results(page) == ["cpp"] and page.locator("select[name=tag]").evaluate("e => e.selectedOptions[0].label") == "code")
        ask(page, root, q="river")
        page.select_option("select[name=person]", label="Zoë Okafor")
        page.fill("#q", "")
        report.check("search by person", results(page) == ["seoul-ko"])
        report.check("search by photos: there are none", ask(page, root, photos="1") == [])
        visit.close()


def check_typing(browser, site, report):
    """Results follow what is typed and are announced; the address follows too."""
    with served(site) as root:
        visit = Visit(browser)
        page = visit.open(root + "search/")
        report.check("search: nothing is said before something is asked", page.inner_text(".search-status") == "" and not page.locator(".search-rows").is_visible())
        page.locator("#q").press_sequentially("mountai", delay=20)
        page.wait_for_function(DONE)
        report.check("search follows what is typed", results(page)[:1] == ["mountains-en"] and page.url.endswith("?q=mountai"), page.url)
        report.check("search: the number is announced", page.locator("[role=status]").inner_text() == "Results: 1")
        page.press("#q", "Enter")
        report.check("search: Enter stays on the page", results(page) == ["mountains-en"])
        page.fill("#q", "")
        page.wait_for_function(DONE)
        report.check("search: an emptied field is no search", not page.locator(".search-rows").is_visible() and "q=" not in page.url)
        visit.close()


def check_places(browser, site, report):
    """From the file system, in a sub-folder, without the index, without JavaScript."""
    visit = Visit(browser)
    page = visit.open((site / "search/index.html").as_uri() + "?q=naive")
    report.check("search works from the file system", len(results(page)) == 2 and not visit.problems, f"{visit.problems}")
    page.locator(".search-link").first.click()
    page.wait_for_load_state("load")
    report.check("search: a result leads to its moment there", page.url.endswith("/m/naive-en/index.html"), page.url)
    visit.close()
    with served(site, "/some/where/") as root:
        visit = Visit(browser, 320, 700)
        page = visit.open(root + "search/?q=donaudampf")
        found = results(page)
        report.check("search works in a sub-folder, and fits 320 px", found == ["long-word"] and page.locator(".search-link").get_attribute("href").startswith(root) and page.evaluate(OVERFLOW) is None, f"{found} {page.evaluate(OVERFLOW)}")
        visit.close()
    with served(site) as root:
        visit = Visit(browser)
        blocked = []
        visit.page.route("**/search/t*.js", lambda route: (blocked.append(route.request.url), route.abort()))
        page = visit.open(root + "search/?q=naive")
        page.wait_for_function(DONE)
        report.check("search says that it couldn't load, and offers to try again", page.inner_text(".search-status") == "The search could not be loaded." and page.inner_text(".search-more") == "Try again")
        visit.page.unroute("**/search/t*.js")
        page.click(".search-more button")
        page.wait_for_selector(".search-row")
        report.check("search: trying again works", len(results(page)) == 2)
        visit.close()
        visit = Visit(browser, java_script_enabled=False)
        page = visit.open(root + "search/")
        links = page.locator("main a").count()
        report.check("search without JavaScript says what it needs and leads on", "JavaScript" in page.inner_text("main") and links >= 2 and not page.locator("form").is_visible())
        visit.close()


def main():
    if len(sys.argv) != 3:
        sys.exit("usage: check_search.py PROGRAM FOLDER")
    program, folder = Path(sys.argv[1]).resolve(), Path(sys.argv[2]).resolve()
    write_site(folder)
    subprocess.run([program, "build", "--source", folder, "--now", "2026-11-30T00:00:00Z", "--quiet"], check=True)
    report = Report()
    with chromium() as browser:
        for check in (check_tokens, check_cases, check_filters, check_typing, check_places):
            check(browser, folder / "public", report)
    return report.finish()


if __name__ == "__main__":
    sys.exit(main())
