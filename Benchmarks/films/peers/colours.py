"""How far the colours of GIFs are off: the largest difference of a channel, in levels of 255.

Usage: colours.py FOLDER-OF-PNG GIF…, where each picture stands a thirtieth of a second; one line a GIF

A GIF of as many frames as there are pictures is compared frame by frame, one with fewer by time.
"""
import os
import sys

import numpy
from PIL import Image

RATE = 30


def pixels(image):
    return numpy.asarray(image.convert("RGB"))


class Film:
    def __init__(self, path, pictures):
        self.image = Image.open(path)
        self.is_whole = self.image.n_frames == pictures
        self.shown = pixels(self.image)
        self.until = self.image.info["duration"] / 1000
        self.place = 0
        self.worst = 0

    def compare(self, index, wanted):
        while self.place < self.image.n_frames - 1 and self.is_over(index):
            self.place += 1
            self.image.seek(self.place)
            self.shown = pixels(self.image)
            self.until += self.image.info["duration"] / 1000
        if not numpy.array_equal(wanted, self.shown):
            difference = numpy.abs(wanted.astype(numpy.int16) - self.shown)
            self.worst = max(self.worst, int(difference.max()))

    def is_over(self, index):
        """Whether the frame that stands is one before that of a picture."""
        if self.is_whole:
            return self.place < index
        # The middle of the picture's time, since a GIF counts in hundredths of a second.
        return self.until < (index + 0.5) / RATE


def main():
    folder, paths = sys.argv[1], sys.argv[2:]
    names = sorted(os.listdir(folder))
    films = [Film(path, len(names)) for path in paths]
    for index, name in enumerate(names):
        wanted = pixels(Image.open(os.path.join(folder, name)))
        for film in films:
            film.compare(index, wanted)
    for film in films:
        print(film.worst or "exact")


main()
