#!/usr/bin/env python3
"""Draws the pictures of the sample site in Content/: landscapes, patterns and still lifes made of
gradients and noise. The same pictures every time (Pillow 13, NumPy 2).

    python3 -m pip install pillow numpy
    python3 Scripts/draw-sample-pictures.py [NAME…]
"""

import math
import sys
from pathlib import Path

import numpy as np
from PIL import Image, ImageDraw, ImageFilter

CONTENT = Path(__file__).resolve().parent.parent / "Content"


def rgb(text):
    return np.array([int(text[i:i + 2], 16) for i in (1, 3, 5)]) / 255


def ramp(t, *colors):
    """Colours along t, 0 to 1, evenly spaced, mixed as light is."""
    stops = np.array([rgb(c) ** 2.2 for c in colors])
    t = np.clip(t, 0, 1) * (len(stops) - 1)
    low = np.minimum(t.astype(int), len(stops) - 2)
    part = (t - low)[..., None]
    part = part * part * (3 - 2 * part)
    return (stops[low] * (1 - part) + stops[low + 1] * part) ** (1 / 2.2)


class Canvas:
    def __init__(self, width, height, seed):
        self.w, self.h = width, height
        self.rng = np.random.default_rng(seed)
        self.y, self.x = np.mgrid[0:height, 0:width].astype(float)
        self.u, self.v = self.x / width, self.y / height
        self.px = np.zeros((height, width, 3))

    # Noise.

    def noise(self, across, down, octaves=4, fade=.5):
        """Clouds, 0 to 1."""
        total, weight = np.zeros((self.h, self.w)), 0
        for octave in range(octaves):
            nx, ny = int(across * 2 ** octave) + 2, int(down * 2 ** octave) + 2
            grid = Image.fromarray(self.rng.random((ny, nx)).astype("float32"), "F")
            total += np.asarray(grid.resize((self.w, self.h), Image.BICUBIC)) * fade ** octave
            weight += fade ** octave
        return np.clip(total / weight, 0, 1)

    def curve(self, waves, octaves=6, fade=.5):
        """A ridge: one value for each column, about -1 to 1."""
        total, xs = np.zeros(self.w), np.arange(self.w)
        for octave in range(octaves):
            count = int(waves * 2 ** octave) + 3
            knots = self.rng.uniform(-1, 1, count)
            at = xs / self.w * (count - 2)
            low = at.astype(int)
            part = at - low
            part = part * part * (3 - 2 * part)
            total += (knots[low] * (1 - part) + knots[low + 1] * part) * fade ** octave
        return total / (2 - fade)

    # Painting.

    def sky(self, *colors, to=1.0):
        self.px = ramp(self.v / to, *colors)

    def fill(self, mask, color, alpha=1.0):
        color = rgb(color) if isinstance(color, str) else color
        mask = (mask * alpha)[..., None]
        self.px = self.px * (1 - mask) + color * mask

    def glow(self, x, y, radius, color, strength=1.0, squash=1.0):
        far = np.hypot(self.x - x * self.w, (self.y - y * self.h) * squash) / (radius * self.h)
        light = np.exp(-far ** 2 * 2)[..., None] * strength * rgb(color)
        self.px = 1 - (1 - self.px) * (1 - np.clip(light, 0, 1))

    def disc(self, x, y, radius, soft=1.5):
        far = np.hypot(self.x - x * self.w, self.y - y * self.h)
        return np.clip((radius * self.h - far) / soft + .5, 0, 1)

    def below(self, line, soft=1.0):
        return np.clip((self.y - line[None, :]) / soft + .5, 0, 1)

    def shape(self, draw, blur=0):
        """A mask drawn with Pillow at twice the size."""
        image = Image.new("L", (self.w * 2, self.h * 2))
        draw(ImageDraw.Draw(image), lambda x, y: (x * self.w * 2, y * self.h * 2))
        image = image.resize((self.w, self.h), Image.LANCZOS)
        if blur:
            image = image.filter(ImageFilter.GaussianBlur(blur))
        return np.asarray(image) / 255

    def blur(self, radius):
        image = Image.fromarray((np.clip(self.px, 0, 1) * 255).astype("uint8"))
        self.px = np.asarray(image.filter(ImageFilter.GaussianBlur(radius))) / 255

    def mirror(self, line, tint, alpha, ripple=1.0):
        """Water from `line` down that shows what is above it."""
        top = int(line * self.h)
        rows = np.arange(top, self.h)
        depth = (rows - top) / max(1, self.h - top)
        source = np.clip(top - 1 - (rows - top) * .96, 0, top - 1)
        tremble = self.noise(5, 90, 3)[rows] - .5
        shift = tremble * (4 + 70 * depth[:, None] ** 1.4) * ripple
        lift = (self.noise(3, 120, 2)[rows] - .5) * (3 + 36 * depth[:, None]) * ripple
        ys = np.clip(source[:, None] + lift, 0, top - 1).astype(int)
        xs = np.clip(self.x[rows] + shift, 0, self.w - 1).astype(int)
        water = self.px[ys, xs]
        amount = (alpha + .25 * depth)[:, None, None]
        self.px[rows] = water * (1 - amount) + rgb(tint) * amount

    def mist(self, y, thickness, color, alpha):
        band = np.exp(-(((self.v - y) / thickness) ** 2))
        self.fill(np.clip(band * (.45 + self.noise(3, 8, 4)), 0, 1), color, alpha)

    def stars(self, count, until, color="#FFFFFF"):
        for _ in range(count):
            x, y = self.rng.integers(0, self.w), int(self.rng.random() ** 1.3 * until * self.h)
            self.px[y, x] = np.maximum(self.px[y, x], rgb(color) * self.rng.uniform(.25, 1))

    def save(self, name, quality=80, grain=.008, vignette=.16):
        far = np.hypot(self.u - .5, self.v - .5) / .71
        out = self.px * (1 - vignette * far[..., None] ** 2.2)
        out = out + self.rng.normal(0, grain, (self.h, self.w, 1))
        path = CONTENT / name
        path.parent.mkdir(parents=True, exist_ok=True)
        Image.fromarray((np.clip(out, 0, 1) * 255 + .5).astype("uint8")).save(
            path, quality=quality, optimize=True, progressive=True)


def trees(c, line, height, count):
    """Firs along a line: the ridge with points on it."""
    ridge = line.copy()
    xs = np.arange(c.w)
    for _ in range(count):
        x, tall = c.rng.uniform(0, c.w), c.rng.uniform(.4, 1) * height * c.h
        wide = tall * c.rng.uniform(.16, .24)
        base = line[min(c.w - 1, int(x))]
        near = np.abs(xs - x)
        jagged = .82 + .18 * np.abs(np.sin(near * 60 / max(wide, 1)))
        fir = base - (1 - near / wide) * tall * jagged + 2
        ridge = np.where(near < wide, np.minimum(ridge, fir), ridge)
    return ridge


def birds(c, flock, color, alpha=.9):
    def draw(d, at):
        for x, y, size in flock:
            a, b = at(x - size, y - size * .35), at(x, y)
            e, f = at(x + size, y - size * .3), at(x + size * .45, y - size * .62)
            g = at(x - size * .45, y - size * .66)
            for p, q, r in ((a, g, b), (b, f, e)):
                points = [tuple((1 - t) ** 2 * np.array(p) + 2 * t * (1 - t) * np.array(q)
                                + t * t * np.array(r)) for t in np.linspace(0, 1, 12)]
                d.line(points, fill=255, width=max(3, int(size * c.w * .12)), joint="curve")
    c.fill(c.shape(draw), color, alpha)


# Nine mornings at one lake: the same hills, another light.

MORNINGS = [
    # sky, top to horizon; hills, far and near; water; sun (x, y, colour, strength); extra
    (["#0B1733", "#1D3160", "#5D6796", "#B58FA0"], "#4A5580", "#0E1730", "#101C38", (.62, .5, "#FFB59A", .35), "stars"),
    (["#3B4B80", "#8F7FAE", "#E8A5A5", "#FFD9B0"], "#8C7CA4", "#2B2B4B", "#3B4370", (.6, .52, "#FFD0A0", .7), "mist"),
    (["#6FA0C8", "#B9CBD0", "#FBD9A2", "#FFEBC0"], "#A59C98", "#3A4247", "#6F8790", (.58, .49, "#FFF0C0", 1.0), "sun"),
    (["#3E86C6", "#79B2DE", "#B9DBEC", "#E6F1F2"], "#7C9DB2", "#21454D", "#2F6C92", (.4, .1, "#FFFFFF", .4), "clouds"),
    (["#7B8791", "#99A3AA", "#B4BCC0", "#C6CCCE"], "#8E999F", "#3C4A50", "#65737A", (.5, .3, "#FFFFFF", .1), "rain"),
    (["#B9C3CC", "#CBD3D9", "#DDE2E4", "#E9EBE9"], "#C0C9CE", "#8C999F", "#B2BDC3", (.56, .36, "#FFF6E2", .6), "fog"),
    (["#2E5B83", "#6D8FA8", "#D9B48A", "#F59E58"], "#8D7F7B", "#2C2C30", "#41566B", (.66, .53, "#FFB060", .9), "birds"),
    (["#241B46", "#5C346B", "#C25A72", "#F6A36F"], "#6E4569", "#1D1530", "#2E2248", (.55, .54, "#FF9A70", .6), "mist"),
    (["#8FA9C4", "#B4C4D6", "#D5DBE4", "#EEE7E6"], "#B7C3D2", "#5E6E80", "#8698AC", (.6, .42, "#FFF0E6", .5), "snow"),
]


