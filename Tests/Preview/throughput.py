#!/usr/bin/env python3
"""The preview beside nginx on the same folder, a page of 6 kB, and its memory through many requests:

    throughput.py [--requests N] [--seconds S] [--rounds R] [--least SHARE]

Rounds of the two alternate; the medians are compared, and the preview must have at least half of
nginx's, or SHARE: a debug build is half as fast as a release. Then it is asked N times, its memory
looked at all the while: it may not grow. Needs wrk and nginx."""
import argparse
import os
import pathlib
import re
import shutil
import statistics
import subprocess
import sys
import tempfile
import threading
import time

from running import Preview

NGINX = shutil.which("nginx", path=os.environ["PATH"] + ":/usr/sbin")
CONNECTIONS = 32
# Kilobytes by which memory may differ after a warm-up: it goes up and down by one of 26 megabytes.
SLACK = 2048


class Nginx:
    """Serves a folder at a free port, with as many workers as there are processors."""

    def __init__(self, folder):
        self.scratch = tempfile.TemporaryDirectory(prefix="throughput-")
        root = pathlib.Path(self.scratch.name)
        os.chmod(root, 0o755)
        self.port = 4600 + os.getpid() % 300
        conf = root / "nginx.conf"
        paths = "".join(f"{kind}_temp_path {root}/{kind};\n"
                        for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi"))
        user = "user root;\n" if os.getuid() == 0 else ""
        conf.write_text(
            f"{user}worker_processes auto;\ndaemon off;\npid {root}/pid;\nerror_log stderr crit;\n"
            "events { worker_connections 1024; }\nhttp {\ninclude /etc/nginx/mime.types;\n"
            f"access_log off;\nsendfile on;\ntcp_nopush on;\n{paths}"
            f"server {{ listen 127.0.0.1:{self.port}; root {folder}; }}\n}}\n")
        self.process = subprocess.Popen([NGINX, "-c", str(conf), "-e", "stderr", "-p", str(root)])
        time.sleep(0.5)

    def stop(self):
        self.process.terminate()
        self.process.wait(10)
        self.scratch.cleanup()


def asked(port, path, seconds):
    """(requests a second, requests) of one run of wrk."""
    said = subprocess.run(
        ["wrk", "-t1", f"-c{CONNECTIONS}", f"-d{seconds}s", "-H", "Accept: text/html",
         f"http://127.0.0.1:{port}/{path}"], check=True, capture_output=True, text=True).stdout
    if "Non-2xx" in said or "Socket errors" in said:
        raise SystemExit(said)
    return float(re.search(r"Requests/sec:\s*([\d.]+)", said)[1]), int(
        re.search(r"(\d+) requests in", said)[1])


def page_of_six_kilobytes(public):
    page = min(public.rglob("index.html"), key=lambda page: abs(page.stat().st_size - 6000))
    assert 5000 < page.stat().st_size < 7000, page.stat().st_size
    return page.parent.relative_to(public).as_posix() + "/", page.stat().st_size


def beside_nginx(preview, path, size, options):
    nginx = Nginx(preview.folder / "public")
    rates = {"momentsgen": [], "nginx": []}
    try:
        for _ in range(options.rounds):
            for name, port in (("momentsgen", preview.port), ("nginx", nginx.port)):
                rates[name].append(asked(port, path, options.seconds)[0])
    finally:
        nginx.stop()
    ours, theirs = (statistics.median(rates[name]) for name in ("momentsgen", "nginx"))
    is_right = ours >= theirs * options.least
    print(f"{'ok      ' if is_right else 'FAILED  '}{size} bytes, {CONNECTIONS} connections: {ours:.0f} "
          f"requests a second, nginx {theirs:.0f}: {ours / theirs:.2f} of its")
    return not is_right


def memory(preview, path, requests):
    asked(preview.port, path, 2)
    before, seen, ended = preview.memory_kilobytes(), [], threading.Event()

    def look():
        while not ended.wait(0.2) and preview.process.poll() is None:
            seen.append(preview.memory_kilobytes())

    thread = threading.Thread(target=look)
    thread.start()
    count = 0
    while count < requests:
        try:
            count += asked(preview.port, path, 5 if requests - count > 50_000 else 1)[1]
        except SystemExit:
            print("the preview has ended:", preview.process.poll(), preview.said()[-3000:])
            raise
    ended.set()
    thread.join()
    after = preview.memory_kilobytes()
    is_right = max(*seen, after) - before <= SLACK
    print(f"{'ok      ' if is_right else 'FAILED  '}{count} requests: {before} kB before, {min(seen)} to "
          f"{max(seen)} during, {after} after")
    return not is_right


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--requests", type=int, default=20_000)
    parser.add_argument("--seconds", type=int, default=1)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--least", type=float, default=0.5)
    options = parser.parse_args()
    with Preview(30, ["--write"], text="{0} " + "The ice is gone from the lake. " * 50) as preview:
        preview.wait_for((preview.folder / "public/index.html").exists)
        path, size = page_of_six_kilobytes(preview.folder / "public")
        failures = beside_nginx(preview, path, size, options)
        failures += memory(preview, path, options.requests)
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
