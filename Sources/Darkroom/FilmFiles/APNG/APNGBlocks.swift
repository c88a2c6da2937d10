import Pixels

/// The chunks of an APNG.
///
/// Source: W3C, Portable Network Graphics, third edition.
struct APNGBlocks {
  private let size: PixelSize
  private let palette: APNGPalette
  private let hasAlpha: Bool
  /// The number of the next chunk of the animation.
  private var sequence = 0

  init(_ size: PixelSize, _ palette: APNGPalette, hasAlpha: Bool) {
    self.size = size
    self.palette = palette
    self.hasAlpha = hasAlpha
  }

  /// Returns what comes before the first picture.
  ///
  /// A palette index has eight bits however few colours there are: ffmpeg 5 misreads fewer where a
  /// picture covers only a part of the film.
  ///
  /// - Parameters:
  ///   - pictures: how many pictures the animation has.
  ///   - plays: how often it plays; 0 is for ever.
  /// - Returns: the signature and the first chunks.
  func head(pictures: Int, plays: Int) -> [UInt8] {
    let kind: UInt8 = palette.isOverfull ? (hasAlpha ? 6 : 2) : 3
    let header = PNGChunks.chunk(
      "IHDR",
      PNGChunks.number(size.width) + PNGChunks.number(size.height) + [8, kind, 0, 0, 0])
    let control = PNGChunks.chunk("acTL", PNGChunks.number(pictures) + PNGChunks.number(plays))
    return PNGChunks.signature + header + control + (palette.isOverfull ? [] : paletteChunks)
  }

  private var paletteChunks: [UInt8] {
    let alphas = palette.colors.map { hasAlpha ? UInt8($0 >> 24) : 255 }
    let plain = PNGChunks.chunk(
      "PLTE",
      palette.colors.flatMap { color in
        [16, 8, 0].map { UInt8(truncatingIfNeeded: color >> $0) }
      })
    guard alphas.contains(where: { $0 < 255 }) else { return plain }
    return plain + PNGChunks.chunk("tRNS", alphas)
  }

  /// Returns a picture that replaces what its part showed.
  ///
  /// Pixels that stay are written again. Laying clear pixels over the picture before would at times
  /// be a hundredth shorter, but neither ffmpeg 5 nor Pillow 9 draws those of a palette as they are
  /// meant.
  mutating func picture(
    _ picture: APNGPicture, delay: FrameDuration.Delay
  ) -> [UInt8] {
    let part = picture.part
    let isFirst = sequence == 0
    var control: [UInt8] = nextNumber()
    for number in [part.width, part.height, part.x, part.y] {
      control += PNGChunks.number(number)
    }
    for number in [delay.numerator, delay.denominator] {
      control += PNGChunks.number(number).suffix(2)
    }
    control += [0, 0]
    return PNGChunks.chunk("fcTL", control)
      + (isFirst
        ? PNGChunks.chunk("IDAT", picture.bytes)
        : PNGChunks.chunk("fdAT", nextNumber() + picture.bytes))
  }

  var tail: [UInt8] { PNGChunks.chunk("IEND", []) }

  private mutating func nextNumber() -> [UInt8] {
    defer { sequence += 1 }
    return PNGChunks.number(sequence)
  }
}

extension FrameDuration {
  /// A fraction of a second in 16 bits each.
  struct Delay: Hashable, Sendable {
    let numerator: Int
    let denominator: Int
  }

  /// Returns how long so many frames stand, split into as few delays as the format allows.
  func delays(frames: Int) -> [Delay] {
    let total = frames * ticks
    let divisor = greatestCommonDivisor(total, rate)
    let (numerator, denominator) = (total / divisor, rate / divisor)
    guard numerator > Int(UInt16.max) else {
      return [Delay(numerator: numerator, denominator: denominator)]
    }
    let half = frames / 2
    guard half > 0 else { return [Delay(numerator: Int(UInt16.max), denominator: denominator)] }
    return delays(frames: half) + delays(frames: frames - half)
  }

  private func greatestCommonDivisor(_ one: Int, _ other: Int) -> Int {
    other == 0 ? one : greatestCommonDivisor(other, one % other)
  }
}
