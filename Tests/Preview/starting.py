#!/usr/bin/env python3
"""How a preview starts and what it says then: ports, other machines and their QR code, a browser,
the output folder, the base path, no standard input. Reads the code with zbarimg where that is there."""
import os
import pathlib
import pty
import re
import select
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time

from running import Preview, moment, program


def check(name, is_so, seen=""):
    print(("ok      " if is_so else "FAILED  ") + name + (f": {seen}" if not is_so else ""))
    return 0 if is_so else 1


def ports():
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        with Preview(2, port=port) as preview:
            return check("a taken port: the next free one, and said",
                         port < preview.port < port + 20
                         and f"port {port} is taken; this is port {preview.port}" in preview.said(),
                         (port, preview.said()))


def other_machines():
    with Preview(2) as preview:
        failures = check("only this machine, and no warning", "warning" not in preview.said()
                         and listens(preview.port) == {"0100007F"}, preview.said())
    with Preview(2, ["--host", "0.0.0.0"]) as preview:
        failures += check("with --host it warns", "drafts and private moments" in preview.said()
                          and listens(preview.port) == {"00000000"}, preview.said())
        failures += check("and draws no code where no terminal is", "█" not in preview.said())
    return failures


def listens(port):
    """The local addresses, as the kernel writes them, at which somebody listens."""
    rows = [row.split() for row in pathlib.Path("/proc/net/tcp").read_text().splitlines()[1:]]
    return {row[1][:8] for row in rows if row[1].endswith(f":{port:04X}") and row[3] == "0A"}


def on_terminal(folder, *arguments):
    """What it says on a terminal until the first build is there."""
    ours, its = pty.openpty()
    process = subprocess.Popen([program, "serve", "--source", folder, "--port", "0", *arguments],
                               stdin=its, stdout=its, stderr=its, start_new_session=True)
    os.close(its)
    said = b""
    end = time.monotonic() + 20
    while b"first build" not in said and time.monotonic() < end:
        if select.select([ours], [], [], 0.1)[0]:
            said += os.read(ours, 65536)
    process.send_signal(signal.SIGINT)
    assert process.wait(10) == 0
    os.close(ours)
    return said.decode().replace("\r", "")


def code():
    with Preview(2) as preview:
        said = on_terminal(preview.folder, "--host", "0.0.0.0")
    found = re.search(r"on other machines it is (\S+)", said)
    if not found:
        print("SKIPPED the code: this machine has no address for others")
        return 0
    rows = [line for line in said.splitlines() if line and set(line) <= set("█▀▄ ")]
    failures = check("a code on a terminal", len(rows) > 10
                     and len({len(row) for row in rows}) == 1, said)
    if not shutil.which("zbarimg"):
        print("SKIPPED reading the code: zbarimg isn't installed")
        return failures
    light = [("255 " if block in ("█", half) else "0 ") * 6
             for row in rows for half in "▀▄" for _ in range(6) for block in row]
    with tempfile.NamedTemporaryFile(suffix=".pgm") as file:
        file.write(f"P2\n{6 * len(rows[0])} {12 * len(rows)}\n255\n{''.join(light)}\n".encode())
        file.flush()
        text = subprocess.run(["zbarimg", "--quiet", "--raw", file.name], capture_output=True, text=True)
    return failures + check("which is that address", text.stdout.strip() == found[1],
                            (text.stdout, found[1]))


def browser():
    with tempfile.TemporaryDirectory() as folder:
        opened, opener = pathlib.Path(folder) / "opened", pathlib.Path(folder) / "xdg-open"
        opener.write_text(f"#!/bin/sh\necho \"$@\" > {opened}.new\nmv {opened}.new {opened}\nsleep 5\n")
        opener.chmod(0o755)
        path = os.environ["PATH"]
        os.environ["PATH"] = f"{folder}:{path}"
        try:
            with Preview(2, ["--open"]) as preview:
                preview.wait_for(opened.exists)
                failures = check("--open shows the address", opened.read_text().strip() == preview.address,
                                 opened.read_text())
                took = preview.stop()
                failures += check("and the end doesn't wait for the browser", took < 1000, took)
            os.environ["PATH"] = "/nowhere"
            with Preview(2, ["--open"]) as preview:
                return failures + check("or says that there is none",
                                        "no program that opens a browser" in preview.said())
        finally:
            os.environ["PATH"] = path


def output():
    with Preview(2) as preview:
        preview.write("public/mine.txt", "mine")
        preview.replace(preview.name(1), moment(1, "Not published"))
        preview.wait_for(lambda: b"Not published" in preview.get("/")[2])
        names = sorted(os.listdir(preview.folder / "public"))
        failures = check("public/ is left alone", names == ["mine.txt"], names)
    draft = ("Content/moments/d.md", moment(3, "A draft", "draft: true\n"))
    with Preview(2, ["--write"], prepare=lambda preview: preview.write(*draft)) as preview:
        index = preview.folder / "public/index.html"
        preview.replace(preview.name(1), moment(1, "Published"))
        preview.wait_for(lambda: index.exists() and "Published" in index.read_text())
        failures += check("--write publishes, for the public",
                          b"A draft" in preview.get("/")[2] and "A draft" not in index.read_text())
        before = index.read_bytes()
        preview.write(preview.name(1), "---\ndate: never\n---\n")
        preview.wait_for(lambda: "not built" in preview.said())
        return failures + check("good builds only", index.read_bytes() == before)


def base_path():
    def prepare(preview):
        settings = preview.content / "site.yaml"
        settings.write_text(settings.read_text() + "baseURL: https://ann.example/lake/\n")
    with Preview(2, prepare=prepare) as preview:
        status, fields, _ = preview.get("/")
        failures = check("the base path of the address", status == 302
                         and fields["location"] == "/lake/" and preview.get("/lake/")[0] == 200, fields)
    with Preview(2, ["--base-path", "/pond/"]) as preview:
        return failures + check("or of the flag", preview.address.endswith("/pond/")
                                and preview.get("/pond/")[0] == 200
                                and preview.get("/m/m000001/")[0] == 404, preview.address)


def no_input():
    with Preview(2) as preview:
        process = subprocess.Popen(
            [program, "serve", "--source", preview.folder, "--port", "0"], stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL, preexec_fn=lambda: os.close(0))
        port = int(process.stdout.readline().split(b":")[2].split(b"/")[0])
        first, preview.port = preview.port, port
        preview.write(preview.name(1), moment(1, "Without input"))
        preview.wait_for(lambda: b"Without input" in preview.get("/")[2])
        preview.port = first
        start = time.monotonic()
        process.terminate()
        code = process.wait()
        took = (time.monotonic() - start) * 1000
        process.stdout.close()
        return check("standard input closed: it serves, follows and ends", code == 0 and took < 1000,
                     (code, took))


def main():
    parts = (ports, other_machines, code, browser, output, base_path, no_input)
    return 1 if sum(part() for part in parts) else 0


if __name__ == "__main__":
    sys.exit(main())
