import Drawing
import Geometry
import Pixels
import Rasterizer
import Testing

@Suite struct RefusalTests {
  @Test func `a picture without area is refused`() {
    for size in [CGSize.zero, CGSize(width: -1, height: 5), CGSize(width: Double.nan, height: 5)] {
      #expect {
        try Rasterizer(size: size, scale: 1).frame(of: DisplayList())
      } throws: { error in
        guard case RasterizerError.noArea = error else { return false }
        return "\(error)".hasSuffix("has no area; give it a positive size and scale")
      }
    }
    #expect(throws: RasterizerError.noArea(width: -8, height: -8, scale: -1)) {
      try draw(width: -8, height: -8, scale: -1)
    }
  }

  @Test func `a picture too large is refused before any memory is asked for`() {
    for scale in [10_000.0, 1e300] {
      #expect(throws: RasterizerError.tooLarge(width: 8 * scale, height: 8 * scale)) {
        try draw(scale: scale)
      }
    }
    #expect(throws: RasterizerError.tooLarge(width: 32_000, height: 32_000)) {
      try draw(width: 32_000, height: 32_000)
    }
  }

  @Test func `coordinates that are no numbers are refused`() {
    let transforms = [
      CGAffineTransform(translationX: .nan, y: 0), CGAffineTransform(scaleX: .infinity, y: 1),
    ]
    for transform in transforms {
      #expect(throws: RasterizerError.self) {
        try draw(
          .fill(.rectangle(CGRect(x: 0, y: 0, width: 1, height: 1)), .red, transform: transform))
      }
    }
    #expect(throws: RasterizerError.self) { try draw(.fill(.nan, 0, 1, 1, .red)) }
    #expect(throws: RasterizerError.self) {
      let path: [PathElement] = [.move(.zero), .line(CGPoint(x: Double.nan, y: 1))]
      return try draw(.fill(.path(path, rule: .winding), .red, transform: .identity))
    }
  }

  @Test func `what is squeezed to nothing draws nothing`() throws {
    let flat = CGAffineTransform(scaleX: 0, y: 1)
    let outline = Outline.rectangle(CGRect(x: 0, y: 0, width: 4, height: 4))
    let frame = try draw(
      .fill(outline, .red, transform: flat),
      .stroke(outline, StrokeStyle(width: 1), .red, transform: flat),
      .text(
        TextRun(
          "x", font: Typeface(size: 5), color: .red, box: CGRect(x: 0, y: 0, width: 8, height: 8)),
        transform: flat),
      .group(DisplayList([.fill(0, 0, 4, 4, .red)]), clip: outline, transform: flat, opacity: 1),
      .fill(.ellipse(CGRect(x: 1, y: 1, width: 0, height: 5)), .red, transform: .identity),
      .fill(.path([], rule: .evenOdd), .red, transform: .identity),
      .fill(.rectangle(.null), .red, transform: .identity))
    #expect(frame.count(not: white) == 0)
  }

  @Test func `a rectangle may be as large as numbers go`() throws {
    let frame = try draw(.fill(-1e12, 3, 2e12, 1e15, .black), width: 4, height: 4)
    #expect(frame.letters([white: ".", black: "#"]) == ["....", "....", "....", "####"])
    #expect(try draw(.fill(1e12, 0, 10, 10, .black)).count(not: white) == 0)
  }

  @Test func `a curve beyond the reach of Cairo is refused where it could be seen`() {
    let huge = Outline.ellipse(CGRect(x: -1e9, y: -1e9, width: 2e9, height: 2e9))
    #expect(throws: RasterizerError.self) { try draw(.fill(huge, .red, transform: .identity)) }
  }
}
