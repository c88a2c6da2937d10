"""The scenes of FilmBenchmark as one writes them in Python over pymunk and pycairo.

Cairo neither blurs (w5) nor shapes text (w9); the shadow of w4 is blurred once, by Pillow.

Usage: peer.py w1|w2|w3|w4|w6|w7|w8|w10 FRAMES FOLDER
"""
import math
import sys

import cairo
import pymunk

import screens
from screens import HEIGHT, SCALE, WIDTH


def color(red, green, blue):
    return red / 255, green / 255, blue / 255


def add_rounded_square(context, x, y, side, radius):
    add_rounded_rectangle(context, x, y, side, side, radius)


def add_rounded_rectangle(context, x, y, width, height, radius):
    context.new_path()
    context.arc(x + width - radius, y + radius, radius, -math.pi / 2, 0)
    context.arc(x + width - radius, y + height - radius, radius, 0, math.pi / 2)
    context.arc(x + radius, y + height - radius, radius, math.pi / 2, math.pi)
    context.arc(x + radius, y + radius, radius, math.pi, math.pi * 3 / 2)
    context.close_path()


def enter(context, body):
    context.translate(*body.position)
    context.rotate(body.angle)


class Scene:
    ground = 1

    def __init__(self, gravity=0):
        self.space = pymunk.Space()
        self.space.gravity = 0, gravity

    def add(self, x, y, side, elasticity=0, turns=True):
        moment = pymunk.moment_for_box(1, (side, side)) if turns else math.inf
        body = pymunk.Body(1, moment)
        body.position = x, y
        shape = pymunk.Poly.create_box(body, (side, side))
        shape.elasticity = elasticity
        shape.friction = 0.2
        shape.sensor = not turns
        self.space.add(body, shape)
        return body

    def act(self, time):
        pass


class FallingSquare(Scene):
    def __init__(self):
        super().__init__(1000)
        self.square = self.add(160, 60, 40, elasticity=1)
        corners = [(0, 0), (320, 0), (320, 568), (0, 568)]
        for start, end in zip(corners, corners[1:] + corners[:1]):
            wall = pymunk.Segment(self.space.static_body, start, end, 0)
            wall.elasticity = 1
            self.space.add(wall)

    def draw(self, context):
        enter(context, self.square)
        context.set_source_rgb(*color(0, 122, 255))
        context.rectangle(-20, -20, 40, 40)
        context.fill()


class SwingingCard(Scene):
    def __init__(self):
        super().__init__(1000)
        self.card = self.add(160, 284, 200)
        self.space.add(
            pymunk.PinJoint(self.space.static_body, self.card, (160, 204), (-80, -80)))

    def draw(self, context):
        enter(context, self.card)
        add_rounded_square(context, -100, -100, 200, 24)
        context.set_source_rgb(*color(88, 86, 214))
        context.fill()
        context.set_source_rgb(1, 1, 1)
        context.select_font_face("Inter", cairo.FONT_SLANT_NORMAL, cairo.FONT_WEIGHT_BOLD)
        context.set_font_size(28)
        for line, text in enumerate(["It swings from", "its corner."]):
            advance = context.text_extents(text).x_advance
            context.move_to(-advance / 2, line * 34 - 7)
            context.show_text(text)


class ElasticCells(Scene):
    def __init__(self):
        super().__init__(0)
        self.springs = []
        for row in range(5, 8):
            for column in range(2, 5):
                x, y = 6 + column * 44 + 20, 20 + row * 44 + 20
                body = self.add(x, y, 40, turns=False)
                turn = 2 * math.pi * 2
                spring = pymunk.DampedSpring(
                    self.space.static_body, body, (x, y), (0, 0), 0, turn * turn,
                    2 * 0.3 * turn)
                self.space.add(spring)
                self.springs.append((spring, body, x, y))

    def act(self, time):
        for spring, _, x, y in self.springs:
            turn = (x + y) / 40 + time * 5
            spring.anchor_a = x + 12 * math.cos(turn), y + 9 * math.sin(turn)

    def draw(self, context):
        context.set_source_rgb(*color(85, 85, 85))
        for row in range(12):
            for column in range(7):
                if 5 <= row <= 7 and 2 <= column <= 4:
                    continue
                add_rounded_square(context, 6 + column * 44, 20 + row * 44, 40, 8)
                context.fill()
        for _, body, _, _ in self.springs:
            context.save()
            enter(context, body)
            add_rounded_square(context, -20, -20, 40, 8)
            context.fill()
            context.restore()


class TimedScene(Scene):
    """A scene whose things stand where a formula of the time puts them."""

    def __init__(self):
        super().__init__()
        self.time = 0

    def act(self, time):
        self.time = time + 1 / 60


