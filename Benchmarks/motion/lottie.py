#!/usr/bin/env python3
"""Renders Lottie films at ten moments each, and compares them with frames of Flipbook's.

    python3 -m venv .venv && .venv/bin/pip install numpy pillow rlottie-python
    flipbook render flick -o films/flick.json
    flipbook render flick --scale 2 --touches -o films/flick/
    .venv/bin/python Benchmarks/motion/lottie.py films/flick.json films/flick/

Prints the least structural similarity of each film, and ends with 1 where it is below 0.99. Where
rlottie is missing it says so and ends with 0.
"""

import json
import pathlib
import sys

try:
    import numpy
    from PIL import Image
    from rlottie_python import LottieAnimation
except ImportError as error:
    print(f"skipped: {error}")
    sys.exit(0)

LEAST = 0.99
MOMENTS = 10


def brightness(image):
    return numpy.asarray(image.convert("RGB")).astype(float) @ numpy.array([0.299, 0.587, 0.114])


def means(values, side=7):
    sums = numpy.cumsum(numpy.cumsum(numpy.pad(values, ((1, 0), (1, 0))), 0), 1)
    return (sums[side:, side:] - sums[:-side, side:] - sums[side:, :-side] + sums[:-side, :-side]) / side**2


def similarity(one, other):
    """Wang et al., Image Quality Assessment, 2004, with square windows of seven pixels."""
    a, b = means(one), means(other)
    aa, bb, ab = means(one * one) - a * a, means(other * other) - b * b, means(one * other) - a * b
    c1, c2 = 6.5025, 58.5225
    return (((2 * a * b + c1) * (2 * ab + c2)) / ((a * a + b * b + c1) * (aa + bb + c2))).mean()


def main(film, folder):
    frames = sorted(pathlib.Path(folder).glob("*.png"))
    animation = LottieAnimation.from_data(pathlib.Path(film).read_text())
    assert json.loads(pathlib.Path(film).read_text())["op"] == len(frames)
    found = []
    for moment in range(MOMENTS):
        number = (2 * moment + 1) * len(frames) // (2 * MOMENTS)
        wanted = Image.open(frames[number])
        shown = animation.render_pillow_frame(
            frame_num=number, width=wanted.width, height=wanted.height).convert("RGBA")
        ground = Image.new("RGBA", shown.size, "white")
        found.append(similarity(brightness(Image.alpha_composite(ground, shown)), brightness(wanted)))
    print(f"{film}: at least {min(found):.4f}")
    return min(found) >= LEAST


if __name__ == "__main__":
    pairs = list(zip(sys.argv[1::2], sys.argv[2::2]))
    if not pairs:
        sys.exit(__doc__)
    sys.exit(0 if all([main(*pair) for pair in pairs]) else 1)
