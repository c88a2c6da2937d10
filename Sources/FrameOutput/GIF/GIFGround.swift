import Pixels

/// What becomes of pixels that are not opaque, which a GIF has not.
package enum GIFGround: Hashable, Sendable {
  /// They stand on white paper.
  case white
  /// They are clear below one half and opaque in their own colour above.
  case clear

  /// The colour `0xRRGGBB` of a pixel; nothing where it is clear.
  func color(of pixel: UInt32) -> UInt32? {
    let alpha = pixel >> 24
    if alpha == 255 { return pixel & 0xFF_FFFF }
    switch self {
    case .clear: return alpha >= 128 ? pixel & 0xFF_FFFF : nil
    case .white:
      return [16, 8, 0].reduce(0) { result, shift in
        let level = (pixel >> shift & 255) * alpha + 255 * (255 - alpha)
        return result | ((level + 127) / 255) << shift
      }
    }
  }
}

extension Frame {
  /// Pixels of `part` that repeat, told as one.
  func runs(in part: PixelRectangle, ground: GIFGround) -> [GIFChange.Run] {
    var runs: [GIFChange.Run] = []
    pixels.withUnsafeBufferPointer { pixels in
      var last = pixels[part.y * size.width + part.x]
      var length = 0
      for row in part.rows {
        for column in part.columns {
          let pixel = pixels[row * size.width + column]
          if pixel == last, length < GIFChange.Run.longest {
            length += 1
          } else {
            runs.append(GIFChange.Run(ground.color(of: last), length: length))
            (last, length) = (pixel, 1)
          }
        }
      }
      runs.append(GIFChange.Run(ground.color(of: last), length: length))
    }
    return runs
  }
}
