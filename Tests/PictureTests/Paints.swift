import Drawing
import Geometry

private let stops = [Gradient.Stop(0, orange), Gradient.Stop(1, blue)]

/// Four pixels of four colours, one of them half clear.
private let pixels = Bitmap(
  width: 2, height: 2, pixels: [0xFFFF_9500, 0xFF00_7AFF, 0xFF34_C759, 0x8000_0000])

private func gradient(_ shape: Gradient.Shape, _ stops: [Gradient.Stop] = stops) -> DrawCommand {
  .gradient(.rectangle(middle), Gradient(shape, stops: stops), transform: .identity)
}

private func image(
  _ interpolation: ImageMark.Interpolation, part: CGRect? = nil,
  by transform: CGAffineTransform = .identity
) -> DrawCommand {
  .image(
    ImageMark(pixels, part: part, box: middle, interpolation: interpolation), transform: transform)
}

let paints: [Picture] = [
  Picture(
    "gradient-axial", of: "Gradient.Shape.axial",
    "Colours go over into one another along an axis, the same across."
  ) { [gradient(.axial(start: CGPoint(x: 10, y: 10), end: CGPoint(x: 38, y: 38)))] },
  Picture(
    "gradient-beyond", of: "Gradient.stops", "Beyond its ends an axis keeps its last colours."
  ) { [gradient(.axial(start: CGPoint(x: 20, y: 0), end: CGPoint(x: 28, y: 0)))] },
  Picture(
    "gradient-stops", of: "Gradient.Stop",
    "Two stops at one place make an edge, and a clear one lets through."
  ) {
    [
      fill(0, 22, 48, 4, gray),
      gradient(
        .axial(start: CGPoint(x: 10, y: 0), end: CGPoint(x: 38, y: 0)),
        [.init(0, orange), .init(0.5, orange), .init(0.5, blue), .init(1, blue.faded(to: 0))]),
    ]
  },
  Picture(
    "gradient-radial", of: "Gradient.Shape.radial",
    "Colours go over from a centre to an ellipse, and keep the last one beyond."
  ) {
    [gradient(.radial(center: CGPoint(x: 24, y: 24), radii: CGSize(width: 14, height: 8)))]
  },
  Picture(
    "gradient-circles", of: "Gradient.Shape.circles",
    "Colours go over from one circle to another whose centre is elsewhere, as on a ball."
  ) {
    [
      gradient(
        .circles(
          from: CGPoint(x: 18, y: 18), radius: 2, to: CGPoint(x: 24, y: 24), endRadius: 16))
    ]
  },
  Picture(
    "gradient-conic", of: "Gradient.Shape.conic",
    "Colours go once around a centre, clockwise from an angle."
  ) { [gradient(.conic(center: CGPoint(x: 24, y: 24), angle: -.pi / 2))] },
  Picture(
    "image-nearest", of: "ImageMark.Interpolation.nearest", "Enlarged pixels are squares."
  ) { [image(.nearest)] },
  Picture(
    "image-smooth", of: "ImageMark.Interpolation.smooth",
    "Enlarged pixels go over into one another and keep their colours to the edge."
  ) { [image(.smooth)] },
  Picture(
    "image-part", of: "ImageMark.part", "A part of an image shows nothing of its neighbours."
  ) { [image(.smooth, part: CGRect(x: 0, y: 0, width: 1, height: 2))] },
  Picture(
    "image-turned", of: "DrawCommand.image", "A turned image has smooth edges."
  ) {
    let turn = CGAffineTransform(translationX: 24, y: 24).rotated(by: 0.4)
      .translatedBy(x: -24, y: -24)
    return [image(.nearest, by: turn)]
  },
]

