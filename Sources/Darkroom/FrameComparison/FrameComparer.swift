import Foundation
import Pixels

/// Compares two pictures of the same size, exactly or with a tolerance.
///
/// Equal rows cost no more than comparing memory; colours are compared only in the others. Without
/// a tolerance every difference counts, be it one level of one channel.
package struct FrameComparer: Hashable, Sendable {
  /// The greatest distance at which two colours count as equal.
  ///
  /// *Units*: 0...1, as a share of the distance between black and white as the eye sees it; 0
  /// allows no difference.
  package var tolerance: Double
  /// Whether pixels at an edge that both pictures smooth differently count as equal.
  ///
  /// It counts only with a tolerance, since smoothing differs between rasterizers.
  package var ignoresAntialiasing = true
  /// The side of the square in which the worst window counts differences.
  ///
  /// *Units*: pixels.
  package var windowSide: Int

  /// Makes a comparer, which is exact unless told otherwise.
  package init(tolerance: Double = 0, windowSide: Int = 32) {
    self.tolerance = min(max(tolerance, 0), 1)
    self.windowSide = max(1, windowSide)
  }

  /// Returns where `actual` differs from `reference`.
  ///
  /// - Precondition: both have the same size.
  package func difference(from reference: Frame, to actual: Frame) -> FrameDifference {
    precondition(reference.size == actual.size, "pictures of two sizes are not compared")
    let size = reference.size
    return reference.pixels.withUnsafeBufferPointer { first in
      actual.pixels.withUnsafeBufferPointer { second in
        guard let first = first.baseAddress, let second = second.baseAddress else {
          return FrameDifference(size: size)
        }
        let (one, other) = (Picture(first, size), Picture(second, size))
        guard let part = one.part(unlike: other) else { return FrameDifference(size: size) }
        return difference(from: one, to: other, within: part)
      }
    }
  }

  private func difference(
    from one: Picture, to other: Picture, within part: PixelRectangle
  ) -> FrameDifference {
    var largest = 0.0
    let values = [DifferenceMark](unsafeUninitializedCapacity: part.area) { values, count in
      values.initialize(repeating: .same)
      count = part.area
      // Drawings have long runs: most pixels differ in the same way as the one before.
      var (last, distance): ((UInt32, UInt32), Double) = ((0, 0), 0)
      let (left, right) = (part.x, part.columns.upperBound)
      for y in part.rows {
        let (first, second) = (one.row(y), other.row(y))
        let start = (y - part.y) * part.width
        for x in left..<right where first[x] != second[x] {
          if last != (first[x], second[x]) {
            last = (first[x], second[x])
            distance = PixelDistance.between(first[x], second[x])
            largest = max(largest, distance)
          }
          values[start + x - left] = mark(x, y, distance, one, other)
        }
      }
    }
    return FrameDifference(
      DifferenceMarks(part, values), size: PixelSize(width: one.width, height: one.height),
      largestDistance: largest, windowSide: windowSide)
  }

  private func mark(
    _ x: Int, _ y: Int, _ distance: Double, _ one: Picture, _ other: Picture
  ) -> DifferenceMark {
    guard tolerance > 0 else { return .different }
    if distance <= tolerance { return .tolerated }
    if ignoresAntialiasing,
      one.isSmoothed(x, y, comparedWith: other) || other.isSmoothed(x, y, comparedWith: one)
    {
      return .smoothed
    }
    return .different
  }
}

/// A picture in memory that is being compared.
struct Picture {
  let pixels: UnsafePointer<UInt32>
  let width: Int
  let height: Int

  init(_ pixels: UnsafePointer<UInt32>, _ size: PixelSize) {
    (self.pixels, width, height) = (pixels, size.width, size.height)
  }

  func row(_ y: Int) -> UnsafePointer<UInt32> { pixels + y * width }

  subscript(x: Int, y: Int) -> UInt32 { pixels[y * width + x] }

  /// Returns the smallest rectangle outside of which both pictures are equal; `nil` where all is.
  ///
  /// - Precondition: both have the same size.
  func part(unlike other: Picture) -> PixelRectangle? {
    func isUnlike(_ y: Int, _ columns: Range<Int>) -> Bool {
      memcmp(
        row(y) + columns.lowerBound, other.row(y) + columns.lowerBound,
        columns.count * MemoryLayout<UInt32>.stride) != 0
    }
    let whole = 0..<width
    guard let top = (0..<height).first(where: { isUnlike($0, whole) }),
      let bottom = (top..<height).last(where: { isUnlike($0, whole) })
    else { return nil }
    var (left, right) = (width, 0)
    for y in top...bottom {
      let (first, second) = (row(y), other.row(y))
      if isUnlike(y, 0..<left), let x = (0..<left).first(where: { first[$0] != second[$0] }) {
        left = x
      }
      if isUnlike(y, right..<width),
        let x = (right..<width).last(where: { first[$0] != second[$0] })
      {
        right = x + 1
      }
    }
    return PixelRectangle(x: left, y: top, width: right - left, height: bottom + 1 - top)
  }
}
