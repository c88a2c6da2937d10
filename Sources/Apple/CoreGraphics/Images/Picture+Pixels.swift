import Drawing
import Geometry

extension Picture {
  /// Makes a picture of pixels, from its origin on.
  ///
  /// - Parameters:
  ///   - pixels: rows from the top, `0xAARRGGBB` with straight alpha.
  ///   - width: pixels a row.
  ///   - height: rows.
  ///   - size: the size of the picture, in points.
  package init(pixels: [UInt32], width: Int, height: Int, size: CGSize) {
    let bitmap = Bitmap(width: width, height: height, pixels: pixels)
    let mark = ImageMark(bitmap, box: CGRect(origin: .zero, size: size))
    self.init(DisplayList([.image(mark, transform: .identity)]))
  }

  /// Makes a picture of several ones, each over those before it.
  package init(joining pictures: [Picture]) {
    self.init(DisplayList(pictures.flatMap(\.list.commands)))
  }

  /// Returns the picture in another space, to which `map` leads.
  package func moved(by map: CGAffineTransform) -> Picture { Picture(list.applying(map)) }
}
