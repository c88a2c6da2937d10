"""The scenes W4 to W10 of FilmBenchmark as one writes them in Python over Skia, on its CPU rasterizer.

Usage: skia_peer.py w4|…|w10 FRAMES FOLDER   writes FOLDER/frame-00000.png …
       skia_peer.py w4|…|w10 FRAMES -        draws only
"""
import math
import sys

import skia

import screens

SEMIBOLD = skia.FontStyle(
    skia.FontStyle.kSemiBold_Weight, skia.FontStyle.kNormal_Width, skia.FontStyle.kUpright_Slant)


def color(components):
    return skia.Color4f(*components, 1)


def paint(components):
    return skia.Paint(AntiAlias=True, Color4f=color(components))


def font(size, style=skia.FontStyle.Normal()):
    return skia.Font(skia.Typeface("Inter", style), size)


BLACK, WHITE, GRAY = paint((0, 0, 0)), paint((1, 1, 1)), paint((0.5, 0.5, 0.5))


class Cards:
    ground = 0.94

    def __init__(self):
        self.font = font(22, SEMIBOLD)
        # Skia's sigma of a shadow is the radius of UIKit's.
        self.shadow = skia.Paint(
            AntiAlias=True, Color=skia.ColorSetARGB(77, 0, 0, 0),
            MaskFilter=skia.MaskFilter.MakeBlur(skia.kNormal_BlurStyle, 12))

    def draw(self, canvas, time):
        for index, center, angle in screens.cards(time):
            canvas.save()
            canvas.translate(*center)
            canvas.rotate(math.degrees(angle))
            card = skia.RRect.MakeRectXY(skia.Rect.MakeXYWH(-136, -44, 272, 88), 16, 16)
            canvas.save()
            canvas.translate(0, 6)
            canvas.drawRRect(card, self.shadow)
            canvas.restore()
            canvas.drawRRect(card, WHITE)
            canvas.drawString(f"Card {index + 1}", -116, 8, self.font, BLACK)
            canvas.restore()


class List:
    ground = 1

    def __init__(self, has_bar):
        self.has_bar = has_bar
        self.name, self.message = font(17, SEMIBOLD), font(14)
        self.line = paint((2 / 3, 2 / 3, 2 / 3))
        # The rectangle and the paint of a layer must live as long as it does.
        self.bar = skia.Rect.MakeWH(320, screens.BAR_HEIGHT)
        self.layer = skia.Paint()
        self.blur = skia.ImageFilters.Blur(20, 20, skia.TileMode.kClamp)

    def draw(self, canvas, time):
        for row, top, tint in screens.rows(time):
            canvas.drawCircle(36, top + 32, 20, paint(tint))
            canvas.drawString(f"Sender {row}", 72, top + 28, self.name, BLACK)
            canvas.drawString(
                f"This is message number {row}.", 72, top + 49, self.message, GRAY)
            canvas.drawRect(skia.Rect.MakeXYWH(72, top + 63.5, 248, 0.5), self.line)
        if self.has_bar:
            canvas.save()
            canvas.clipRect(self.bar)
            canvas.saveLayer(
                skia.Canvas.SaveLayerRec(self.bar, self.layer, self.blur, 0))
            canvas.drawColor(skia.ColorSetARGB(153, 255, 255, 255))
            canvas.restore()
            canvas.restore()
            canvas.drawString(
                "Messages", 160 - self.name.measureText("Messages") / 2, 48, self.name, BLACK)


class Gradients:
    ground = 1

    def draw(self, canvas, time):
        for center, angle, colors in screens.gradients(time):
            canvas.save()
            canvas.translate(*center)
            canvas.rotate(math.degrees(angle))
            shader = skia.GradientShader.MakeLinear(
                [(0, -12), (0, 12)], [color(one).toColor() for one in colors])
            canvas.drawRoundRect(
                skia.Rect.MakeXYWH(-12, -12, 24, 24), 6, 6,
                skia.Paint(AntiAlias=True, Shader=shader))
            canvas.restore()


class Photographs:
    ground = 1

    def __init__(self):
        self.pictures = [
            skia.Image.fromarray(screens.photograph(number), skia.kBGRA_8888_ColorType)
            for number in range(12)]

    def draw(self, canvas, time):
        for number, (x, y), zoom, opacity in screens.photographs(time):
            canvas.save()
            canvas.clipRect(skia.Rect.MakeXYWH(x, y, 100, 136))
            canvas.translate(x + 50, y + 68)
            canvas.scale(zoom, zoom)
            canvas.drawImageRect(
                self.pictures[number], skia.Rect.MakeXYWH(-50, -68, 100, 136),
                skia.SamplingOptions(skia.FilterMode.kLinear), skia.Paint(Alphaf=opacity))
            canvas.restore()


class Text:
    ground = 1

    def __init__(self):
        fonts = skia.textlayout.FontCollection()
        fonts.setDefaultFontManager(skia.FontMgr())
        style = skia.textlayout.TextStyle()
        style.setFontSize(15)
        style.setColor(skia.ColorBLACK)
        style.setFontFamilies(["Inter"])
        self.paragraphs = []
        for row in range(24):
            builder = skia.textlayout.ParagraphBuilder.make(
                skia.textlayout.ParagraphStyle(), fonts, skia.Unicodes.ICU.Make())
            builder.pushStyle(style)
            builder.addText(screens.LINES[row % len(screens.LINES)])
            builder.pop()
            paragraph = builder.Build()
            paragraph.layout(400)
            self.paragraphs.append(paragraph)

    def draw(self, canvas, time):
        x, y = screens.page(time)
        for row, paragraph in enumerate(self.paragraphs):
            paragraph.paint(canvas, 16 + x, 14 + 22.5 * row + y)


class Particles:
    ground = 0

    def draw(self, canvas, time):
        for x, y, tint in screens.particles(time):
            canvas.drawCircle(x, y, 2, paint(tint))


SCENES = {
    "w4": Cards, "w5": lambda: List(True), "w6": lambda: List(False), "w7": Gradients,
    "w8": Photographs, "w9": Text, "w10": Particles}


def main():
    name, frames, folder = sys.argv[1], int(sys.argv[2]), sys.argv[3]
    scene = SCENES[name]()
    surface = skia.Surface(screens.WIDTH, screens.HEIGHT)
    canvas = surface.getCanvas()
    for frame in range(frames):
        canvas.clear(color((scene.ground,) * 3))
        canvas.save()
        canvas.scale(screens.SCALE, screens.SCALE)
        scene.draw(canvas, frame / 60)
        canvas.restore()
        if folder != "-":
            surface.makeImageSnapshot().save(f"{folder}/frame-{frame:05d}.png", skia.kPNG)


main()
