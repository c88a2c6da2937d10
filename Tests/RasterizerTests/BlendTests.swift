import Drawing
import Geometry
import Pixels
import Testing

@testable import Rasterizer

@Suite struct BlendTests {
  private let red = Color(red: 1, green: 0, blue: 0)
  private let green = Color(red: 0, green: 1, blue: 0)

  private func fill(_ color: Color, x: CGFloat = 0) -> DrawCommand {
    .fill(
      .rectangle(CGRect(x: x, y: 0, width: 2, height: 1)), color, transform: .identity)
  }

  private func pixels(
    _ mode: BlendMode, _ color: Color, below: Color? = nil
  ) throws -> [UInt32] {
    let list = [fill(below ?? red), .blended(DisplayList([fill(color, x: 1)]), mode)]
    let frame = try draw(.blended(DisplayList(list), .normal), width: 4, height: 1)
    return (0..<4).map { frame[$0, 0] }
  }

  @Test func `light is added`() throws {
    let added = try pixels(.plusLighter, green)
    #expect(added == [0xFFFF_0000, 0xFFFF_FF00, 0xFF00_FF00, white])
  }

  @Test func `colours are multiplied, and drawn as they are beside`() throws {
    let product = try pixels(.multiply, green)
    #expect(product == [0xFFFF_0000, 0xFF00_0000, 0xFF00_FF00, white])
  }

  @Test func `what is cleared shows what is behind the drawing`() throws {
    let cleared = try pixels(.clear, .black)
    #expect(cleared == [0xFFFF_0000, white, white, white])
  }

  @Test func `a copy replaces what is below it, and nothing beside it`() throws {
    let glass = Color(red: 0, green: 1, blue: 0, alpha: 0)
    let copied = try pixels(.copy, glass)
    #expect(copied == [0xFFFF_0000, white, white, white])
    let inside = try pixels(.sourceIn, green)
    #expect(inside == [0xFFFF_0000, 0xFF00_FF00, white, white])
    let kept = try pixels(.destinationIn, green)
    #expect(kept == [0xFFFF_0000, 0xFFFF_0000, white, white])
  }

  @Test func `all modes draw one fill and several as one`() throws {
    for mode in BlendMode.allCases {
      let one = [fill(red), .blended(DisplayList([fill(green, x: 1)]), mode)]
      let group = DrawCommand.group(
        DisplayList([fill(green, x: 1)]), clip: nil, transform: .identity, opacity: 1)
      let several = [fill(red), .blended(DisplayList([group]), mode)]
      let frames = try [one, several].map {
        try draw(.blended(DisplayList($0), .normal), width: 4, height: 1)
      }
      #expect(frames[0] == frames[1], "\(mode)")
    }
  }
}
