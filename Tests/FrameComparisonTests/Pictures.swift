import Pixels

let white: UInt32 = 0xFFFF_FFFF
let black: UInt32 = 0xFF00_0000

/// Returns a white picture.
func blank(_ width: Int = 40, _ height: Int = 30) -> Frame {
  Frame(size: PixelSize(width: width, height: height), filledWith: white)
}

extension Frame {
  /// Returns the picture with a rectangle of one colour.
  func filling(_ part: PixelRectangle, _ pixel: UInt32 = black) -> Frame {
    var frame = self
    for y in part.rows {
      for x in part.columns { frame[x, y] = pixel }
    }
    return frame
  }

  /// Returns the picture with one pixel changed.
  func setting(_ x: Int, _ y: Int, _ pixel: UInt32) -> Frame {
    var frame = self
    frame[x, y] = pixel
    return frame
  }
}
