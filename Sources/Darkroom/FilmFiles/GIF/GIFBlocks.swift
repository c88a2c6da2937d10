import Pixels

/// The blocks of a GIF file.
///
/// Source: CompuServe, Graphics Interchange Format, version 89a; the loop is Netscape's.
enum GIFBlocks {
  /// Returns the signature, the screen descriptor and the palette.
  static func header(_ size: PixelSize, _ palette: GIFPalette) -> [UInt8] {
    let fullSize = 1 << palette.bits
    let colors = palette.colors + Array(repeating: 0, count: fullSize - palette.colors.count)
    let depth = UInt8(palette.bits - 1)
    let flags: UInt8 = 0x80 | depth << 4 | depth
    var header = Array("GIF89a".utf8) + word(size.width) + word(size.height)
    header += [flags, 0, 0]
    for color in colors {
      header += [UInt8(color >> 16), UInt8(color >> 8 & 255), UInt8(color & 255)]
    }
    return header
  }

  /// Returns the block that says how often the film repeats after the first time; `nil` is for
  /// ever.
  static func loop(repeats: Int?) -> [UInt8] {
    var block: [UInt8] = [0x21, 0xFF, 11]
    block += Array("NETSCAPE2.0".utf8)
    block += [3, 1]
    block += word(repeats ?? 0)
    block.append(0)
    return block
  }

  /// Returns one image, to be drawn over those before.
  ///
  /// - Parameters:
  ///   - part: where it stands.
  ///   - delay: how long it stands, in hundredths of a second, below 65536.
  ///   - clear: the index of the palette that leaves a pixel as it was.
  ///   - disposal: what is done to the part before the next image is drawn.
  ///   - data: its compressed pixels.
  /// - Returns: the graphic control and the image.
  static func image(
    _ part: PixelRectangle, delay: Int, clear: UInt8?, disposal: GIFDisposal, data: [UInt8]
  ) -> [UInt8] {
    let disposal: UInt8 =
      switch disposal {
      case .keep: 1
      case .clear: 2
      case .restore: 3
      }
    let flags: UInt8 = disposal << 2 | (clear == nil ? 0 : 1)
    var image: [UInt8] = [0x21, 0xF9, 4, flags]
    image += word(delay)
    image += [clear ?? 0, 0, 0x2C]
    for number in [part.x, part.y, part.width, part.height] { image += word(number) }
    image.append(0)
    return image + data
  }

  static let trailer: [UInt8] = [0x3B]

  private static func word(_ number: Int) -> [UInt8] {
    [UInt8(number & 255), UInt8(number >> 8 & 255)]
  }
}
