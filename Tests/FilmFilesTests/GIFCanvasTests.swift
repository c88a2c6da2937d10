import Pixels
import Testing

@testable import FilmFiles

/// What a viewer shows between the images of a GIF.
///
/// Source: CompuServe, Graphics Interchange Format, version 89a, disposal methods.
@Suite struct GIFCanvasTests {
  private static let (red, green, blue): (UInt32, UInt32, UInt32) = (
    0xFFFF_0000, 0xFF00_FF00, 0xFF00_00FF
  )

  /// Draws red over three pixels, blue over those from the second on, and green over the first.
  private func shown(after disposal: GIFDisposal) throws -> [UInt32] {
    var canvas = try GIFCanvas(PixelSize(width: 3, height: 1))
    #expect(canvas.isUntouched)
    func draw(_ color: UInt32, from x: Int, count: Int, _ disposal: GIFDisposal) {
      let part = PixelRectangle(x: x, y: 0, width: count, height: 1)
      canvas.draw(
        GIFImage(
          part: part, pixels: Array(repeating: color, count: count), delay: 1, disposal: disposal))
    }
    draw(Self.red, from: 0, count: 3, .keep)
    draw(Self.blue, from: 1, count: 2, disposal)
    #expect(canvas.frame.pixels == [Self.red, Self.blue, Self.blue])
    draw(Self.green, from: 0, count: 1, .keep)
    #expect(!canvas.isUntouched)
    return canvas.frame.pixels
  }

  @Test func `what is kept stays below the next image`() throws {
    #expect(try shown(after: .keep) == [Self.green, Self.blue, Self.blue])
  }

  @Test func `what is cleared leaves nothing`() throws {
    #expect(try shown(after: .clear) == [Self.green, 0, 0])
  }

  @Test func `what is restored leaves what was there before`() throws {
    #expect(try shown(after: .restore) == [Self.green, Self.red, Self.red])
  }

  @Test func `clear pixels let through what is below, and what lies outside is not drawn`() throws {
    var canvas = try GIFCanvas(PixelSize(width: 2, height: 1))
    canvas.draw(
      GIFImage(
        part: PixelRectangle(x: 0, y: 0, width: 2, height: 1), pixels: [Self.red, Self.red],
        delay: 1, disposal: .keep))
    canvas.draw(
      GIFImage(
        part: PixelRectangle(x: 1, y: 0, width: 2, height: 1), pixels: [0, Self.blue], delay: 1,
        disposal: .keep))
    #expect(canvas.frame.pixels == [Self.red, Self.red])
  }
}
