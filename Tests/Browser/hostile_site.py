#!/usr/bin/env python3
"""Writes a site with an attack in every text field, for check_hostile.py.

    python3 Tests/Browser/hostile_site.py FOLDER

Every attack stands in every field that takes a text: of settings, profile, people and moments, as plain
text and as Markdown.
"""

import json
import sys
from pathlib import Path

RUN = "window.pwned=1"
ATTACKS = [
    f"<script>{RUN}</script>",
    f'"><img src=x onerror={RUN}>',
    f"' onmouseover='{RUN}",
    f"javascript:{RUN}",
    f"</title></textarea></style><script>{RUN}</script>",
    f"]]><svg onload={RUN}>",
    f"--><!--><script>{RUN}</script>",
    f"&lt;script&gt;{RUN}&#60;/script&#62;",
    "{{site.title}}{{{bodyHTML}}}{{>page}}",
    "\u202eturned\u202c \u2066apart\u2069 \u200f",
    "nul\x00 and \x07\x1b[31m controls",
    "\u2028\u2029 lines",
    "W" * 100_000,
    "العربية" * 300,
    "a" + "\u0300" * 400,
    "🏳️‍🌈" * 300,
]


def moments(number: int, attack: str):
    day = f"2026-01-{number + 1:02d}"
    person = {"id": attack[:200], "name": attack, "url": attack[:500]}
    yield {
        "id": f"text-{number}", "date": f"{day}T10:00:00Z", "title": attack, "text": attack,
        "author": person, "likes": [person, attack or "somebody", "somebody"], "likeCount": 40,
        "tags": [attack[:200], f"t{number}"], "lang": "en",
        "comments": [{"author": person, "text": attack}], "place": attack, "warning": attack[:300],
        "source": {"name": attack[:300], "url": "https://a.example/"},
        "link": {"url": "https://a.example/", "title": attack, "description": attack},
        "photos": [{"src": "https://pictures.invalid/a.png", "alt": attack, "caption": attack}],
    }
    cell = attack.replace("|", "").replace("\n", " ")
    yield {
        "id": f"markdown-{number}", "date": f"{day}T09:00:00Z",
        "markdown": f"{attack}\n\n# {cell[:200]}\n\n| {cell} | b |\n|--|--|\n| {cell} | c |\n\n"
                    f"[link](javascript:{RUN}) [link](<{cell[:200]}>) ![{cell[:200]}](https://pictures.invalid/b.png)\n\n"
                    f"<b onclick={RUN}>x</b> <{cell[:100]}\n\n```{cell[:50]}\n{attack}\n```\n",
    }


def main():
    if len(sys.argv) != 2:
        sys.exit("usage: hostile_site.py FOLDER")
    content = Path(sys.argv[1]) / "Content"
    (content / "moments").mkdir(parents=True, exist_ok=True)
    everything = " ".join(attack[:200] for attack in ATTACKS)
    printable = everything.replace("\x00", "").replace("\x07", "").replace("\x1b", "")
    write = lambda name, value: (content / name).write_text(json.dumps(value, ensure_ascii=False), "utf-8")
    write("site.json", {
        "title": printable, "description": printable, "timeZone": "UTC", "pageSize": 10,
        "menu": [{"label": printable, "url": "https://a.example/"}]})
    write("profile.json", {"id": "owner", "name": printable})
    write("moments/all.json", [m for n, attack in enumerate(ATTACKS) for m in moments(n, attack)])


if __name__ == "__main__":
    main()
