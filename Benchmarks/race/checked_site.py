#!/usr/bin/env python3
"""The race's moments as a site that has all that checkers of pages ask for: an address of its own, a
picture of the owner, a link to them elsewhere, what hosts and the fediverse read.

    checked_site.py FOLDER [MOMENTS]
"""
import pathlib
import shutil
import sys

import generate

ROOT = pathlib.Path(__file__).resolve().parents[2]
SETTINGS = """title: Log
description: Tides, ropes, lamps, kettles and what the harbour says about them, every few hours since 2010.
language: en
timeZone: UTC
pageSize: 20
baseURL: https://moments.example/
embed: moments
fediverse: {user: ada}
security: {contact: "mailto:security@moments.example", expires: 2027-11-15}
"""
PROFILE = """---
id: ada
name: Ada
avatar: ada.jpg
backgroundImage: cover.jpg
links: [https://social.example/@ada]
---
Keeps a log.
"""


def write(folder, count):
    content = folder / "Content"
    generate.write(content / "moments", count)
    (content / "site.yaml").write_text(SETTINGS)
    (content / "profile.md").write_text(PROFILE)
    (content / "people.yaml").write_text(
        "".join(f"{name}: {{name: {name.title()}}}\n" for name in generate.LIKERS))
    shutil.copy(ROOT / "Content/avatars/mira.jpg", content / "ada.jpg")
    shutil.copy(ROOT / "Content/photos/cover.jpg", content / "cover.jpg")


if __name__ == "__main__":
    write(pathlib.Path(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 10_000)
