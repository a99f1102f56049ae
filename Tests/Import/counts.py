#!/usr/bin/env python3
"""Counts every sample export again and compares with what `momentsgen import` says.

Written from the description of the formats, not from the importer: the two share no code. Needs the
sample exports beside the repository; usage: counts.py MOMENTSGEN [EXPORTS]
"""
import email.utils
import json
import pathlib
import re
import sqlite3
import subprocess
import sys
import tarfile
import tempfile
import xml.etree.ElementTree as ET
import zipfile

PUBLIC = {"https://www.w3.org/ns/activitystreams#Public", "as:Public", "Public"}


class Files:
    """The files of a folder, a zip or a tar, by path."""

    def __init__(self, *paths):
        self.content = {}
        for path in paths:
            path = pathlib.Path(path)
            if path.is_dir():
                for file in sorted(path.rglob("*")):
                    if file.is_file():
                        self.content[file.relative_to(path).as_posix()] = file.read_bytes()
            elif zipfile.is_zipfile(path):
                with zipfile.ZipFile(path) as archive:
                    for name in archive.namelist():
                        if not name.endswith("/") and "__MACOSX" not in name:
                            self.content[name] = archive.read(name)
            elif tarfile.is_tarfile(path):
                with tarfile.open(path) as archive:
                    for member in archive:
                        if member.isfile():
                            self.content[member.name] = archive.extractfile(member).read()
            else:
                self.content[path.name] = path.read_bytes()

    def named(self, pattern):
        return {p: b for p, b in self.content.items() if re.fullmatch(pattern, p.split("/")[-1])}

    def json(self, pattern):
        return [json.loads(b.decode()) for b in self.named(pattern).values()]

    def has(self, end):
        """Whether a file that isn't empty has a path with that end."""
        return any(p == end or p.endswith("/" + end) for p, b in self.content.items() if b)


class Count:
    def __init__(self):
        self.items = self.moments = self.photos = self.videos = self.missing = 0
        self.skipped = {}

    def skip(self, reason, number=1):
        self.items += number
        if number:
            self.skipped[reason] = self.skipped.get(reason, 0) + number

    def take(self, photos=(), videos=()):
        """Each of photos and videos is whether the file is there."""
        self.items += 1
        self.moments += 1
        self.photos += sum(photos)
        self.videos += sum(videos)
        self.missing += sum(not p for p in [*photos, *videos])


def as_list(value):
    return value if isinstance(value, list) else [] if value is None else [value]


def mastodon(files):
    count = Count()
    for outbox in files.json("outbox.json"):
        notes = [i["object"] for i in outbox["orderedItems"] if i["type"] == "Create"]
        replies = {n["id"]: n.get("inReplyTo") for n in notes}

        def to_others(ident, own):
            while ident in replies and replies[ident]:
                if not replies[ident].startswith(own + "/"):
                    return True
                ident = replies[ident]
            return False

        for item in outbox["orderedItems"]:
            if item["type"] == "Announce":
                inner = item["object"]
                hidden = isinstance(inner, dict) and not PUBLIC & set(
                    as_list(inner.get("to")) + as_list(inner.get("cc")))
                public = PUBLIC & set(as_list(item["to"]) + as_list(item.get("cc")))
                count.skip("boost" if public and not hidden else "direct")
                continue
            note = item["object"]
            to, cc = as_list(note.get("to")), as_list(note.get("cc"))
            if not PUBLIC & set(to + cc):
                count.skip("followers" if any(t.endswith("/followers") for t in to) else "direct")
            elif to_others(note["id"], note["attributedTo"]):
                count.skip("reply")
            else:
                media = [a for a in note.get("attachment", []) if a.get("type") != "Link"]

                def there(a):
                    path = a["url"]
                    for root in ("media_attachments/", "media/"):
                        if root in path:
                            path = path[path.index(root):]
                            break
                    return files.has(path)

                is_photo = lambda a: a["mediaType"].startswith("image/")
                count.take([there(a) for a in media if is_photo(a)],
                           [there(a) for a in media if not is_photo(a)])
    return count


