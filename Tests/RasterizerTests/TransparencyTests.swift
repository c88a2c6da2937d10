import Drawing
import Geometry
import Pixels
import Rasterizer
import Testing

@Suite struct TransparencyTests {
  @Test func `without a background the picture is clear`() throws {
    #expect(try draw(width: 2, height: 1, background: nil).pixels == [0, 0])
  }

  @Test func `alpha comes out straight`() throws {
    for alpha in 1...255 {
      let color = Color(red: 1, green: 0.6, blue: 0, alpha: Double(alpha) / 255)
      let pixel = try draw(.fill(0, 0, 1, 1, color), width: 1, height: 1, background: nil)[0, 0]
      #expect(Int(pixel >> 24) == alpha)
      #expect(pixel >> 16 & 255 == 255)
      #expect(pixel & 255 == 0)
      // Half a level of the premultiplied colour is `127.5 / alpha` levels of the straight one; 0.5
      // for rounding that, and 0.5 for Cairo's own rounding of the colour.
      let green = Double(pixel >> 8 & 255)
      #expect(abs(green - 153) <= 255 / Double(alpha) + 0.5)
    }
  }

  @Test func `a half clear background stays so beside what is drawn`() throws {
    let background = Color(red: 0, green: 0, blue: 1, alpha: 0.2)
    let frame = try draw(.fill(0, 0, 1, 1, .red), width: 2, height: 1, background: background)
    #expect(frame.pixels == [0xFFFF_0000, 0x3300_00FF])
  }

  @Test func `an opaque background stays opaque whatever is drawn on it`() throws {
    for level in 0...255 {
      let color = Color(red: 0.3, green: 0.5, blue: 0.7, alpha: Double(level) / 255)
      let frame = try draw(.fill(0.2, 0.4, 1.1, 1.3, color), width: 2, height: 2)
      #expect(frame.pixels.allSatisfy { $0 >> 24 == 255 })
    }
  }
}
