"""What W4 to W10 show, as formulas of the time: the programs in Python that draw it share them."""
import colorsys
import math

WIDTH, HEIGHT, SCALE = 640, 1136, 2

LINES = [
    "The quick brown fox jumps over the lazy dog.", "Zwölf Boxkämpfer jagen Viktor quer.",
    "مرحبا بالعالم، هذا سطر طويل.", "שלום עולם, זאת שורה ארוכה.",
    "Party 🎉 at eight 🕗, bring cake 🎂!", "Съешь ещё этих мягких булок.",
    "Mixed שלום and مرحبا in one line.", "👩‍👩‍👧‍👦 👍🏽 🇫🇷 ❤️ 😀",
]
PHOTOGRAPH = 200, 272
ROW_HEIGHT = 64
BAR_HEIGHT = 64


def hue(hue, saturation, brightness):
    return colorsys.hsv_to_rgb(hue % 1, saturation, brightness)


def cards(time):
    """The number, the centre and the angle of each card, from the back to the front."""
    resting = [(index, (160, 68 + 108 * index), 0) for index in range(5) if index != 2]
    center = 160 + 70 * math.sin(1.9 * time), 284 + 200 * math.sin(1.3 * time)
    return resting + [(2, center, 0.6 * math.sin(2.3 * time))]


def rows(time):
    """The number, the upper edge and the colour of each row that is seen."""
    flick = math.floor(time / 2)
    offset = round(900 * (flick + 1 - math.exp(-2.5 * (time - 2 * flick))) * 2) / 2
    row = math.floor(offset / ROW_HEIGHT)
    while row * ROW_HEIGHT - offset < HEIGHT / SCALE:
        yield row, row * ROW_HEIGHT - offset, hue(row % 12 / 12, 0.6, 0.85)
        row += 1


def gradients(time):
    """The centre, the angle and the two colours of each square."""
    for index in range(200):
        center = 32 * (index % 10) + 16, 28.4 * (index // 10) + 14
        colors = hue(index / 200, 0.8, 0.95), hue(index / 200 + 0.3, 0.8, 0.95)
        yield center, time * (0.5 + index % 7 / 4), colors


def photographs(time):
    """The number, the upper left corner of the frame, the zoom and the opacity of each."""
    for index in range(12):
        yield (index, (5 + 105 * (index % 3), 6 + 140 * (index // 3)),
               1.25 + 0.25 * math.sin(time * (0.7 + index / 20)),
               0.65 + 0.35 * math.sin(time * (1.1 + index / 15)))


def photograph(number):
    """The pixels of a photograph: rows of blue, green, red and an unused byte."""
    import numpy
    width, height = PHOTOGRAPH
    y, x, channel = numpy.mgrid[0:height, 0:width, 0:3]
    soft = 128 + 100 * numpy.sin(x / 41 + number) * numpy.cos(
        y / 53 + channel * 1.1 + number * 0.7)
    mixed = (((number * 272 + y) * 200 + x) * 3 + channel).astype(numpy.uint32)
    mixed = (mixed ^ (mixed >> 15)) * numpy.uint32(0x2C1B3C6D)
    mixed = (mixed ^ (mixed >> 12)) * numpy.uint32(0x297A2D39)
    levels = numpy.rint(soft) + (mixed >> 28) - 8
    pixels = numpy.full((height, width, 4), 255, numpy.uint8)
    pixels[:, :, 0:3] = levels[:, :, ::-1]
    return pixels


def page(time):
    """The upper left corner of the text."""
    return 10 * math.sin(1.1 * time), 14 * math.sin(1.7 * time)


def particles(time):
    """The centre and the colour of each particle."""
    for index in range(2000):
        radius = 20 + 0.13 * index
        angle = 2.4 * index + time * (0.3 + index % 9 / 10)
        yield (160 + 0.55 * radius * math.cos(angle), 284 + 0.98 * radius * math.sin(angle),
               hue(index % 50 / 50, 0.7, 1))
