#!/usr/bin/env python3
"""Imports each known attack as a post, builds the site and opens every page in Chromium.

The attacks are those of the sanitiser's own tests. Each goes in as HTML, as plain text, as an alt
text, a content warning, a tag, a name and a biography. The page's Content-Security-Policy is taken
out first, so that nothing but the import and the build stands between the attack and the browser.
Fails where a dialog opens, a foreign host is asked, or an element or attribute comes to life.
Usage: attacks.py MOMENTSGEN (with playwright and /usr/bin/chromium)
"""
import json
import pathlib
import re
import subprocess
import sys
import tempfile

from playwright.sync_api import sync_playwright

USER = "https://social.example/users/robin"
PUBLIC = "https://www.w3.org/ns/activitystreams#Public"


def attacks():
    """The string literals of AttackStrings.swift."""
    source = pathlib.Path(__file__).resolve().parents[1] / "SafeMarkupTests/AttackStrings.swift"
    escapes = {"n": "\n", "t": "\t", "r": "\r", "0": "\0"}
    found = []
    body = source.read_text().split("static let elements", 1)[1]
    for literal in re.findall(r'"((?:[^"\\\n]|\\.)*)"', body):
        text = re.sub(r"\\u\{([0-9A-Fa-f]+)\}", lambda m: chr(int(m[1], 16)), literal)
        found.append(re.sub(r"\\(.)", lambda m: escapes.get(m[1], m[1]), text))
    return found


def outbox(strings):
    items = []
    for number, attack in enumerate(strings):
        ident = f"{USER}/statuses/{1000 + number}"
        plain = attack.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
        items.append({
            "id": ident + "/activity", "type": "Create", "published": "2024-05-01T10:00:00Z",
            "object": {
                "id": ident, "type": "Note", "attributedTo": USER, "inReplyTo": None,
                "url": f"https://social.example/@robin/{1000 + number}", "to": [PUBLIC], "cc": [],
                "published": "2024-05-01T10:00:00Z", "sensitive": False,
                "summary": attack if number % 4 == 0 else None,
                "content": f"<p>Post {number}</p>{attack}<p>As text: {plain}</p>",
                "attachment": [{"type": "Document", "mediaType": "image/png", "name": attack,
                                "url": "/media_attachments/files/a.png"}],
                "tag": [{"type": "Hashtag", "name": "#" + attack}] if number % 3 == 0 else []}})
    return {"type": "OrderedCollection", "orderedItems": items}


def main():
    program = sys.argv[1]
    strings = attacks()
    assert len(strings) >= 80
    png = bytes.fromhex(
        "89504e470d0a1a0a0000000d4948445200000001000000010806000000"
        "1f15c4890000000d49444154789c6360606060000000050001a5f64540000000"
        "0049454e44ae426082")
    with tempfile.TemporaryDirectory() as folder:
        folder = pathlib.Path(folder)
        # What the theme has by itself, such as its search, is no attack: so one site without any.
        plain = made(program, folder / "plain", ["Words"], png)
        attacked = made(program, folder / "attacked", strings, png)
        usual = {}
        browse(sorted(plain.rglob("*.html")), plain, usual, learns=True)
        pages = sorted(attacked.rglob("*.html")) + [folder / "attacked/site/import-report.html"]
        failed = browse(pages, attacked, usual)
        for line in failed:
            print("FAILED", line)
        print(f"{len(strings)} attacks on {len(pages)} pages: "
              f"{int(not failed)} passed, {len(failed)} failed")
        sys.exit(bool(failed))


def made(program, folder, strings, png):
    """The public folder of a site into which `strings` were imported."""
    export = folder / "export/media_attachments/files"
    export.mkdir(parents=True)
    (export / "a.png").write_bytes(png)
    (folder / "export/outbox.json").write_text(json.dumps(outbox(strings)))
    (folder / "export/actor.json").write_text(json.dumps({
        "id": USER, "preferredUsername": strings[0], "name": strings[min(34, len(strings) - 1)],
        "summary": "".join(strings), "url": "javascript:alert(1)"}))
    (folder / "site/Content").mkdir(parents=True)
    (folder / "site/Content/site.yaml").write_text("title: T\ntimeZone: UTC\n")
    for command in ("import", "build"):
        arguments = [program, command, "-s", str(folder / "site")]
        run = subprocess.run(arguments + ([str(folder / "export")] if command == "import" else []),
                             capture_output=True, text=True)
        print("\n".join(run.stderr.strip().splitlines()[-1:]))
        assert run.returncode == 0, run.stderr
    return folder / "site/public"


ALIVE = """() => {
  const found = [];
  for (const element of document.querySelectorAll('*')) {
    for (const a of element.attributes) {
      if (/^on/i.test(a.name)) found.push(`${element.tagName} ${a.name}`);
      if (/^(href|src|action|formaction|data|poster|xlink:href)$/i.test(a.name)
          && /^[\\s\\x00-\\x20]*(javascript|vbscript|data:text)/i.test(a.value))
        found.push(`${element.tagName} ${a.name}=${a.value}`);
    }
    if (/^(iframe|object|embed|applet|base|form|frameset|portal|math|marquee|keygen)$/i
        .test(element.tagName) && !element.hasAttribute('data-theme')) found.push(element.tagName);
  }
  return found;
}"""


def browse(pages, public, usual, learns=False):
    """What came to life, by page, beside what is usual on pages of its kind; or learns that."""
    failed = set()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path="/usr/bin/chromium", args=["--no-sandbox"])
        page = browser.new_page()
        current = [None]
        page.on("dialog", lambda d: (failed.add(f"{current[0]}: a dialog opened"), d.dismiss()))
        page.on("request", lambda r: r.url.startswith(("http:", "https:", "//")) and failed.add(
            f"{current[0]}: asked {r.url}"))
        for path in pages:
            text = path.read_text()
            text = re.sub(r'<meta http-equiv="?Content-Security-Policy"?[^>]*>', "", text)
            path.write_text(text)
            within = path.is_relative_to(public)
            current[0] = path.relative_to(public).as_posix() if within else path.name
            page.goto(path.as_uri(), wait_until="load")
            page.evaluate("""() => document.querySelectorAll('details').forEach(d => d.open = true)""")
            page.mouse.move(200, 300)
            alive = set(page.evaluate(ALIVE))
            kind = usual.setdefault(current[0].split("/")[0], set())
            if learns:
                kind |= alive
            failed |= {f"{current[0]}: {a}" for a in alive - kind}
        browser.close()
    return sorted(failed)


if __name__ == "__main__":
    main()
