import UIKit

import func Arithmetic.atan2

/// Where one view with a name stands in one frame.
public struct TrajectoryRow: Hashable, Sendable {
  /// The number of the frame; 0 is the picture before the first step.
  public var frame: Int
  /// The time of the frame.
  ///
  /// *Units*: seconds.
  public let time: TimeInterval
  /// The view's `accessibilityIdentifier`.
  public let view: String
  /// The centre of the bounds.
  ///
  /// *Units*: points from the window's upper left corner.
  public let center: CGPoint
  /// The size of the bounds.
  ///
  /// *Units*: points.
  public let size: CGSize
  /// The turn of the view as seen in the window, clockwise, -π...π.
  ///
  /// *Units*: radians.
  public let angle: Double
  /// The opacity of the view alone, 0...1.
  public let alpha: Double

  /// Makes a row of given values, to compare with.
  ///
  /// - Parameters:
  ///   - frame: the number of the frame.
  ///   - time: the time of the frame, in seconds.
  ///   - view: the view's `accessibilityIdentifier`.
  ///   - center: the centre of the bounds, in points from the window's upper left corner.
  ///   - size: the size of the bounds, in points.
  ///   - angle: the turn in the window, in radians, clockwise.
  ///   - alpha: the opacity of the view alone, 0...1.
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
