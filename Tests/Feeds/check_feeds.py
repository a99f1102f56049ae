#!/usr/bin/env python3
"""Reads what a site has for programs with other people's programs.

    python3 Tests/Feeds/check_feeds.py SITE...

feedparser, mf2py and extruct read feeds and pages; grammars of our own (RELAX NG, XML Schema, JSON
Schema) hold Atom, sitemap and JSON Feed; a model with the app's strictness decodes the payload.
"""

import json
import re
import sys
from pathlib import Path

import extruct
import feedparser
import jsonschema
import mf2py
from lxml import etree

SCHEMAS = Path(__file__).parent / "schema"
ATOM = etree.RelaxNG(etree.parse(str(SCHEMAS / "atom.rng")))
SITEMAP = etree.XMLSchema(etree.parse(str(SCHEMAS / "sitemap.xsd")))
FEED = jsonschema.Draft202012Validator(json.loads((SCHEMAS / "feed.schema.json").read_text()))
CONTROLS = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]")

failures = []
count = 0


def check(holds, what, found=""):
    global count
    count += 1
    if not holds:
        failures.append(f"FAIL  {what}: {found}"[:400])


def text(path):
    return path.read_text("utf-8")


def feeds(site):
    ids = {}
    for path in sorted(site.rglob("*.xml")):
        name = path.relative_to(site).as_posix()
        tree = etree.parse(str(path))
        check(not CONTROLS.search(text(path)), f"{name} holds no control character")
        if name.startswith("sitemap"):
            check(SITEMAP.validate(tree), f"{name} keeps to the schema", SITEMAP.error_log)
            continue
        read = feedparser.parse(path.read_bytes())
        check(not read.bozo, f"feedparser reads {name}", read.get("bozo_exception"))
        if tree.getroot().tag.endswith("feed"):
            check(ATOM.validate(tree), f"{name} keeps to the grammar", ATOM.error_log)
        entries = [entry.id for entry in read.entries]
        check(len(set(entries)) == len(entries), f"ids of {name} are unique")
        ids[name] = entries
        for entry in read.entries:
            for link in entry.get("links", []):
                check(link.get("href", "").startswith("http"), f"links of {name} are absolute", link)
    for path in sorted(site.rglob("feed.json")):
        name = path.relative_to(site).as_posix()
        feed = json.loads(text(path))
        problems = [error.message for error in FEED.iter_errors(feed)]
        check(not problems, f"{name} keeps to the schema", problems[:2])
        rss = ids.get(name.replace("feed.json", "feed.xml"))
        check([item["id"] for item in feed["items"]] == rss, f"{name} tells what its RSS tells")
        # Where the others are cut for their size, Atom holds all down to where its archives begin.
        atom = ids.get(name.replace("feed.json", "atom.xml"), [])
        check(rss == atom[:len(rss)], f"{name} tells what its Atom tells")


def string(value):
    assert isinstance(value, str), value
    return value


def decode(payload):
    """As the app does: what it declares is there and of that type, or the whole payload is lost."""
    details = payload["data"]["getMomentsDetailsByUserID"]
    for name in ("id", "name", "avatar", "backgroundImage"):
        string(details["userDetails"][name])
    for moment in details["moments"]:
        string(moment["id"])
        string(moment["userDetails"]["name"])
        string(moment["userDetails"]["avatar"])
        assert moment["type"] in ("URL", "PHOTOS"), moment["type"]
        for name in ("title", "url"):
            assert moment.get(name) is None or string(moment[name])
        for photo in moment["photos"]:
            string(photo)
        assert re.fullmatch(r"-?\d+", string(moment["createdDate"]))
        assert moment.get("isLiked") in (True, False, None)
        for like in moment.get("likes") or []:
            string(like["id"])
            string(like["avatar"])
    return details["moments"]


def payloads(site):
    for path in sorted((site / "api").rglob("*.json")):
        try:
            check(decode(json.loads(text(path))), f"{path.name} has moments")
        except (AssertionError, KeyError, TypeError) as error:
            check(False, f"the app decodes {path.name}", repr(error))


def pages(site):
    for path in sorted(site.glob("m/*/index.html")) + [site / "index.html"]:
        name, page = path.relative_to(site).as_posix(), text(path)
        blocks = extruct.extract(page, syntaxes=["json-ld"])["json-ld"]
        kinds = {block.get("@type") for block in blocks}
        wanted = "ProfilePage" if name == "index.html" else "SocialMediaPosting"
        check(wanted in kinds, f"extruct finds a {wanted} in {name}", kinds)
        items = mf2py.parse(doc=page, url="https://moments.example/", html_parser="html5lib")["items"]
        found = str([item["type"] for item in items])
        check("h-feed" in found if name == "index.html" else "h-entry" in found, f"mf2py reads {name}", found)
        if name != "index.html":
            entry = next(item for item in items if "h-entry" in item["type"])
            # behaviours.md, case 26.
            check("name" not in entry["properties"], f"{name} has no implied name", entry["properties"].get("name"))
            check(len(entry["properties"].get("author", [])) == 1, f"{name} has one author")
        for block in re.findall(r'<script type="application/ld\+json">(.*?)</script>', page, re.S):
            check("<" not in block, f"data of {name} can't end its element")


def main():
    for folder in sys.argv[1:]:
        site = Path(folder)
        check((site / "feed.json").exists(), f"{folder} has feeds")
        feeds(site)
        payloads(site)
        pages(site)
    print(*failures[:30], sep="\n")
    print(f"{count - len(failures)} passed, {len(failures)} failed")
    sys.exit(bool(failures) or count == 0)


main()
