#!/usr/bin/env python3
"""How large the search's index is, what a first search loads of it, and how long that takes.

    .venv/bin/python Benchmarks/search/measure.py PROGRAM [--count 50000] [--folder FOLDER]

Builds a site of that many moments in FOLDER (kept for the next run where it is named), then asks each
query in a browser that has nothing in its cache: five times, the median counts. Bytes are compressed,
as hosts send them. Fails where a first search loads more than 200 kB of the index.
"""

import argparse
import gzip
import random
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path
from urllib.parse import quote, unquote, urlsplit

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE.parent / "race"), str(HERE.parent.parent / "Tests/Browser")]
from browser_checks import Report, Visit, chromium, served
import generate

LIMIT = 200_000
# A common word, a rare one, two words, the beginning of one, a tag, a script without spaces.
QUERIES = ["harbour", "wordcount00777", "rain kettle", "harb", "#sea3", "朋友"]
# What the queries need beside the race's vocabulary: rare words, and moments in Chinese.
CHINESE = "今天天气很好和朋友们去爬山晚上一起看星星大家都开心明年再来海边读书喝茶"


def write_site(folder, count):
    content = folder / "Content"
    content.mkdir(parents=True)
    (content / "site.yaml").write_text("title: Many\nlanguage: en\ntimeZone: UTC\n", "utf-8")
    (content / "profile.md").write_text("---\nid: ada\nname: Ada\n---\n", "utf-8")
    (content / "people.yaml").write_text("".join(f"{name}: {{name: {name.title()}}}\n" for name in generate.LIKERS), "utf-8")
    generate.write(content / "moments", count)
    chance = random.Random(2)
    for number, path in enumerate(sorted((content / "moments").rglob("*.md"))):
        words = " ".join(f"wordcount{chance.randrange(20_000):05}" for _ in range(4))
        chinese = "".join(chance.choices(CHINESE, k=20)) if number % 10 == 0 else ""
        with path.open("a", encoding="utf-8") as file:
            file.write(f"\n{words} {chinese}\n")


def compressed(path):
    return len(gzip.compress(path.read_bytes(), 9))


def ask(browser, root, site, query, slowdown):
    """Milliseconds until the first row, bytes and number of the index's files that it took."""
    visit = Visit(browser, 390, 844)
    session = visit.context.new_cdp_session(visit.page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": slowdown})
    visit.page.add_init_script("""
      addEventListener('DOMContentLoaded', () => new MutationObserver(() => {
        if (!window.firstRow && document.querySelector('.search-row')) window.firstRow = performance.now();
      }).observe(document, { childList: true, subtree: true }));""")
    page = visit.open(f"{root}search/?q={quote(query)}")
    page.wait_for_function("() => window.firstRow", timeout=60_000)
    names = [unquote(urlsplit(url).path).lstrip("/") for url in visit.requests]
    files = [site / name for name in names if name.startswith("search/") and not name.endswith("/")]
    time = page.evaluate("window.firstRow")
    visit.close()
    return time, sum(map(compressed, files)), len(files)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("program", type=Path)
    parser.add_argument("--count", type=int, default=50_000)
    parser.add_argument("--folder", type=Path)
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as temporary:
        folder = arguments.folder or Path(temporary) / "site"
        site = folder / "public"
        if not (folder / "Content").exists():
            write_site(folder, arguments.count)
        subprocess.run([arguments.program.resolve(), "build", "--source", folder, "--now", "2026-11-30T00:00:00Z", "--quiet"], check=True)
        files = [path for path in (site / "search").rglob("*") if path.suffix == ".js"]
        print(f"index: {len(files)} files, {sum(path.stat().st_size for path in files):,} bytes, {sum(map(compressed, files)):,} compressed")
        report = Report()
        with served(site) as root, chromium() as browser:
            for query in QUERIES:
                runs = {slowdown: [ask(browser, root, site, query, slowdown) for _ in range(5)] for slowdown in (1, 4)}
                times = {slowdown: statistics.median(run[0] for run in found) for slowdown, found in runs.items()}
                _, size, count = runs[1][0]
                report.check(
                    f"{query}: {size:,} bytes in {count} files; first row after {times[1]:.0f} ms, {times[4]:.0f} ms at a quarter of the speed",
                    size <= LIMIT, f"more than {LIMIT:,} bytes")
        return report.finish()


if __name__ == "__main__":
    sys.exit(main())
