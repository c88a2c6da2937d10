import Drawing
import Geometry
import Rasterizer
import Testing

@Suite struct ImageTests {
  @Test func `a translucent pixel of an image keeps all of its colours`() throws {
    let bitmap = Bitmap(width: 1, height: 1, pixels: [0x80FF_8040])
    let size = CGSize(width: 1, height: 1)
    let mark = ImageMark(bitmap, box: CGRect(origin: .zero, size: size))
    let list = DisplayList([.image(mark, transform: .identity)])
    let frame = try Rasterizer(size: size, scale: 1, background: nil).frame(of: list)
    #expect(frame.pixels == [0x80FF_8040])
  }
}
