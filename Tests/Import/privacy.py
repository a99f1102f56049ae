#!/usr/bin/env python3
"""Imports and builds each sample export, and looks for anything that wasn't public in what came out.

Looked for are text, ids and media names of followers-only, direct, deleted, archived and private
posts, names of other people, e-mail addresses and coordinates; in Content/, in public/ and in the
report. Usage: privacy.py MOMENTSGEN [EXPORTS]
"""
import html
import json
import pathlib
import re
import sqlite3
import subprocess
import sys
import tempfile

from counts import PUBLIC, Files, as_list


def plain(text):
    return re.sub(r"\s+", " ", html.unescape(re.sub(r"<[^>]+>", " ", text))).strip()


def phrases(text):
    """Pieces long enough to be nobody else's: the first and the last words."""
    words = plain(text).split()
    pieces = {" ".join(words[:5]), " ".join(words[-5:])}
    return {p for p in pieces if len(p) >= 12}


def mastodon(files):
    secrets = set()
    for outbox in files.json("outbox.json"):
        for item in outbox["orderedItems"]:
            note = item["object"]
            if not isinstance(note, dict):
                continue
            to = as_list(note.get("to")) + as_list(note.get("cc"))
            if PUBLIC & set(to):
                continue
            secrets |= phrases(note["content"]) | phrases(note.get("summary") or "")
            secrets.add(note["id"].split("/")[-1])
            for media in note.get("attachment", []):
                secrets.add(media.get("url", media.get("href", "")).split("/")[-1])
                secrets |= phrases(media.get("name") or "")
    return secrets


def twitter(files):
    secrets = {"robin@example.com"}
    for name in ("deleted-tweets.js", "community-tweet.js"):
        for data in files.named(name).values():
            for tweet in json.loads(data.decode().split("=", 1)[1]):
                tweet = tweet["tweet"]
                secrets |= phrases(tweet["full_text"]) | {tweet["id_str"]}
    secrets |= {p.split("/")[-1] for p in files.content
                if "deleted_tweets_media" in p or "community_tweet_media" in p}
    return secrets


def instagram(files):
    secrets = {"alice.synthetic@example.com", "1990-06-15", "48.8566", "51.5074", "30.2741"}
    for document in files.json("archived_posts.json"):
        for post in document["ig_archived_post_media"]:
            for media in post["media"]:
                secrets |= phrases(media["title"]) | {media["uri"].split("/")[-1]}
    for document in files.json("stories.json"):
        for story in document["ig_stories"]:
            secrets |= {story["uri"].split("/")[-1]} | phrases(story["title"])
    return secrets


def facebook(files):
    return {"203.0.113.7", "48.2104", "Herrengasse", "Ann Example", "Happy birthday!", "trés bien"}


def memos(files):
    secrets = set()
    for data in files.named(r".*\.db").values():
        with tempfile.NamedTemporaryFile(suffix=".db") as file:
            file.write(data)
            file.flush()
            for uid, content in sqlite3.connect(file.name).execute(
                    "SELECT uid, content FROM memo WHERE visibility = 'PRIVATE' "
                    "OR row_status = 'ARCHIVED' OR creator_id != 1"):
                secrets |= phrases(content) | {uid}
    return secrets


def wechat(files):
    return {"只给自己看的一条", "13399855508938030004", "别人的朋友圈", "安", "好看！", "谢谢", "30.2741",
            "token=", "wxid_example"}


CASES = [
    ("mastodon/archive-4.2-zip-style", mastodon), ("mastodon/constructed-extra", mastodon),
    ("twitter/archive-2024", twitter), ("instagram/synthetic-alice-2025-layout", instagram),
    ("instagram/constructed-mojibake", instagram), ("facebook/constructed-2024-layout", facebook),
    ("memos", memos), ("wechat/wechatmomentstat-constructed", wechat),
    ("wechat/ciphertalk-constructed", wechat), ("wechat/timeline-object-xml", wechat),
]


def main():
    program = sys.argv[1]
    here = pathlib.Path(__file__).resolve().parents[2]
    exports = pathlib.Path(sys.argv[2] if len(sys.argv) > 2 else here.parent / "shared/data/exports")
    failed = 0
    cases = [case for case in CASES if (exports / case[0]).exists()]
    assert cases, f"no sample exports in {exports}"
    for name, collect in cases:
        secrets = {s for s in collect(Files(exports / name)) if s}
        with tempfile.TemporaryDirectory() as site:
            content = pathlib.Path(site) / "Content"
            content.mkdir()
            (content / "site.yaml").write_text("title: T\ntimeZone: UTC\n")
            run = subprocess.run([program, "import", "-s", site, "--audience", "public",
                                  str(exports / name)], capture_output=True, text=True)
            assert run.returncode == 0, run.stderr
            said = run.stderr
            if not list(content.glob("profile.*")):
                (content / "profile.md").write_text("---\nname: Robin\n---\n")
            run = subprocess.run([program, "build", "-s", site], capture_output=True, text=True)
            assert run.returncode == 0, run.stderr
            found = set()
            count = 0
            for path in pathlib.Path(site).rglob("*"):
                if path.is_file():
                    count += 1
                    data = path.read_bytes()
                    shown = plain(data.decode(errors="replace")) if path.suffix in (
                        ".html", ".md", ".json", ".xml") else ""
                    for secret in secrets:
                        if secret.encode() in data or secret in shown or secret in path.name:
                            found.add((secret, path.relative_to(site).as_posix()))
            found |= {(s, "the terminal") for s in secrets if s in said}
        failed += bool(found)
        print(f"{'FAILED' if found else 'ok    '} {name}: {len(secrets)} secrets, {count} files"
              + "".join(f"\n       {s!r} in {p}" for s, p in sorted(found)))
    print(f"{len(cases) - failed} passed, {failed} failed")
    sys.exit(failed > 0)


if __name__ == "__main__":
    main()
