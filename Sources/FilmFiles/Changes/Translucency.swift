/// What an encoder makes of pixels that are not opaque.
enum Translucency: Hashable, Sendable {
  /// They stay as they are.
  case kept
  /// They are clear below one half and opaque in their own colour above.
  case halved
  /// They stand on a colour, `0xRRGGBB`.
  case laid(on: UInt32)

  /// The colour of a pixel.
  ///
  /// - Returns: `0xRRGGBB`, with the alpha above it where pixels are kept; `nil` where it is clear.
  func color(of pixel: UInt32) -> UInt32? {
    let alpha = pixel >> 24
    switch self {
    case .kept: return alpha == 0 ? 0 : pixel
    case .halved: return alpha >= 128 ? pixel & 0xFF_FFFF : nil
    case .laid(let ground):
      if alpha == 255 { return pixel & 0xFF_FFFF }
      return [16, 8, 0].reduce(0) { result, shift in
        let level = (pixel >> shift & 255) * alpha + (ground >> shift & 255) * (255 - alpha)
        return result | ((level + 127) / 255) << shift
      }
    }
  }
}
