import Pixels

/// What becomes of pixels that are not opaque.
package enum Ground: Hashable, Sendable {
  /// They stand on white paper.
  case white
  /// They are clear below one half and opaque in their own colour above.
  case clear
  /// They stay as they are.
  case kept

  /// The colour of a pixel: `0xRRGGBB`, where pixels are kept with their alpha above; nothing where it
  /// is clear.
  func color(of pixel: UInt32) -> UInt32? {
    let alpha = pixel >> 24
    if alpha == 255 { return self == .kept ? pixel : pixel & 0xFF_FFFF }
    switch self {
    case .kept: return alpha == 0 ? 0 : pixel
    case .clear: return alpha >= 128 ? pixel & 0xFF_FFFF : nil
    case .white:
      return [16, 8, 0].reduce(0) { result, shift in
        let level = (pixel >> shift & 255) * alpha + 255 * (255 - alpha)
        return result | ((level + 127) / 255) << shift
      }
    }
  }
}
