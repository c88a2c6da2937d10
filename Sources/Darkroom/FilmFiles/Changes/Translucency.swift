/// What an encoder does to pixels that are not opaque.
enum Translucency: Hashable, Sendable {
  /// They stay as they are.
  case kept
  /// They become clear below one half and opaque, in their own colour, above.
  case halved
  /// They are blended over a colour, `0xRRGGBB`.
  case laid(on: UInt32)

  /// Returns whether a pixel shows when its alpha is halved.
  static func isHalfOpaque(_ pixel: UInt32) -> Bool { pixel >> 24 >= 128 }

  /// Returns the colour that a pixel has in the film.
  ///
  /// - Returns: `0xRRGGBB`, with the alpha above it when pixels are kept; `nil` when the pixel is
  ///   clear.
  func color(of pixel: UInt32) -> UInt32? {
    let alpha = pixel >> 24
    switch self {
    case .kept: return alpha == 0 ? 0 : pixel
    case .halved: return Self.isHalfOpaque(pixel) ? pixel & 0xFF_FFFF : nil
    case .laid(let ground):
      if alpha == 255 { return pixel & 0xFF_FFFF }
      // With its types: without them, the compiler looks for them for seconds.
      return [16, 8, 0].reduce(0) { (result: UInt32, shift: UInt32) -> UInt32 in
        let above: UInt32 = (pixel >> shift & 255) * alpha
        let below: UInt32 = (ground >> shift & 255) * (255 - alpha)
        return result | ((above + below + 127) / 255) << shift
      }
    }
  }

  /// Gives pixels the colours that they have in the film.
  ///
  /// Those that are not kept become opaque.
  func lay(_ pixels: inout [UInt32]) {
    pixels.withUnsafeMutableBufferPointer { pixels in
      guard pixels.reduce(.max, &) >> 24 != 255 else { return }
      for place in pixels.indices where pixels[place] >> 24 != 255 {
        let color = color(of: pixels[place]) ?? 0
        pixels[place] = self == .kept ? color : color | 0xFF00_0000
      }
    }
  }
}
