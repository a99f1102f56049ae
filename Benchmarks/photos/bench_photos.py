#!/usr/bin/python3
"""A cold build with many large photos beside the vipsthumbnail command line making the same files on
the same cores, and a second build:

    bench_photos.py PROGRAM COUNT [--rounds N] [--folder DIR]

Photos are 12 megapixels, made once by libvips (noise over clouds, quality 90). Both sides run in
turns of COUNT / rounds photos, so that whatever else the machine does falls on both. Prints wall
clock, processor time and peak memory of all processes together. Needs Debian's libvips-tools.
"""
import argparse
import os
import resource
import shutil
import subprocess
import tempfile
import threading
import time

WIDTH, HEIGHT, KINDS = 4000, 3000, 10
AVIF, WEBP, JPEG = (
    "[Q=58,effort=1,bitdepth=8,compression=av1,strip]", "[Q=76,effort=2,strip]",
    "[Q=80,optimize_coding,interlace,strip]")
FILES = [(w, "avif", AVIF) for w in (240, 480, 960, 1440)]
FILES += [(w, "webp", WEBP) for w in (240, 480, 960, 1440)] + [(w, "jpg", JPEG) for w in (480, 1440)]


def vips(*arguments):
    subprocess.run(["vips", *arguments], check=True, stderr=subprocess.DEVNULL)


def source(folder, kind):
    """One of the different pictures."""
    path = os.path.join(folder, f"kind{kind}.jpg")
    if os.path.exists(path):
        return path
    with tempfile.TemporaryDirectory() as scratch:
        at = lambda name: os.path.join(scratch, name)
        for band in range(3):
            vips("perlin", at(f"p{band}.v"), str(WIDTH), str(HEIGHT), "--cell-size",
                 str(200 + 90 * band + 40 * kind), "--seed", str(kind * 3 + band), "--uchar")
        vips("bandjoin", " ".join(at(f"p{band}.v") for band in range(3)), at("clouds.v"))
        vips("gaussnoise", at("noise.v"), str(WIDTH), str(HEIGHT), "--sigma", "6", "--mean", "0",
             "--seed", str(kind))
        vips("add", at("clouds.v"), at("noise.v"), at("sum.v"))
        vips("cast", at("sum.v"), at("bytes.v"), "uchar")
        vips("copy", at("bytes.v"), path + "[Q=90]", "--interpretation", "srgb")
    return path


def photos(folder, start, count):
    """As many different files; what follows a JPEG's end makes the difference."""
    paths = []
    for number in range(start, start + count):
        path = os.path.join(folder, f"photo{number}.jpg")
        if not os.path.exists(path):
            data = open(source(folder, number % KINDS), "rb").read()
            open(path, "wb").write(data + f"photo {number}".encode())
        paths.append(path)
    return paths


def site(folder, paths):
    shutil.rmtree(folder, ignore_errors=True)
    os.makedirs(folder + "/Content/moments")
    open(folder + "/Content/site.yaml", "w").write("title: Bench\ntimeZone: UTC\n")
    open(folder + "/Content/profile.md", "w").write("---\nid: me\nname: Me\n---\n")
    for number, path in enumerate(paths):
        moment = f"{folder}/Content/moments/m{number}"
        os.makedirs(moment)
        os.link(path, moment + "/photo.jpg")
        text = f"---\ndate: 2026-01-01T{number // 60 % 24:02}:{number % 60:02}:00Z\nphotos: [photo.jpg]\n---\n"
        open(moment + "/index.md", "w").write(text + f"Photo {number}.\n")


class Memory(threading.Thread):
    """Samples what a process and those that it started hold, in MB."""

    def __init__(self, process):
        super().__init__(daemon=True)
        self.process, self.peak, self.done = process, 0, False

    def held(self, process):
        kilobytes = 0
        try:
            for line in open(f"/proc/{process}/status"):
                if line.startswith("VmRSS"):
                    kilobytes = int(line.split()[1])
            for child in open(f"/proc/{process}/task/{process}/children").read().split():
                kilobytes += self.held(int(child))
            for task in os.listdir(f"/proc/{process}/task"):
                if int(task) != process:
                    for child in open(f"/proc/{process}/task/{task}/children").read().split():
                        kilobytes += self.held(int(child))
        except (FileNotFoundError, ProcessLookupError):
            pass
        return kilobytes

    def run(self):
        while not self.done:
            self.peak = max(self.peak, self.held(self.process) // 1024)
            time.sleep(0.02)


def timed(command, **more):
    """Wall seconds, processor seconds, peak MB."""
    before, start = resource.getrusage(resource.RUSAGE_CHILDREN), time.monotonic()
    process = subprocess.Popen(
        command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, **more)
    memory = Memory(process.pid)
    memory.start()
    if process.wait() != 0:
        raise SystemExit(f"{command[0]} failed")
    memory.done = True
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    used = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    return time.monotonic() - start, used, memory.peak


def thumbnails(paths, folder, jobs):
    """vipsthumbnail once per width and format and 25 photos, on as many cores."""
    shutil.rmtree(folder, ignore_errors=True)
    os.makedirs(folder)
    lines = []
    for start in range(0, len(paths), 25):
        names = " ".join(paths[start:start + 25])
        for width, ending, options in FILES:
            lines.append(
                f"vipsthumbnail {names} --size {width}x -o {folder}/%s-{width}.{ending}{options}\n")
    open(folder + "/commands", "w").writelines(lines)
    environment = dict(os.environ, VIPS_CONCURRENCY="1")
    command = f"tr '\\n' '\\0' < {folder}/commands | xargs -0 -n 1 -P {jobs} sh -c"
    return timed(["sh", "-c", command], env=environment)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("program")
    parser.add_argument("count", type=int)
    parser.add_argument("--rounds", type=int, default=1)
    parser.add_argument("--folder", default=os.path.join(tempfile.gettempdir(), "photo-bench"))
    given = parser.parse_args()
    os.makedirs(given.folder, exist_ok=True)
    jobs = os.cpu_count() or 1
    size = given.count // given.rounds
    totals = {"momentsgen": [0, 0, 0], "vipsthumbnail": [0, 0, 0], "second build": [0, 0, 0]}
    for number in range(given.rounds):
        paths = photos(given.folder, number * size, size)
        here = f"{given.folder}/site"
        site(here, paths)
        build = [given.program, "build", "--source", here, "--now", "2026-11-30T00:00:00Z"]
        for name, run in (
                ("momentsgen", lambda: timed(build)),
                ("second build", lambda: timed(build)),
                ("vipsthumbnail", lambda: thumbnails(paths, f"{given.folder}/thumbs", jobs))):
            wall, used, peak = run()
            total = totals[name]
            totals[name] = [total[0] + wall, total[1] + used, max(total[2], peak)]
    pixels = WIDTH * HEIGHT * size * given.rounds / 1e6
    for name, (wall, used, peak) in totals.items():
        print(f"{name:14} {wall:8.2f} s wall {used:8.2f} s processor {pixels / wall:8.1f} MP/s wall "
              f"{pixels / used:8.1f} MP/s processor  peak {peak} MB")
    ours, theirs, again = (totals[n] for n in ("momentsgen", "vipsthumbnail", "second build"))
    print(f"{size * given.rounds} photos on {jobs} cores: {theirs[0] / ours[0]:.2f} of vipsthumbnail by "
          f"wall clock, {theirs[1] / ours[1]:.2f} by processor; second build "
          f"{100 * again[0] / ours[0]:.2f} % of the cold one")


if __name__ == "__main__":
    main()
