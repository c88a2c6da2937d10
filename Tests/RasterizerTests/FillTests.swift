import Drawing
import Geometry
import Pixels
import Rasterizer
import Testing

@Suite struct FillTests {
  @Test func `a square on the pixel grid is crisp`() throws {
    let frame = try draw(.fill(1, 2, 3, 1, .red), width: 5, height: 4)
    #expect(
      frame.letters([white: ".", 0xFFFF_0000: "r"]) == [".....", ".....", ".rrr.", "....."])
  }

  @Test func `a square that covers half a pixel is half there`() throws {
    let frame = try draw(.fill(0.5, 0, 1, 1, .black), width: 3, height: 1)
    // Half of 255 is 127 or 128, as Cairo rounds.
    #expect(frame[0, 0] == frame[1, 0])
    #expect([0xFF7F_7F7F, 0xFF80_8080].contains(frame[0, 0]))
    #expect(frame[2, 0] == white)
  }

  @Test func `at scale 2 half a point is a whole pixel`() throws {
    let frame = try draw(.fill(0.5, 0, 1, 0.5, .black), width: 2, height: 1, scale: 2)
    #expect(frame.size == PixelSize(width: 4, height: 2))
    #expect(frame.letters([white: ".", black: "#"]) == [".##.", "...."])
  }

  @Test func `every level of a colour arrives unchanged`() throws {
    for level in 0...255 {
      let part = Double(level) / 255
      let color = Color(red: part, green: 1 - part, blue: part)
      let frame = try draw(.fill(0, 0, 1, 1, color), width: 1, height: 1)
      let (red, green) = (UInt32(level), UInt32(255 - level))
      #expect(frame[0, 0] == 0xFF00_0000 | red << 16 | green << 8 | red)
    }
  }

  @Test func `a background is under everything`() throws {
    let frame = try draw(.fill(0, 0, 1, 1, .red), width: 2, height: 1, background: .blue)
    #expect(frame.pixels == [0xFFFF_0000, 0xFF00_00FF])
  }

  @Test func `later commands are over earlier ones`() throws {
    let frame = try draw(.fill(0, 0, 1, 1, .red), .fill(0, 0, 1, 1, .blue), width: 1, height: 1)
    #expect(frame[0, 0] == 0xFF00_00FF)
  }

  @Test func `a path with the even-odd rule has a hole where it lies twice over itself`() throws {
    func picture(_ rule: FillRule) throws -> [String] {
      let path = square(0, 0, 4) + square(1, 1, 2)
      return try draw(
        .fill(.path(path, rule: rule), .black, transform: .identity), width: 4, height: 4
      )
      .letters([white: ".", black: "#"])
    }
    #expect(try picture(.evenOdd) == ["####", "#..#", "#..#", "####"])
    #expect(try picture(.winding) == ["####", "####", "####", "####"])
  }

  @Test func `a transform maps the outline to the picture`() throws {
    let outline = Outline.rectangle(CGRect(x: 0, y: 0, width: 1, height: 2))
    let transform = CGAffineTransform(a: 0, b: 2, c: -1, d: 0, tx: 3, ty: 1)
    let frame = try draw(.fill(outline, .black, transform: transform), width: 4, height: 4)
    #expect(frame.letters([white: ".", black: "#"]) == ["....", ".##.", ".##.", "...."])
  }

  @Test func `a disc has the area of a circle and all its symmetries`() throws {
    let outline = Outline.ellipse(CGRect(x: 10, y: 10, width: 80, height: 80))
    try expectDisc(draw(.fill(outline, .black, transform: .identity), width: 100, height: 100))
  }

  @Test func `corners are arcs of a true circle`() throws {
    let outline = Outline.roundedRectangle(
      CGRect(x: 10, y: 10, width: 80, height: 80), radius: 40)
    try expectDisc(draw(.fill(outline, .black, transform: .identity), width: 100, height: 100))
  }

  @Test func `a radius beyond half of the shorter side is that half`() throws {
    func picture(radius: Double) throws -> Frame {
      let rectangle = CGRect(x: 1, y: 1, width: 30, height: 10)
      let outline = Outline.roundedRectangle(rectangle, radius: radius)
      return try draw(.fill(outline, .black, transform: .identity), width: 32, height: 12)
    }
    #expect(try picture(radius: 50) == picture(radius: 5))
    #expect(try picture(radius: -1) == picture(radius: 0))
  }

  /// The ink of a disc of radius 40 is π·40² to 0.1 %, and its sides mirror each other to 6 levels.
  private func expectDisc(_ frame: Frame) throws {
    let ink = frame.pixels.reduce(0.0) { $0 + Double(255 - $1 & 255) / 255 }
    #expect(abs(ink / (.pi * 1600) - 1) < 0.001)
    let difference = (0..<10_000).map { index in
      let (x, y) = (index % 100, index / 100)
      return abs(Int(frame[x, y] & 255) - Int(frame[99 - x, y] & 255))
    }.max()
    #expect(try #require(difference) <= 6)
  }

  private func square(_ x: Double, _ y: Double, _ side: Double) -> [PathElement] {
    [
      .move(CGPoint(x: x, y: y)), .line(CGPoint(x: x + side, y: y)),
      .line(CGPoint(x: x + side, y: y + side)), .line(CGPoint(x: x, y: y + side)), .close,
    ]
  }
}
