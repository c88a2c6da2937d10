"""The scenes of FilmBenchmark as one writes them in Python over pymunk and pycairo.

Usage: peer.py w1|w2|w3 FRAMES FOLDER
"""
import math
import sys

import cairo
import pymunk

WIDTH, HEIGHT, SCALE = 640, 1136, 2


def color(red, green, blue):
    return red / 255, green / 255, blue / 255


def add_rounded_square(context, x, y, side, radius):
    context.new_path()
    context.arc(x + side - radius, y + radius, radius, -math.pi / 2, 0)
    context.arc(x + side - radius, y + side - radius, radius, 0, math.pi / 2)
    context.arc(x + radius, y + side - radius, radius, math.pi / 2, math.pi)
    context.arc(x + radius, y + radius, radius, math.pi, math.pi * 3 / 2)
    context.close_path()


def enter(context, body):
    context.translate(*body.position)
    context.rotate(body.angle)


class Scene:
    def __init__(self, gravity):
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


def main():
    name, frames, folder = sys.argv[1], int(sys.argv[2]), sys.argv[3]
    scene = {"w1": FallingSquare, "w2": SwingingCard, "w3": ElasticCells}[name]()
    surface = cairo.ImageSurface(cairo.FORMAT_RGB24, WIDTH, HEIGHT)
    for frame in range(frames):
        context = cairo.Context(surface)
        context.set_source_rgb(1, 1, 1)
        context.paint()
        context.scale(SCALE, SCALE)
        scene.draw(context)
        surface.write_to_png(f"{folder}/frame-{frame:05d}.png")
        scene.act(frame / 60)
        scene.space.step(1 / 60)


main()
