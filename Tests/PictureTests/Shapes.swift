import Drawing
import Geometry

let orange = Color(red: 1, green: 0.58, blue: 0)
let blue = Color(red: 0, green: 0.48, blue: 1)
let gray = Color(red: 0.78, green: 0.78, blue: 0.8)

/// A square in the middle of the picture.
let middle = CGRect(x: 10, y: 10, width: 28, height: 28)

/// A star of five points, drawn in one go, so that its middle is gone around twice.
let star: Outline = .path(starElements, rule: .winding)
let starElements: [PathElement] = [
  .move(CGPoint(x: 24, y: 4)), .line(CGPoint(x: 36, y: 42)), .line(CGPoint(x: 4, y: 18)),
  .line(CGPoint(x: 44, y: 18)), .line(CGPoint(x: 12, y: 42)), .close,
]

/// A line up and down again, with a sharp corner on top.
let corner: Outline = .path(
  [
    .move(CGPoint(x: 10, y: 38)), .line(CGPoint(x: 24, y: 14)), .line(CGPoint(x: 38, y: 38)),
  ], rule: .winding)

/// A level line in the middle.
let line: Outline = .path(
  [.move(CGPoint(x: 12, y: 24)), .line(CGPoint(x: 36, y: 24))], rule: .winding)

func fill(_ outline: Outline, _ color: Color = orange) -> DrawCommand {
  .fill(outline, color, transform: .identity)
}

func fill(
  _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ color: Color = orange
) -> DrawCommand {
  fill(.rectangle(CGRect(x: x, y: y, width: width, height: height)), color)
}

func stroke(_ outline: Outline, _ style: StrokeStyle, _ color: Color = orange) -> DrawCommand {
  .stroke(outline, style, color, transform: .identity)
}

/// A thin line along an outline, to show how far from it the ink is.
func trace(_ outline: Outline) -> DrawCommand { stroke(outline, StrokeStyle(width: 0.5), .black) }

let shapes: [Picture] = [
  Picture(
    "fill", of: "DrawCommand.fill", "An outline is filled with one colour, its edge antialiased."
  ) { [fill(.ellipse(middle))] },
  Picture(
    "fill-translucent", of: "Color.alpha", "What lies under a translucent colour shows through."
  ) { [fill(6, 6, 24, 24), fill(18, 18, 24, 24, blue.faded(to: 0.5))] },
  Picture(
    "fill-winding", of: "FillRule.winding", "What is gone around twice in one sense is inside."
  ) { [fill(star)] },
  Picture(
    "fill-even-odd", of: "FillRule.evenOdd", "What is gone around twice is outside."
  ) { [fill(.path(starElements, rule: .evenOdd))] },
  Picture(
    "rounded-rectangle", of: "Outline.roundedRectangle",
    "All four corners are quarter circles of one radius."
  ) { [fill(.roundedRectangle(middle, radius: 9))] },
  Picture(
    "rounded-too-far", of: "Outline.roundedRectangle",
    "A radius beyond half of the shorter side is that half."
  ) { [fill(.roundedRectangle(middle.insetBy(dx: -4, dy: 6), radius: 99))] },
  Picture(
    "path-curves", of: "PathElement.curve",
    "A quadratic curve on the left and a cubic one on the right bend towards their control points."
  ) {
    let wave: [PathElement] = [
      .move(CGPoint(x: 4, y: 36)),
      .quadCurve(CGPoint(x: 22, y: 36), control: CGPoint(x: 13, y: 2)),
      .curve(
        CGPoint(x: 44, y: 36), control1: CGPoint(x: 24, y: 2), control2: CGPoint(x: 42, y: 2)),
    ]
    return [stroke(.path(wave, rule: .winding), StrokeStyle(width: 3))]
  },
  Picture(
    "fill-transform", of: "CGAffineTransform", "A transform turns, skews and moves an outline."
  ) {
    let skew = CGAffineTransform(a: 0.8, b: 0.3, c: -0.5, d: 0.8, tx: 16, ty: -2)
    return [fill(.rectangle(middle), gray), .fill(.rectangle(middle), orange, transform: skew)]
  },
  Picture(
    "edge-half-pixel", of: "DrawCommand.fill",
    "An edge between pixels is sharp, one in the middle of a pixel half as strong."
  ) { [fill(8, 8, 12, 32), fill(26.25, 8, 12, 32)] },
]

