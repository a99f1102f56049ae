#!/usr/bin/env python3
"""Writes a site of moments that are hard to lay out, and that has a like endpoint, for check_theme.py.

    python3 Tests/Browser/odd_site.py FOLDER [LANGUAGE]
"""

import json
import sys
from pathlib import Path

WORD = "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamten"
PICTURE = """<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="{height}" viewBox="0 0 1200 {height}">
<rect width="1200" height="{height}" fill="hsl({hue} 60% 50%)"/><circle cx="600" cy="300" r="200" fill="#fff"/></svg>"""


def moments():
    liker = [{"id": str(n), "name": f"Somebody {n}"} for n in range(500)]
    yield {"id": "long", "text": "\n\n".join(" ".join(f"word{n}" for n in range(60)) for _ in range(50))}
    yield {"id": "word", "title": WORD, "text": WORD + " " + "a" * 60 + " https://a.example/" + "path/" * 40, "place": WORD,
           "tags": [WORD[:60]]}
    yield {"id": "likes", "text": "Liked by five hundred.", "likes": liker}
    yield {"id": "photos", "text": "Thirty of them.", "photos": [
        {"src": f"p{n}.svg", "alt": f"Circle number {n}", "caption": f"Caption {n}"} for n in range(30)]}
    yield {"id": "one", "photos": [{"src": "p1.svg"}]}
    yield {"id": "rtl", "lang": "ar", "text": "صباح الخير " * 60, "author": {"name": "سلمى النجار"}, "place": "على الشاطئ"}
    yield {"id": "emoji", "text": "🌊🚲🌙"}
    yield {"id": "family", "text": "👩‍👩‍👧‍👦" * 80}
    yield {"id": "table", "markdown": "|" + "|".join(f"column {n}" for n in range(12)) + "|\n" + "|-" * 12 + "|\n" + "|"
           + "|".join(str(n) * 9 for n in range(12)) + "|\n\n```\n" + "x = 1; " * 60 + "\n```"}
    yield {"id": "quiet", "text": "Nobody liked this."}
    yield {"id": "everything", "title": "All at once", "markdown": "A [place](../quiet/) and [another](/tags/).",
           "comments": [{"author": "Ada", "text": WORD * 3}, {"author": "Ada", "replyTo": "Bo", "text": "العربية"}],
           "rating": 3.5, "place": "Somewhere", "warning": "a long warning " * 12, "sensitive": True,
           "photos": [{"src": "p2.svg", "alt": "Two"}, {"src": "p3.svg", "alt": "Three"}],
           "link": {"url": "https://a.example/" + "x" * 200, "title": WORD, "description": "y" * 300},
           "replyTo": "quiet", "source": {"name": WORD, "url": "https://a.example/"}}


def main():
    if len(sys.argv) not in (2, 3):
        sys.exit("usage: odd_site.py FOLDER [LANGUAGE]")
    content = Path(sys.argv[1]) / "Content"
    (content / "moments").mkdir(parents=True, exist_ok=True)
    def write(name, value):
        (content / name).write_text(json.dumps(value, ensure_ascii=False), "utf-8")
    write("site.json", {"title": "Odd", "timeZone": "UTC", "language": (sys.argv + ["en"])[2],
                        "likeEndpoint": "http://127.0.0.1:9/likes"})
    write("profile.json", {"id": "owner", "name": "Mira " + WORD})
    listed = [{"date": f"2026-01-{30 - n:02d}T10:00:00Z", **moment} for n, moment in enumerate(moments())]
    write("moments/all.json", listed)
    for number in range(30):
        (content / f"moments/p{number}.svg").write_text(
            PICTURE.format(height=600 + 40 * number, hue=number * 12), "utf-8")


if __name__ == "__main__":
    main()
