#!/usr/bin/python3
"""Says what is in the pictures of a folder, one line each:

    name FORMAT WIDTHxHEIGHT frames=1 red,green/blue,white [profile=yes] [tags=...]

The colours are those of the four quarters. `tags` lists what `forbidden_tags.py` objects to.
"""
import io
import os
import subprocess
import sys
import tempfile

from PIL import Image, ImageCms

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from forbidden_tags import forbidden_tags  # noqa: E402

COLORS = {
    "red": (255, 0, 0), "green": (0, 255, 0), "blue": (0, 0, 255), "white": (255, 255, 255),
    "gray": (128, 128, 128), "black": (0, 0, 0), "navy": (50, 50, 140),
    "dim": (76, 76, 76), "leaf": (0, 150, 70),
}
KINDS = {b"\xff\xd8\xff": "JPEG", b"\x89PNG": "PNG", b"GIF8": "GIF", b"RIFF": "WEBP", b"<svg": "SVG"}


def kind(path):
    head = open(path, "rb").read(32)
    if head[4:12] == b"ftypavif":
        return "AVIF"
    return next((name for start, name in KINDS.items() if head.startswith(start)), "?")


def color(pixel):
    if len(pixel) == 4 and pixel[3] < 128:
        return "clear"
    distance = lambda name: sum((a - b) ** 2 for a, b in zip(COLORS[name], pixel))
    return min(COLORS, key=distance)


def opened(path, what, folder):
    """AVIF through libvips, which doesn't heed that it may be Display P3."""
    if what != "AVIF":
        return Image.open(path)
    made = os.path.join(folder, "x.png")
    command = ["vips", "copy", path, made]
    if b"colrnclx\0\x0c" in open(path, "rb").read(2048):
        command = ["vips", "icc_transform", path, made, "srgb", "--input-profile", "p3"]
    subprocess.run(command, check=True, stderr=subprocess.DEVNULL)
    return Image.open(made)


def in_srgb(image):
    profile = image.info.get("icc_profile")
    if not profile:
        return image.convert("RGBA")
    there = ImageCms.ImageCmsProfile(io.BytesIO(profile))
    return ImageCms.profileToProfile(image, there, ImageCms.createProfile("sRGB")).convert("RGBA")


def describe(path, folder):
    name = os.path.basename(path)
    what = kind(path)
    if what == "SVG":
        return f"{name} SVG"
    if what == "?":
        return f"{name} ?"
    image = opened(path, what, folder)
    frames = getattr(image, "n_frames", 1)
    line = f"{name} {what} {image.width}x{image.height} frames={frames} "
    pixels = in_srgb(image)
    at = lambda x, y: color(pixels.getpixel((pixels.width * x // 4, pixels.height * y // 4)))
    line += f"{at(1, 1)},{at(3, 1)}/{at(1, 3)},{at(3, 3)}"
    return line + (" profile=yes" if what != "AVIF" and "icc_profile" in image.info else "")


def main():
    folder = sys.argv[1]
    paths = sorted(os.path.join(folder, name) for name in os.listdir(folder))
    tags = forbidden_tags([folder])
    with tempfile.TemporaryDirectory() as scratch:
        for path in paths:
            found = tags.get(path)
            print(describe(path, scratch) + (f" tags={','.join(found)}" if found else ""))


if __name__ == "__main__":
    main()
