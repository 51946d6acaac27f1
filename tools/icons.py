"""The icons of the installed site, drawn from one list of shapes as SVG and, by a small writer of our own, as PNG."""

from __future__ import annotations

import hashlib
import math
import shutil
import struct
import zlib
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from tools.paths import BUILD

SIDE = 100.0
"""Shapes are drawn on a square of this side."""

Point = tuple[float, float]
Colour = tuple[int, int, int]

SUBLINES = 4
"""Each row of pixels is measured along so many lines; along a line, coverage is exact."""

SKY: Colour = (0x1F, 0x4E, 0x5F)
SUN: Colour = (0xF2, 0xC1, 0x4E)
FAR_HILL: Colour = (0x3E, 0x7C, 0x74)
NEAR_HILL: Colour = (0x7F, 0xA6, 0x50)
TOWER: Colour = (0xEF, 0xE6, 0xD2)
DARK: Colour = (0x2B, 0x2D, 0x42)
SEA: Colour = (0x2E, 0x86, 0xAB)
FOAM: Colour = (0xD9, 0xEE, 0xF3)


@dataclass(frozen=True, slots=True)
class Shape:
    """A filled outline."""

    points: tuple[Point, ...]
    colour: Colour


def put_icons(folder: Path, cache: Path = BUILD / "icons") -> None:
    """Put the icons into a folder of the site; they are drawn once for each version of this file, then kept."""
    kept = cache / hashlib.sha256(Path(__file__).read_bytes()).hexdigest()[:16]
    if not kept.exists():
        fresh = kept.with_suffix(".new")
        shutil.rmtree(fresh, ignore_errors=True)
        write_icons(fresh)
        fresh.replace(kept)
    shutil.copytree(kept, folder, dirs_exist_ok=True)


