#!/usr/bin/env python3
"""Imports each sample export, builds the site and has `momentsgen check` look at it.

What an export doesn't have can't be mended by importing it: photos without alternative texts are
counted, not held against it. Anything else that the check says fails.
Usage: results.py MOMENTSGEN [EXPORTS] [--keep FOLDER], which keeps the sites to look at.
"""
import argparse
import collections
import concurrent.futures
import json
import pathlib
import shutil
import subprocess
import tempfile
import sys

from counts import cases

# What the author left out.
EXPECTED = {"alt-missing"}


def run(program, command, site, *arguments):
    return subprocess.run([program, command, "-s", str(site), *map(str, arguments)],
                          capture_output=True, text=True)


def messages(text):
    for line in text.splitlines():
        if line.startswith("{"):
            value = json.loads(line)
            if "code" in value:
                yield value


def look(program, exports, name, keep):
    """The lines to print, and whether all is well."""
    paths = [exports / part for part in name.split()]
    site = pathlib.Path(tempfile.mkdtemp(prefix="results-"))
    (site / "Content").mkdir()
    (site / "Content/site.yaml").write_text("title: T\ntimeZone: UTC\n")
    wrong = []
    counted = collections.Counter()
    imported = run(program, "import", site, "--audience", "public", *paths)
    if imported.returncode:
        wrong.append(imported.stderr.strip())
    if not list((site / "Content").glob("profile.*")):
        (site / "Content/profile.md").write_text("---\nname: Robin\n---\n")
    # `check` says what a build says as well.
    built = run(program, "build", site, "--quiet")
    checked = run(program, "check", site, "--format", "json")
    for message in messages(checked.stderr):
        counted[message["code"]] += 1
        if message["severity"] != "note" and message["code"] not in EXPECTED:
            wrong.append(f"{message.get('file')}:{message.get('line')}: "
                         f"[{message['code']}] {message.get('message', message)}")
    if built.returncode:
        wrong.append(f"build ends with {built.returncode}: {built.stderr}")
    if keep:
        target = keep / name.replace("/", "_").replace(" ", "+")
        shutil.rmtree(target, ignore_errors=True)
        shutil.move(site, target)
    else:
        shutil.rmtree(site)
    said = ", ".join(f"{number} {code}" for code, number in sorted(counted.items()))
    return (f"{'FAILED' if wrong else 'ok    '} {name}: {said or 'clean'}"
            + "".join(f"\n       {line}" for line in sorted(set(wrong))[:12])), not wrong


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("program")
    parser.add_argument("exports", nargs="?")
    parser.add_argument("--keep", type=pathlib.Path)
    given = parser.parse_args()
    here = pathlib.Path(__file__).resolve().parents[2]
    exports = pathlib.Path(given.exports or here.parent / "shared/data/exports")
    names = [name for name, _ in cases(exports)]
    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        results = list(pool.map(
            lambda name: look(given.program, exports, name, given.keep), names))
    for lines, _ in results:
        print(lines)
    failed = sum(not fine for _, fine in results)
    print(f"{len(names) - failed} passed, {failed} failed")
    sys.exit(failed > 0)


if __name__ == "__main__":
    main()
