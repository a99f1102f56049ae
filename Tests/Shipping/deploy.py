#!/usr/bin/env python3
"""Deploys a site with rsync to a folder that nginx serves, and asks for pages as a browser does.

Held: compressed answers are those that lie ready, headers and redirects are the build's, a missing
page is 404.html, hidden files aren't given out, and a second deploy after one edit transfers the
changed files alone. Needs nginx, rsync and curl. Usage: deploy.py MOMENTSGEN
"""
import gzip
import os
import pathlib
import re
import shutil
import socket
import subprocess
import sys
import tempfile
import time

HERE = pathlib.Path(__file__).resolve().parents[2]
PROGRAM = os.path.realpath(sys.argv[1])
BROTLI = pathlib.Path("/usr/lib/nginx/modules/ngx_http_brotli_static_module.so")
failed = passed = 0


def check(fine, what):
    global failed, passed
    passed += bool(fine)
    failed += not fine
    if not fine:
        print("FAILED", what)


def run(*command, **more):
    return subprocess.run([str(c) for c in command], capture_output=True, text=True, **more)


def built(site):
    """Builds, and compresses what the program itself doesn't."""
    knows = "--compress" in run(PROGRAM, "help", "build").stdout
    more = ["--compress", "gzip,br"] if knows else []
    outcome = run(PROGRAM, "build", "-s", site, "--now", "2026-11-30T00:00:00Z", *more)
    assert outcome.returncode == 0, outcome.stderr
    if not knows:
        for path in (site / "public").rglob("*"):
            if path.suffix in (".html", ".css", ".js", ".xml", ".json", ".svg"):
                packed = path.with_name(path.name + ".gz")
                packed.write_bytes(gzip.compress(path.read_bytes(), mtime=0))
                os.utime(packed, (path.stat().st_mtime,) * 2)
    if not (site / "public/_headers").exists():
        (site / "public/_headers").write_text(
            "/*\n  X-Content-Type-Options: nosniff\n  Referrer-Policy: no-referrer\n"
            "/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n"
            "/.well-known/webfinger\n  Content-Type: application/jrd+json\n")
    if not (site / "public/_redirects").exists():
        (site / "public/_redirects").write_text("/feed /feed.xml 301\n/old/* /m/:splat 302\n")


def deploy(site, served):
    """The files that went over, by rsync's own account."""
    outcome = run("rsync", "--recursive", "--checksum", "--delete", "--links", "--out-format=%n",
                  "--exclude=/.momentsgen-lock", f"{site}/public/", served)
    assert outcome.returncode == 0, outcome.stderr
    return {line for line in outcome.stdout.splitlines() if not line.endswith("/")}


def serve(root, served, port):
    run("sh", HERE / "docs/recipes/nginx-rules.sh", served, root / "rules")
    conf = (HERE / "docs/recipes/nginx.conf").read_text()
    conf = re.sub(r"listen \[::\].*\n", "", conf).replace("listen 80;", f"listen 127.0.0.1:{port};")
    conf = conf.replace("/etc/nginx/momentsgen", str(root / "rules"))
    conf = conf.replace("/srv/timeline", str(served))
    load = f"load_module {BROTLI};\n" if BROTLI.exists() else ""
    if not load:
        conf = conf.replace("brotli_static on;", "")
    user = "user root;\n" if os.geteuid() == 0 else ""
    (root / "nginx.conf").write_text(
        f"{load}{user}pid {root}/pid;\nerror_log {root}/error.log;\ndaemon off;\nevents {{ }}\nhttp {{\n"
        f"include /etc/nginx/mime.types;\naccess_log off;\nclient_body_temp_path {root}/body;\n"
        f"proxy_temp_path {root}/proxy;\nfastcgi_temp_path {root}/fastcgi;\n"
        f"uwsgi_temp_path {root}/uwsgi;\nscgi_temp_path {root}/scgi;\n{conf}\n}}\n")
    process = subprocess.Popen(["/usr/sbin/nginx", "-c", str(root / "nginx.conf"), "-e",
                                str(root / "error.log")], stderr=subprocess.PIPE, text=True)
    for _ in range(100):
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                return process
        if process.poll() is not None:
            sys.exit(f"nginx ended: {process.stderr.read()}")
        time.sleep(0.05)
    sys.exit("nginx doesn't answer")