def twitter(files):
    count = Count()
    load = lambda text: json.loads(text.decode().split("=", 1)[1])
    tweets = [t.get("tweet", t) for b in files.named(r"tweets?(-part\d+)?\.js").values()
              for t in load(b)]
    account = [a for b in files.named("account.js").values() for a in load(b)]
    own = account[0]["account"]["accountId"] if account else None
    own_name = re.search(
        r"twitter\.com/(\w+)/status", json.dumps(tweets)).group(1) if not own else None
    ids = {t["id_str"] for t in tweets}
    chain = {}
    for t in tweets:
        info = t.get("edit_info", {})
        versions = info.get("initial", {}).get("editTweetIds") or info.get("edit", {}).get(
            "editControlInitial", {}).get("editTweetIds") or [t["id_str"]]
        present = [v for v in versions if v in ids]
        chain[t["id_str"]] = present[-1] if present else t["id_str"]
    by_id = {t["id_str"]: t for t in tweets}

    def is_own(t):
        if own:
            return t.get("in_reply_to_user_id") == own
        return t.get("in_reply_to_screen_name") == own_name

    def to_others(t):
        seen = set()
        while t is not None and t["id_str"] not in seen:
            seen.add(t["id_str"])
            if "in_reply_to_user_id" not in t and "in_reply_to_status_id" not in t:
                return False
            if not is_own(t):
                return True
            t = by_id.get(t.get("in_reply_to_status_id"))
        return False

    for t in tweets:
        if chain[t["id_str"]] != t["id_str"]:
            count.skip("superseded")
        elif t["full_text"].startswith("RT @"):
            count.skip("boost")
        elif to_others(t):
            count.skip("reply")
        else:
            photos, videos = [], []
            for m in t.get("extended_entities", {}).get("media", []):
                if m["type"] == "photo":
                    name = m["media_url_https"].split("/")[-1]
                    photos.append(files.has(f"{t['id_str']}-{name}"))
                else:
                    best = max((v for v in m["video_info"]["variants"]
                                if v["content_type"] == "video/mp4"),
                               key=lambda v: int(v.get("bitrate", 0)))
                    name = best["url"].split("/")[-1].split("?")[0]
                    videos.append(files.has(f"{t['id_str']}-{name}"))
            count.take(photos, videos)
    for b in files.named("deleted-tweets.js").values():
        count.skip("deleted", len(load(b)))
    for b in files.named("community-tweet.js").values():
        count.skip("community", len(load(b)))
    return count


def instagram(files):
    count = Count()
    seen = set()

    def take(media, story=False):
        first = media[0]["uri"]
        if first in seen:
            return count.skip("duplicate")
        seen.add(first)
        if story:
            return count.skip("story")
        video = lambda m: m["uri"].endswith((".mp4", ".mov"))
        count.take([files.has(m["uri"]) for m in media if not video(m)],
                   [files.has(m["uri"]) for m in media if video(m)])

    for posts in files.json(r"posts_\d+\.json"):
        for post in posts:
            take(post["media"])
    for reels in files.json("reels.json"):
        for reel in reels["ig_reels_media"]:
            take(reel["media"])
    for archived in files.json("archived_posts.json"):
        count.skip("archived", len(archived["ig_archived_post_media"]))
    for stories in files.json("stories.json"):
        for story in stories["ig_stories"]:
            take([story], story=True)
    return count


def threads(files):
    count = Count()
    for document in files.json("threads_and_replies.json"):
        for post in document["text_post_app_text_posts"]:
            if any(m.get("text_app_post", {}).get("is_reply") for m in post["media"]):
                count.skip("reply")
            else:
                count.take([files.has(m["uri"]) for m in post["media"] if m["uri"]])
    return count


