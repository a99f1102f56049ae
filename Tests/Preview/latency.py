#!/usr/bin/env python3
"""latency.py SITE [--hugo PROGRAM SITE] [-n 20]: from a save to the new pixels in Chromium.

SITE and Hugo's hold the same moments (../shared/bench/race.py makes both). Edits of the newest
moment's text and of the style sheet alternate; the time ends at the second frame after the one in
which the page has the new text or colour. Prints medians and the slowest."""
import argparse
import os
import pathlib
import re
import statistics
import subprocess
import time

from playwright.sync_api import sync_playwright

from running import program

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
        time.sleep(0.003)
    raise SystemExit(f"{what} never came")


def save(path, text):
    new = path.with_name("." + path.name)
    new.write_text(text)
    os.replace(new, path)
    return int(time.time() * 1000)


def measure(name, browser, address, moment, style, count):
    page = browser.new_context().new_page()
    page.add_init_script(WATCH)
    page.goto(address, timeout=300_000)  # the first build may take its time
    page.wait_for_timeout(1500)
    text, css = moment.read_text(), style.read_text()
    texts, styles = [], []
    for number in range(count):
        pause = 0.4 + (number % 5) / 10
        changed = text.rstrip() + f"\n\nEdit-{number}-end\n"
        texts.append(milliseconds_until(page, f"Edit-{number}-end", save(moment, changed)))
        time.sleep(pause)
        color = f"rgb({number}, 1, 2)"
        changed = css + f"\nbody {{ outline-color: {color}; }}\n"
        styles.append(milliseconds_until(page, color, save(style, changed)))
        time.sleep(pause)
    save(moment, text)
    save(style, css)
    for kind, values in (("text", texts), ("style", styles)):
        print(f"{name}, {kind}: median {statistics.median(values):.0f} ms, "
              f"slowest {max(values)} ms, of {count}", flush=True)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("site", type=pathlib.Path)
    parser.add_argument("--hugo", nargs=2, metavar=("PROGRAM", "SITE"))
    parser.add_argument("-n", type=int, default=20)
    options = parser.parse_args()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        process = subprocess.Popen([program, "serve", "--source", options.site, "--port", "0"],
                                   stdout=subprocess.PIPE)
        address = process.stdout.readline().decode().strip()
        newest = max((options.site / "Content/moments").rglob("*.md"), key=lambda path: path.stem)
        try:
            measure("momentsgen", browser, address, newest,
                    options.site / "Templates/assets/style.css", options.n)
            memory = pathlib.Path(f"/proc/{process.pid}/status").read_text()
            print("momentsgen:", re.search(r"VmRSS:\s*(.*)", memory)[1])
        finally:
            process.terminate()
            process.wait(60)
        if options.hugo:
            program_, site = options.hugo[0], pathlib.Path(options.hugo[1])
            log = open("/dev/null", "w")
            process = subprocess.Popen(
                [program_, "server", "--source", site, "--port", "1399", "--renderToMemory"],
                stdout=subprocess.PIPE, stderr=log, text=True)
            for line in process.stdout:
                if "Web Server is available" in line:
                    break
            newest = max((site / "content/posts").rglob("*.md"), key=lambda path: path.stem)
            try:
                measure("Hugo", browser, "http://localhost:1399/", newest,
                        next((site / "assets").rglob("*.css"), site / "static/style.css"), options.n)
            finally:
                process.terminate()
                process.wait(60)
        browser.close()


if __name__ == "__main__":
    main()
