import Pixels

/// The chunks of an animated WebP, except those of its pictures.
///
/// Source: Google, WebP Container Specification.
enum WebPBlocks {
  /// Returns what comes before the first picture.
  ///
  /// - Parameters:
  ///   - size: the size of the film.
  ///   - hasAlpha: whether any pixel is not opaque.
  ///   - plays: how often it plays; 0 is for ever.
  ///   - length: the bytes of all pictures with their heads.
  /// - Returns: the head of the file.
  static func head(_ size: PixelSize, hasAlpha: Bool, plays: Int, length: Int) -> [UInt8] {
    let flags: UInt8 = isAnimated | (hasAlpha ? hasClearPixels : 0)
    let look: [UInt8] = [flags, 0, 0, 0]
    let extent = number(size.width - 1, 3) + number(size.height - 1, 3)
    let extended = name("VP8X") + number(10, 4) + look + extent
    let ground = number(hasAlpha ? 0 : 0xFFFF_FFFF, 4)
    let animation = name("ANIM") + number(6, 4) + ground + number(plays, 2)
    let content = name("WEBP") + extended + animation
    return name("RIFF") + number(content.count + length, 4) + content
  }

  /// How many bytes of a picture come before its chunks.
  static let pictureHeadLength = 24

  /// Returns a picture that is drawn over those before.
  ///
  /// - Parameters:
  ///   - part: where it stands; x and y are even.
  ///   - milliseconds: how long it stands.
  ///   - isBlended: whether clear pixels leave what was there; otherwise all pixels are replaced.
  ///   - chunks: the compressed picture.
  /// - Returns: an ANMF chunk.
  static func picture(
    _ part: PixelRectangle, milliseconds: Int, isBlended: Bool, chunks: [UInt8]
  ) -> [UInt8] {
    name("ANMF") + number(16 + chunks.count, 4)
      + number(part.x / 2, 3) + number(part.y / 2, 3)
      + number(part.width - 1, 3) + number(part.height - 1, 3)
      + number(min(milliseconds, longestDelay), 3) + [isBlended ? 0 : isNotBlended] + chunks
  }

  private static let isAnimated: UInt8 = 1 << 1
  private static let hasClearPixels: UInt8 = 1 << 4
  private static let isNotBlended: UInt8 = 1 << 1
  /// The longest that a picture can stand; more than four hours.
  ///
  /// *Units*: milliseconds.
  private static let longestDelay = 1 << 24 - 1

  private static func name(_ letters: String) -> [UInt8] { Array(letters.utf8) }

  private static func number(_ value: Int, _ count: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
  }
}
