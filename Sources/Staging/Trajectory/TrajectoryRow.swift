import UIKit

import func Arithmetic.atan2

/// Where one view with a name stands in one frame.
public struct TrajectoryRow: Hashable, Sendable {
  /// Counted from 0, the picture before the first step.
  public var frame: Int
  /// Units: seconds.
  public let time: TimeInterval
  /// The view's `accessibilityIdentifier`.
  public let view: String
  /// Units: points from the window's upper left corner.
  public let center: CGPoint
  /// The size of the bounds. *Units*: points.
  public let size: CGSize
  /// Clockwise, -π...π, as seen in the window. *Units*: radians.
  public let angle: Double
  /// Of the view alone, 0...1.
  public let alpha: Double

  /// A row by hand, to compare with.
  public init(
    frame: Int, time: TimeInterval, view: String, center: CGPoint, size: CGSize, angle: Double,
    alpha: Double
  ) {
    self.frame = frame
    self.time = time
    self.view = view
    self.center = center
    self.size = size
    self.angle = angle
    self.alpha = alpha
  }
}

extension Stage {
  /// One row for each view that has an `accessibilityIdentifier` now, back to front, as it is seen.
  public var trajectory: [TrajectoryRow] {
    namedViews.map { name, view in
      let layer = view.seenLayer
      let map = view.seenTransformToWindow
      let middle = CGPoint(x: layer.bounds.midX, y: layer.bounds.midY)
      return TrajectoryRow(
        frame: time.frame, time: time.seconds, view: name, center: middle.applying(map),
        size: layer.bounds.size, angle: atan2(Double(map.b), Double(map.a)),
        alpha: Double(layer.alpha))
    }
  }
}
