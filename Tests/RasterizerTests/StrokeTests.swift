import Drawing
import Foundation
import Geometry
import Pixels
import Testing

@Suite struct StrokeTests {
  @Test func `a stroke is centred on its outline`() throws {
    let outline = Outline.rectangle(CGRect(x: 1, y: 1, width: 3, height: 3))
    let frame = try draw(
      .stroke(outline, StrokeStyle(width: 2), .black, transform: .identity), width: 6, height: 5)
    #expect(
      frame.letters([white: ".", black: "#"])
        == ["#####.", "#####.", "##.##.", "#####.", "#####."])
  }

  @Test func `a pen is stretched by the transform`() throws {
    let outline = Outline.path(
      [.move(CGPoint(x: 1, y: 0)), .line(CGPoint(x: 1, y: 1))], rule: .winding)
    let frame = try draw(
      .stroke(
        outline, StrokeStyle(width: 1), .black, transform: CGAffineTransform(scaleX: 2, y: 2)),
      width: 4, height: 2)
    #expect(frame.letters([white: ".", black: "#"]) == [".##.", ".##."])
  }

  @Test func `caps reach beyond the end of a line as they say`() throws {
    func ink(_ cap: StrokeStyle.Cap) throws -> Double {
      let outline = Outline.path(
        [.move(CGPoint(x: 10, y: 10)), .line(CGPoint(x: 20, y: 10))], rule: .winding)
      let frame = try draw(
        .stroke(outline, StrokeStyle(width: 8, cap: cap), .black, transform: .identity),
        width: 30, height: 20)
      return frame.pixels.reduce(0) { $0 + Double(255 - $1 & 255) / 255 }
    }
    #expect(try ink(.butt) == 80)
    #expect(try ink(.square) == 80 + 64)
    // A disc of radius 4, flattened to a tenth of a pixel.
    #expect(try abs(ink(.round) - 80 - .pi * 16) < 0.8)
  }

  @Test func `dashes mark and skip`() throws {
    let outline = Outline.path(
      [.move(CGPoint(x: 0, y: 0.5)), .line(CGPoint(x: 8, y: 0.5))], rule: .winding)
    let style = StrokeStyle(width: 1, dashes: [2, 1], dashPhase: 1)
    let frame = try draw(.stroke(outline, style, .black, transform: .identity), height: 1)
    #expect(frame.letters([white: ".", black: "#"]) == ["#.##.##."])
  }

  @Test func `dashes that mark nothing leave a solid line`() throws {
    let outline = Outline.path(
      [.move(CGPoint(x: 0, y: 0.5)), .line(CGPoint(x: 4, y: 0.5))], rule: .winding)
    for dashes in [[0, 0], [-1, 2], [.nan]] {
      let style = StrokeStyle(width: 1, dashes: dashes)
      let frame = try draw(
        .stroke(outline, style, .black, transform: .identity), width: 4, height: 1)
      #expect(frame.letters([white: ".", black: "#"]) == ["####"])
    }
  }

  @Test func `a quadratic curve passes through the middle that its formula gives`() throws {
    // B(1/2) = (start + 2·control + end) / 4 = (10, 10).
    let outline = Outline.path(
      [
        .move(CGPoint(x: 0, y: 0)),
        .quadCurve(CGPoint(x: 20, y: 0), control: CGPoint(x: 10, y: 20)),
      ],
      rule: .winding)
    let frame = try draw(
      .stroke(outline, StrokeStyle(width: 2), .black, transform: .identity), width: 20, height: 20)
    #expect(frame[10, 9] == black)
    #expect(frame[10, 12] == white)
    #expect(frame[10, 7] == white)
  }

  @Test func `all joins of a round line are round, as those of dashes are`() throws {
    // Cairo 1.18 bevels joins that turn little, and Cairo 1.16 most of those in curves; both round
    // those of dashes.
    func spiral(_ turn: Double) -> [PathElement] {
      let points = (0..<60).map { index in
        let (angle, radius) = (Double(index) * turn, 8 + 0.3 * Double(index))
        return CGPoint(x: 32 + radius * cos(angle), y: 32 + radius * sin(angle))
      }
      return [.move(points[0])] + points.dropFirst().map { .line($0) }
    }
    let heart: [PathElement] = [
      .move(CGPoint(x: 32, y: 9)),
      .curve(
        CGPoint(x: 32, y: 60), control1: CGPoint(x: 50, y: -9), control2: CGPoint(x: 94, y: 25)),
      .curve(
        CGPoint(x: 32, y: 9), control1: CGPoint(x: -30, y: 25), control2: CGPoint(x: 14, y: -9)),
    ]
    let spirals: [[PathElement]] = (0..<30).map { spiral(0.02 + 0.02 * Double($0)) }
    let hearts: [[PathElement]] = [heart, heart + [.close]]
    for elements in spirals + hearts {
      let frames = try [[], [1e6]].map { dashes in
        let style = StrokeStyle(width: 1.3, join: .round, dashes: dashes)
        return try draw(
          .stroke(.path(elements, rule: .winding), style, .black, transform: .identity),
          width: 64, height: 64)
      }
      #expect(frames[0].pixels == frames[1].pixels)
    }
  }

  @Test func `a pen that is enlarged draws as a wider one, also at sharp turns of curves`() throws {
    // Curves whose ends lie nearly on each other: they turn around within a step of Cairo's.
    for step in 0..<40 {
      let reach = 4 + 0.45 * Double(step)
      func outline(_ scale: Double) -> Outline {
        func point(_ x: Double, _ y: Double) -> CGPoint { CGPoint(x: scale * x, y: scale * y) }
        return .path(
          [
            .move(point(8, 8)),
            .curve(
              point(8.5, 8.25), control1: point(8 + reach, 9 + reach),
              control2: point(9, 8 + reach)),
          ], rule: .winding)
      }
      for width in [0.25, 0.75, 2] {
        let enlarged = try draw(
          .stroke(
            outline(0.5), StrokeStyle(width: width), .black,
            transform: CGAffineTransform(scaleX: 2, y: 2)), width: 32, height: 32)
        let wider = try draw(
          .stroke(outline(1), StrokeStyle(width: 2 * width), .black, transform: .identity),
          width: 32, height: 32)
        #expect(enlarged.pixels == wider.pixels)
      }
    }
  }
}
