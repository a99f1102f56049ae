#!/usr/bin/python3
"""The bytes of a page's pictures beside what Hugo's image pipeline makes of the same sources at the
same sizes and equal visual quality:

    bench_hugo.py SITE     a site that momentsgen built (Content/ and public/)

For each picture of the home page, as a browser with one CSS pixel per pixel and one with two would
load it (AVIF, from `sizes` and `srcset`), Hugo resizes or crops the source to the same size as JPEG
and as WebP at several qualities; of those, the smallest that is at least as near to the source as
our file counts (structural similarity, SSIM, of the luma against the losslessly resized source).
Needs Hugo, numpy, scikit-image, and Debian's libvips-tools.
"""
import glob
import html.parser
import os
import re
import shutil
import subprocess
import sys
import tempfile

import numpy
from PIL import Image
from skimage.metrics import structural_similarity

QUALITIES = range(50, 96, 5)


class Pictures(html.parser.HTMLParser):
    """The AVIF candidates of each picture, and how wide it is shown on a wide window."""

    def __init__(self):
        super().__init__()
        self.found = []

    def handle_starttag(self, tag, attributes):
        given = dict(attributes)
        if tag == "source" and given.get("type") == "image/avif" and "media" not in given:
            candidates = [
                (int(width[:-1]), url)
                for url, width in (c.split() for c in given["srcset"].split(", "))]
            slot = int(re.search(r"(\d+)px$", given["sizes"]).group(1))
            self.found.append((slot, candidates))


def luma(path):
    with tempfile.TemporaryDirectory() as scratch:
        if path.endswith((".avif", ".webp")):
            made = scratch + "/x.png"
            subprocess.run(["vips", "copy", path, made], check=True, stderr=subprocess.DEVNULL)
            path = made
        return numpy.asarray(Image.open(path).convert("L"), dtype=float)


def likeness(path, reference):
    return structural_similarity(luma(path), reference, data_range=255)


def source_of(name, sources):
    stem = re.sub(r"(-square)?-\d+-[0-9a-f]{12}\.avif$", "", name)
    return next(path for path in sources if os.path.splitext(os.path.basename(path))[0] == stem)


def hugo(jobs, folder):
    """Runs Hugo once over all jobs: (number, source, operation) at each quality and format."""
    os.makedirs(folder + "/assets")
    os.makedirs(folder + "/layouts")
    lines = []
    for number, source, operation in jobs:
        name = f"{number}{os.path.splitext(source)[1]}"
        shutil.copy(source, f"{folder}/assets/{name}")
        for quality in QUALITIES:
            for kind, ending in (("jpeg", "jpg"), ("webp", "webp")):
                lines.append(
                    f'{{{{ with (resources.Get "{name}").{operation[0]} "{operation[1]} q{quality} '
                    f'{ending} Lanczos" }}}}{number} {quality} {kind} {{{{ .RelPermalink }}}}\n{{{{ end }}}}')
    open(folder + "/layouts/index.html", "w").write("".join(lines))
    open(folder + "/hugo.toml", "w").write(
        'baseURL = "https://example.org/"\ndisableKinds = ["taxonomy", "term", "RSS", "sitemap"]\n')
    subprocess.run(["hugo", "--quiet", "-s", folder], check=True)
    made = {}
    for line in open(folder + "/public/index.html"):
        number, quality, kind, url = line.split()
        made.setdefault((int(number), kind), []).append(folder + "/public" + url)
    return made


def main():
    site = sys.argv[1]
    page = Pictures()
    page.feed(open(site + "/public/index.html").read())
    sources = glob.glob(site + "/Content/**/*.jpg", recursive=True)
    totals = {}
    with tempfile.TemporaryDirectory() as scratch:
        jobs, ours = [], []
        for density in (1, 2):
            for slot, candidates in page.found:
                width, url = next(
                    (c for c in candidates if c[0] >= slot * density), candidates[-1])
                path = os.path.normpath(site + "/public/" + url)
                size = luma(path).shape[::-1]
                source = source_of(os.path.basename(path), sources)
                if "-square-" in path:
                    # Crops differ; the same square of the source, as we cut it, is the material.
                    plain = f"{scratch}/square{len(jobs)}.png"
                    subprocess.run(["vips", "thumbnail", source, plain, "480", "--height", "480",
                                    "--crop", "attention"], check=True, stderr=subprocess.DEVNULL)
                    source = plain
                jobs.append((len(jobs), source, ("Resize", f"{size[0]}x{size[1]}")))
                ours.append((density, path))
        made = hugo(jobs, scratch + "/hugo")
        for (number, source, _), (density, path) in zip(jobs, ours):
            size = luma(path).shape[::-1]
            plain = f"{scratch}/reference{number}.png"
            subprocess.run(["vips", "thumbnail", source, plain, str(size[0]), "--height",
                            str(size[1]), "--size", "force"], check=True, stderr=subprocess.DEVNULL)
            reference = luma(plain)
            own = likeness(path, reference)
            total = totals.setdefault(density, {"momentsgen": 0, "ssim": []})
            total["momentsgen"] += os.path.getsize(path)
            total["ssim"].append(own)
            for kind in ("jpeg", "webp"):
                good = [f for f in made[number, kind] if likeness(f, reference) >= own]
                best = min(map(os.path.getsize, good)) if good else max(
                    map(os.path.getsize, made[number, kind]))
                total[kind] = total.get(kind, 0) + best
    for density, total in totals.items():
        print(f"{density}x: {len(total['ssim'])} pictures, SSIM {numpy.mean(total['ssim']):.4f}: "
              f"momentsgen {total['momentsgen']} B, Hugo as JPEG {total['jpeg']} B, "
              f"as WebP {total['webp']} B")


if __name__ == "__main__":
    main()
