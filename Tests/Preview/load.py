#!/usr/bin/env python3
"""A preview under load: 100 edits while a client polls, 500 silent event streams, its end.

    load.py [--seconds S]    how long the streams are silent; default: 20"""
import argparse
import signal
import statistics
import sys
import threading
import time

from running import Preview, moment


def hundred_edits():
    """Every answer is 200 and a whole page, and the last one is of the last edit."""
    bad, count = [], 0
    with Preview(200) as preview:
        ended = threading.Event()

        def poll():
            nonlocal count
            while not ended.is_set():
                try:
                    status, fields, body = preview.get("/", {"Accept": "text/html"})
                    whole = body.startswith(b"<!doctype html>") and body.rstrip().endswith(b"</html>")
                    if status != 200 or not whole or len(body) != int(fields["content-length"]):
                        bad.append((status, len(body)))
                except OSError as error:
                    bad.append(error)
                count += 1
                time.sleep(0.02)

        thread = threading.Thread(target=poll)
        thread.start()
        for number in range(100):
            preview.replace(preview.name(number % 30), moment(number % 30, f"Edit {number}."))
            time.sleep(0.05)
        last = preview.name(29)
        preview.replace(last, moment(29, "The last edit"))
        preview.wait_for(lambda: b"The last edit" in preview.get("/")[2])
        ended.set()
        thread.join()
        builds = preview.builds()
    print(f"{'ok      ' if not bad else 'FAILED  '}100 edits in {builds - 1} rebuilds, {count} polls, "
          f"{len(bad)} of them not a whole page with status 200 {bad[:3]}")
    return bool(bad)


def idle_streams(seconds, number=500):
    with Preview(30) as preview:
        streams = []
        for _ in range(number):
            stream = preview.connect(timeout=10)
            stream.sendall(b"GET /.momentsgen/events HTTP/1.1\r\nHost: localhost\r\n\r\n")
            streams.append(stream)
        for stream in streams:
            assert b"200 OK" in stream.recv(4096)
        time.sleep(1)
        before = preview.cpu_seconds()
        time.sleep(seconds)
        idle = preview.cpu_seconds() - before
        start = time.monotonic()
        preview.replace(preview.name(1), moment(1, "For all of them"))
        for stream in streams:
            text = b""
            while b"event: update" not in text:
                text += stream.recv(4096)
        told = (time.monotonic() - start) * 1000
        memory = preview.memory_kilobytes()
        stopped = preview.stop(signal.SIGINT)
        print(f"{number} idle streams: {idle:.2f} s of processor time in {seconds} s; all told of an "
              f"edit in {told:.0f} ms; {memory} kB; stopped in {stopped:.0f} ms")
        for stream in streams:
            stream.close()
        return idle > 0.05 or stopped > 100


def end(times=5):
    """The median: a machine that is busy with something else now and then takes its time."""
    failures = 0
    for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        with Preview(30) as preview:
            port, taken, free = preview.port, [], True
            for _ in range(times):
                taken.append(preview.stop(number))
                preview.start(port)
                free = free and preview.port == port
            median = statistics.median(taken)
            print(f"{'ok      ' if free and median <= 100 else 'FAILED  '}{number.name}: ended in "
                  f"{median:.0f} ms, at most {max(taken):.0f}; port {'free' if free else 'TAKEN'}")
            failures += median > 100 or not free
    return failures


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--seconds", type=int, default=20)
    options = parser.parse_args()
    return 1 if hundred_edits() + idle_streams(options.seconds) + end() else 0


if __name__ == "__main__":
    sys.exit(main())
