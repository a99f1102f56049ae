#!/usr/bin/env python3
"""Draws the video of the sample site in Content/: four seconds of waves, made of sine curves. Needs
ffmpeg beside Pillow and NumPy.

    python3 Scripts/draw-sample-video.py
"""

import subprocess
import tempfile
from pathlib import Path

import numpy as np
from PIL import Image

TARGET = Path(__file__).resolve().parent.parent / "Content/moments/waves.webm"
WIDTH, HEIGHT, FRAMES = 480, 270, 48


def frame(number):
    turn = 2 * np.pi * number / FRAMES
    y, x = np.mgrid[0:HEIGHT, 0:WIDTH].astype(float)
    horizon = HEIGHT * .42
    height = np.clip(y / horizon, 0, 1)[..., None]
    sky = np.array([70, 96, 128]) * (1 - height) + np.array([250, 196, 150]) * height
    sun = np.exp(-(((x - WIDTH * .62) / 26) ** 2 + ((y - horizon + 18) / 26) ** 2))[..., None]
    sky = sky + sun * np.array([90, 70, 40])
    near = np.clip((y - horizon) / (HEIGHT - horizon), 0, 1)
    far = 1 / (near + .06)
    wave = (np.sin(far * 2.2 + x / WIDTH * 6 + turn) + .6 * np.sin(far * 3.7 - x / WIDTH * 11 + 2 * turn)
            + .4 * np.sin(far * 7 - x / WIDTH * 23 - turn))
    glitter = np.exp(-((x - WIDTH * .62) / (30 + 90 * near)) ** 2) * np.clip(wave, 0, 2) * 46
    water = np.array([58, 74, 98]) + (wave * 14)[..., None] + glitter[..., None] * np.array([1, .8, .55])
    pixels = np.where((y > horizon)[..., None], water, sky)
    return Image.fromarray(np.clip(pixels, 0, 255).astype("uint8"))


with tempfile.TemporaryDirectory() as folder:
    for number in range(FRAMES):
        frame(number).save(f"{folder}/{number:03}.png")
    subprocess.run(
        ["ffmpeg", "-y", "-loglevel", "error", "-framerate", "12", "-i", f"{folder}/%03d.png",
         "-c:v", "libvpx-vp9", "-b:v", "0", "-crf", "40", "-pix_fmt", "yuv420p", str(TARGET)], check=True)
