import FilmFiles
import Pixels

/// Brings two films that show the same to the size of the smaller one.
struct FilmFit: Hashable, Sendable {
  let change: SizeChange
  /// The size of both films afterwards: the smaller one.
  let size: PixelSize
  /// A sentence on what was done.
  let note: String

  /// Fits two films of the same shape with different scales.
  ///
  /// `nil` when both have one size, or when their shapes differ.
  init?(scales reference: PixelSize, _ actual: PixelSize) {
    let (small, large) = Self.sorted(reference, actual)
    guard small != large, small.width <= large.width, small.height <= large.height else {
      return nil
    }
    // A scale is rounded to whole pixels in each direction.
    let slant = abs(small.width * large.height - small.height * large.width)
    guard slant <= max(large.width, large.height) else { return nil }
    (change, size) = (.scaled(small), small)
    note = "Size: \(large) pixels were scaled to \(small) to be compared."
  }

  /// Fits a film and its video, which has one more row or column so that its sides are even.
  ///
  /// `nil` for sizes of which one is not the other's next even one.
  init?(evenSides reference: PixelSize, _ actual: PixelSize) {
    let (small, large) = Self.sorted(reference, actual)
    let even = PixelSize(
      width: small.width + small.width % 2, height: small.height + small.height % 2)
    guard small != large, large == even else { return nil }
    (change, size) = (.cut(small), small)
    note = "Size: a video has even sides; of \(large) pixels, \(small) are compared."
  }

  private static func sorted(
    _ one: PixelSize, _ other: PixelSize
  ) -> (small: PixelSize, large: PixelSize) {
    one.area < other.area ? (one, other) : (other, one)
  }
}
