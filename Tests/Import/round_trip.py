#!/usr/bin/env python3
"""Exports a site, imports that into an empty one, and expects the same pages, byte for byte.

For JSON Feed and for the outbox. Settings, templates, pages and repositories are no moments: they are
copied. Importing the same archive again must change nothing.
Usage: round_trip.py MOMENTSGEN SITE
"""
import filecmp
import pathlib
import shutil
import subprocess
import sys
import tempfile

BUILD = ["--now", "2026-11-30T00:00:00Z", "--base-url", "https://moments.example/", "--quiet"]
KEPT = ["site.yaml", "pages", "static", "repositories.json"]
# Which build wrote the pages, not a page.
OURS = ".momentsgen-manifest"


def run(program, *arguments):
    result = subprocess.run([program, *map(str, arguments)], capture_output=True, text=True)
    assert result.returncode == 0, f"{arguments}: {result.stderr}"
    return result.stderr


def files(folder):
    return {path.relative_to(folder).as_posix() for path in folder.rglob("*")
            if path.is_file() and path.name != OURS}


def site_of(original, export, folder, program):
    (folder / "Content").mkdir(parents=True)
    shutil.copytree(original / "Templates", folder / "Templates")
    for name in KEPT:
        source = original / "Content" / name
        if source.is_dir():
            shutil.copytree(source, folder / "Content" / name)
        elif source.exists():
            shutil.copy(source, folder / "Content" / name)
    # Encoded pictures are the same for the same bytes.
    run(program, "import", "-s", folder, export)
    content = {name: (folder / "Content" / name).read_bytes() for name in files(folder / "Content")}
    run(program, "import", "-s", folder, export)
    again = {name: (folder / "Content" / name).read_bytes() for name in files(folder / "Content")}
    assert content == again, "importing again changed the content"


def differences(before, after):
    names = [files(before), files(after)]
    found = [f"only before: {name}" for name in sorted(names[0] - names[1])]
    found += [f"only after: {name}" for name in sorted(names[1] - names[0])]
    found += [f"differs: {name}" for name in sorted(names[0] & names[1])
              if not filecmp.cmp(before / name, after / name, shallow=False)]
    return found


def main():
    program, original = (pathlib.Path(argument).resolve() for argument in sys.argv[1:3])
    failed = 0
    with tempfile.TemporaryDirectory() as folder:
        folder = pathlib.Path(folder)
        before = folder / "before"
        run(program, "build", "-s", original, "--output", before, *BUILD)
        count = len(files(before))
        for form in ["jsonfeed", "outbox"]:
            export, site, after = (folder / f"{form}-{name}" for name in ["export", "site", "after"])
            run(program, "export", form, "-s", original, "--output", export, *BUILD)
            site_of(original, export, site, program)
            run(program, "build", "-s", site, "--output", after, *BUILD)
            found = differences(before, after)
            failed += bool(found) or count < 500
            print(f"{'FAILED' if found else 'ok    '} {form}: {count} files, {len(found)} differ")
            print(*found[:20], sep="\n")
    print(f"{2 - failed} passed, {failed} failed")
    sys.exit(failed > 0)


main()
