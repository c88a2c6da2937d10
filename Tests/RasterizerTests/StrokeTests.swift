import Drawing
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
}
