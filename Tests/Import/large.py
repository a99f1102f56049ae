#!/usr/bin/env python3
"""Makes large exports, imports them and states time and peak memory.

    large.py MOMENTSGEN mastodon 2048     a zip of 2048 MB with pictures that don't pack
    large.py MOMENTSGEN x 100000          an archive of 100,000 posts

Fails where memory passes 500 MB. Works in a temporary folder, which needs thrice the size.
"""
import json
import os
import pathlib
import random
import resource
import shutil
import subprocess
import sys
import tempfile
import time
import zipfile

LIMIT_MB = 500
WORDS = "lake morning tea walk rain harbour bread kiosk light winter friend bridge window".split()


def sentence(rng, count):
    return " ".join(rng.choice(WORDS) for _ in range(count))


def mastodon(path, megabytes):
    rng = random.Random(1)
    users = "https://social.example/users/robin"
    items = []
    picture = bytes(rng.randrange(256) for _ in range(1 << 16)) * 32
    with zipfile.ZipFile(path, "w", allowZip64=True) as archive:
        for number in range(megabytes // 2):
            ident = str(112000000000000000 + number * 65536)
            name = f"media_attachments/files/112/000/{number % 1000:03}/{number:06}/original/a{number:08x}.jpg"
            archive.writestr(name, b"\xff\xd8\xff\xe0" + number.to_bytes(4, "big") + picture)
            items.append({
                "id": f"{users}/statuses/{ident}/activity", "type": "Create", "actor": users,
                "published": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(1600000000 + number * 3600)),
                "object": {
                    "id": f"{users}/statuses/{ident}", "type": "Note", "attributedTo": users,
                    "url": f"https://social.example/@robin/{ident}", "inReplyTo": None,
                    "published": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(1600000000 + number * 3600)),
                    "to": ["https://www.w3.org/ns/activitystreams#Public"], "cc": [],
                    "content": f"<p>{number} {sentence(rng, 30)}</p>", "sensitive": False,
                    "attachment": [{"type": "Document", "mediaType": "image/jpeg", "url": "/" + name,
                                    "name": sentence(rng, 8)}], "tag": []}})
        outbox = {"type": "OrderedCollection", "totalItems": len(items), "orderedItems": items}
        archive.writestr("outbox.json", json.dumps(outbox), zipfile.ZIP_DEFLATED)
        archive.writestr("actor.json", json.dumps(
            {"id": users, "preferredUsername": "robin", "name": "Robin"}))
    return len(items)


def x(path, count):
    rng = random.Random(2)
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("data/account.js", "window.YTD.account.part0 = " + json.dumps([{"account": {
            "username": "robinex", "accountId": "1", "accountDisplayName": "Robin"}}]))
        with archive.open("data/tweets.js", "w", force_zip64=True) as file:
            file.write(b"window.YTD.tweets.part0 = [\n")
            for number in range(count):
                ident = str(1000000000000000000 + number * 4194304000)
                text = f"{number} {sentence(rng, 25)} #tag{number % 50} https://t.co/{number:010}"
                start = text.index("https://")
                stamp = time.gmtime(1300000000 + number * 3000)
                tweet = {"tweet": {
                    "edit_info": {"initial": {"editTweetIds": [ident], "editsRemaining": "5",
                                              "editableUntil": "2024-11-09T13:14:18.648Z",
                                              "isEditEligible": False}},
                    "retweeted": False, "source": "<a href=\"https://example.com\">Web</a>",
                    "entities": {"hashtags": [{"text": f"tag{number % 50}", "indices": [
                        str(text.index("#")), str(start - 1)]}], "symbols": [], "user_mentions": [],
                        "urls": [{"url": text[start:], "expanded_url": f"https://example.com/{number}",
                                  "display_url": f"example.com/{number}",
                                  "indices": [str(start), str(len(text))]}]},
                    "display_text_range": ["0", str(len(text))], "favorite_count": str(number % 90),
                    "id_str": ident, "id": ident, "truncated": False, "retweet_count": "0",
                    "created_at": time.strftime("%a %b %d %H:%M:%S +0000 %Y", stamp),
                    "favorited": False, "full_text": text, "lang": "en"}}
                file.write(json.dumps(tweet, indent=2).encode() + (b",\n" if number + 1 < count else b"\n"))
            file.write(b"]\n")
    return count


def main():
    program, kind, size = os.path.abspath(sys.argv[1]), sys.argv[2], int(sys.argv[3])
    folder = pathlib.Path(tempfile.mkdtemp(prefix="large-"))
    try:
        path = folder / "export.zip"
        count = {"mastodon": mastodon, "x": x}[kind](path, size)
        (folder / "site/Content").mkdir(parents=True)
        (folder / "site/Content/site.yaml").write_text("title: T\ntimeZone: UTC\n")
        for attempt in ("first", "again"):
            start = time.monotonic()
            command = [program, "import", "-s", str(folder / "site"), "--audience", "public",
                       "--format", "json", str(path)]
            process = subprocess.Popen(command, stderr=subprocess.PIPE, text=True)
            said = process.stderr.read()
            _, status, usage = os.wait4(process.pid, 0)
            seconds = time.monotonic() - start
            report = json.loads(said)["import"]
            peak = usage.ru_maxrss / 1024
            print(f"{kind} {size} ({path.stat().st_size / 2**20:.0f} MB zip), {attempt}: {seconds:.1f} s,"
                  f" {peak:.0f} MB, {report['outcomes']}")
            assert status == 0 and report["balanced"], said
            assert report["sources"][0]["moments"] == count
            assert peak < LIMIT_MB, f"{peak:.0f} MB are more than {LIMIT_MB}"
        assert report["outcomes"] == {"unchanged": count}
        print("1 passed, 0 failed")
    finally:
        shutil.rmtree(folder)


if __name__ == "__main__":
    main()
