import Pixels
import Testing

@testable import FilmFiles

/// What a viewer shows where a picture of an APNG lies over those before.
@Suite struct APNGCanvasTests {
  private static let size = PixelSize(width: 1, height: 1)

  /// A frame control as it stands in a file: all of the canvas for 1/60 of a second.
  private func control(blending: UInt8) throws -> APNGControl {
    let places = [0, 1, 1, 0, 0].flatMap { PNGChunks.number($0) }
    let content = places + [0, 1, 0, 60, 0, blending]
    return try APNGControl(PNGChunks.Chunk(name: "fcTL", content: content[...]), in: Self.size)
  }

  private func shown(_ pixel: UInt32, over ground: UInt32, blending: UInt8) throws -> UInt32 {
    var canvas = APNGCanvas(Self.size)
    canvas.draw(Frame(size: Self.size, filledWith: ground), try control(blending: 0))
    canvas.draw(Frame(size: Self.size, filledWith: pixel), try control(blending: blending))
    return canvas.frame.pixels[0]
  }

  /// By the standard's formula: half red over half blue is opaque to 1 - (127/255)², and its share of
  /// red is 128 · 255 of 128 · 255 + 127 · 128.
  @Test func `half clear pixels are mixed by how opaque both are`() throws {
    #expect(try shown(0x80FF_0000, over: 0x8000_00FF, blending: 1) == 0xBFAA_0054)
    #expect(try shown(0x80FF_0000, over: 0xFF00_00FF, blending: 1) == 0xFF80_007F)
  }

  @Test func `opaque pixels hide what is below, and clear ones let it through`() throws {
    #expect(try shown(0xFF01_0203, over: 0x8000_00FF, blending: 1) == 0xFF01_0203)
    #expect(try shown(0, over: 0x8000_00FF, blending: 1) == 0x8000_00FF)
    #expect(try shown(0x4001_0203, over: 0, blending: 1) == 0x4001_0203)
  }

  @Test func `what replaces is not mixed`() throws {
    #expect(try shown(0x80FF_0000, over: 0xFF00_00FF, blending: 0) == 0x80FF_0000)
  }
}
