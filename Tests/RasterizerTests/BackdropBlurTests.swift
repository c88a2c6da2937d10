import Drawing
import Geometry
import Pixels
import SeededNumbers
import Testing

@testable import Rasterizer

@Suite struct BackdropBlurTests {
  private let size = CGSize(width: 120, height: 90)

  /// Stripes of many colours.
  private var stripes: [DrawCommand] {
    var numbers = SplitMix64(seed: 3)
    return (0..<12).map { index in
      .fill(
        Double(10 * index), 0, 10, 90,
        Color(
          red: numbers.next(in: 0..<1), green: numbers.next(in: 0..<1),
          blue: numbers.next(in: 0..<1)))
    }
  }

  private func glass(_ box: CGRect, _ blur: Double) -> DrawCommand {
    .backdrop(.rectangle(box), Backdrop(blur: blur, saturation: 1.8), transform: .identity)
  }

  private func frame(_ commands: [DrawCommand], scale: Double = 1) throws -> Frame {
    try Rasterizer(size: size, scale: scale).frame(of: DisplayList(commands))
  }

  @Test(arguments: [0.5, 3, 8, 20, 60])
  func `a part of a backdrop is the same as the whole`(blur: Double) throws {
    let whole = try frame(stripes + [glass(CGRect(x: 0, y: 0, width: 120, height: 90), blur)])
    let box = CGRect(x: 33, y: 21, width: 40, height: 50)
    let part = try frame(stripes + [glass(box, blur)])
    for y in 21..<71 {
      for x in 33..<73 { #expect(part[x, y] == whole[x, y]) }
    }
  }

  @Test(arguments: [(4.0, 1.0), (9, 1), (9, 2), (16, 1)])
  func `the blur of an edge has the deviation that is asked for`(blur: Double, scale: Double)
    throws
  {
    let drawn = try frame(
      [
        .fill(0, 0, 60, 90, .black),
        .backdrop(
          .rectangle(CGRect(x: 0, y: 0, width: 120, height: 90)), Backdrop(blur: blur),
          transform: .identity),
      ], scale: scale)
    let row = (0..<drawn.size.width).map { Double(drawn[$0, 40] & 255) }
    #expect(row == row.sorted())
    let steps = zip(row.dropFirst(), row).map { $0 - $1 }
    let middle = steps.enumerated().reduce(0.0) { $0 + Double($1.offset) * $1.element } / 255
    let variance =
      steps.enumerated().reduce(0.0) {
        $0 + (Double($1.offset) - middle) * (Double($1.offset) - middle) * $1.element
      } / 255
    #expect(abs(variance.squareRoot() / scale - blur) < 0.05 * blur)
    // No step is much higher than the one of a Gaussian in its middle: 255 / (σ·√2π).
    #expect((steps.max() ?? 0) <= 102 / (blur * scale) + 1)
  }

  @Test func `what changes far from a backdrop does not draw it again`() throws {
    var easel = try Easel(Rasterizer(size: size, scale: 1))
    let bar = glass(CGRect(x: 0, y: 0, width: 120, height: 20), 3)
    func list(_ y: Double) -> DisplayList {
      DisplayList(stripes + [.fill(30, y, 10, 4, .red), bar])
    }
    _ = try easel.draw(list(60))
    let change = try easel.draw(list(64))
    #expect(change.bounds == PixelRectangle(x: 28, y: 58, width: 14, height: 12))
    // Nearer to the bar, it is changed as far as the blur reaches.
    let near = try #require(try easel.draw(list(22)).bounds)
    #expect(near.y < 20)
    #expect(try easel.frame == Rasterizer(size: size, scale: 1).frame(of: list(22)))
  }

  @Test func `what is vibrant is as light as its tint makes what lies behind it`() throws {
    var tint = Color.white
    tint.alpha = 0.5
    let content = DisplayList([.fill(0, 0, 60, 90, .black)])
    let drawn = try frame([
      .fill(0, 0, 120, 90, Color(red: 0.2, green: 0.4, blue: 0.2)),
      .vibrant(content, Vibrancy(saturation: 1, tint: tint)),
    ])
    // Half way from 51, 102, 51 to 255.
    #expect(drawn[10, 10] == 0xFF99_B399 || drawn[10, 10] == 0xFF99_B299)
    #expect(drawn[90, 10] == 0xFF33_6633)
  }
}
