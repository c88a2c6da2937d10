import Drawing
import Pixels

/// A stamp on a picture.
struct PlacedStamp: Sendable {
  let stamp: Stamp
  /// The pixels of the picture that it may touch.
  let part: PixelRectangle
  private let mask: StampMask
  /// Where the mask begins.
  private let corner: (x: Int, y: Int)

  /// Returns nil for a stamp that touches no pixel.
  ///
  /// - Parameters:
  ///   - stamp: the stamp.
  ///   - size: that of the picture.
  ///   - scale: pixels a point.
  ///   - shelf: keeps masks.
  init?(_ stamp: Stamp, on size: PixelSize, scale: Double, shelf: StampShelf) {
    let (x, y) = (Double(stamp.center.x) * scale, Double(stamp.center.y) * scale)
    guard abs(x) < Self.farthest, abs(y) < Self.farthest,
      let mask = shelf.mask(of: stamp, scale: scale)
    else { return nil }
    let corner = (x: Int(x.rounded()) - mask.reach, y: Int(y.rounded()) - mask.reach)
    let square = PixelRectangle(
      x: corner.x, y: corner.y, width: 2 * mask.reach, height: 2 * mask.reach)
    guard let part = square.intersection(PixelRectangle(size)) else { return nil }
    (self.stamp, self.part, self.mask, self.corner) = (stamp, part, mask, corner)
  }

  /// *Units*: pixels.
  private static let farthest = 1e6

  /// Mixes the stamp into a picture of the size for which it was placed.
  func lay(on frame: inout Frame) {
    let (ink, width) = (StampInk(stamp.color), frame.size.width)
    let (left, right) = (part.x, part.columns.upperBound)
    let (top, bottom) = (part.y, part.rows.upperBound)
    frame.withMutablePixels { pixels in
      guard let pixels = pixels.baseAddress else { return }
      StampInk.withMemory { memory in
        for run in mask.runs {
          let (x, y) = (corner.x &+ run.x, corner.y &+ run.y)
          let (start, end) = (max(x, left), min(x &+ run.count, right))
          guard y >= top, y < bottom, start < end else { continue }
          ink.lay(
            on: pixels + (y &* width &+ start), count: end &- start, step: run.step, memory)
        }
      }
    }
  }
}
