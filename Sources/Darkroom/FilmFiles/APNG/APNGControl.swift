import Foundation
import Pixels

/// What an APNG says about one of its pictures: its frame control.
struct APNGControl {
  /// How the part of the canvas that a picture covered is left for the next picture.
  enum Disposal: Int {
    case keep, clear, restore
  }

  let part: PixelRectangle
  /// *Units*: seconds.
  let duration: TimeInterval
  let disposal: Disposal
  /// Whether the picture before shows through its clear pixels.
  let isLaidOver: Bool

  /// The only picture of a file without animation.
  init(still size: PixelSize) {
    part = PixelRectangle(size)
    duration = Self.durationOfNone
    disposal = .keep
    isLaidOver = false
  }

  /// Reads a frame control chunk.
  ///
  /// - Throws: `FilmFileError.damaged`.
  init(_ chunk: PNGChunks.Chunk, in size: PixelSize) throws(FilmFileError) {
    guard chunk.content.count == 26 else {
      throw PNGChunks.damage(
        "a picture of its animation is described in \(chunk.content.count) bytes")
    }
    let (width, height) = (chunk.number(at: 4), chunk.number(at: 8))
    let (x, y) = (chunk.number(at: 12), chunk.number(at: 16))
    guard width > 0, height > 0, x <= size.width - width, y <= size.height - height else {
      throw PNGChunks.damage(
        "a picture of \(width)×\(height) pixels at \(x), \(y) lies outside of it")
    }
    part = PixelRectangle(x: x, y: y, width: width, height: height)
    let (numerator, denominator) = (chunk.short(at: 20), chunk.short(at: 22))
    duration =
      numerator == 0
      ? Self.durationOfNone
      : Double(numerator) / Double(denominator == 0 ? Self.standardDenominator : denominator)
    let operations = chunk.content.suffix(2).map(Int.init)
    guard let disposal = Disposal(rawValue: operations[0]), operations[1] < 2 else {
      throw PNGChunks.damage("a picture of its animation is to be laid in an unknown way")
    }
    self.disposal = disposal
    isLaidOver = operations[1] == 1
  }

  /// What browsers take for a delay of 0.
  ///
  /// *Units*: seconds.
  private static let durationOfNone = 0.1
  /// The denominator that a denominator of 0 stands for.
  ///
  /// Source: the standard.
  private static let standardDenominator = 100
}

/// The first chunk of a PNG.
struct PNGHeader {
  let size: PixelSize
  /// Bit depth, colour type, compression, filter and interlacing.
  private let rest: ArraySlice<UInt8>

  /// Reads the first chunk.
  ///
  /// - Throws: `FilmFileError.damaged` or `.tooLarge`.
  init(_ chunk: PNGChunks.Chunk) throws(FilmFileError) {
    guard chunk.name == "IHDR", chunk.content.count == 13 else {
      throw PNGChunks.damage("it does not begin with its size")
    }
    let (width, height) = (chunk.number(at: 0), chunk.number(at: 4))
    guard width > 0, height > 0 else {
      throw PNGChunks.damage("it has \(width)×\(height) pixels")
    }
    guard width <= FilmLimits.largestArea / height else {
      throw .tooLarge(
        format: "PNG", width: width, height: height,
        limit: "\(FilmLimits.largestArea) pixels in all")
    }
    size = PixelSize(width: width, height: height)
    rest = chunk.content.dropFirst(8)
  }

  /// Returns the same chunk for a part of the picture.
  func chunk(_ part: PixelRectangle) -> [UInt8] {
    let size: [UInt8] = PNGChunks.number(part.width) + PNGChunks.number(part.height)
    return PNGChunks.chunk("IHDR", size + Array(rest))
  }
}
