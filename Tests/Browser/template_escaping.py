#!/usr/bin/env python3
"""Loads the pages of EscapingTests in Chromium, each once, and looks at what became of them.

    template_escaping.py [FOLDER]

Without FOLDER the pages are written first, by `swift test`. For each hostile page: no script ran, no
address has a scheme that runs one, and elements and attributes are those of the same page with a
harmless value. Exit codes: 0 all safe, 1 some page is not, 2 no browser or no pages.
"""

import json
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]

LOOK = """
(() => {
  const shape = (node) => [...node.children].map((child) => [
    child.localName, [...child.attributes].map((a) => a.name).sort(), shape(child),
  ]);
  for (const element of document.querySelectorAll('#case *')) {
    for (const kind of ['mouseover', 'focus', 'error', 'load', 'animationstart', 'toggle']) {
      element.dispatchEvent(new Event(kind));
    }
  }
  const addresses = [];
  for (const element of document.querySelectorAll('*')) {
    for (const key of ['href', 'src', 'action', 'formAction', 'data', 'poster', 'currentSrc']) {
      const value = element[key];
      if (typeof value === 'string' && value) addresses.push(value);
      if (value && typeof value.baseVal === 'string') addresses.push(value.baseVal);
    }
  }
  return JSON.stringify({
    pwned: window.pwned, title: document.title, addresses,
    end: document.getElementById('end')?.textContent ?? null,
    shape: shape(document.body),
  });
})()
"""


class Browser:
    """Chromium over its debugging pipe: no port, no library."""

    def __init__(self, program):
        self.profile = tempfile.mkdtemp(prefix="template-escaping-")
        to_browser, self.output = os.pipe()
        self.input, from_browser = os.pipe()

        def connect():
            # The pipe's ends may be 3 and 4 themselves: move them out of the way first.
            reading, writing = os.dup(to_browser), os.dup(from_browser)
            os.dup2(reading, 3)
            os.dup2(writing, 4)

        self.process = subprocess.Popen(
            [program, "--headless=new", "--no-sandbox", "--disable-gpu", "--no-first-run",
             "--disable-dev-shm-usage", "--host-resolver-rules=MAP * ~NOTFOUND",
             "--remote-debugging-pipe", f"--user-data-dir={self.profile}", "about:blank"],
            preexec_fn=connect, close_fds=False,
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(to_browser)
        os.close(from_browser)
        self.rest, self.number, self.events = b"", 0, []
        target = self.call("Target.createTarget", url="about:blank")["targetId"]
        self.session = self.call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        self.call("Page.enable")
        self.call("Network.enable")

    session = None

    def call(self, method, **params):
        self.number += 1
        message = {"id": self.number, "method": method, "params": params}
        if self.session:
            message["sessionId"] = self.session
        os.write(self.output, json.dumps(message).encode() + b"\0")
        while True:
            answer = self.read()
            if answer.get("id") == self.number:
                if "error" in answer:
                    raise RuntimeError(f"{method}: {answer['error']}")
                return answer["result"]
            self.events.append(answer)

    def read(self):
        while b"\0" not in self.rest:
            more = os.read(self.input, 1 << 16)
            if not more:
                raise RuntimeError("the browser ended")
            self.rest += more
        message, self.rest = self.rest.split(b"\0", 1)
        return json.loads(message)

    def wait(self, method):
        while True:
            for index, event in enumerate(self.events):
                if event.get("method") == method:
                    del self.events[: index + 1]
                    return
            self.events.append(self.read())

    def look(self, path):
        self.events.clear()
        self.call("Page.navigate", url=path.as_uri())
        self.wait("Page.loadEventFired")
        result = self.call("Runtime.evaluate", expression=LOOK, awaitPromise=False)
        return json.loads(result["result"]["value"])

    def close(self):
        self.process.terminate()
        self.process.wait()
        shutil.rmtree(self.profile, ignore_errors=True)


def problems(hostile, harmless):
    if hostile["pwned"] != 0 or "PWNED" in hostile["title"]:
        yield "a script ran"
    if hostile["end"] != "end":
        yield "what follows was swallowed"
    if hostile["shape"] != harmless["shape"]:
        yield f"elements or attributes changed: {hostile['shape']} instead of {harmless['shape']}"
    for address in hostile["addresses"]:
        scheme = address.strip().split(":", 1)[0].lower()
        if scheme in ("javascript", "vbscript") or (
            scheme == "data" and not address.startswith("data:image/")
        ):
            yield f"the address {address!r} can run a script"


def misses_an_attack(browser, folder, page):
    """Whether the checks are blind: a page that is attacked with success must have three problems."""
    attack = "<img src=x onerror='pwn()'><a href='javascript:pwn()'>x</a>"
    control = folder / "control.html"
    control.write_text(page.read_text().replace('<div id="case">', '<div id="case">' + attack))
    found = list(problems(browser.look(control), browser.look(page)))
    control.unlink()
    return len(found) != 3


def write_pages(folder):
    command = ["swift", "test", "--disable-xctest", "--filter", "writesThePagesForTheBrowser"]
    subprocess.run(command, cwd=ROOT, check=True, stdout=subprocess.DEVNULL,
                   env={**os.environ, "TEMPLATE_PAGES": str(folder)})


def main():
    program = shutil.which("chromium") or shutil.which("chromium-browser")
    if not program:
        print("template escaping: no chromium here")
        return 2
    with tempfile.TemporaryDirectory() as temporary:
        folder = Path(sys.argv[1] if len(sys.argv) > 1 else temporary).resolve()
        if len(sys.argv) < 2:
            write_pages(folder)
        pages = sorted(folder.glob("*.hostile.html"))
        if not pages:
            print(f"template escaping: no pages in {folder}")
            return 2
        browser, bad = Browser(program), 0
        try:
            if misses_an_attack(browser, folder, pages[0]):
                bad += 1
                print("an attack that works was not seen")
            for page in pages:
                harmless = page.with_name(page.name.replace(".hostile.", ".harmless."))
                for problem in problems(browser.look(page), browser.look(harmless)):
                    bad += 1
                    print(f"{page.name}: {problem}")
        finally:
            browser.close()
    print(f"template escaping: {len(pages)} hostile pages in Chromium, {bad} problems")
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