def facebook(files):
    count = Count()
    seen = set()
    for posts in files.json(r"your_posts.*_\d+\.json"):
        for post in posts:
            parts = [p for a in post.get("attachments", []) for p in a["data"]]
            text = [d["post"] for d in post.get("data", []) if "post" in d]
            text += [p["text"] for p in parts if "text" in p]
            text += [p["event"]["name"] for p in parts if "event" in p]
            text += [p["life_event"]["title"] for p in parts if "life_event" in p]
            media = [p["media"]["uri"] for p in parts if "media" in p]
            link = [p for p in parts if "external_context" in p]
            if post.get("title", "").endswith("'s timeline."):
                count.skip("otherWall")
            elif not (text or media or link):
                count.skip("empty")
            else:
                seen.update(media)
                count.take([not m.startswith("http") and files.has(m) for m in media])
    loose = [p for path, b in files.content.items()
             if re.search(r"(^|/)album/\d+\.json$", path) for p in json.loads(b)["photos"]]
    for document in files.json("your_uncategorized_photos.json"):
        loose += document["other_photos_v2"]
    for photo in loose:
        if photo["uri"] in seen:
            count.skip("duplicate")
        else:
            seen.add(photo["uri"])
            count.take([files.has(photo["uri"])])
    return count


def blobs(embed):
    """Pictures and videos of a Bluesky embed."""
    kind = (embed or {}).get("$type", "")
    if kind.endswith("embed.images"):
        return len(embed["images"]), 0
    if kind.endswith("embed.video"):
        return 0, 1
    if kind.endswith("recordWithMedia"):
        return blobs(embed["media"])
    return 0, 0


def bluesky_api(files):
    count = Count()
    for document in files.json(r".*\.json"):
        records = document.get("records", [])
        did = records[0]["uri"].split("/")[2] if records else None
        replies = {r["uri"]: r["value"].get("reply", {}).get("parent", {}).get("uri")
                   for r in records}

        def to_others(uri):
            while replies.get(uri):
                if replies[uri].split("/")[2] != did:
                    return True
                uri = replies[uri]
            return False

        for record in records:
            if to_others(record["uri"]):
                count.skip("reply")
            else:
                photos, videos = blobs(record["value"].get("embed"))
                count.take([False] * photos, [False] * videos)
        for item in document.get("feed", []):
            post = item["post"]
            if item.get("reason", {}).get("$type", "").endswith("reasonRepost"):
                count.skip("boost")
            elif "reply" in post["record"]:
                count.skip("reply")
            else:
                count.take([True] * len(post.get("embed", {}).get("images", [])))
    return count


def bluesky_car(name, path):
    """From the counts that came with the repositories; replies are told by their text alone."""
    expected = json.loads((path.parent / "EXPECTED.json").read_text())[name]
    records = expected.get("records_by_collection", {})
    count = Count()
    count.items = records.get("app.bsky.feed.post", 0) + records.get("app.bsky.feed.repost", 0)
    return count


def wechat(files):
    count = Count()
    raw = lambda xml: ET.fromstring(xml.replace("\\\\", "\\"))

    def pictures(root):
        if root.findtext("ContentObject/contentStyle") == "3":
            return 0
        return len(root.findall("ContentObject/mediaList/media"))

    for document in files.json(r".*\.json"):
        for post in document if isinstance(document, list) else []:
            if not post["isCurrentUser"]:
                count.skip("others")
            else:
                count.take([False] * pictures(ET.fromstring(post["rawXML"])))
        for post in document["posts"] if isinstance(document, dict) else []:
            there = ["localPath" in m and files.has(m["localPath"]) for m in post["media"]]
            count.take(*([], there) if post["type"] == 15 else (there,))
    for xml in files.named(r".*\.xml").values():
        root = ET.fromstring(xml.decode())
        if root.findtext("private") == "1":
            count.skip("nobody")
        else:
            count.take([False] * pictures(root))
    return count


def json_feed(files):
    count = Count()
    for feed in files.json(r".*\.json"):
        for item in feed["items"]:
            if "date_published" not in item:
                count.skip("noDate")
                continue
            html = item.get("content_html", "") + item.get("content_text", "")
            pictures = set(re.findall(r'<img[^>]*src="([^"]+)"', html))
            pictures |= {item["image"]} if "image" in item else set()
            attached = {a["url"]: a["mime_type"] for a in item.get("attachments", [])}
            count.take([True] * len(pictures), [True] * len(attached))
    return count


