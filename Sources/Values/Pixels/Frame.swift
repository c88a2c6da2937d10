/// One finished picture of a film.
///
/// *Shape*: rows from the top, each from the left, without padding. *Units*: a pixel is
/// `0xAARRGGBB` in sRGB with straight (not premultiplied) alpha.
public struct Frame: Hashable, Sendable {
  /// How many pixels it is wide and high.
  public let size: PixelSize
  /// The colours, `size.area` of them; `subscript` changes a single one.
  public private(set) var pixels: [UInt32]

  /// - Precondition: `pixels` has `size.area` elements.
  public init(size: PixelSize, pixels: [UInt32]) {
    precondition(
      pixels.count == size.area, "\(pixels.count) pixels do not fill a picture of \(size)")
    self.size = size
    self.pixels = pixels
  }

  /// Makes a frame of one colour.
  public init(size: PixelSize, filledWith pixel: UInt32) {
    self.init(size: size, pixels: Array(repeating: pixel, count: size.area))
  }

  /// The pixel in a column and a row, counted from 0 at the upper left corner.
  ///
  /// Outside of the frame there is none: the process stops, or the pixel of another row is taken.
  public subscript(x: Int, y: Int) -> UInt32 {
    get { pixels[y * size.width + x] }
    set { pixels[y * size.width + x] = newValue }
  }

  /// The colour that most pixels have; of several, the first in the picture.
  package var mostFrequentPixel: UInt32 {
    var counts: [UInt32: Int] = [:]
    for pixel in pixels { counts[pixel, default: 0] += 1 }
    var best = (value: UInt32(0), count: 0)
    for pixel in pixels {
      guard let count = counts.removeValue(forKey: pixel), count > best.count else { continue }
      best = (pixel, count)
    }
    return best.value
  }

  /// Lends the pixels to a closure that changes them in place.
  package mutating func withMutablePixels<Result, Failure: Error>(
    _ body: (UnsafeMutableBufferPointer<UInt32>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try pixels.withUnsafeMutableBufferPointer { buffer throws(Failure) in try body(buffer) }
  }
}
