import Drawing
import Geometry
import Pixels
import Testing

@testable import Rasterizer

@Suite struct ImageMarkTests {
  private let bitmap = Bitmap(
    width: 2, height: 2, pixels: [0xFFFF_0000, 0xFF00_FF00, 0xFF00_00FF, 0x80FF_8000])

  private func image(
    _ box: CGRect, part: CGRect? = nil, _ interpolation: ImageMark.Interpolation = .nearest,
    _ transform: CGAffineTransform = .identity
  ) -> DrawCommand {
    .image(
      ImageMark(bitmap, part: part, box: box, interpolation: interpolation), transform: transform)
  }

  private let names: [UInt32: Character] = [
    white: ".", 0xFFFF_0000: "r", 0xFF00_FF00: "g", 0xFF00_00FF: "b", 0xFFFF_BF7F: "h",
  ]

  @Test func `pixels on pixels are copied`() throws {
    for interpolation in [ImageMark.Interpolation.nearest, .smooth] {
      let frame = try draw(
        image(CGRect(x: 1, y: 0, width: 2, height: 2), interpolation), width: 4, height: 3)
      #expect(frame.letters(names) == [".rg.", ".bh.", "...."])
    }
  }

  private func image(
    _ box: CGRect, _ interpolation: ImageMark.Interpolation
  ) -> DrawCommand { image(box, part: nil, interpolation) }

  @Test func `an enlarged image has sharp pixels where that is asked for`() throws {
    let frame = try draw(image(CGRect(x: 0, y: 0, width: 4, height: 4)), width: 4, height: 4)
    #expect(frame.letters(names) == ["rrgg", "rrgg", "bbhh", "bbhh"])
  }

  @Test func `an enlarged image keeps its colours to its edge`() throws {
    let frame = try draw(
      image(CGRect(x: 0, y: 0, width: 8, height: 8), .smooth), width: 8, height: 8)
    #expect(frame[0, 0] == 0xFFFF_0000)
    #expect(frame[7, 0] == 0xFF00_FF00)
    #expect(frame.count(not: white) == 64)
  }

  @Test func `a part of an image is shown without its neighbours`() throws {
    let frame = try draw(
      image(
        CGRect(x: 0, y: 0, width: 4, height: 4), part: CGRect(x: 1, y: 0, width: 1, height: 1),
        .smooth), width: 4, height: 4)
    #expect(frame.count(not: 0xFF00_FF00) == 0)
  }

  @Test func `an image turns with its map`() throws {
    let quarter = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 2, ty: 0)
    let frame = try draw(
      image(CGRect(x: 0, y: 0, width: 2, height: 2), part: nil, .nearest, quarter), width: 2,
      height: 2)
    #expect(frame.letters(names) == ["br", "hg"])
  }

  @Test func `bitmaps are equal when their pixels are`() {
    let copy = Bitmap(width: 2, height: 2, pixels: bitmap.pixels)
    #expect(copy == bitmap)
    #expect(copy.hashValue == bitmap.hashValue)
    #expect(Bitmap(width: 4, height: 1, pixels: bitmap.pixels) != bitmap)
    var pixels = bitmap.pixels
    pixels[3] ^= 1
    #expect(Bitmap(width: 2, height: 2, pixels: pixels) != bitmap)
  }

  @Test func `another colour keeps an image's shape`() {
    let blue = bitmap.recolored { Color(red: 0, green: 0, blue: 1, alpha: $0.alpha) }
    #expect(blue.pixels == [0xFF00_00FF, 0xFF00_00FF, 0xFF00_00FF, 0x8000_00FF])
  }
}

@Suite struct GradientTests {
  private let stops = [Gradient.Stop(0, .black), Gradient.Stop(1, .white)]
  private let row = Outline.rectangle(CGRect(x: 0, y: 0, width: 8, height: 1))

  @Test func `an axial gradient rises evenly`() throws {
    let gradient = Gradient(
      .axial(start: CGPoint(x: 0, y: 0), end: CGPoint(x: 8, y: 0)), stops: stops)
    let frame = try draw(.gradient(row, gradient, transform: .identity), width: 8, height: 1)
    for x in 0..<8 {
      // A pixel has the colour of its centre, to one level.
      #expect(abs(Double(frame[x, 0] & 255) - 255 * (Double(x) + 0.5) / 8) <= 1.5)
    }
  }