def lake(name, width, height, morning, reeds=False, seed=7, level=.56, grain=.007, quality=80):
    sky, far, near, water, (sx, sy, color, strength), extra = MORNINGS[morning]
    c = Canvas(width, height, seed)
    c.sky(*sky, to=level)
    if extra == "stars":
        c.stars(260, .45)
    if extra in ("clouds", "sun", "birds", "mist"):
        cloud = np.clip((c.noise(2.5, 9, 5) - .52) * 3.2, 0, 1) * np.clip(1.2 - c.v / level, 0, 1)
        c.fill(cloud, "#FFFFFF" if extra == "clouds" else color, .5)
    c.glow(sx, sy, .5, color, strength * .6)
    c.glow(sx, sy, .16, color, strength * .7)
    if extra == "sun":
        c.fill(c.disc(sx, sy - .02, .032), "#FFF8E0")
    if extra == "fog":
        c.fill(c.disc(sx, sy, .03, 3), "#FFFFFF", .7)
    horizon = level * height
    for i in range(4):
        t = i / 3
        ridge = horizon - height * (.185 - .045 * i) + c.curve(1.3 + i * .9, 6) * height * (.075 - .012 * i)
        if i == 3:
            lift = np.abs(np.linspace(-1.3, .9, width)) * height * .09
            ridge = trees(c, ridge - lift + height * .09, .035, 150)
        hill = rgb(far) * (1 - t) + rgb(near) * t
        if extra == "snow" and i < 3:
            hill = hill * .6 + rgb("#F4F6F8") * .4
        c.fill(c.below(np.minimum(ridge, horizon + 4), 1.3), hill, .94)
        c.mist(level - .02, .03 + .012 * i, sky[-1], {"fog": .75, "mist": .5}.get(extra, .22))
    c.mirror(level, water, .2, {"fog": .3, "stars": .4, "rain": 1.4}.get(extra, .8))
    shimmer = np.exp(-((c.u - sx) / (.03 + .12 * np.clip(c.v - level, 0, 1))) ** 2)
    sparkle = np.clip((c.noise(14, 160, 2) - .55) * 5, 0, 1) * (c.v > level)
    c.fill(shimmer * sparkle, color, strength * .55)
    if extra in ("fog", "mist", "snow"):
        c.mist(level + .02, .05, sky[-1], .8 if extra == "fog" else .45)
    if extra == "fog":
        c.mist(.7, .12, sky[-1], .4)
    if extra == "rain":
        def draw(d, at):
            for _ in range(420):
                x, y = c.rng.uniform(-.1, 1.1), c.rng.uniform(-.1, 1)
                n = c.rng.uniform(.02, .06)
                d.line([at(x, y), at(x - n * .22, y + n)], fill=int(c.rng.uniform(40, 130)), width=2)
        c.fill(c.shape(draw), "#E8EEF0", .5)
    if extra == "snow":
        for size, count in ((2, 420), (4, 120), (8, 26)):
            def draw(d, at):
                for _ in range(count):
                    x, y = at(c.rng.random(), c.rng.random())
                    d.ellipse([x - size, y - size, x + size, y + size], fill=230)
            c.fill(c.shape(draw, size * .4), "#FFFFFF", .8)
    if extra == "birds":
        birds(c, [(.2 + i * .035 + c.rng.uniform(-.006, .006), .2 + abs(i - 2) * .022, .014) for i in range(6)], "#27303A")
    if reeds:
        def draw(d, at):
            for i in range(70):
                x = c.rng.choice([c.rng.uniform(-.02, .2), c.rng.uniform(.84, 1.03)])
                tall, lean = c.rng.uniform(.1, .36), c.rng.uniform(-.03, .05)
                points = [at(x + lean * t * t, 1.02 - tall * t) for t in np.linspace(0, 1, 14)]
                d.line(points, fill=255, width=int(c.rng.uniform(3, 7)), joint="curve")
                if i % 5 == 0:
                    (hx, hy), r = points[-1], width * .006
                    d.ellipse([hx - r, hy - r * 3, hx + r, hy + r * 3], fill=255)
        c.fill(c.shape(draw, .6), rgb(near) * .55, .92)
    c.save(name, quality, grain)


def peaks(name, palette, seed, sun=None, firs=False, flock=False, width=1280, height=960):
    c = Canvas(width, height, seed)
    sky, far, near, haze = palette
    c.sky(*sky, to=.8)
    if sun:
        x, y, color, size = sun
        c.glow(x, y, .45, color, .5)
        c.fill(c.disc(x, y, size), color, .92)
    layers = 7
    for i in range(layers):
        t = (i / (layers - 1)) ** 1.1
        sharp = .56 - .08 * t
        ridge = height * (.34 + .1 * i) + c.curve(1.1 + i * .5, 8, sharp) * height * (.17 - .012 * i)
        if firs and i >= layers - 2:
            ridge = trees(c, ridge, .05 + .05 * (i - layers + 2), 90)
        hill = (rgb(far) * (1 - t) + rgb(near) * t)
        inside = c.below(ridge, 1.4)
        depth = np.clip((c.y - ridge[None, :]) / (height * .17), 0, 1)[..., None]
        c.fill(inside, hill * (1 - .62 * depth) + rgb(haze) * .62 * depth)
        c.mist(.45 + .1 * i, .04, haze, .32)
    if flock:
        birds(c, [(.62 + .03 * i, .2 + .018 * ((i * 7) % 5), .011) for i in range(7)], near)
    c.save(name)


def ferry(name):
    c = Canvas(1440, 960, 31)
    c.sky("#0A1230", "#1B2B57", "#45507F", "#8A6C86", to=.5)
    ridge = .47 * c.h + c.curve(2, 6) * c.h * .03
    c.fill(c.below(ridge), "#0C1228")
    c.px[int(.5 * c.h):] = rgb("#0A1026")
    lights = [(c.rng.uniform(.02, .98), c.rng.choice(["#FFC36B", "#FFE0A8", "#FF8F5C", "#9AD8FF", "#FF6A6A"], p=[.4, .3, .14, .1, .06])) for _ in range(46)]
    for x, color in lights:
        y = .485 + c.rng.uniform(-.02, .004)
        c.fill(c.disc(x, y, c.rng.uniform(.003, .009), 2), color, .95)
        c.glow(x, y, .035, color, .3)
        wide = c.rng.uniform(.004, .008)
        streak = np.exp(-((c.u - x + (c.noise(2, 60, 2) - .5) * .03 * (c.v - .48)) / wide) ** 2)
        fade = np.exp(-np.clip(c.v - .5, 0, 1) * c.rng.uniform(4, 9)) * (c.v > .5)
        broken = np.clip(c.noise(3, 110, 2) * 2.2 - .7, 0, 1)
        c.fill(streak * fade * broken, color, .85)
    # The ferry: three rows of lit windows and nothing else of it to be seen.
    hull = c.shape(lambda d, at: d.polygon([at(.3, .46), at(.33, .4), at(.38, .4), at(.39, .36), at(.62, .36), at(.64, .4), at(.72, .4), at(.76, .46), at(.73, .515), at(.33, .515)], fill=255))
    c.fill(hull, "#0B0F20")
    for row, (y, a, b) in enumerate(((.385, .4, .61), (.425, .34, .71), (.462, .33, .73))):
        for x in np.arange(a, b, .0125):
            if c.rng.random() < .86:
                lamp = np.clip(1.5 - np.maximum(np.abs(c.u - x - .0035) / .0035, np.abs(c.v - y) / .008), 0, 1)
                c.fill(lamp, "#FFDFA0" if row else "#FFEFC8", c.rng.uniform(.55, 1))
    c.glow(.53, .43, .22, "#FFB35A", .33)
    glowing = np.exp(-((c.u - .53) / .16) ** 2) * np.exp(-np.clip(c.v - .515, 0, 1) * 5) * (c.v > .515)
    c.fill(glowing * np.clip(c.noise(5, 90, 3) * 2.6 - .9, 0, 1), "#FFC070", .8)
    c.save(name)


