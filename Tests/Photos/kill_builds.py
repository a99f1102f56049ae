#!/usr/bin/python3
"""Kills builds of a site at random moments, from an empty cache and output or from what the last one
left, COUNT times; after each kill builds once more and compares with a clean build:

    kill_builds.py PROGRAM SITE COUNT [SEED]

SITE is copied; ends with 1 where a tree differs.
"""
import hashlib
import os
import random
import shutil
import signal
import subprocess
import sys
import tempfile
import time


def tree(folder):
    found = {}
    for path, _, names in os.walk(folder):
        for name in names:
            file = os.path.join(path, name)
            digest = hashlib.sha256(open(file, "rb").read()).hexdigest()
            found[os.path.relpath(file, folder)] = digest
    return found


def build(program, site):
    command = [program, "build", "--source", site, "--now", "2026-11-30T00:00:00Z"]
    # A group of its own, so that the workers are killed with it in half of the cases.
    return subprocess.Popen(
        command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True)


def fresh(site):
    for name in ("public", ".momentsgen"):
        shutil.rmtree(os.path.join(site, name), ignore_errors=True)


def main():
    program, source, count = sys.argv[1], sys.argv[2], int(sys.argv[3])
    chance = random.Random(sys.argv[4] if len(sys.argv) > 4 else "photos")
    with tempfile.TemporaryDirectory() as scratch:
        site = os.path.join(scratch, "site")
        shutil.copytree(source, site, ignore=shutil.ignore_patterns("public", ".momentsgen", ".git"))
        start = time.monotonic()
        if build(program, site).wait() != 0:
            sys.exit("the clean build fails")
        seconds = time.monotonic() - start
        clean = tree(os.path.join(site, "public"))
        kills = differences = 0
        builds = 0
        while kills < count:
            if chance.random() < 0.8:
                fresh(site)
            builds += 1
            process = build(program, site)
            time.sleep(chance.random() * seconds)
            if process.poll() is not None:
                continue
            kills += 1
            if chance.random() < 0.5:
                os.killpg(process.pid, signal.SIGKILL)
            else:
                process.kill()
            process.wait()
            if build(program, site).wait() != 0 or tree(os.path.join(site, "public")) != clean:
                differences += 1
                print(f"build after kill {kills} differs")
        print(f"{builds} builds, {kills} killed, {differences} different, clean build {seconds:.2f} s")
        sys.exit(1 if differences else 0)


if __name__ == "__main__":
    main()
