"""A preview under test: a small site in a temporary folder, served by the built program."""
import os
import pathlib
import shutil
import signal
import socket
import subprocess
import tempfile
import time

root = pathlib.Path(__file__).resolve().parent.parent.parent
program = os.environ.get("MOMENTSGEN", str(root / ".build/release/momentsgen"))

SITE = "title: Lake\nlanguage: en\ntimeZone: Europe/Berlin\npageSize: 200\n"
PROFILE = "---\nname: Ann\n---\nHello\n"


def moment(number, text="Hello", extra=""):
    day = 1 + number % 28
    month = 1 + number // 28 % 12
    year = 2001 + number // 336
    return f"---\ndate: {year}-{month:02}-{day:02}T10:00:00+01:00\n{extra}---\n{text}\n"


class Preview:
    """Starts `momentsgen serve`; `with` stops it and removes the site."""

    def __init__(self, moments=30, arguments=(), prepare=None, text=None, port=0):
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="momentsgen-preview-"))
        self.content = self.folder / "Content"
        (self.content / "moments").mkdir(parents=True)
        self.write("Content/site.yaml", SITE)
        self.write("Content/profile.md", PROFILE)
        for number in range(moments):
            self.write(self.name(number), moment(number, (text or "Hello {0}").format(number)))
        if prepare:
            prepare(self)
        self.arguments = list(arguments)
        self.start(port)

    @staticmethod
    def name(number):
        return f"Content/moments/{number // 1000:03}/m{number:06}.md"

    def write(self, name, text):
        path = self.folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")

    def replace(self, name, text):
        """As most editors save: a new file takes the place of the old one."""
        new = self.folder / (name + ".tmp")
        new.write_text(text, "utf-8")
        os.replace(new, self.folder / name)

    def start(self, port=0):
        self.messages = open(self.folder / "messages.txt", "ab")
        self.process = subprocess.Popen(
            [program, "serve", "--source", str(self.folder), "--port", str(port), *self.arguments],
            stdout=subprocess.PIPE, stderr=self.messages, stdin=subprocess.DEVNULL)
        self.address = self.process.stdout.readline().decode().strip()
        assert self.address, self.said()
        self.port = int(self.address.split(":")[2].split("/")[0])

    def said(self):
        return (self.folder / "messages.txt").read_text("utf-8", "replace")

    def stop(self, number=signal.SIGTERM):
        """Milliseconds until it had ended."""
        start = time.monotonic()
        self.process.send_signal(number)
        # Without a limit, for with one it looks only every 50 ms.
        code = self.process.wait()
        assert code == 0, (code, self.said())
        return (time.monotonic() - start) * 1000

    def memory_kilobytes(self):
        text = pathlib.Path(f"/proc/{self.process.pid}/status").read_text()
        return int(next(l for l in text.splitlines() if l.startswith("VmRSS")).split()[1])

    def cpu_seconds(self):
        fields = pathlib.Path(f"/proc/{self.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def connect(self, timeout=5):
        return socket.create_connection(("127.0.0.1", self.port), timeout)

    def get(self, target="/", fields=None, method="GET"):
        """(status, fields, body) of one request on a connection of its own."""
        fields = {"Host": f"localhost:{self.port}", "Connection": "close", **(fields or {})}
        head = f"{method} {target} HTTP/1.1\r\n" + "".join(
            f"{name}: {value}\r\n" for name, value in fields.items()) + "\r\n"
        with self.connect() as connection:
            connection.sendall(head.encode())
            answer = read_all(connection)
        return parse(answer)

    def connections(self):
        """Established ones of the server, by the kernel's table."""
        table = pathlib.Path("/proc/net/tcp").read_text().splitlines()[1:]
        local = f":{self.port:04X}"
        return sum(row.split()[1].endswith(local) and row.split()[3] == "01" for row in table)

    def wait_for(self, is_so, seconds=10):
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            if is_so():
                return
            time.sleep(0.005)
        raise AssertionError("it did not happen\n" + self.said())

    def builds(self):
        return sum(" ms" in line for line in self.said().splitlines())

    def __enter__(self):
        self.get("/")  # waits for the first build
        return self

    def __exit__(self, *_):
        if self.process.poll() is None:
            self.process.terminate()
            self.process.wait(10)
        self.process.stdout.close()
        self.messages.close()
        shutil.rmtree(self.folder, ignore_errors=True)


def read_all(connection):
    parts = []
    while True:
        try:
            part = connection.recv(65536)
        except (ConnectionResetError, TimeoutError):
            break
        if not part:
            break
        parts.append(part)
    return b"".join(parts)


def parse(answer):
    head, _, body = answer.partition(b"\r\n\r\n")
    lines = head.decode("latin-1").split("\r\n")
    words = lines[0].split(" ")
    status = int(words[1]) if len(words) > 1 and words[1].isdigit() else 0
    fields = {}
    for line in lines[1:]:
        name, _, value = line.partition(":")
        fields[name.lower()] = value.strip()
    return status, fields, body
