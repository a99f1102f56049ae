#!/usr/bin/env python3
"""Runs every command of the documentation, and looks for links that lead nowhere.

Blocks marked `sh` of each page run one after the other, as a reader types them, in an empty folder
that holds a small archive of Mastodon. `console` blocks need a machine or an account that isn't here.
Usage: documentation.py MOMENTSGEN
"""
import os
import pathlib
import re
import subprocess
import sys
import tempfile
import zipfile

HERE = pathlib.Path(__file__).resolve().parents[2]
PROGRAM = os.path.realpath(sys.argv[1])

# A preview runs until it is stopped: here until it has said where it is.
PRELUDE = """set -eu
momentsgen() {
  if [ "$1" != serve ]; then command momentsgen "$@"; return; fi
  command momentsgen serve --port 0 >serve.log 2>&1 &
  server=$!
  for i in $(seq 300); do grep -q http://127 serve.log && break; sleep 0.1; done
  kill -INT $server
  wait $server
  grep -q http://127 serve.log
  rm serve.log
}
"""


def pages():
    return sorted(HERE.glob("docs/*.md")) + [HERE / "README.md"]


def blocks(text):
    return re.findall(r"^```sh\n(.*?)^```$", text, re.M | re.S)


def archive(path):
    export = HERE / "Tests/Import/exports/mastodon/archive-4.2-zip-style"
    with zipfile.ZipFile(path, "w") as packed:
        for file in sorted(export.rglob("*")):
            packed.write(file, file.relative_to(export).as_posix())


def run(page):
    script = "\n".join(blocks(page.read_text()))
    with tempfile.TemporaryDirectory() as folder:
        folder = pathlib.Path(folder)
        work = folder / "work"
        work.mkdir()
        archive(work / "archive-20240723150000-0123456789abcdef.zip")
        script = script.replace("/tmp/timeline", f"{folder}/out")
        outcome = subprocess.run(
            ["bash", "-c", PRELUDE + script], cwd=work, capture_output=True, text=True,
            env={"PATH": f"{os.path.dirname(PROGRAM)}:/usr/bin:/bin", "HOME": str(folder),
                 "TARGET": f"{folder}/target/"})
        return "" if outcome.returncode == 0 else outcome.stdout + outcome.stderr


def anchors(text):
    found = set()
    for heading in re.findall(r"^#+ (.*)$", text, re.M):
        plain = re.sub(r"[^\w\- ]", "", heading.lower().replace("`", "")).strip()
        found.add(plain.replace(" ", "-"))
    return found


def dead_links(page):
    text = re.sub(r"^```.*?^```$", "", page.read_text(), flags=re.M | re.S)
    for target in re.findall(r"(?<!!)\[[^]]*\]\(([^)\s]+)\)", re.sub(r"`[^`]*`", "", text)):
        if target.startswith(("http:", "https:", "mailto:")):
            continue
        path, _, anchor = target.partition("#")
        file = (page.parent / path) if path else page
        if not file.exists():
            yield target
        elif anchor and file.suffix == ".md" and anchor not in anchors(file.read_text()):
            yield target


def main():
    failed = passed = 0
    for page in pages():
        name = page.relative_to(HERE).as_posix()
        dead = list(dead_links(page))
        said = run(page) if blocks(page.read_text()) else ""
        failed += bool(dead or said)
        passed += not (dead or said)
        if dead:
            print(f"FAILED {name}: leads nowhere: {', '.join(dead)}")
        if said:
            print(f"FAILED {name}:\n{said}")
    print(f"{passed} passed, {failed} failed")
    sys.exit(failed > 0)


if __name__ == "__main__":
    main()