def snow_birches(name):
    c = Canvas(1200, 900, 41)
    c.sky("#C9D3DF", "#DCE2E9", "#ECEBEB", "#F3EEEA")
    for layer, (count, wide, dark, alpha) in enumerate(((26, .006, "#AFBAC6", .7), (14, .012, "#8994A1", .8), (7, .026, "#F2F1EE", 1))):
        for k in range(count):
            x = (k + c.rng.uniform(.1, .9)) / count
            lean = c.rng.uniform(-.03, .03)
            w = wide * c.rng.uniform(.7, 1.2)
            edge = (c.u - x - lean * c.v) / w
            trunk = np.clip((1 - np.abs(edge)) * w * c.w / 1.5, 0, 1) * (c.v < .8 + .05 * layer)
            if layer == 2:
                c.fill(trunk, np.clip(rgb(dark) * (1 - .42 * np.clip(edge, -1, 1)[..., None] ** 2 - .14 * np.clip(edge, 0, 1)[..., None]), 0, 1))
                bark = np.clip((c.noise(70, 46, 2) - .62) * 9, 0, 1) * np.clip((c.noise(6, 34, 2) - .5) * 8, 0, 1)
                c.fill(trunk * bark, "#2B2D33", .85)
            else:
                c.fill(trunk, dark, alpha)
    ground = c.h * .84 + c.curve(2, 4) * c.h * .03
    shade = np.clip((c.y - ground[None, :]) / (c.h * .2), 0, 1)
    c.fill(c.below(ground, 3), ramp(shade, "#F8F8F8", "#DDE4EE"))
    c.save(name, grain=.008)


def snow_tracks(name):
    c = Canvas(1200, 900, 42)
    slope = c.noise(2, 3, 3)
    c.px = ramp(.25 + c.v * .5 + (slope - .5) * .7, "#B9C8DE", "#D9E2EE", "#EEF1F5", "#FFF6EA")
    def steps(d, at):
        for i in range(34):
            t = i / 33
            y = 1.02 - 1.0 * t ** .8
            x = .5 + .16 * math.sin(t * 5) * (1 - t * .4) + (.028 if i % 2 else -.028) * (1 - t * .8)
            s = .03 * (1 - t * .84)
            cx, cy = at(x, y)
            r = s * c.w
            d.ellipse([cx - r * .55, cy - r, cx + r * .55, cy + r], fill=255)
    holes = c.shape(steps, 2.2)
    c.fill(holes, "#7F96BA", .8)
    c.fill(np.roll(holes, (-5, -4), (0, 1)) * (1 - holes), "#FFFFFF", .7)
    far = c.h * .1 + c.curve(3, 5) * c.h * .02
    c.fill(1 - c.below(far, 2), ramp(c.v * 9, "#C3D3E6", "#F6E7DA"))
    c.fill(c.below(trees(c, far, .085, 110), 1.5) * (1 - c.below(far + 2, 2)), "#6F88A6", .9)
    c.save(name, grain=.008)


def snow_roofs(name):
    c = Canvas(1200, 900, 43)
    c.sky("#141C3A", "#26345E", "#46568A", "#7480A6")
    for row in range(4):
        base = .42 + .15 * row
        x = -.1
        while x < 1.05:
            w, up = c.rng.uniform(.13, .22), c.rng.uniform(.07, .13)
            left, right, mid = x, x + w, x + w * c.rng.uniform(.42, .58)
            y = base + c.rng.uniform(-.02, .03)
            wall = c.shape(lambda d, at: d.rectangle([*at(left + .008, y), *at(right - .008, 1)], fill=255))
            c.fill(wall, np.array(rgb("#2A3356")) * (1.15 - .22 * row))
            for wx in np.arange(left + .03, right - .035, .036):
                for wy in (y + .03, y + .085):
                    if c.rng.random() < .42:
                        lamp = np.clip(1.5 - np.maximum(np.abs(c.u - wx) / .008, np.abs(c.v - wy) / .014) * 1.5, 0, 1)
                        c.fill(lamp, "#FFCF83", .95)
                        c.glow(wx, wy, .05, "#FFB152", .28)
            roof = c.shape(lambda d, at: d.polygon([at(left - .012, y + .006), at(mid, y - up), at(right + .012, y + .006)], fill=255))
            c.fill(roof, ramp(np.clip((c.v - y + up) / up, 0, 1), "#F4F7FC", "#A9B8D6"))
            x += w + c.rng.uniform(-.01, .02)
    for size, count, alpha in ((2, 500, .7), (4, 130, .75), (9, 26, .5)):
        def draw(d, at):
            for _ in range(count):
                x, y = at(c.rng.random(), c.rng.random())
                d.ellipse([x - size, y - size, x + size, y + size], fill=240)
        c.fill(c.shape(draw, size * .35), "#FFFFFF", alpha)
    c.save(name)


def snow_branch(name):
    c = Canvas(1200, 900, 44)
    c.sky("#8FA3B8", "#B3C0CC", "#D3D8DC", "#E6E2DF")
    c.fill(np.clip(c.noise(4, 4, 3) * 1.6 - .6, 0, 1), "#FFFFFF", .3)
    twigs = []
    def grow(x, y, angle, length, width, depth):
        if depth == 0 or width < 1.2:
            return
        points = [(x, y)]
        for _ in range(10):
            angle += c.rng.normal(0, .09)
            x, y = x + math.cos(angle) * length / 10, y + math.sin(angle) * length / 10
            points.append((x, y))
        twigs.append((points, width))
        for _ in range(4):
            px, py = points[int(c.rng.integers(3, 11))]
            grow(px, py, angle + c.rng.choice([-1, 1]) * c.rng.uniform(.35, .8), length * c.rng.uniform(.4, .62), width * .6, depth - 1)
    grow(-.02, .6, -.2, .8, 26, 4)
    grow(-.02, .9, -.12, .6, 17, 4)
    def wood(offset, scale):
        def draw(d, at):
            for points, width in twigs:
                d.line([at(x, y * 1.0 + offset * width) for x, y in points], fill=255, width=max(2, int(width * scale)), joint="curve")
        return draw
    c.fill(c.shape(wood(-.00055, 1.5), 1.2), "#FFFFFF", .96)
    c.fill(c.shape(wood(.0003, .8)), "#3A3230")
    berries = [points[-1] for points, width in twigs if width < 8]
    berries = [berries[i] for i in c.rng.permutation(len(berries))]
    for x, y in berries[:26]:
        c.fill(c.disc(x, y + .01, .011), "#B4232A")
        c.fill(c.disc(x - .002, y + .006, .003, 2), "#FFC9C0", .8)
        c.fill(c.disc(x, y - .001, .008, 3), "#FFFFFF", .9)
    c.save(name)


def coffee(name):
    c = Canvas(1440, 960, 51)
    # A cloth of eight-pointed stars.
    s = 150
    gx, gy = (c.x + 40) % s / s - .5, (c.y + 20) % s / s - .5
    star = np.minimum(np.maximum(np.abs(gx), np.abs(gy)), np.maximum(np.abs(gx + gy), np.abs(gx - gy)) / 1.414)
    c.px = ramp(c.noise(3, 3, 3), "#0F5A66", "#17707A")
    c.fill(np.clip((.3 - star) * 60, 0, 1), "#D9A441")
    c.fill(np.clip((.265 - star) * 60, 0, 1), "#123E4C")
    c.fill(np.clip((.14 - star) * 60, 0, 1), "#E9DFC7")
    c.fill(np.clip((np.abs(np.hypot(gx, gy) - .47) - .004) * -160, 0, 1), "#E9DFC7", .7)
    weave = (np.sin(c.x * 1.6) * np.sin(c.y * 1.6))[..., None]
    c.px = np.clip(c.px * (.94 + .06 * weave), 0, 1)
    c.px *= (.72 + .4 * np.clip(1 - np.hypot(c.u - .3, c.v - .2), 0, 1))[..., None]
    for x, y, r, drink in ((.4, .5, .27, "#3A1D0E"), (.76, .62, .2, "#A5621E")):
        c.fill(c.disc(x + .02, y + .04, r * 1.2, 90), "#000000", .6)
        rim = np.hypot(c.x - x * c.w, c.y - y * c.h) / c.h
        light = ((x - c.u) * c.w + (y - c.v) * c.h) / c.h / r
        c.fill(c.disc(x, y, r * 1.2), ramp(.5 + light * .35 - (np.abs(rim - r * .9) < .012) * .06, "#B9B0A0", "#EFE8DA", "#FFFFFF"))
        c.fill(c.disc(x + .006, y + .012, r * .74, 26), "#6B5F50", .55)
        c.fill(c.disc(x, y, r * .72), ramp(.5 + light * .4, "#C9C0B0", "#F6F1E6", "#FFFFFF"))
        c.fill(c.disc(x, y, r * .64, 3), ramp(.5 - light * .5, "#6A3A1B", drink, "#120804") if r > .22 else ramp(.5 - light * .5, "#E6A348", drink, "#6A3A0E"))
        swirl = np.abs(np.sin(rim / r * 16 + np.arctan2(c.y - y * c.h, c.x - x * c.w) * 2))
        c.fill(c.disc(x, y, r * .6, 30) * np.clip(swirl - .75, 0, 1), "#D9A066", .8)
    c.save(name)