let compositions: [Picture] = [
  Picture(
    "group-opacity", of: "DrawCommand.group",
    "A group is blended once: its parts do not show through one another."
  ) {
    let parts = DisplayList([fill(6, 6, 24, 24), fill(18, 18, 24, 24, blue)])
    return [
      fill(0, 22, 48, 4, .black), .group(parts, clip: nil, transform: .identity, opacity: 0.5),
    ]
  },
  Picture(
    "group-clip", of: "DrawCommand.group", "A clip leaves of its content what lies inside."
  ) {
    let parts = DisplayList([fill(0, 0, 48, 24), fill(0, 24, 48, 24, blue)])
    return [.group(parts, clip: star, transform: .identity, opacity: 1)]
  },
  Picture(
    "group-clips", of: "DrawCommand.group", "Of a clip in a clip the common part is left."
  ) {
    let inner = DrawCommand.group(
      DisplayList([fill(0, 0, 48, 48)]), clip: .ellipse(CGRect(x: 16, y: 8, width: 32, height: 32)),
      transform: .identity, opacity: 1)
    return [
      .group(
        DisplayList([inner]), clip: .ellipse(CGRect(x: 0, y: 8, width: 32, height: 32)),
        transform: .identity, opacity: 1)
    ]
  },
  Picture(
    "shadow", of: "DrawCommand.shadow", "A shadow is drawn without what casts it."
  ) {
    let shadow = Shadow(color: .black.faded(to: 0.6), blur: 3, offset: CGVector(dx: 3, dy: 3))
    return [trace(star), .shadow(of: DisplayList([fill(star)]), shadow)]
  },
  Picture(
    "shadow-sharp", of: "Shadow.blur",
    "A shadow without blur is what casts it, moved, in one colour."
  ) {
    let content = DisplayList([fill(8, 8, 20, 20), fill(.ellipse(middle), blue)])
    let shadow = Shadow(color: gray, blur: 0, offset: CGVector(dx: 6, dy: 6))
    return [.shadow(of: content, shadow)] + content.commands
  },
  Picture(
    "mask", of: "DrawCommand.masked",
    "Content shows as far as its mask is opaque; colours do not count."
  ) {
    let fade = Gradient(
      .axial(start: CGPoint(x: 4, y: 0), end: CGPoint(x: 44, y: 0)),
      stops: [.init(0, .white), .init(1, .white.faded(to: 0))])
    let mask = DrawCommand.gradient(
      .rectangle(CGRect(x: 0, y: 0, width: 48, height: 48)), fade, transform: .identity)
    return [.masked(DisplayList([fill(star)]), mask: DisplayList([mask]))]
  },
  Picture(
    "backdrop-blur", of: "Backdrop.blur", "What was drawn before is blurred inside an outline."
  ) {
    [fill(star)] + [
      .backdrop(
        .rectangle(CGRect(x: 24, y: 0, width: 24, height: 48)), Backdrop(blur: 2),
        transform: .identity)
    ]
  },
  Picture(
    "backdrop-saturation", of: "Backdrop.saturation",
    "Colours move away from gray below, and all are gray in the middle."
  ) {
    let bars = [orange, blue, gray].enumerated().map { index, color in
      fill(Double(index) * 16, 0, 16, 48, color.paler)
    }
    return bars
      + [(16.0, 0.0), (32, 1.8)].map { y, saturation in
        .backdrop(
          .rectangle(CGRect(x: 0, y: y, width: 48, height: 16)),
          Backdrop(blur: 0, saturation: saturation), transform: .identity)
      }
  },
  Picture(
    "tilt", of: "DrawCommand.projected", "A tilted plane is smaller where it is further away."
  ) { [tilted(by: 0.012)] },
  Picture(
    "tilt-behind", of: "Projection", "What lies behind the eye is not seen."
  ) { [tilted(by: -0.045)] },
]

extension Color {
  /// Half way to a light gray.
  fileprivate var paler: Color {
    Color(red: (red + 0.7) / 2, green: (green + 0.7) / 2, blue: (blue + 0.7) / 2)
  }
}

/// A chessboard whose right side is further away, or nearer for a negative share.
private func tilted(by share: Double) -> DrawCommand {
  var fields: [DrawCommand] = []
  for row in 0..<4 {
    for column in 0..<4 {
      let color = (row + column).isMultiple(of: 2) ? orange : blue
      fields.append(fill(Double(column) * 10, Double(row) * 10, 10, 10, color))
    }
  }
  let away = Projection(
    m11: 1, m12: share * 10, m13: share, m21: 0, m22: 1, m23: 0, m31: 4, m32: 4, m33: 1)
  return .projected(
    DisplayList(fields), box: CGRect(x: 0, y: 0, width: 40, height: 40), away)
}
