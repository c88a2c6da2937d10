import Drawing
import Geometry
import Testing

/// One command of every kind, none of whose parts has its default value.
struct Sample: CustomTestStringConvertible {
  let name: String
  let command: DrawCommand
  /// The command as text.
  let text: String
  /// The fingerprint in recorded references.
  let fingerprint: String

  var testDescription: String { name }
}

private let turned = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 30, ty: 2.5)
private let orange = Color(red: 1, green: 149.0 / 255, blue: 0)
private let glass = Color(red: 0, green: 0.5, blue: 1, alpha: 0.25)
private let box = CGRect(x: 1, y: 2, width: 30, height: 20)
private let square = DisplayList([.fill(.rectangle(box), orange, transform: .identity)])

private let path: [PathElement] = [
  .move(CGPoint(x: 0, y: 0)), .line(CGPoint(x: 10, y: 0)),
  .quadCurve(CGPoint(x: 20, y: 10), control: CGPoint(x: 20, y: 0)),
  .curve(
    CGPoint(x: 0, y: 10), control1: CGPoint(x: 15, y: 20), control2: CGPoint(x: 5, y: 20)),
  .close,
]

private var words: TextRun {
  var run = TextRun(
    "A \"quoted\"\nline", font: Typeface(size: 17, weight: 600, isItalic: true), color: .black,
    box: box, alignment: .center, lineBreak: .wordWrap, lines: 2)
  run.spans = [
    TextSpan(
      0..<3, font: Typeface(size: 12), color: orange, background: glass,
      underline: TextLine(color: .black, thickness: 2, isDouble: true),
      strikethrough: TextLine(color: orange), kern: 0.5, rise: -2)
  ]
  run.paragraph.lineSpacing = 4
  run.paragraph.tailIndent = 3
  return run
}

