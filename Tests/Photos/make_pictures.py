#!/usr/bin/python3
"""Makes the pictures of the photo tests in the folder that is given: every format that is read,
with places, names, dates and serial numbers planted, and files that must be refused.

Upright, each shows four quarters: red, green / blue, white. Needs Debian's python3-pil,
libvips-tools and libimage-exiftool-perl.
"""
import base64
import os
import struct
import subprocess
import sys
import zlib

from PIL import Image

WIDTH, HEIGHT = 96, 64
# How a picture is stored for each EXIF orientation, from the upright one.
STORED = {
    1: None,
    2: Image.Transpose.FLIP_LEFT_RIGHT,
    3: Image.Transpose.ROTATE_180,
    4: Image.Transpose.FLIP_TOP_BOTTOM,
    5: Image.Transpose.TRANSPOSE,
    6: Image.Transpose.ROTATE_90,
    7: Image.Transpose.TRANSVERSE,
    8: Image.Transpose.ROTATE_270,
}
PLANTED = [
    "-GPSLatitude=48.137", "-GPSLatitudeRef=N", "-GPSLongitude=11.575", "-GPSLongitudeRef=E",
    "-SerialNumber=PLANTED1", "-OwnerName=PLANTED2", "-Artist=PLANTED3", "-Software=PLANTED4",
    "-DateTimeOriginal=2026:01:02 03:04:05", "-XMP:Creator=PLANTED5", "-XMP:GPSLatitude=48.137",
]


