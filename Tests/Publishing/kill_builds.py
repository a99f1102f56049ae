#!/usr/bin/python3
"""Kills builds at random moments while a reader goes over the site again and again:

    kill_builds.py PROGRAM [COUNT] [SEED]

The site has two states, which share no page; builds turn the one into the other. Every page that the
reader sees must be that of one whole build, and a build that is left to end must give the same files
as a clean one. Prints what was killed and read; ends with 1 where something was wrong.
"""
import hashlib
import os
import pathlib
import random
import shutil
import subprocess
import sys
import tempfile
import threading
import time

NOW = "2026-11-30T00:00:00Z"
MOMENTS = 120


def write_site(folder, state):
    """The moments of one state: all texts name it, and each has moments that the other lacks."""
    content = folder / "Content"
    (content / "moments").mkdir(parents=True, exist_ok=True)
    (content / "site.yaml").write_text("title: Tides\nlanguage: en\ntimeZone: UTC\n")
    (content / "profile.md").write_text(f"---\nid: ada\nname: Ada {state}\n---\n{state}\n")
    first = 0 if state == "ebb" else 10
    for number in range(first, first + MOMENTS):
        day = 1 + number % 28
        (content / "moments" / f"m{number}.md").write_text(
            f"---\nid: m{number}\ndate: 2025-{1 + number % 12:02}-{day:02}T08:00:00Z\n"
            f"tags: [tag{number % 7}]\n---\n{state} {number}\n" + f"{state} again. " * 40 + "\n")


def digest(path):
    return hashlib.sha256(path.read_bytes()).hexdigest()


def tree(folder):
    return {
        str(path.relative_to(folder)): digest(path)
        for path in sorted(folder.rglob("*")) if path.is_file()
    }


class Reader(threading.Thread):
    """Reads every page that either state has, until it is stopped."""

    def __init__(self, output, states):
        super().__init__(daemon=True)
        self.output, self.states = output, states
        self.paths = sorted(set().union(*states.values()) - {".momentsgen-manifest"})
        self.reads, self.problems, self.ending = 0, [], threading.Event()

    def run(self):
        while not self.ending.is_set():
            for path in self.paths:
                self.look(path)

    def look(self, path):
        known = {state.get(path) for state in self.states.values()}
        try:
            found = digest(self.output / path)
        except FileNotFoundError:
            found = None
        self.reads += 1
        if found not in known:
            self.problems.append(f"{path}: {'gone' if found is None else 'of no build'}")


def main():
    program = os.path.abspath(sys.argv[1])
    count = int(sys.argv[2]) if len(sys.argv) > 2 else 500
    chance = random.Random(sys.argv[3] if len(sys.argv) > 3 else "tides")
    with tempfile.TemporaryDirectory() as scratch:
        scratch = pathlib.Path(scratch)
        sites = {state: scratch / state for state in ("ebb", "flood")}

        def start(site, output):
            return subprocess.Popen(
                [program, "build", "--source", site, "--output", output, "--now", NOW, "--quiet"],
                stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)

        clean, seconds = {}, 0.0
        for state, site in sites.items():
            write_site(site, state)
            began = time.monotonic()
            process = start(site, scratch / f"clean-{state}")
            if process.wait() != 0:
                sys.exit(f"the clean build fails: {process.stderr.read().decode()}")
            seconds = max(seconds, time.monotonic() - began)
            clean[state] = tree(scratch / f"clean-{state}")
        # One folder of content that changes its state, so that what a build keeps between runs is put
        # to the test as well.
        site, output = scratch / "site", scratch / "public"
        shutil.copytree(sites["ebb"], site)
        if start(site, output).wait() != 0:
            sys.exit("the first build fails")
        reader = Reader(output, clean)
        reader.start()
        kills = builds = wrong = 0
        state = "ebb"
        while kills < count:
            state = "flood" if state == "ebb" else "ebb"
            shutil.rmtree(site / "Content")
            shutil.copytree(sites[state] / "Content", site / "Content")
            process = start(site, output)
            builds += 1
            time.sleep(chance.random() * seconds)
            if process.poll() is None:
                process.kill()
                kills += 1
            process.wait()
            process.stderr.close()
            if chance.random() < 0.5:
                continue
            process = start(site, output)
            if process.wait() != 0 or tree(output) != clean[state]:
                wrong += 1
                print(f"after kill {kills}: {process.stderr.read().decode().strip()}")
            process.stderr.close()
        reader.ending.set()
        reader.join()
        for problem in reader.problems[:10]:
            print(problem)
        print(f"{kills} killed of {builds} builds, {wrong} ended in another site than a clean build; "
              f"{reader.reads} reads, {len(reader.problems)} of no whole build")
        sys.exit(1 if wrong or reader.problems or not reader.reads else 0)


if __name__ == "__main__":
    main()
