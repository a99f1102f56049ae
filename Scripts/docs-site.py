#!/usr/bin/env python3
"""Makes a site of docs/, by momentsgen itself: docs-site.py MOMENTSGEN [FOLDER], else .build/docs.

The pages stay as they are, readable where the repository is; here they get their titles as front
matter, and links to each other become links to pages. What has changed is the timeline.
"""
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys

HERE = pathlib.Path(__file__).resolve().parents[1]
SITE = """title: momentsgen
description: Your moments as a web site that is yours
timeZone: UTC
menu:
  - {label: Guide, url: guide/}
  - {label: How to, url: how-to/}
  - {label: All pages, url: documentation/}
"""


def linked(text, names):
    def change(match):
        path, _, anchor = match[2].partition("#")
        if not path.endswith(".md"):
            return match[0]
        name = pathlib.PurePosixPath(path).stem
        if name not in names:
            return match[1]
        return f"[{match[1]}](../{names[name]}/{'#' + anchor if anchor else ''})"

    parts = re.split(r"(^```.*?^```$)", text, flags=re.M | re.S)
    return "".join(part if part.startswith("```") else
                   re.sub(r"\[([^]]*)\]\(([^)\s]+)\)", change, part) for part in parts)


def main():
    program = os.path.realpath(sys.argv[1])
    folder = pathlib.Path(sys.argv[2] if len(sys.argv) > 2 else HERE / ".build/docs")
    shutil.rmtree(folder / "Content", ignore_errors=True)
    (folder / "Content/pages").mkdir(parents=True)
    (folder / "Content/moments").mkdir()
    (folder / "Content/site.yaml").write_text(SITE)
    (folder / "Content/profile.md").write_text(
        "---\nid: momentsgen\nname: momentsgen\n---\nYour moments as a web site that is yours.\n")
    sources = sorted(HERE.glob("docs/*.md")) + [HERE / "ARCHITECTURE.md", HERE / "CONTRIBUTING.md"]
    names = {p.stem: "documentation" if p.stem == "index" else p.stem.lower() for p in sources}
    for source in sources:
        text = source.read_text()
        title = re.match(r"# (.*)\n", text)
        body = text[title.end():] if title else text
        (folder / f"Content/pages/{names[source.stem]}.md").write_text(
            f"---\ntitle: {json.dumps(title[1] if title else source.stem)}\n---\n{linked(body, names)}")
    changes = re.split(r"^## ", (HERE / "CHANGELOG.md").read_text(), flags=re.M)[1:]
    for number, change in enumerate(changes):
        heading, _, body = change.partition("\n")
        (folder / f"Content/moments/change-{len(changes) - number}.md").write_text(
            f"---\ndate: 2026-11-{30 - number:02d}\ntitle: {json.dumps(heading)}\n---\n{body}")
    outcome = subprocess.run([program, "build", "--source", str(folder), "--strict"])
    sys.exit(outcome.returncode)


if __name__ == "__main__":
    main()