  @Test func `a radial gradient has its last colour from its ellipse on`() throws {
    let gradient = Gradient(
      .radial(center: CGPoint(x: 4, y: 4), radii: CGSize(width: 2, height: 4)), stops: stops)
    let frame = try draw(
      .gradient(
        .rectangle(CGRect(x: 0, y: 0, width: 8, height: 8)), gradient, transform: .identity))
    #expect(frame[1, 4] == white)
    #expect(frame[4, 1] & 255 < 200)
  }

  @Test func `a conic gradient goes round clockwise`() throws {
    let gradient = Gradient(.conic(center: CGPoint(x: 4, y: 4), angle: 0), stops: stops)
    let frame = try draw(
      .gradient(
        .rectangle(CGRect(x: 0, y: 0, width: 8, height: 8)), gradient, transform: .identity))
    // Along the diagonals an eighth, three, five and seven eighths of the turn are over.
    for (x, y, share) in [(7, 7, 1.0), (0, 7, 3), (0, 0, 5), (7, 0, 7)] {
      #expect(abs(Double(frame[x, y] & 255) - 255 * share / 8) <= 1)
    }
  }
}

@Suite struct BoundsTests {
  private static let content = DisplayList([.fill(10, 12, 5, 4, .black)])
  private static let circle = Outline.ellipse(CGRect(x: 10, y: 9, width: 9, height: 11))
  private static let tilt = Projection(
    m11: 1, m12: 0.1, m13: 0.01, m21: 0, m22: 1, m23: 0.02, m31: 4, m32: 3, m33: 1)

  static let commands: [DrawCommand] = [
    .shadow(
      of: content, Shadow(color: .black, blur: 2.3, offset: CGVector(dx: 3.3, dy: -2.2))),
    .shadow(
      of: content, Shadow(color: .black, blur: 2, offset: CGVector(dx: 3.3, dy: -2.2)),
      transform: CGAffineTransform(a: 0.9, b: 0.4, c: -0.1, d: 0.3, tx: 9, ty: 8)),
    .shadow(
      of: content, Shadow(color: .black, blur: 0.3, offset: CGVector(dx: 3.3, dy: -2.2)),
      transform: CGAffineTransform(rotationAngle: 0.2)),
    .masked(DisplayList([.fill(0, 0, 40, 40, .black)]), mask: content),
    .gradient(
      circle, Gradient(.conic(center: .zero, angle: 1), stops: [.init(0, .red)]),
      transform: CGAffineTransform(rotationAngle: 0.2)),
    .image(
      ImageMark(
        Bitmap(width: 1, height: 1, pixels: [black]),
        box: CGRect(x: 3.3, y: 4.4, width: 5, height: 6)),
      transform: CGAffineTransform(rotationAngle: 0.2)),
    .projected(content, box: CGRect(x: 9, y: 9, width: 10, height: 10), tilt),
    .text(
      TextRun(
        "gÅ", font: Typeface(size: 15), color: .black,
        box: CGRect(x: 9, y: 9, width: 20, height: 4)),
      transform: CGAffineTransform(rotationAngle: 0.2)),
    .stroke(
      .path(
        [.move(CGPoint(x: 9, y: 9)), .line(CGPoint(x: 19, y: 19)), .line(CGPoint(x: 9, y: 20))],
        rule: .winding), StrokeStyle(width: 3, cap: .square), .black, transform: .identity),
  ]

  @Test(arguments: 0..<commands.count)
  func `nothing is drawn outside of a command's bounds`(index: Int) throws {
    for scale in [1.0, 2.0] {
      let command = Self.commands[index]
      let frame = try draw(command, width: 40, height: 40, scale: scale)
      let bounds = try #require(command.bounds(scale: scale)).integral
      #expect(frame.count(not: white) > 0)
      for y in 0..<frame.size.height {
        for x in 0..<frame.size.width where frame[x, y] != white {
          #expect(bounds.contains(CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5)), "\(x), \(y)")
        }
      }
    }
  }

  @Test(arguments: [0.01, 0.3, 1, 1.5, 2, 7.3, 100])
  func `a blur spreads no further than shadows are taken to reach`(deviation: Double) {
    for density in [0.5, 1, 3] {
      let reach = Shadow(color: .black, blur: deviation, offset: .zero).reach(density: density)
      // Edges and reading between samples take one sample each.
      #expect(
        Double(GaussianBlur(deviation: deviation * density).reach + 2) <= reach * density + 1e-9)
    }
  }
}