def quarters(mode="RGB"):
    image = Image.new("RGB", (WIDTH, HEIGHT), "white")
    half = (WIDTH // 2, HEIGHT // 2)
    image.paste((255, 0, 0), (0, 0, *half))
    image.paste((0, 255, 0), (half[0], 0, WIDTH, half[1]))
    image.paste((0, 0, 255), (0, half[1], half[0], HEIGHT))
    return image if mode == "RGB" else image.convert(mode)


def run(*command):
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


def plant(path, *more):
    run("exiftool", "-overwrite_original", "-n", *PLANTED, *more, path)


def jpegs():
    for orientation, stored in STORED.items():
        image = quarters()
        if stored is not None:
            image = image.transpose(stored)
        path = f"orientation{orientation}.jpg"
        image.save(path, quality=95, subsampling=0, comment=b"PLANTED6")
        plant(path, f"-Orientation={orientation}", "-IPTC:City=PLANTED7", "-IPTC:By-line=PLANTED8")
    quarters("CMYK").save("cmyk.jpg", quality=95)
    quarters("L").save("gray.jpg", quality=95)
    run("vips", "icc_transform", "orientation1.jpg", "wide.jpg[Q=95]", "p3", "--input-profile", "srgb")
    quarters().save("progressive.jpg", quality=95, progressive=True)


def lossless():
    quarters().save("plain.png")
    plant("plain.png")
    run("vips", "colourspace", "plain.png", "deep.png", "rgb16")
    quarters("L").convert("I").point(lambda value: value * 257).save("deepgray.png")
    alpha = quarters("RGBA")
    alpha.putpixel((0, 0), (255, 0, 0, 255))
    alpha.paste((0, 0, 0, 0), (WIDTH // 2, HEIGHT // 2, WIDTH, HEIGHT))
    alpha.save("alpha.png")
    quarters("RGBA").save("opaque.png")
    quarters().quantize(8).save("palette.png", transparency=7)
    quarters().transpose(STORED[6]).save("turned.png")
    run("exiftool", "-overwrite_original", "-n", "-Orientation=6", "turned.png")
    run("vips", "pngsave", "plain.png", "interlaced.png", "--interlace")
    quarters().save("plain.tif", compression="tiff_lzw")
    plant("plain.tif")
    quarters("CMYK").save("cmyk.tif")


def modern():
    quarters().save("plain.webp", quality=95)
    plant("plain.webp")
    run("vips", "heifsave", "orientation1.jpg", "photo.heic", "--Q", "90")
    run("vips", "heifsave", "orientation1.jpg", "photo.avif", "--Q", "90", "--compression", "av1",
        "--effort", "2", "--bitdepth", "8")
    for name in ("photo.heic", "photo.avif"):
        plant(name)


def animations():
    frames = [quarters().rotate(angle) for angle in (0, 90, 180, 270)]
    more = {"save_all": True, "append_images": frames[1:], "duration": [100, 200, 300, 400], "loop": 0}
    frames[0].save("moving.gif", comment=b"PLANTED", **more)
    frames[0].save("moving.webp", quality=90, **more)


SVG = """<?xml version="1.0"?>
<!DOCTYPE svg [<!ENTITY color "#ff0000"><!ENTITY secret SYSTEM "file:///etc/passwd">]>
<!-- PLANTED by an editor -->
<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"
  xmlns:editor="http://editor.example/PLANTED" width="96" height="64" viewBox="0 0 96 64"
  onload="alert('PLANTED')" editor:path="/home/PLANTED">
<metadata>PLANTED</metadata>
<script>alert("PLANTED")</script>
<style>rect { fill: url("#paint") } @import "https://PLANTED.example/a.css";</style>
<style>circle { fill: red }</style>
<defs><linearGradient id="paint"><stop stop-color="&color;"/></linearGradient></defs>
<rect width="48" height="32" fill="&color;" onclick="alert('PLANTED')"/>
<g style="fill: url(https://PLANTED.example/p.svg#x)"><circle r="4" style="fill: #0f0"/></g>
<image href="https://PLANTED.example/p.png" width="4" height="4"/>
<use xlink:href="https://PLANTED.example/p.svg#x"/>
<use xlink:href="#paint"/>
<a href="javascript:alert('PLANTED')"><path d="M0 0h9"/></a>
<foreignObject><body xmlns="http://www.w3.org/1999/xhtml">PLANTED</body></foreignObject>
<animate attributeName="href" values="javascript:alert('PLANTED')"/>
<animate attributeName="opacity" values="0;1" dur="2s"/>
<text>kept &secret;</text>
</svg>
"""


def drawings():
    open("script.svg", "w").write(SVG)
    inner = base64.b64encode(open("orientation1.jpg", "rb").read()).decode()
    open("embedded.svg", "w").write(
        '<svg xmlns="http://www.w3.org/2000/svg" width="96" height="64"><image width="96" height="64" '
        f'href="data:image/jpeg;base64,{inner}"/><image href="data:image/png;base64,AAAA"/></svg>')
    open("broken.svg", "w").write(SVG[:-20])
    bomb = "".join(
        f'<!ENTITY e{n} "{f"&e{n - 1};" * 10}">' if n else '<!ENTITY e0 "ha">' for n in range(12))
    open("entities.svg", "w").write(
        f'<!DOCTYPE svg [{bomb}]><svg xmlns="http://www.w3.org/2000/svg"><text>&e11;</text></svg>')
    open("page.svg", "w").write("<!doctype html><html><body><svg></svg></body></html>")


def chunk(kind, data):
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def refused():
    side = 60_000
    header = struct.pack(">IIBBBBB", side, side, 1, 0, 0, 0, 0)
    rows = zlib.compress(b"\0" * ((side // 8 + 1) * side), 9)
    open("bomb.png", "wb").write(
        b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", rows) + chunk(b"IEND", b""))
    open("empty.jpg", "wb").close()
    open("words.jpg", "w").write("This is not a picture.")
    open("document.pdf", "w").write("%PDF-1.4\n%%EOF\n")
    for name in ("orientation1.jpg", "progressive.jpg", "plain.png", "interlaced.png", "plain.webp",
                 "moving.gif", "plain.tif", "photo.heic", "photo.avif"):
        data = open(name, "rb").read()
        stem, ending = name.split(".")
        # Cut within the pixels: metadata may stand behind them.
        end = len(data) * 6 // 10 if ending != "webp" else 150
        open(f"cut-{stem}.{ending}", "wb").write(data[:end])
    os.link("plain.png", "really-png.jpg")
    os.link("moving.gif", "really-gif.heic")


if __name__ == "__main__":
    os.makedirs(sys.argv[1], exist_ok=True)
    os.chdir(sys.argv[1])
    for make in (jpegs, lossless, modern, animations, drawings, refused):
        make()