let strokes: [Picture] = [
  Picture(
    "stroke", of: "DrawCommand.stroke",
    "A line is as wide on one side of its outline as on the other."
  ) { [stroke(.rectangle(middle), StrokeStyle(width: 8)), trace(.rectangle(middle))] },
  Picture(
    "cap-butt", of: "StrokeStyle.Cap.butt", "A line ends where its outline does."
  ) { [stroke(line, StrokeStyle(width: 12, cap: .butt)), trace(line)] },
  Picture(
    "cap-round", of: "StrokeStyle.Cap.round", "A half disc stands beyond each end."
  ) { [stroke(line, StrokeStyle(width: 12, cap: .round)), trace(line)] },
  Picture(
    "cap-square", of: "StrokeStyle.Cap.square", "Half a square stands beyond each end."
  ) { [stroke(line, StrokeStyle(width: 12, cap: .square)), trace(line)] },
  Picture(
    "join-miter", of: "StrokeStyle.Join.miter", "The edges go on until they meet in a point."
  ) { [stroke(corner, StrokeStyle(width: 8, join: .miter)), trace(corner)] },
  Picture(
    "join-miter-limit", of: "StrokeStyle.miterLimit",
    "A point longer than the limit allows is cut off, a shorter one is not."
  ) {
    let corners: [PathElement] = [
      .move(CGPoint(x: 6, y: 40)), .line(CGPoint(x: 15, y: 14)), .line(CGPoint(x: 24, y: 40)),
      .line(CGPoint(x: 42, y: 28)),
    ]
    let zigzag = Outline.path(corners, rule: .winding)
    return [stroke(zigzag, StrokeStyle(width: 7, join: .miter, miterLimit: 2)), trace(zigzag)]
  },
  Picture(
    "join-round", of: "StrokeStyle.Join.round", "A disc lies in the corner."
  ) { [stroke(corner, StrokeStyle(width: 8, join: .round)), trace(corner)] },
  Picture(
    "join-bevel", of: "StrokeStyle.Join.bevel", "The corner is cut off straight."
  ) { [stroke(corner, StrokeStyle(width: 8, join: .bevel)), trace(corner)] },
  Picture(
    "dash", of: "StrokeStyle.dashes", "Marks and gaps follow one another along the line."
  ) { [stroke(.ellipse(middle), StrokeStyle(width: 4, dashes: [8, 3, 2, 3]))] },
  Picture(
    "dash-phase", of: "StrokeStyle.dashPhase",
    "The lower line begins 4 points into the pattern."
  ) {
    [(16.0, 0.0), (32, 4)].map { y, phase in
      let path: [PathElement] = [.move(CGPoint(x: 4, y: y)), .line(CGPoint(x: 44, y: y))]
      return stroke(
        .path(path, rule: .winding), StrokeStyle(width: 6, dashes: [8, 4], dashPhase: phase))
    }
  },
  Picture(
    "dash-cap", of: "StrokeStyle.cap", "Each mark of a pattern has caps of its own."
  ) { [stroke(.rectangle(middle), StrokeStyle(width: 5, cap: .round, dashes: [0.01, 8]))] },
  Picture(
    "stroke-transform", of: "DrawCommand.stroke", "A transform stretches the pen too."
  ) {
    let wide = CGAffineTransform(a: 1.5, b: 0, c: 0, d: 0.5, tx: -12, ty: 12)
    return [.stroke(.ellipse(middle), StrokeStyle(width: 6), orange, transform: wide)]
  },
]
