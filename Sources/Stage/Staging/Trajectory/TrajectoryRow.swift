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
  /// How many times as wide as its bounds the view is seen; negative where it is mirrored.
  ///
  /// No unit.
  public let scaleX: Double
  /// How many times as tall as its bounds the view is seen; negative where it is upside down.
  ///
  /// No unit.
  public let scaleY: Double
  /// The angle by which the left and right edges lean, -π/2...π/2.
  ///
  /// *Units*: radians.
  public let shear: Double
  /// The turn about the horizontal axis: above 0, the lower edge comes nearer.
  ///
  /// *Units*: radians.
  public let tiltX: Double
  /// The turn about the vertical axis: above 0, the right edge goes away.
  ///
  /// *Units*: radians.
  public let tiltY: Double
  /// The radius of the corners.
  ///
  /// *Units*: points.
  public let cornerRadius: Double
  /// The width of the border.
  ///
  /// *Units*: points.
  public let borderWidth: Double
  /// The opacity of the shadow, 0...1.
  public let shadowOpacity: Double
  /// The radius by which the shadow is blurred.
  ///
  /// *Units*: points.
  public let shadowRadius: Double
  /// The corner of the bounds, by which what is in the view is scrolled.
  ///
  /// *Units*: points.
  package var scroll = CGPoint.zero
  /// What else is seen of the view, in a fixed order; empty where it was not looked at.
  package var look: [ViewLook.Property] = []
  /// The centre and the angle as records of version 1 tell them, where these are others.
  package var flat: FlatPlace?

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
  ///   - scaleX: how many times as wide as its bounds the view is seen.
  ///   - scaleY: how many times as tall as its bounds the view is seen.
  ///   - shear: the angle by which its left and right edges lean, in radians.
  ///   - tiltX: the turn about the horizontal axis, in radians.
  ///   - tiltY: the turn about the vertical axis, in radians.
  ///   - cornerRadius: the radius of the corners, in points.
  ///   - borderWidth: the width of the border, in points.
  ///   - shadowOpacity: the opacity of the shadow, 0...1.
  ///   - shadowRadius: the radius by which the shadow is blurred, in points.
  public init(
    frame: Int, time: TimeInterval, view: String, center: CGPoint, size: CGSize, angle: Double,
    alpha: Double, scaleX: Double = 1, scaleY: Double = 1, shear: Double = 0, tiltX: Double = 0,
    tiltY: Double = 0, cornerRadius: Double = 0, borderWidth: Double = 0,
    shadowOpacity: Double = 0, shadowRadius: Double = 0
  ) {
    self.frame = frame
    self.time = time
    self.view = view
    self.center = center
    self.size = size
    self.angle = angle
    self.alpha = alpha
    (self.scaleX, self.scaleY, self.shear) = (scaleX, scaleY, shear)
    (self.tiltX, self.tiltY) = (tiltX, tiltY)
    (self.cornerRadius, self.borderWidth) = (cornerRadius, borderWidth)
    (self.shadowOpacity, self.shadowRadius) = (shadowOpacity, shadowRadius)
  }
}

/// Where a view stands if its tilts and those around it are left out.
package struct FlatPlace: Hashable, Sendable {
  /// The centre of the bounds, in points from the window's upper left corner.
  package let center: CGPoint
  /// The turn in the window, clockwise, in radians.
  package let angle: Double
}

extension Stage {
  /// One row for each view that has an `accessibilityIdentifier` now, back to front, as it is seen.
  public var trajectory: [TrajectoryRow] {
    namedViews.map { row(of: $0.view, named: $0.name, in: $0.around) }
  }

  /// Returns where a view stands, which is the first of those around it.
  func row(of view: UIView, named name: String, in around: [UIView]) -> TrajectoryRow {
    let layer = view.seenLayer
    let stance = LayerStance(of: around.map(\.seenLayer))
    var row = TrajectoryRow(
      frame: time.frame, time: time.seconds, view: name, center: stance.center,
      size: layer.bounds.size, angle: stance.angle, alpha: Double(layer.alpha),
      scaleX: stance.scaleX, scaleY: stance.scaleY, shear: stance.shear, tiltX: stance.tiltX,
      tiltY: stance.tiltY, cornerRadius: Double(layer.cornerRadius),
      borderWidth: Double(layer.borderWidth), shadowOpacity: Double(layer.shadowOpacity),
      shadowRadius: Double(layer.shadowRadius))
    row.scroll = layer.bounds.origin
    if !stance.isInPlane || stance.scaleX < 0 { row.flat = FlatPlace(of: view) }
    return row
  }
}

extension FlatPlace {
  @MainActor
  fileprivate init(of view: UIView) {
    let (bounds, map) = (view.seenLayer.bounds, view.seenTransformToWindow)
    center = CGPoint(x: bounds.midX, y: bounds.midY).applying(map)
    angle = atan2(Double(map.b), Double(map.a))
  }
}