let samples: [Sample] = [
  Sample(
    name: "rectangle", command: .fill(.rectangle(box), orange, transform: .identity),
    text: "fill rectangle 1 2 30 20 #FF9500", fingerprint: "09f0467fe45a469c"),
  Sample(
    name: "rounded rectangle",
    command: .fill(.roundedRectangle(box, radius: 4), glass, transform: turned),
    text: "fill rounded 1 2 30 20 radius 4 rgba(0, 0.5, 1, 0.25) by 0 1 -1 0 30 2.5",
    fingerprint: "e95425a249db5ea3"),
  Sample(
    name: "ellipse", command: .fill(.ellipse(box), .white, transform: .identity),
    text: "fill ellipse 1 2 30 20 #FFFFFF", fingerprint: "33209594d3d18933"),
  Sample(
    name: "path",
    command: .fill(.path(path, rule: .evenOdd), .black, transform: .identity),
    text: "fill path M0 0 L10 0 Q20 0 20 10 C15 20 5 20 0 10 Z even-odd #000000",
    fingerprint: "1c9cc2a8855670b3"),
  Sample(
    name: "stroke",
    command: .stroke(
      .path(path, rule: .winding),
      StrokeStyle(
        width: 1.5, cap: .round, join: .miter, miterLimit: 4, dashes: [3, 1], dashPhase: 2),
      .black, transform: .identity),
    text: "stroke path M0 0 L10 0 Q20 0 20 10 C15 20 5 20 0 10 Z width 1.5 cap round "
      + "join miter 4 dashes 3 1 phase 2 #000000",
    fingerprint: "20c10ace89f2aa2d"),
  Sample(
    name: "text",
    command: .text(
      TextRun("plain", font: Typeface(size: 17), color: .black, box: box), transform: .identity),
    text: "text \"plain\" size 17 weight 400 #000000 in 1 2 30 20 left truncateTail lines 1",
    fingerprint: "3075a32e363fb87b"),
  Sample(
    name: "text with looks", command: .text(words, transform: turned),
    text: #"text "A \"quoted\"\nline" size 17 weight 600 italic #000000 in 1 2 30 20 "#
      + "center wordWrap lines 2 paragraph {spacing 4 tail 3} "
      + "{span 0 3 size 12 weight 400 #FF9500 background rgba(0, 0.5, 1, 0.25) "
      + "underline #000000 thickness 2 double strikethrough #FF9500 thickness 1 kern 0.5 rise -2} "
      + "by 0 1 -1 0 30 2.5",
    fingerprint: "4b8983c48783549c"),
  Sample(
    name: "axial gradient",
    command: .gradient(
      .rectangle(box),
      Gradient(
        .axial(start: .zero, end: CGPoint(x: 10, y: 0)),
        stops: [.init(0, .black), .init(0.75, orange)]), transform: .identity),
    text: "gradient rectangle 1 2 30 20 axial 0 0 to 10 0 stops 0 #000000 0.75 #FF9500",
    fingerprint: "a0a509bbe52714a1"),
  Sample(
    name: "radial gradient",
    command: .gradient(
      .rectangle(box),
      Gradient(
        .radial(center: CGPoint(x: 5, y: 6), radii: CGSize(width: 3, height: 4)),
        stops: [.init(0, .black)]), transform: turned),
    text: "gradient rectangle 1 2 30 20 radial 5 6 radii 3 4 stops 0 #000000 by 0 1 -1 0 30 2.5",
    fingerprint: "1f30d32f6e4ba832"),
  Sample(
    name: "conic gradient",
    command: .gradient(
      .rectangle(box),
      Gradient(.conic(center: CGPoint(x: 5, y: 6), angle: 1.5), stops: [.init(0, .black)]),
      transform: .identity),
    text: "gradient rectangle 1 2 30 20 conic 5 6 from 1.5 stops 0 #000000",
    fingerprint: "0295c71c27610881"),
  Sample(
    name: "image",
    command: .image(
      ImageMark(
        Bitmap(width: 2, height: 1, pixels: [0xFFFF_0000, 0x8000_00FF]),
        part: CGRect(x: 1, y: 0, width: 1, height: 1), box: box, interpolation: .nearest),
      transform: .identity),
    text: "image Bitmap(2×1, 8a31b200b2dd2b60) part 1 0 1 1 in 1 2 30 20 nearest",
    fingerprint: "53b7102e3254b190"),
  Sample(
    name: "group",
    command: .group(square, clip: .ellipse(box), transform: turned, opacity: 0.5),
    text: "group clip ellipse 1 2 30 20 by 0 1 -1 0 30 2.5 opacity 0.5\n"
      + "  fill rectangle 1 2 30 20 #FF9500",
    fingerprint: "93c7ca9877968ab9"),
  Sample(
    name: "group without a clip",
    command: .group(square, clip: nil, transform: .identity, opacity: 1),
    text: "group\n  fill rectangle 1 2 30 20 #FF9500", fingerprint: "bd5c2575945acda0"),
  Sample(
    name: "shadow",
    command: .shadow(
      of: square, Shadow(color: glass, blur: 3, offset: CGVector(dx: 0, dy: -2))),
    text: "shadow rgba(0, 0.5, 1, 0.25) blur 3 offset 0 -2\n  fill rectangle 1 2 30 20 #FF9500",
    fingerprint: "dd436e9b8377b30c"),
  Sample(
    name: "mask", command: .masked(square, mask: square),
    text: "masked\n  fill rectangle 1 2 30 20 #FF9500\nmask\n  fill rectangle 1 2 30 20 #FF9500",
    fingerprint: "0536978936c2dba9"),
  Sample(
    name: "backdrop",
    command: .backdrop(
      .rectangle(box), Backdrop(blur: 10, saturation: 1.8), transform: .identity),
    text: "backdrop rectangle 1 2 30 20 blur 10 saturation 1.8", fingerprint: "38065953ebd76ad3"),
  Sample(
    name: "tilted plane",
    command: .projected(
      square, box: box,
      Projection(m11: 1, m12: 0, m13: 0.01, m21: 0, m22: 1, m23: 0, m31: 4, m32: 3, m33: 1)),
    text: "projected 1 2 30 20 by 1 0 0.01 0 1 0 4 3 1\n  fill rectangle 1 2 30 20 #FF9500",
    fingerprint: "c93b8a36e99aecc2"),
  Sample(
    name: "blended", command: .blended(square, .multiply),
    text: "blended multiply\n  fill rectangle 1 2 30 20 #FF9500",
    fingerprint: "fd08c09d84625161"),
  Sample(
    name: "stamps",
    command: .stamps([
      Stamp(center: CGPoint(x: 5, y: 6), radius: 3, color: glass),
      Stamp(center: CGPoint(x: 5, y: 6), radius: 4, hole: 2.5, color: orange),
    ]),
    text: "stamps at 5 6 radius 3 rgba(0, 0.5, 1, 0.25) at 5 6 radius 4 hole 2.5 #FF9500",
    fingerprint: "8601f222fccf8524"),
  Sample(
    name: "gradient between circles",
    command: .gradient(
      .rectangle(box),
      Gradient(
        .circles(
          from: CGPoint(x: 5, y: 6), radius: 1, to: CGPoint(x: 7, y: 8), endRadius: 9),
        stops: [.init(0, .black)]), transform: .identity),
    text: "gradient rectangle 1 2 30 20 circles 5 6 radius 1 to 7 8 radius 9 stops 0 #000000",
    fingerprint: "c5674b0e0084ca8c"),
]
