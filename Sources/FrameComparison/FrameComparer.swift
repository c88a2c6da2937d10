import Foundation
import Pixels

/// Compares two pictures of one size, as exactly as one wants.
///
/// Equal rows cost what comparing memory costs; the distances of colours are looked at in the
/// others only. Without a tolerance every difference counts, be it one level of one channel.
package struct FrameComparer: Hashable, Sendable {
  /// How far a pixel may be from the reference's. *Units*: 0...1, the share of the distance between
  /// black and white, as the eye sees it; 0 allows nothing.
  package var tolerance: Double
  /// Whether a pixel at an edge that is smoothed in another way counts as equal. Only with a
  /// tolerance, since smoothing differs where rasterizers do.
  package var ignoresAntialiasing: Bool
  /// The side of the square in which differences are counted for the worst window. *Units*: pixels.
  package var windowSide: Int

  /// Exact, unless told otherwise.
  package init(tolerance: Double = 0, ignoresAntialiasing: Bool = true, windowSide: Int = 32) {
    self.tolerance = min(max(tolerance, 0), 1)
    self.ignoresAntialiasing = ignoresAntialiasing
    self.windowSide = max(1, windowSide)
  }

  /// Where `actual` differs from `reference`.
  ///
  /// - Precondition: both have one size.
  package func difference(from reference: Frame, to actual: Frame) -> FrameDifference {
    precondition(reference.size == actual.size, "pictures of two sizes are not compared")
    let size = reference.size
    return reference.pixels.withUnsafeBufferPointer { one in
      actual.pixels.withUnsafeBufferPointer { other in
        guard let one = one.baseAddress, let other = other.baseAddress,
          memcmp(one, other, size.area * MemoryLayout<UInt32>.stride) != 0
        else { return FrameDifference(size: size) }
        return difference(from: Picture(one, size), to: Picture(other, size))
      }
    }
  }

  private func difference(from one: Picture, to other: Picture) -> FrameDifference {
    let (width, height) = (one.width, one.height)
    var difference = FrameDifference(size: PixelSize(width: width, height: height))
    var marks = [DifferenceMark](repeating: .same, count: width * height)
    marks.withUnsafeMutableBufferPointer { marks in
      for y in 0..<height {
        let (first, second) = (one.row(y), other.row(y))
        guard memcmp(first, second, width * MemoryLayout<UInt32>.stride) != 0 else { continue }
        // Drawings have runs: most pixels differ just as the one before.
        var (last, distance) = ((first[0], second[0]), PixelDistance.between(first[0], second[0]))
        for x in 0..<width where first[x] != second[x] {
          if last != (first[x], second[x]) {
            last = (first[x], second[x])
            distance = PixelDistance.between(first[x], second[x])
          }
          difference.largestDistance = max(difference.largestDistance, distance)
          let mark = mark(x, y, distance, one, other)
          marks[y * width + x] = mark
          difference.count(mark, x: x, y: y)
        }
      }
    }
    difference.finish(marks, windowSide: windowSide)
    return difference
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

/// What became of one pixel.
package enum DifferenceMark: UInt8, Hashable, Sendable {
  case same
  /// Another value, nearer than the tolerance.
  case tolerated
  /// At an edge that is smoothed in another way.
  case smoothed
  case different
}

/// A picture in memory, while it is compared.
struct Picture {
  let pixels: UnsafePointer<UInt32>
  let width: Int
  let height: Int

  init(_ pixels: UnsafePointer<UInt32>, _ size: PixelSize) {
    (self.pixels, width, height) = (pixels, size.width, size.height)
  }

  func row(_ y: Int) -> UnsafePointer<UInt32> { pixels + y * width }

  subscript(x: Int, y: Int) -> UInt32 { pixels[y * width + x] }
}