def feeds(files):
    count = Count()
    atom = "{http://www.w3.org/2005/Atom}"
    for text in files.named(r".*\.xml").values():
        # An undeclared prefix stops a strict parser.
        for prefix in set(re.findall(rb"<(\w+):", text)):
            if b"xmlns:" + prefix not in text:
                text = re.sub(rb"<(rss|feed)\b", rb'<\1 xmlns:' + prefix + rb'="urn:x"', text, count=1)
        root = ET.fromstring(text)
        for item in root.iter("item"):
            date = item.findtext("pubDate") or item.findtext(
                "{http://purl.org/dc/elements/1.1/}date")
            words = "".join(item.itertext()).strip()
            if not date or not (email.utils.parsedate(date) or re.match(r"\d{4}-\d\d-\d\d", date)):
                count.skip("noDate")
            elif not item.findtext("title") and not item.findtext("description") \
                    and item.find("enclosure") is None \
                    and item.find("{http://purl.org/rss/1.0/modules/content/}encoded") is None:
                count.skip("empty")
            else:
                assert words
                count.take([], [True] * len(item.findall("enclosure")))
        for entry in root.iter(atom + "entry"):
            if not (entry.findtext(atom + "published") or entry.findtext(atom + "updated")):
                count.skip("noDate")
            else:
                links = [e for e in entry.findall(atom + "link") if e.get("rel") == "enclosure"]
                count.take([], [True] * len(links))
    return count


def dayone(files):
    count = Count()
    for journal in files.json(r".*\.json"):
        for entry in journal["entries"]:
            photos = [files.has(f"{p['md5']}.{p['type']}") for p in entry.get("photos", [])]
            photos += [True] * len(re.findall(r"!\[[^]]*\]\(https?:", entry["text"]))
            count.take(photos)
    return count


def memos(files):
    count = Count()
    for document in files.json(r".*\.json"):
        for memo in document["memos"]:
            if memo["creator"] != "users/1":
                count.skip("others")
            elif memo["state"] == "ARCHIVED":
                count.skip("archived")
            elif memo["visibility"] == "PRIVATE":
                count.skip("nobody")
            else:
                count.take([files.has(a["filename"]) for a in memo["attachments"]])
    for data in files.named(r".*\.db").values():
        with tempfile.NamedTemporaryFile(suffix=".db") as file:
            file.write(data)
            file.flush()
            database = sqlite3.connect(file.name)
            owner = database.execute("SELECT min(id) FROM user WHERE role = 'ADMIN'").fetchone()[0]
            for ident, creator, status, visibility in database.execute(
                    "SELECT id, creator_id, row_status, visibility FROM memo"):
                if creator != owner:
                    count.skip("others")
                elif status == "ARCHIVED":
                    count.skip("archived")
                elif visibility == "PRIVATE":
                    count.skip("nobody")
                else:
                    rows = database.execute(
                        "SELECT blob, reference FROM attachment WHERE memo_id = ?", (ident,))
                    count.take([blob is not None or files.has(reference)
                                for blob, reference in rows])
            database.close()
    return count


def tumblr(files):
    count = Count()
    for text in files.named("posts.xml").values():
        for post in ET.fromstring(text).iter("post"):
            own = [p for p in files.content if re.search(rf"media/{post.get('id')}(_\d+)?\.", p)]
            count.take([True] * len(own))
    return count


def markdown(files):
    count = Count()
    for path, data in files.content.items():
        name = path.split("/")[-1]
        if not name.endswith((".md", ".markdown")) and not re.match(r"\d.*\.txt$", name):
            continue
        text = data.decode("utf-8-sig").replace("\r\n", "\n")
        dated = re.match(r"\d{4}-\d\d-\d\d", name)
        if text.startswith("---\n") and "\n---\n" not in text[4:]:
            count.skip("damaged")
        elif not dated and not re.search(r'(?m)^\s*"?(date|created)"?\s*[:=]', text):
            count.skip("noDate")
        else:
            names = set(re.findall(r"([\w %]+\.(?:jpg|png))", text.split("{% include")[0]))
            count.take([True] * len({n.replace("%20", " ") for n in names}))
    return count