def ask(port, path, encoding=""):
    """Status, headers by name in lower case, and the body as it came."""
    command = ["curl", "-s", "-i", "--path-as-is", f"http://127.0.0.1:{port}{path}"]
    if encoding:
        command += ["-H", f"Accept-Encoding: {encoding}"]
    answer = subprocess.run(command, capture_output=True).stdout
    head, _, body = answer.partition(b"\r\n\r\n")
    lines = head.decode().split("\r\n")
    headers = {}
    for line in lines[1:]:
        name, _, value = line.partition(":")
        headers[name.lower()] = value.strip()
    return int(lines[0].split()[1]), headers, body


def wanted_headers(served):
    """Of `_headers`: what each path that stands there without a star, or `/`, must be given."""
    pattern, found = None, {}
    for line in (served / "_headers").read_text().splitlines():
        if not line.strip() or line.startswith("#"):
            continue
        if not line[0].isspace():
            pattern = line.strip()
        elif pattern == "/*" and ":" in line:
            name, value = line.strip().split(":", 1)
            found[name.lower()] = value.strip()
    return found


def main():
    with tempfile.TemporaryDirectory() as folder:
        root = pathlib.Path(folder)
        site, served = root / "site", root / "served"
        run(PROGRAM, "init", site)
        (site / "Content/moments/hello.md").write_text(
            "---\ndate: 2026-05-02\ntags: [first]\naliases: [/2019/hello/]\n---\nHello\n")
        built(site)
        first = deploy(site, served)
        check("index.html" in first and ".momentsgen-manifest" in first, "the first deploy is whole")
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            port = probe.getsockname()[1]
        process = serve(root, served, port)
        try:
            look(port, served)
        finally:
            process.terminate()
            process.wait()
        check(deploy(site, served) == set(), "a deploy without changes transfers nothing")
        (site / "Content/moments/lake/index.md").write_text(
            (site / "Content/moments/lake/index.md").read_text() + "\nOnce more.\n")
        before = {p: p.read_bytes() for p in served.rglob("*") if p.is_file()}
        built(site)
        second = deploy(site, served)
        changed = {p.relative_to(served).as_posix() for p in served.rglob("*")
                   if p.is_file() and before.get(p) != p.read_bytes()}
        check(second == changed, f"only what changed is transferred: {sorted(second ^ changed)}")
        check("m/hello/index.html" not in second, "another moment's page stays")
        print(f"second deploy: {len(second)} of {len(first)} files")
    print(f"{passed} passed, {failed} failed")
    sys.exit(failed > 0)


def look(port, served):
    page = (served / "index.html").read_bytes()
    status, headers, body = ask(port, "/")
    check((status, body) == (200, page), "/ is index.html")
    check(headers.get("content-type") == "text/html; charset=utf-8", headers.get("content-type"))
    status, headers, body = ask(port, "/", "gzip")
    check(headers.get("content-encoding") == "gzip", "gzip where it is asked for")
    check(body == (served / "index.html.gz").read_bytes(), "the file that lies ready")
    if BROTLI.exists() and (served / "index.html.br").exists():
        _, headers, body = ask(port, "/", "br, gzip")
        check(headers.get("content-encoding") == "br", "brotli where it is asked for")
        check(body == (served / "index.html.br").read_bytes(), "the file that lies ready")
    for path in ("/", "/m/hello/", "/nowhere/"):
        _, headers, _ = ask(port, path)
        for name, value in wanted_headers(served).items():
            check(headers.get(name) == value, f"{path} has {name}: {headers.get(name)}, not {value}")
    style = next(p.name for p in (served / "assets").iterdir() if p.suffix == ".css")
    _, headers, _ = ask(port, f"/assets/{style}")
    check("immutable" in headers.get("cache-control", ""), "assets are kept by browsers")
    status, headers, body = ask(port, "/nowhere/")
    check((status, body) == (404, (served / "404.html").read_bytes()), "404.html where nothing is")
    for rule in (served / "_redirects").read_text().splitlines():
        parts = rule.split()
        if len(parts) < 2 or rule.startswith("#") or not parts[0].startswith("/"):
            continue
        asked, target = parts[0].replace("*", "x"), parts[1].replace(":splat", "x")
        status, headers, _ = ask(port, asked)
        code = int(parts[2][:3]) if len(parts) > 2 else 301
        if code in (301, 302, 307, 308):
            check(status == code and headers.get("location", "").endswith(target),
                  f"{asked} leads to {headers.get('location')} with {status}")
    status, _, body = ask(port, "/2019/hello/")
    check(status in (200, 301) and (status == 301 or b"m/hello/" in body), "an old address leads on")
    for hidden in ("/.momentsgen-manifest", "/_headers"):
        check(ask(port, hidden)[0] == 404, f"{hidden} isn't given out")
    check(ask(port, "/../nginx.conf")[0] in (400, 404), "nothing outside is given out")


if __name__ == "__main__":
    main()
