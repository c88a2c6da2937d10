import Drawing
import Foundation

extension CGImage {
  /// The pixels, rows from the top: `0xAARRGGBB` with straight alpha; `nil` outside of films, where
  /// nothing can be drawn.
  package var levels: [UInt32]? {
    if let own = pixelsOfBitmap { return own }
    return DevelopedImages.pixels(of: self)
  }

  /// Makes an image of pixels, rows from the top: `0xAARRGGBB` with straight alpha.
  package convenience init(levels: [UInt32], width: Int, height: Int) {
    self.init(
      Picture(
        pixels: levels, width: width, height: height, size: CGSize(width: width, height: height)),
      width: width, height: height)
  }

  /// The pixels of an image that is one bitmap, which need not be drawn.
  private var pixelsOfBitmap: [UInt32]? {
    guard picture.list.commands.count == 1,
      case .image(let mark, .identity) = picture.list.commands[0],
      mark.bitmap.width == width, mark.bitmap.height == height,
      mark.part == mark.box, mark.box == CGRect(x: 0, y: 0, width: width, height: height)
    else { return nil }
    return mark.bitmap.pixels
  }
}