def write_icons(folder: Path) -> None:
    """Draw the icons the web manifest names: one SVG, and PNGs for those who take no SVG."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "icon.svg").write_text(svg(SHAPES, background=SKY, corner=18), encoding="utf-8")
    (folder / "icon-192.png").write_bytes(png(192, corner=18))
    (folder / "icon-512.png").write_bytes(png(512, corner=18))
    # A system may cut a maskable icon to its own shape: only the inner four fifths are sure to be seen.
    (folder / "icon-maskable-192.png").write_bytes(png(192, scale=0.8))
    (folder / "icon-maskable-512.png").write_bytes(png(512, scale=0.8))
    (folder / "icon-180.png").write_bytes(png(180))


def circle(x: float, y: float, radius: float, *, corners: int = 72) -> tuple[Point, ...]:
    """A circle as a polygon.

    >>> [round(number) for number in circle(5, 5, 5, corners=4)[0]]
    [10, 5]
    """
    turns = (2 * math.pi * corner / corners for corner in range(corners))
    return tuple((x + radius * math.cos(turn), y + radius * math.sin(turn)) for turn in turns)


def rounded_square(corner: float) -> tuple[Point, ...]:
    """The whole square with rounded corners."""
    if corner == 0:
        return ((0, 0), (SIDE, 0), (SIDE, SIDE), (0, SIDE))
    centres = ((SIDE - corner, SIDE - corner), (corner, SIDE - corner), (corner, corner), (SIDE - corner, corner))
    return tuple(
        (x + corner * math.cos(math.radians(angle)), y + corner * math.sin(math.radians(angle)))
        for quarter, (x, y) in enumerate(centres)
        for angle in range(90 * quarter, 90 * quarter + 91, 5)
    )


def wave(top: float, height: float, shift: float) -> tuple[Point, ...]:
    """Water from a wavy line down to the lower edge."""
    line = tuple((x, top + height * math.sin((x + shift) / SIDE * 4 * math.pi)) for x in range(-20, 121, 2))
    return (*line, (120, 120), (-20, 120))


def hill(left: float, right: float, top: float, foot: float) -> tuple[Point, ...]:
    """A rounded hill."""
    width = right - left
    steps = 40
    line = tuple(
        (left + width * step / steps, foot - (foot - top) * math.sin(math.pi * step / steps) ** 1.6)
        for step in range(steps + 1)
    )
    return (*line, (right, 120), (left, 120))


SHAPES: tuple[Shape, ...] = (
    Shape(circle(69, 30, 13), SUN),
    Shape(hill(-12, 66, 34, 74), FAR_HILL),
    Shape(hill(24, 112, 46, 76), NEAR_HILL),
    # A broch: a round tower, a little narrower at the top, with battlements and a gate.
    Shape(((25, 66), (28, 32), (48, 32), (51, 66)), TOWER),
    Shape(
        (
            (26, 33),
            (26, 25),
            (31, 25),
            (31, 29),
            (35.5, 29),
            (35.5, 25),
            (40.5, 25),
            (40.5, 29),
            (45, 29),
            (45, 25),
            (50, 25),
            (50, 33),
        ),
        TOWER,
    ),
    Shape(circle(38, 55, 4.6, corners=40), DARK),
    Shape(((33.4, 55), (42.6, 55), (42.6, 66), (33.4, 66)), DARK),
    Shape(((36.7, 38), (39.3, 38), (39.3, 44), (36.7, 44)), DARK),
    Shape(wave(69, 2.2, 0), FOAM),
    Shape(wave(72, 2.2, 0), SEA),
    Shape(wave(82, 2.0, 14), FOAM),
    Shape(wave(84, 2.0, 14), SEA),
)


def svg(shapes: Sequence[Shape], *, background: Colour, corner: float) -> str:
    """The shapes as an SVG text, cut to a square with rounded corners."""
    paths = "".join(f'<path fill="{_hex(shape.colour)}" d="{_outline(shape.points)}"/>' for shape in shapes)
    frame = f'<rect width="100" height="100" rx="{corner:g}"'
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">'
        f'<clipPath id="frame">{frame}/></clipPath>'
        f'<g clip-path="url(#frame)">{frame} fill="{_hex(background)}"/>{paths}</g></svg>\n'
    )


def png(size: int, *, scale: float = 1.0, corner: float = 0.0) -> bytes:
    """The icon as a PNG of so many pixels; the picture shrinks by the scale, its background always fills the square.

    >>> png(8)[:4]
    b'\\x89PNG'
    """
    factor = size / SIDE
    shapes = [Shape(_placed(shape.points, scale, factor), shape.colour) for shape in SHAPES]
    frame = _placed(rounded_square(corner), 1, factor)
    rows = []
    for row in range(size):
        pixels = [SKY] * size
        for shape in shapes:
            for column, part in _coverage(shape.points, row, size):
                below = pixels[column]
                pixels[column] = _mixed(below, shape.colour, part)
        alpha = dict(_coverage(frame, row, size))
        line = bytearray([0])
        for column, (red, green, blue) in enumerate(pixels):
            line += bytes((red, green, blue, round(255 * alpha.get(column, 0.0))))
        rows.append(bytes(line))
    return _png_file(size, b"".join(rows))


def _placed(points: Sequence[Point], scale: float, factor: float) -> tuple[Point, ...]:
    """Points shrunk around the middle, then measured in pixels."""
    middle = SIDE / 2
    return tuple(
        ((middle + (x - middle) * scale) * factor, (middle + (y - middle) * scale) * factor) for x, y in points
    )


def _coverage(points: Sequence[Point], row: int, size: int) -> list[tuple[int, float]]:
    """How much of each pixel of a row an outline covers, for the pixels it touches."""
    if all(y < row for _, y in points) or all(y > row + 1 for _, y in points):
        return []
    parts: dict[int, float] = {}
    for subline in range(SUBLINES):
        y = row + (subline + 0.5) / SUBLINES
        crossings = sorted(
            x1 + (y - y1) / (y2 - y1) * (x2 - x1)
            for (x1, y1), (x2, y2) in zip(points, (*points[1:], points[0]), strict=True)
            if (y1 <= y) != (y2 <= y)
        )
        for left, right in zip(crossings[::2], crossings[1::2], strict=True):
            left, right = max(left, 0.0), min(right, float(size))
            for column in range(int(left), min(size, math.ceil(right))):
                covered = min(right, column + 1) - max(left, column)
                if covered > 0:
                    parts[column] = parts.get(column, 0.0) + covered / SUBLINES
    return [(column, min(1.0, part)) for column, part in parts.items()]


def _mixed(below: Colour, above: Colour, part: float) -> Colour:
    if part >= 1:
        return above
    red, green, blue = (round(old + (new - old) * part) for old, new in zip(below, above, strict=True))
    return red, green, blue


def _png_file(size: int, rows: bytes) -> bytes:
    header = struct.pack(">IIBBBBB", size, size, 8, 6, 0, 0, 0)
    chunks = ((b"IHDR", header), (b"IDAT", zlib.compress(rows, 9)), (b"IEND", b""))
    return b"\x89PNG\r\n\x1a\n" + b"".join(
        struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data)) for kind, data in chunks
    )


def _outline(points: Sequence[Point]) -> str:
    return "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points) + "z"


def _hex(colour: Colour) -> str:
    red, green, blue = colour
    return f"#{red:02x}{green:02x}{blue:02x}"
