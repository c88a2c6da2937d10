import Drawing
import Geometry

extension Picture {
  /// A picture of pixels from its origin on.
  ///
  /// - Parameters:
  ///   - pixels: rows from the top, `0xAARRGGBB` with straight alpha.
  ///   - size: in points.
  package init(pixels: [UInt32], width: Int, height: Int, size: CGSize) {
    let bitmap = Bitmap(width: width, height: height, pixels: pixels)
    let mark = ImageMark(bitmap, box: CGRect(origin: .zero, size: size))
    self.init(DisplayList([.image(mark, transform: .identity)]))
  }

  /// Several pictures over one another.
  package init(joining pictures: [Picture]) {
    self.init(DisplayList(pictures.flatMap(\.list.commands)))
  }

  /// The picture in another space.
  package func moved(by map: CGAffineTransform) -> Picture { Picture(list.applying(map)) }
}