def set_font(context, size, weight=cairo.FONT_WEIGHT_NORMAL):
    context.select_font_face("Inter", cairo.FONT_SLANT_NORMAL, weight)
    context.set_font_size(size)


def show(context, text, x, y):
    context.move_to(x, y)
    context.show_text(text)


class Cards(TimedScene):
    ground = 0.94
    margin = 36

    def __init__(self):
        super().__init__()
        from PIL import Image, ImageDraw, ImageFilter
        size = (272 + 2 * self.margin) * SCALE, (88 + 2 * self.margin) * SCALE
        mask = Image.new("L", size, 0)
        edge = self.margin * SCALE
        ImageDraw.Draw(mask).rounded_rectangle(
            [edge, edge, size[0] - edge - 1, size[1] - edge - 1], 16 * SCALE, fill=255)
        mask = mask.filter(ImageFilter.GaussianBlur(12 * SCALE))
        self.shadow = cairo.ImageSurface.create_for_data(
            bytearray(mask.tobytes()), cairo.FORMAT_A8, *size)
        self.shadow.set_device_scale(SCALE, SCALE)

    def draw(self, context):
        for index, center, angle in screens.cards(self.time):
            context.save()
            context.translate(*center)
            context.rotate(angle)
            context.set_source_rgba(0, 0, 0, 0.3)
            context.mask_surface(self.shadow, -136 - self.margin, -44 - self.margin + 6)
            context.set_source_rgb(1, 1, 1)
            add_rounded_rectangle(context, -136, -44, 272, 88, 16)
            context.fill()
            context.set_source_rgb(0, 0, 0)
            set_font(context, 22, cairo.FONT_WEIGHT_BOLD)
            show(context, f"Card {index + 1}", -116, 8)
            context.restore()


class List(TimedScene):
    def draw(self, context):
        for row, top, tint in screens.rows(self.time):
            context.set_source_rgb(*tint)
            context.arc(36, top + 32, 20, 0, 2 * math.pi)
            context.fill()
            context.set_source_rgb(0, 0, 0)
            set_font(context, 17, cairo.FONT_WEIGHT_BOLD)
            show(context, f"Sender {row}", 72, top + 28)
            context.set_source_rgb(0.5, 0.5, 0.5)
            set_font(context, 14)
            show(context, f"This is message number {row}.", 72, top + 49)
            context.set_source_rgb(2 / 3, 2 / 3, 2 / 3)
            context.rectangle(72, top + 63.5, 248, 0.5)
            context.fill()


class Gradients(TimedScene):
    def draw(self, context):
        for center, angle, colors in screens.gradients(self.time):
            context.save()
            context.translate(*center)
            context.rotate(angle)
            gradient = cairo.LinearGradient(0, -12, 0, 12)
            for place, tint in enumerate(colors):
                gradient.add_color_stop_rgb(place, *tint)
            context.set_source(gradient)
            add_rounded_square(context, -12, -12, 24, 6)
            context.fill()
            context.restore()


class Photographs(TimedScene):
    def __init__(self):
        super().__init__()
        self.pictures = [
            cairo.ImageSurface.create_for_data(
                screens.photograph(number), cairo.FORMAT_RGB24, *screens.PHOTOGRAPH)
            for number in range(12)]

    def draw(self, context):
        for number, (x, y), zoom, opacity in screens.photographs(self.time):
            context.save()
            context.rectangle(x, y, 100, 136)
            context.clip()
            context.translate(x + 50, y + 68)
            context.scale(zoom / 2, zoom / 2)
            context.set_source_surface(self.pictures[number], -100, -136)
            context.paint_with_alpha(opacity)
            context.restore()


class Particles(TimedScene):
    ground = 0

    def draw(self, context):
        for x, y, tint in screens.particles(self.time):
            context.set_source_rgb(*tint)
            context.arc(x, y, 2, 0, 2 * math.pi)
            context.fill()


SCENES = {
    "w1": FallingSquare, "w2": SwingingCard, "w3": ElasticCells, "w4": Cards, "w6": List,
    "w7": Gradients, "w8": Photographs, "w10": Particles}


def main():
    name, frames, folder = sys.argv[1], int(sys.argv[2]), sys.argv[3]
    scene = SCENES[name]()
    surface = cairo.ImageSurface(cairo.FORMAT_RGB24, WIDTH, HEIGHT)
    for frame in range(frames):
        context = cairo.Context(surface)
        context.set_source_rgb(scene.ground, scene.ground, scene.ground)
        context.paint()
        context.scale(SCALE, SCALE)
        scene.draw(context)
        surface.write_to_png(f"{folder}/frame-{frame:05d}.png")
        scene.act(frame / 60)
        scene.space.step(1 / 60)


main()