def seigaiha(name):
    c = Canvas(1200, 1200, 61)
    c.px = ramp(c.noise(4, 4, 4), "#122B55", "#1C3F75")
    r = 120
    best = np.full((c.h, c.w), 9.0)
    for row in range(-1, 2 * c.h // r + 2):
        cy = row * r / 2
        cx = (np.floor((c.x - (r if row % 2 else 0)) / (2 * r) + .5)) * 2 * r + (r if row % 2 else 0)
        far = np.hypot(c.x - cx, c.y - cy - r / 2) / r
        inside = (far < 1) & (c.y < cy + r / 2 + 2)
        best = np.where(inside, far, best)
    wobble = (c.noise(60, 60, 2) - .5) * .03
    for ring in (.97, .76, .55, .34, .13):
        c.fill(np.clip(1.2 - np.abs(best + wobble - ring) * 52, 0, 1), "#E8EEF4", .86)
    fade = c.noise(2, 2, 3)
    c.fill(np.clip(fade * 1.8 - .75, 0, 1), "#0E2348", .55)
    cloth = np.sin(c.x * 2.1) * .5 + np.sin(c.y * 2.1) * .5
    c.px = np.clip(c.px * (.96 + .04 * cloth[..., None]), 0, 1)
    c.save(name, quality=66, grain=.004)


def sashiko(name):
    c = Canvas(1200, 1200, 62)
    c.px = ramp(c.noise(5, 5, 4), "#182B4F", "#223C68")
    s, lines = 200, []
    h = s * math.sqrt(3) / 2
    for j in range(-1, int(c.h / h) + 2):
        for i in range(-1, int(c.w / s) + 2):
            x, y = i * s + (s / 2 if j % 2 else 0), j * h
            for up in (1, -1):
                a, b, e = (x, y), (x + s, y), (x + s / 2, y + up * h)
                m = ((a[0] + b[0] + e[0]) / 3, (a[1] + b[1] + e[1]) / 3)
                lines += [(a, b), (a, e), (a, m), (b, m), (e, m)]
    def draw(d, at):
        for (ax, ay), (bx, by) in lines:
            length = math.hypot(bx - ax, by - ay)
            count = round(length / 21)
            for k in range(count):
                p, q = (k + .18) / count, (k + .8) / count
                j = c.rng.normal(0, .8, 4)
                d.line([((ax + (bx - ax) * p + j[0]) * 2, (ay + (by - ay) * p + j[1]) * 2),
                        ((ax + (bx - ax) * q + j[2]) * 2, (ay + (by - ay) * q + j[3]) * 2)], fill=255, width=9)
    stitches = c.shape(draw, .5)
    c.fill(np.roll(stitches, (3, 3), (0, 1)), "#060D1C", .6)
    c.fill(stitches, "#F2EEE4", .95)
    c.fill(np.clip(c.noise(3, 3, 3) * 1.7 - .6, 0, 1), "#0C1730", .4)
    c.px *= (.95 + .05 * np.sin(c.x * 2.2) * np.sin(c.y * 2.2))[..., None]
    c.save(name, quality=66, grain=.004)


def train(name):
    c = Canvas(1440, 960, 71)
    c.sky("#0B1430", "#14234A", "#2C3D66", "#4A4F6E", to=.62)
    c.stars(90, .3)
    for i in range(4):
        ridge = c.h * (.46 + .07 * i) + c.curve(1 + i, 4) * c.h * .05
        c.fill(c.below(ridge, 6 + 6 * i), rgb("#1B2747") * (1 - .24 * i))
    for _ in range(60):
        y = c.rng.uniform(.5, .86)
        x, long = c.rng.uniform(0, 1), c.rng.uniform(.03, .22) * (y - .35) * 2
        color = c.rng.choice(["#FFC777", "#FFE5B5", "#9FD2FF", "#FF7E5A"], p=[.5, .3, .1, .1])
        streak = np.exp(-((c.v - y) / .0035) ** 2) * np.exp(-((c.u - x) / long) ** 4)
        c.fill(streak, color, c.rng.uniform(.3, .9))
        c.glow(x, y, .04, color, .2, 2.4)
    # The compartment in the glass: a lamp, a cup, the far window.
    c.glow(.76, .26, .2, "#FFC98A", .55)
    c.fill(c.shape(lambda d, at: d.polygon([at(.7, .3), at(.735, .2), at(.785, .2), at(.82, .3)], fill=255), 3), "#FFDDA8", .5)
    c.fill(c.shape(lambda d, at: d.rounded_rectangle([*at(.56, .74), *at(.615, .84)], 30, fill=255), 2), "#DDE6F2", .28)
    c.fill(c.shape(lambda d, at: d.rectangle([*at(.36, .84), *at(.9, .852)], fill=255), 3), "#FFE0B0", .22)
    frame = 1 - c.shape(lambda d, at: d.rounded_rectangle([*at(.07, .09), *at(.93, .91)], 150, fill=255))
    inner = 1 - c.shape(lambda d, at: d.rounded_rectangle([*at(.082, .107), *at(.918, .893)], 132, fill=255))
    c.fill(inner, "#05070D", .9)
    c.fill(frame, ramp(c.v + (c.noise(2, 2, 2) - .5) * .3, "#33302F", "#241F1E", "#171313"))
    drops = [(c.rng.uniform(.1, .9), c.rng.uniform(.12, .88), c.rng.uniform(.002, .006)) for _ in range(170)]
    for x, y, r in drops:
        c.fill(c.disc(x, y, r, 2), "#C9DAF5", .32)
        c.fill(c.disc(x - r * .2, y - r * .4, r * .35, 1.5), "#FFFFFF", .5)
    c.save(name)


def wires(name):
    c = Canvas(1440, 960, 81)
    c.sky("#4E7FB0", "#9DB7C9", "#F2CDA8", "#F3A584")
    c.fill(np.clip((c.noise(2, 7, 5) - .5) * 3, 0, 1), "#FFF2E2", .42)
    c.glow(.12, .95, .7, "#FFD2A0", .5)
    cords = []
    for k in range(5):
        a, b, sag = .2 + .12 * k, .13 + .125 * k, .05 + .012 * k
        cords.append([(x, a + (b - a) * x + sag * 4 * x * (1 - x) * .6) for x in np.linspace(-.02, 1.02, 90)])
    def draw(d, at):
        for cord in cords:
            d.line([at(*p) for p in cord], fill=255, width=5, joint="curve")
        d.line([at(.905, -.02), at(.93, 1.02)], fill=255, width=44)
        for k in range(3):
            d.line([at(.83, .1 + .25 * k), at(.99, .07 + .25 * k)], fill=255, width=20)
        for k, cord in enumerate(cords):
            spots = c.rng.choice(np.arange(6, 76), 9, replace=False)
            for s in spots[: [7, 3, 9, 1, 4][k]]:
                (x, y), turn, z = at(*cord[s]), c.rng.choice([-1, 1]), c.rng.uniform(.85, 1.15)
                body = [(x - 20 * z * turn, y - 6 * z), (x - 8 * z * turn, y - 34 * z), (x + 8 * z * turn, y - 48 * z),
                        (x + 20 * z * turn, y - 38 * z), (x + 16 * z * turn, y - 14 * z), (x + 2 * z * turn, y)]
                d.polygon(body, fill=255)
                d.ellipse([x + 2 * z * turn - 13 * z, y - 62 * z, x + 2 * z * turn + 15 * z, y - 34 * z], fill=255)
                d.polygon([(x + 14 * z * turn, y - 52 * z), (x + 28 * z * turn, y - 47 * z), (x + 14 * z * turn, y - 43 * z)], fill=255)
                d.polygon([(x - 12 * z * turn, y - 16 * z), (x - 46 * z * turn, y + 26 * z), (x - 32 * z * turn, y + 28 * z), (x - 2 * z * turn, y - 4 * z)], fill=255)
    c.fill(c.shape(draw, .5), "#1F2532", .95)
    birds(c, [(.2, .14, .016), (.235, .17, .013), (.16, .185, .012)], "#1F2532")
    c.save(name)


def ink(name):
    c = Canvas(1200, 1200, 91)
    paper = c.noise(3, 3, 4) * .5 + c.noise(120, 120, 2) * .5
    c.px = ramp(paper, "#EFE6D4", "#F9F4E9")
    fibres = c.noise(8, 300, 1)
    c.fill(np.clip((fibres - .72) * 6, 0, 1), "#D9CBB0", .25)
    dx, dy = c.u - .5, c.v - .47
    angle = (np.arctan2(dy, dx) - .9) % (2 * math.pi) / (2 * math.pi)
    radius = np.hypot(dx, dy) + (.013 * np.sin(angle * 9) + .02 * angle)
    width = .062 * (1 - angle) ** .55 + .012
    across = (radius - .315) / width
    hairs = np.interp(across, np.linspace(-1.2, 1.2, 160), c.rng.random(160))
    grit = np.clip(c.noise(90, 90, 2), 0, 1)
    dry = np.clip(angle * 1.5 - .25, 0, 1)
    body = np.clip((1 - np.abs(across)) * 9, 0, 1)
    strength = np.clip(1.25 - dry * (hairs * 1.35 + grit * .75), 0, 1)
    end = np.clip((.93 + (hairs - .5) * .1 - angle) * 40, 0, 1)
    c.fill(body * strength * end, "#14120F", .96)
    c.fill(np.exp(-((np.abs(across) - 1) * 4) ** 2) * (angle < .2), "#5A5550", .16)
    for _ in range(26):
        a, far = c.rng.uniform(0, 6.28), c.rng.uniform(.33, .47)
        c.fill(c.disc(.5 + math.cos(a) * far, .47 + math.sin(a) * far, c.rng.uniform(.001, .004), 2), "#14120F", .8)
    seal = c.shape(lambda d, at: d.rounded_rectangle([*at(.79, .83), *at(.87, .91)], 18, fill=255), 1)
    worn = np.clip(c.noise(60, 60, 2) * 3 - .6, 0, 1)
    c.fill(seal * worn, "#B3261E", .92)
    def strokes(d, at):
        for a, b in (((.805, .85), (.855, .85)), ((.805, .87), (.855, .87)), ((.805, .89), (.855, .89)), ((.83, .845), (.83, .898))):
            d.line([at(*a), at(*b)], fill=255, width=10)
    c.fill(c.shape(strokes, .6), "#F4ECDD", .95)
    c.save(name, quality=78, grain=.006)


def strings(name):
    c = Canvas(1440, 960, 101)
    c.sky("#120A14", "#24101F", "#3A1620", "#180B12")
    c.glow(.5, .5, .7, "#FF8A3C", .22)
    for k in range(58):
        x = (k + .5) / 58
        mode = 1 + k % 5
        swing = .016 * math.sin(k * 1.7) + .012
        wave = np.sin(c.v * math.pi * mode + k * .3) * swing * np.sin(c.v * math.pi)
        near = np.abs(c.u - x - wave) * c.w
        warm = .5 + .5 * math.sin(k * .33)
        color = rgb("#FFB45E") * warm + rgb("#E8566B") * (1 - warm)
        c.fill(np.exp(-(near / 1.3) ** 2), color, .8)
        halo = (np.exp(-(near / 12) ** 2) * .24)[..., None] * color
        c.px = 1 - (1 - c.px) * (1 - halo)
    dark = np.clip(np.hypot((c.u - .5) * 1.1, c.v - .5) * 2.1 - .55, 0, 1)
    c.fill(dark, "#0C060B", .85)
    c.save(name, vignette=.1)


def moon(name):
    c = Canvas(1200, 1200, 111)
    c.sky("#0D1838", "#1C2F5E", "#3E568A", "#7C86A6", to=.95)
    c.stars(160, .5)
    c.glow(.6, .34, .5, "#FFE9B8", .42)
    disc = c.disc(.6, .34, .155, 2)
    c.fill(disc, ramp(c.noise(7, 7, 4) * 1.3 - .1, "#D9C690", "#FBEFC8", "#FFF9E6"))
    c.fill(np.clip((c.noise(2, 10, 5) - .53) * 4, 0, 1) * np.exp(-((c.v - .42) / .1) ** 2), "#C5CDE2", .55)
    for i, (base, color) in enumerate(((.74, "#2A3A62"), (.84, "#17233F"))):
        line = np.full(c.w, base * c.h)
        xs = np.arange(c.w) / c.w
        for k in range(3):
            mid, half = (.18 + .36 * k + .17 * i) % 1.15, .23
            t = np.clip((xs - mid) / half, -1, 1)
            slope = np.clip((np.abs(t) - .16) / .84, 0, 1)
            roof = base - .1 + .1 * (1 - (1 - slope) ** 2.1) - .03 * np.clip(slope - .72, 0, 1) ** 1.5 * 6
            roof = roof - .012 * np.clip(np.abs(t) * 30 - 3.4, 0, 1) * (np.abs(t) < .165)
            line = np.where(np.abs(t) < 1, np.minimum(line, roof * c.h), line)
        inside = c.below(line, 1.2)
        c.fill(inside, color)
        tiles = np.clip(np.cos(c.x / 11) * 2.5 - 1.6, 0, 1) * np.clip((c.y - line[None, :] - 6) / 12, 0, 1)
        c.fill(inside * tiles, "#9FB2DA", .16)
        c.fill(np.clip(1 - np.abs(c.y - line[None, :] - 2) / 2.5, 0, 1), "#B9C6E4", .5)
    for x, y in ((.13, .83), (.3, .87), (.47, .84), (.86, .86)):
        c.glow(x, y, .12, "#FF7A3C", .65)
        lantern = np.clip((1 - ((c.u - x) / .021) ** 2 - ((c.v - y) / .027) ** 2) * 12, 0, 1)
        c.fill(lantern, ramp(.5 + (c.v - y) * 16, "#FF5A30", "#FFC27A", "#E8401E"))
    c.save(name)


def storm(name):
    c = Canvas(1440, 960, 121)
    c.sky("#2B3340", "#3F4A58", "#5E6872", "#9A9684", to=.74)
    cloud = c.noise(3, 5, 6, .58)
    c.fill(np.clip((cloud - .42) * 2.6, 0, 1) * np.clip(1.25 - c.v * 1.5, 0, 1), "#1C222C", .85)
    c.fill(np.clip((cloud - .6) * 4, 0, 1) * np.clip(1 - c.v * 1.5, 0, 1), "#8F979E", .35)
    fall = np.clip(np.cos((c.u - .3 + c.v * .12) * 5), 0, 1) ** 3 * np.clip(c.v * 2 - .6, 0, 1)
    c.fill(fall * (c.v < .75), "#2F3843", .75)
    streaks = np.clip(c.noise(160, 2, 1) * 2 - 1, 0, 1)
    c.fill(streaks * fall, "#AEB8BE", .2)
    bolt, x, y = [], .66, .2
    while y < .73:
        bolt.append((x, y))
        x, y = x + c.rng.normal(.002, .012), y + c.rng.uniform(.012, .03)
    fork = [bolt[9]]
    for _ in range(9):
        fork.append((fork[-1][0] - c.rng.uniform(.003, .017), fork[-1][1] + c.rng.uniform(.012, .024)))
    def draw(d, at):
        d.line([at(*p) for p in bolt], fill=255, width=7, joint="curve")
        d.line([at(*p) for p in fork], fill=190, width=4, joint="curve")
    c.fill(c.shape(draw, 16), "#C9B8FF", 1)
    c.glow(.66, .45, .5, "#A99BE8", .35)
    c.fill(c.shape(draw), "#FFFFFF", 1)
    field = c.h * .735 + c.curve(1.4, 4) * c.h * .018
    depth = np.clip((c.y - field[None, :]) / (c.h * .26), 0, 1)
    rows = .5 + .5 * np.sin((c.u - .5) / (.02 + depth * .12) * 3)
    c.fill(c.below(field, 2), ramp(depth * .8 + rows * .22, "#D9B64A", "#C2912B", "#6F5518"))
    c.fill(c.below(trees(c, field + 3, .05, 14), 1) * (1 - c.below(field, 2)), "#1D231F")
    c.save(name)


def leaf(name):
    c = Canvas(1200, 1200, 131)
    c.px = ramp(c.noise(2, 2, 3), "#123527", "#1F5138", "#0E2A20")
    c.blur(10)
    t = (c.u * .82 + c.v * .57) - .12
    s = (c.v * .82 - c.u * .57) - .17
    half = .33 * np.sin(np.clip(t, 0, 1) * math.pi) ** .8 * (1 - .25 * t)
    inside = np.clip((half - np.abs(s)) * 500, 0, 1) * (t > 0) * (t < 1)
    vein = np.abs(((t - np.abs(s) * .75) * 11) % 1 - .5)
    puff = np.clip(.5 - vein, 0, .5) * 2
    c.fill(np.roll(inside, (24, 18), (0, 1)), "#04120C", .5)
    c.fill(inside, ramp(.25 + puff * .4 + np.clip(-s, -.3, .3) * .9 + (c.noise(9, 9, 3) - .5) * .2, "#1E6B3A", "#4FA052", "#A9D66B"))
    c.fill(inside * np.clip(1 - np.abs(vein - .5) * 26, 0, 1), "#D8F0A8", .6)
    c.fill(inside * np.clip(1 - np.abs(s) * 130, 0, 1), "#E6F5BE", .9)
    for _ in range(60):
        p, q = c.rng.uniform(.05, .95), c.rng.uniform(-.25, .25)
        x, y = (.12 + p) * .82 - (.17 + q) * .57, (.17 + q) * .82 + (.12 + p) * .57
        if 0 < x < 1 and 0 < y < 1 and inside[int(y * c.h), int(x * c.w)] > .9:
            r = c.rng.uniform(.004, .015)
            c.fill(c.disc(x + r * .2, y + r * .35, r * 1.1, 4), "#0D3A1E", .4)
            c.fill(c.disc(x, y, r), "#DDF5C8", .34)
            c.fill(c.disc(x - r * .35, y - r * .4, r * .26, 1.5), "#FFFFFF", .95)
    c.save(name)


def tomatoes(name):
    c = Canvas(1200, 1200, 132)
    c.px = ramp(c.noise(3, 40, 3), "#6B4A2E", "#8A6340")
    balls = [(.25, .28, .2), (.68, .22, .17), (.82, .56, .2), (.45, .58, .23), (.15, .72, .16), (.68, .86, .19), (.33, .93, .14)]
    for k, (x, y, r) in enumerate(balls):
        tone = [("#7A0F0A", "#D22B1C", "#FF7A50"), ("#8A4A08", "#E89A1E", "#FFD977"), ("#54100C", "#B0221C", "#F0664A")][k % 3]
        c.fill(c.disc(x + .03, y + .045, r * 1.03, 46), "#1C0E06", .7)
        dx, dy = (c.u - x) / r, (c.v - y) / r
        lobes = 1 + .035 * np.cos(np.arctan2(dy, dx) * 5 + k)
        inside = np.clip((lobes - np.hypot(dx, dy)) * r * c.h / 1.5, 0, 1)
        light = np.clip(1 - np.hypot(dx + .38, dy + .42) * .72, 0, 1)
        c.fill(inside, ramp(light, *tone))
        c.fill(np.exp(-((dx + .42) / .13) ** 2 - ((dy + .45) / .09) ** 2), "#FFFFFF", .8)
        around = np.arctan2(dy + .06, dx - .04)
        sepal = .12 + .3 * np.clip(np.cos(around * 5 + k * 1.3), 0, 1) ** 2.4
        c.fill(np.clip((sepal - np.hypot(dx - .04, dy + .06)) * 60, 0, 1), ramp(np.hypot(dx, dy) * 2.4, "#9CC35A", "#3D7A2E", "#24521E"))
    c.save(name)


def sunflower(name):
    c = Canvas(1200, 1200, 133)
    c.px = ramp(c.noise(2, 2, 3) * .6 + c.v * .4, "#86B7D9", "#BFDCEA", "#E3EEDD")
    far, around = np.hypot(c.u - .5, c.v - .5), np.arctan2(c.v - .5, c.u - .5)
    for ring, (count, reach, tone) in enumerate(((21, .47, ("#B36A08", "#E8A010")), (21, .43, ("#D98A0C", "#FFC326")), (34, .37, ("#F0A818", "#FFE06A")))):
        ridge = np.abs(((around / (2 * math.pi) * count + ring * .37) % 1) - .5) * 2
        length = .2 + (reach - .2) * (1 - ridge ** 2.2)
        petal = np.clip((length - far) * 300, 0, 1)
        c.fill(petal, ramp(np.clip((far - .18) / (reach - .18), 0, 1) * .7 + (1 - ridge) * .3, *tone))
        c.fill(petal * np.clip(1 - (1 - ridge) * 18, 0, 1), "#7A4504", .35)
    c.fill(c.disc(.5, .5, .235), "#2A1608")
    golden = math.pi * (3 - math.sqrt(5))
    for k in range(760):
        r, a = .0083 * math.sqrt(k), k * golden
        x, y = .5 + r * math.cos(a), .5 + r * math.sin(a)
        t = k / 760
        color = rgb("#8FA33A") * (1 - t) + rgb("#6B3A10") * t if t < .5 else rgb("#6B3A10") * (2 - 2 * t) + rgb("#E8A52A") * (2 * t - 1)
        size = .0034 + .0022 * t
        x0, x1 = int((x - .012) * c.w), int((x + .012) * c.w)
        y0, y1 = int((y - .012) * c.h), int((y + .012) * c.h)
        spot = np.clip((size - np.hypot(c.u[y0:y1, x0:x1] - x, c.v[y0:y1, x0:x1] - y)) * c.w / 1.4 + .5, 0, 1)[..., None]
        c.px[y0:y1, x0:x1] = c.px[y0:y1, x0:x1] * (1 - spot) + color * spot
    c.save(name)


def dunes(name, seed, colors, sun):
    c = Canvas(1280, 960, seed)
    sky, lit, dark = colors
    c.sky(*sky, to=.55)
    c.glow(*sun, .6, "#FFE7C0", .5)
    for i in range(5):
        t = i / 4
        crest = c.h * (.36 + .13 * i) + c.curve(1.1, 2, .4) * c.h * (.06 + .03 * i)
        lean = np.gradient(crest)
        smooth = np.convolve(np.pad(lean, 60, mode="edge"), np.ones(121) / 121, "valid")
        side = np.clip(.5 - smooth * 2.1, 0, 1)
        depth = np.clip((c.y - crest[None, :]) / (c.h * .32), 0, 1)
        ripple = .5 + .5 * np.sin((c.y - crest[None, :] * .6) / (3.2 + 2.4 * i) + c.noise(4, 4, 3) * 11)
        tone = side[None, :] * (1 - depth * .55) + (ripple - .5) * .1 * (.4 + t)
        c.fill(c.below(crest, 1.3), ramp(tone, dark, lit[0], lit[1]) * (.86 + .14 * t))
        c.fill(np.clip(1 - np.abs(c.y - crest[None, :] - 1.5) / 2, 0, 1) * side[None, :], lit[1], .7)
    c.save(name)


def pond(name):
    c = Canvas(1440, 960, 141)
    c.px = ramp(c.v * .7 + c.noise(2, 4, 4) * .3, "#7FA7A8", "#3E7478", "#1F4F58")
    rings = [(c.rng.uniform(.02, .98), c.rng.uniform(.05, .98), c.rng.uniform(.05, .2)) for _ in range(26)]
    for x, y, r in rings:
        far = np.hypot((c.x - x * c.w), (c.y - y * c.h) * 1.7) / c.h
        wave = np.cos(far * 260) * np.exp(-((far - r * .6) / (r * .5)) ** 2)
        c.px = np.clip(c.px + .075 * wave[..., None] * np.array([.9, 1, 1]), 0, 1)
    pads = [(.12, .32, .13), (.34, .72, .17), (.68, .28, .12), (.86, .7, .19), (.55, .92, .12), (.93, .2, .08), (.5, .45, .06)]
    for k, (x, y, r) in enumerate(pads):
        dx, dy = (c.x - x * c.w) / c.h / r, (c.y - y * c.h) / c.h / r * 1.7
        far, around = np.hypot(dx, dy), np.arctan2(dy, dx)
        notch = np.clip(np.abs(((around - 1.1 - k * 2.2 + math.pi) % (2 * math.pi)) - math.pi) * 9 - 1.4, 0, 1)
        inside = np.clip((1 - far) * r * c.h / 1.5, 0, 1) * np.maximum(notch, far < .04)
        c.fill(np.roll(inside, (14, 8), (0, 1)), "#123238", .45)
        veins = np.clip(1 - np.abs(np.sin(around * 9 + k)) * 14, 0, 1) * np.clip(far, 0, 1)
        c.fill(inside, ramp(.3 + .5 * (1 - far) - dx * .18, "#2B6A3C", "#5FA35A", "#A9CF7B"))
        c.fill(inside * veins, "#CDE6A2", .35)
    x, y = .35, .655
    for layer, (count, reach, tone) in enumerate(((9, .1, ("#F7C6D2", "#E0809C")), (8, .075, ("#FDE3E8", "#F0A4B8")), (6, .045, ("#FFF6EE", "#FBD5D9")))):
        dx, dy = (c.x - x * c.w) / c.h, (c.y - y * c.h) / c.h * 1.25
        far, around = np.hypot(dx, dy), np.arctan2(dy, dx)
        ridge = np.abs(((around / (2 * math.pi) * count + layer * .5) % 1) - .5) * 2
        petal = np.clip((reach * (1 - ridge ** 2 * .75) - far) * 500, 0, 1)
        c.fill(petal, ramp(far / reach, *tone))
    c.fill(c.disc(x, y, .016, 3), "#F2C230")
    def rain(d, at):
        for _ in range(150):
            px, py = c.rng.uniform(0, 1), c.rng.uniform(-.05, 1)
            n = c.rng.uniform(.02, .05)
            d.line([at(px, py), at(px - n * .1, py + n)], fill=int(c.rng.uniform(60, 150)), width=3)
    c.fill(c.shape(rain), "#EAF4F4", .45)
    c.save(name)


def city(name):
    c = Canvas(1440, 960, 151)
    c.sky("#121534", "#2A2452", "#5A3563", "#B0596A", "#F0986C", to=.66)
    c.stars(120, .3)
    level = .68
    for layer in range(4):
        x = -.02
        while x < 1.02:
            w = c.rng.uniform(.025, .07) * (1 + .25 * layer)
            tall = c.rng.uniform(.08, .3) * (1.25 - .16 * layer) * (1.3 - abs(x - .55))
            top = level - tall
            block = np.clip((np.minimum(c.u - x, x + w - c.u)) * c.w, 0, 1) * np.clip((c.v - top) * c.h, 0, 1) * (c.v < level)
            tone = rgb("#6A4468") * (1 - layer / 3.4) + rgb("#0E1026") * (layer / 3.4)
            c.fill(block, tone)
            if layer and c.rng.random() < .2:
                c.fill(np.clip(1.5 - np.abs(c.u - x - w / 2) * c.w, 0, 1) * (c.v > top - .05) * (c.v < top), tone)
                c.glow(x + w / 2, top - .05, .012, "#FF4A4A", .9)
            if layer:
                pane, floor = .0065, .0135
                col, row = (c.u - x - .004) / pane, (c.v - top - .01) / floor
                lit = c.rng.random((64, 64)) < (.2 + .1 * layer)
                warm = c.rng.random((64, 64))
                ci, ri = np.clip(col.astype(int), 0, 63), np.clip(row.astype(int), 0, 63)
                win = (col % 1 > .3) & (col % 1 < .8) & (row % 1 > .3) & (row % 1 < .75) & (c.u > x + .005) & (c.u < x + w - .005) & (c.v > top + .012) & (c.v < level - .012)
                c.fill(win * lit[ri, ci] * block, ramp(warm[ri, ci], "#FFD58A", "#FFEFC9", "#A8D4FF"), .9)
            x += w + c.rng.uniform(0, .012)
    c.glow(.55, .66, .5, "#FFB070", .25)
    c.mirror(level, "#141433", .3, 1.1)
    c.save(name)


def tea(name):
    c = Canvas(1440, 960, 161)
    c.px = ramp(np.hypot(c.u - .25, c.v - .1), "#E8D9BE", "#C2A67E", "#7A5E44", "#4A3628")
    table = c.h * .66 + np.zeros(c.w)
    grain = c.noise(2, 120, 4)
    c.fill(c.below(table, 2), ramp(.2 + (grain - .5) * .5 + (c.v - .66) * 1.2 + c.u * .3, "#B58A5A", "#8A6238", "#553A20"))
    shade = np.exp(-((c.u - .62) / .22) ** 2 - ((c.v - .76) / .05) ** 2)
    c.fill(shade, "#24160C", .75)
    cx, top, bottom = .52, .4, .74
    t = np.clip((c.v - top) / (bottom - top), 0, 1)
    half = .185 * (1 - t ** 3.2 * .52) + .006 * np.sin(t * 9)
    edge = (c.u - cx) / half
    inside = np.clip((1 - np.abs(edge)) * half * c.w / 1.4, 0, 1) * (c.v > top) * (c.v < bottom)
    drip = .46 + .1 * np.interp(np.clip((edge + 1) / 2, 0, 1), np.linspace(0, 1, 15), c.rng.random(15))
    light = np.clip(.62 - edge * .42 - edge ** 2 * .22, 0, 1)
    clay = ramp(light + (c.noise(50, 50, 2) - .5) * .2, "#1E1512", "#5A3C2C", "#9A6E50")
    glaze = ramp(light + (c.noise(18, 30, 3) - .5) * .3, "#14262C", "#2F6068", "#8FC0B8", "#E2F1E6")
    c.fill(inside, np.where((t < drip)[..., None], glaze, clay))
    c.fill(inside * np.exp(-((edge + .55) / .1) ** 2) * np.exp(-((t - .3) / .2) ** 2), "#FFFFFF", .42)
    foot = np.clip((1 - np.abs((c.u - cx) / .085)) * 120, 0, 1) * (c.v >= bottom - .002) * (c.v < bottom + .022)
    c.fill(foot, ramp(.6 - (c.u - cx) * 5, "#1A110D", "#7A543C"))
    rim = ((c.u - cx) / .185) ** 2 + ((c.v - top) / .052) ** 2
    c.fill(np.clip((1 - rim) * 60, 0, 1), ramp(.6 - (c.u - cx) * 2.4, "#1E3A40", "#6FA6A2", "#D6ECE2"))
    well = ((c.u - cx) / .168) ** 2 + ((c.v - top - .006) / .041) ** 2
    c.fill(np.clip((1 - well) * 60, 0, 1), ramp(.5 + (c.u - cx) * 2 + (c.noise(20, 40, 2) - .5) * .3, "#9DBB4E", "#7CA23A", "#557A26"))
    for k in range(3):
        path = cx - .05 + .05 * k + .028 * np.sin(c.v * 13 + k * 2.1) * (1 - c.v)
        puff = np.exp(-((c.u - path) / (.013 + .05 * np.clip(top - c.v, 0, 1))) ** 2) * np.clip((top + .01 - c.v) * 7, 0, 1) * np.clip(c.v * 3.4 - .1, 0, 1)
        c.fill(puff, "#FFF8EC", .34)
    c.save(name)


def sparks(name):
    c = Canvas(1440, 960, 171)
    c.sky("#070B1E", "#101A3A", "#24305A", "#3A3A5C", to=.7)
    level = .7
    for x, y, r, color, n in ((.28, .27, .22, "#FFD27A", 90), (.62, .2, .27, "#FF7A8C", 110), (.83, .4, .15, "#8FE0FF", 70), (.47, .45, .12, "#C9A6FF", 60)):
        c.glow(x, y, r * 1.3, color, .28)
        def draw(d, at):
            for k in range(n):
                a, far = c.rng.uniform(0, 6.283), r * c.rng.uniform(.5, 1) * c.h * 2
                ox, oy = at(x, y)
                points = [(ox + math.cos(a) * far * t, oy + math.sin(a) * far * t + far * .28 * t * t) for t in np.linspace(.18, 1, 16)]
                d.line(points, fill=int(c.rng.uniform(120, 255)), width=4, joint="curve")
                ex, ey = points[-1]
                d.ellipse([ex - 5, ey - 5, ex + 5, ey + 5], fill=255)
        mask = c.shape(draw)
        c.fill(c.shape(draw, 7), color, .55)
        c.fill(mask, color, .95)
        c.fill(c.disc(x, y, .012, 8), "#FFFFFF", .8)
    bank = level * c.h - c.h * .02 + c.curve(4, 6) * c.h * .016
    c.fill(c.below(trees(c, np.minimum(bank, level * c.h), .03, 60), 1.2), "#05070F")
    for _ in range(40):
        x = c.rng.random()
        c.fill(c.disc(x, level - .008, c.rng.uniform(.001, .003), 1.5), "#FFD9A0", .9)
    c.mirror(level, "#080C20", .35, 1.3)
    c.save(name)


def star_trails(name):
    c = Canvas(1440, 960, 181)
    c.sky("#050A1C", "#0C1838", "#1E3158", "#50607E", to=.95)
    px, py = .42, .36
    far = np.hypot(c.x - px * c.w, c.y - py * c.h)
    around = (np.arctan2(c.y - py * c.h, c.x - px * c.w) + 2 * math.pi) % (2 * math.pi)
    for _ in range(330):
        r, a, span = c.rng.uniform(4, 1150), c.rng.uniform(0, 6.283), c.rng.uniform(.55, .8)
        turn = (around - a) % (2 * math.pi)
        arc = np.exp(-((far - r) / c.rng.uniform(.6, 1.25)) ** 2) * (turn < span) * np.clip(turn / span, .25, 1)
        color = c.rng.choice(["#FFFFFF", "#CFE0FF", "#FFE3C2"])
        c.fill(arc, color, c.rng.uniform(.45, 1))
    c.glow(.72, .98, .3, "#FFC98A", .22)
    ground = c.h * .86 + c.curve(2, 5) * c.h * .03
    c.fill(c.below(trees(c, ground, .16, 46), 1.2), "#04060C")
    tent = c.shape(lambda d, at: d.polygon([at(.655, .935), at(.72, .83), at(.79, .935)], fill=255), 1)
    c.fill(tent, ramp((c.v - .83) * 9 + np.abs(c.u - .715) * 6, "#FFE2A6", "#F2A24A", "#A8541E"))
    c.fill(c.shape(lambda d, at: d.line([at(.72, .83), at(.728, .935)], fill=255, width=5)), "#6A2E10", .9)
    c.glow(.72, .92, .14, "#FFB45E", .4)
    c.save(name, grain=.008)


def kite(name):
    c = Canvas(1200, 900, 191)
    c.sky("#4F9AD0", "#8CC0E2", "#C8E2EE", "#F3EBD8")
    c.fill(np.clip((c.noise(2, 4, 5) - .5) * 3, 0, 1), "#FFFFFF", .75)
    tail = [(.52 - .3 * t + .03 * math.sin(t * 14), .46 + .4 * t) for t in np.linspace(0, 1, 50)]
    c.fill(c.shape(lambda d, at: d.line([at(*p) for p in tail], fill=255, width=4)), "#FFFFFF", .9)
    for k, color in zip(range(8, 50, 9), ("#E8483A", "#F5B82E", "#3A8F7A", "#E8483A", "#F5B82E")):
        x, y = tail[k]
        c.fill(c.shape(lambda d, at: d.polygon([at(x - .02, y - .015), at(x + .02, y + .015), at(x + .02, y - .015), at(x - .02, y + .015)], fill=255)), color)
    top, right, bottom, left, mid = (.64, .13), (.74, .3), (.52, .46), (.52, .22), (.622, .262)
    for points, color in (((top, right, mid), "#E8483A"), ((right, bottom, mid), "#C93228"), ((bottom, left, mid), "#F5B82E"), ((left, top, mid), "#FFD766")):
        c.fill(c.shape(lambda d, at: d.polygon([at(*p) for p in points], fill=255)), color)
    hill = c.h * .9 + c.curve(1, 3) * c.h * .03
    c.fill(c.below(hill, 2), ramp((c.v - .85) * 6, "#8FBF5A", "#4E8A3C"))
    c.save(name)


# Avatars: no faces, only what somebody might put there.

def avatar(name, size=160):
    c = Canvas(size * 2, size * 2, sum(map(ord, name)))
    stem = Path(name).stem
    if stem == "mira":
        c.sky("#F6C9A8", "#E88F86", "#6A5A92", to=.7)
        c.fill(c.disc(.5, .5, .15), "#FFF0D0")
        c.fill(c.below(np.full(c.w, .62 * c.h), 1.5), ramp(c.v * 3 - 1.9, "#3C4A80", "#151F45"))
        for k in range(6):
            c.fill(np.exp(-((c.v - .66 - .05 * k) / .008) ** 2) * np.exp(-((c.u - .5) / (.18 - .02 * k)) ** 4), "#FFDDB8", .8)
    elif stem == "xiaoyu":
        c.px = ramp(c.v, "#DDE9EE", "#A9C6D4")
        for k in range(26):
            x, y = c.rng.random(), c.rng.random()
            c.fill(np.exp(-((c.u - x + (c.v - y) * .25) / .006) ** 2) * np.exp(-((c.v - y) / .05) ** 4), "#3F6E8C", .7)
        c.fill(np.clip((.32 - np.hypot(c.u - .5, c.v - .56)) * 150, 0, 1) * (c.v < .56), "#D2433A")
        for k in range(5):
            c.fill(np.exp(-((c.u - .5 - (k - 2) * .13 * np.clip((c.v - .24) / .32, 0, 1)) / .005) ** 2) * (c.v > .24) * (c.v < .56), "#8A1F1A", .9)
        c.fill(np.clip((.012 - np.abs(c.u - .5)) * 200, 0, 1) * (c.v > .5) * (c.v < .82), "#5A2A1A")
    elif stem == "salma":
        c.px = ramp(c.noise(2, 2, 2), "#0F5A66", "#17808A")
        gx, gy = c.u - .5, c.v - .5
        star = np.minimum(np.maximum(np.abs(gx), np.abs(gy)), np.maximum(np.abs(gx + gy), np.abs(gx - gy)) / 1.414)
        for edge, color in ((.4, "#E9DFC7"), (.36, "#D9A441"), (.26, "#123E4C"), (.14, "#E9DFC7"), (.07, "#D9A441")):
            c.fill(np.clip((edge - star) * 200, 0, 1), color)
    elif stem == "tomas":
        c.px = ramp(c.v, "#F2E3C2", "#E2C48E")
        dx, dy = (c.u - .5) / .33, (c.v - .55) / .31
        c.fill(np.clip((1 - np.hypot(dx, dy)) * 60, 0, 1), ramp(np.clip(1 - np.hypot(dx + .4, dy + .4) * .7, 0, 1), "#8E1A10", "#E0402A", "#FF9270"))
        around = np.arctan2(dy + .75, dx)
        c.fill(np.clip((.14 + .4 * np.clip(np.cos(around * 5 + 1.5), 0, 1) ** 2 - np.hypot(dx, dy + .75)) * 40, 0, 1), "#3B7A33")
    elif stem == "haruka":
        c.px = ramp(c.v, "#16325F", "#21477F")
        for row in range(7):
            for col in range(6):
                x, y = col * .24 - (.12 if row % 2 else 0), .1 + row * .16
                far = np.hypot(c.u - x, c.v - y) / .12
                for ring in (.95, .65, .35):
                    c.fill(np.clip(1.4 - np.abs(far - ring) * 16, 0, 1) * (c.v < y), "#EAF0F6", .9)
    elif stem == "anneke":
        c.px = ramp(c.v, "#2A1420", "#4A1E28")
        for k in range(5):
            x = .22 + .14 * k
            wave = .035 * np.sin(c.v * math.pi * (k + 1)) * np.sin(c.v * math.pi)
            c.fill(np.exp(-(np.abs(c.u - x - wave) / .012) ** 2), ramp(np.full(c.v.shape, k / 4), "#FFB45E", "#F0647A"), .95)
    elif stem == "jonas":
        c.sky("#BFD6E2", "#E6EEF0")
        for k, (base, color) in enumerate(((.42, "#8CA9BC"), (.58, "#4F748C"), (.76, "#234257"))):
            line = c.h * base - np.abs(np.interp((np.arange(c.w) / c.w * 3 + k * .5) % 1, [0, .5, 1], [0, 1, 0])) * c.h * .2
            c.fill(c.below(line, 1.5), color)
    image = Image.fromarray((np.clip(c.px, 0, 1) * 255).astype("uint8")).resize((size, size), Image.LANCZOS)
    path = CONTENT / name
    path.parent.mkdir(parents=True, exist_ok=True)
    image.save(path, quality=88, optimize=True)


MIST = (["#7E97A8", "#B7C4C8", "#EAD9C2", "#F3E3C8"], "#B9C6CC", "#1F3640", "#E6E4DC")
BLUE = (["#3C5F8E", "#7E9CC0", "#C4D3E2", "#E9ECEF"], "#A9BED4", "#142A47", "#D4DFE9")
ROSE = (["#4B3F72", "#A1688F", "#EFA48F", "#FAD8A8"], "#B58AA6", "#221C3C", "#F0C0AC")
PINE = (["#A6B7B0", "#C6D0C6", "#E2E4D6", "#EFEBDD"], "#AFC0B6", "#12291F", "#DCE3D8")
SAND = (["#6FA3CC", "#B6D0DF", "#F2E2C8"], ("#E0A866", "#FBDCA4"), "#8A5230")
DUSK = (["#41356E", "#A75F86", "#F7A878"], ("#B5655C", "#FFB98A"), "#432A4E")

PICTURES = {
    "photos/cover.jpg": lambda n: lake(n, 1600, 900, 1, reeds=False, seed=3, level=.62, grain=.004, quality=74),
    "photos/ferry-lights.jpg": ferry,
    "photos/coffee.jpg": coffee,
    "photos/night-train.jpg": train,
    "photos/wires.jpg": wires,
    "photos/ink-circle.jpg": ink,
    "photos/strings.jpg": strings,
    "photos/moon.jpg": moon,
    "photos/storm.jpg": storm,
    "photos/pond.jpg": pond,
    "photos/city.jpg": city,
    "photos/tea-bowl.jpg": tea,
    "photos/sparks.jpg": sparks,
    "photos/star-trails.jpg": star_trails,
    "photos/kite.jpg": kite,
    "photos/swim.jpg": lambda n: lake(n, 1440, 960, 6, reeds=True, seed=12),
    "moments/2026-11-27-first-snow/birches.jpg": snow_birches,
    "moments/2026-11-27-first-snow/tracks.jpg": snow_tracks,
    "moments/2026-11-27-first-snow/roofs.jpg": snow_roofs,
    "moments/2026-11-27-first-snow/branch.jpg": snow_branch,
    "moments/2026-11-11-indigo/waves.jpg": seigaiha,
    "moments/2026-11-11-indigo/stitches.jpg": sashiko,
    "moments/2026-09-15-ridge/dawn.jpg": lambda n: peaks(n, ROSE, 201, sun=(.7, .36, "#FFE3B0", .05)),
    "moments/2026-09-15-ridge/haze.jpg": lambda n: peaks(n, MIST, 202, flock=True),
    "moments/2026-09-15-ridge/firs.jpg": lambda n: peaks(n, PINE, 203, firs=True),
    "moments/2026-09-15-ridge/noon.jpg": lambda n: peaks(n, BLUE, 204, sun=(.3, .16, "#FFFFFF", .03)),
    "moments/2026-08-09-garden/leaf.jpg": leaf,
    "moments/2026-08-09-garden/tomatoes.jpg": tomatoes,
    "moments/2026-08-09-garden/sunflower.jpg": sunflower,
    "moments/2026-07-14-dunes/noon.jpg": lambda n: dunes(n, 211, SAND, (.75, .1)),
    "moments/2026-07-14-dunes/dusk.jpg": lambda n: dunes(n, 212, DUSK, (.25, .4)),
}
for number in range(9):
    PICTURES[f"moments/2026-11-15-nine-mornings/{number + 1}.jpg"] = \
        lambda n, number=number: lake(n, 1200, 900, number, reeds=number in (1, 5, 6), seed=7)
for person in ("mira", "xiaoyu", "salma", "tomas", "haruka", "anneke", "jonas"):
    PICTURES[f"avatars/{person}.jpg"] = lambda n: avatar(n, 240 if "mira" in n else 160)


def main():
    wanted = sys.argv[1:]
    for name, draw in PICTURES.items():
        if not wanted or any(word in name for word in wanted):
            draw(name)
            print(f"{(CONTENT / name).stat().st_size / 1024:6.0f} kB  {name}")


if __name__ == "__main__":
    main()