def cases(exports):
    """Paths below the exports, and what counts them; those that are there."""
    known = [
        ("mastodon/archive-4.2-zip-style", mastodon), ("mastodon/constructed-extra", mastodon),
        ("mastodon/archive-20240723150000-0123456789abcdef.zip", mastodon),
        ("mastodon/archive-20230423150000-0123456789abcdef.tar.gz", mastodon),
        ("twitter/archive-2024", twitter), ("twitter/twitter-2024-11-16-0123456789abcdef.zip", twitter),
        ("twitter/variants/split-parts", twitter), ("twitter/variants/pre-2022-names", twitter),
        ("twitter/variants/2019-no-wrapper", twitter),
        ("instagram/synthetic-alice-2025-layout", instagram),
        ("instagram/constructed-mojibake", instagram),
        ("instagram/instagram-robinex-2024-06-01-AbCd1234.zip", instagram),
        ("threads/constructed", threads),
        ("facebook/constructed-2024-layout facebook/constructed-2024-layout-part2", facebook),
        ("bluesky/car/paul_staging.repo.car", None), ("bluesky/car/fakermaker.repo.car", None),
        ("bluesky/car/greenground.repo.car", None), ("bluesky/api", bluesky_api),
        ("wechat/wechatmomentstat-constructed", wechat), ("wechat/ciphertalk-constructed", wechat),
        ("wechat/timeline-object-xml", wechat), ("microblog/constructed-bar", json_feed),
        ("microblog/robin.bar", json_feed), ("feeds/feedkit/feed.json", json_feed),
        *((f"feeds/feedkit/{p.name}", feeds) for p in sorted((exports / "feeds/feedkit").glob("*.xml"))
          if p.name != "Syndication.xml"),
        ("dayone/entries-bsingr", dayone), ("dayone/entries-bsingr.zip", dayone),
        ("memos/api-v1-memos.constructed.json", memos), ("memos/memos_prod.db", memos),
        ("tumblr/modern-xml", tumblr), ("markdown/constructed", markdown),
    ]
    return [case for case in known if all((exports / part).exists() for part in case[0].split())]


def main():
    program = sys.argv[1]
    here = pathlib.Path(__file__).resolve().parents[2]
    exports = pathlib.Path(sys.argv[2] if len(sys.argv) > 2 else here.parent / "shared/data/exports")
    if not exports.is_dir():
        sys.exit(f"no sample exports at {exports}")
    failed = 0
    assert cases(exports), f"no sample exports in {exports}"
    for names, counting in cases(exports):
        paths = [exports / name for name in names.split()]
        with tempfile.TemporaryDirectory() as site:
            run = subprocess.run(
                [program, "import", "--dry-run", "--format", "json", "-s", site, *map(str, paths)],
                capture_output=True, text=True)
        try:
            said = json.loads(run.stderr)["import"]
        except (ValueError, KeyError):
            print(f"FAILED {names}: {run.stderr.strip()}")
            failed += 1
            continue
        found = {key: sum(s[key] for s in said["sources"])
                 for key in ("items", "moments", "photos", "videos", "missing")}
        skipped = {}
        for source in said["sources"]:
            for reason, number in source["skipped"].items():
                skipped[reason] = skipped.get(reason, 0) + number
        if counting is None:
            own = bluesky_car(paths[0].name, paths[0])
            same = own.items == found["items"]
            wanted = {"items": own.items}
        else:
            own = counting(Files(*paths))
            wanted = {key: getattr(own, key) for key in found}
            same = wanted == found and own.skipped == skipped
            wanted["skipped"] = own.skipped
        ok = same and said["balanced"]
        failed += not ok
        print(f"{'ok    ' if ok else 'FAILED'} {names}: {found} left out {skipped}"
              + ("" if ok else f"\n       counted {wanted}"))
    print(f"{len(cases(exports)) - failed} passed, {failed} failed")
    sys.exit(failed > 0)


if __name__ == "__main__":
    main()
