import Geometry
import UIKit

/// The screen that a scene is shown on.
public struct Screen: Hashable, Sendable {
  /// The size of the screen.
  ///
  /// *Units*: points.
  public var size: CGSize {
    didSet { if size != oldValue { insets = nil } }
  }
  /// The number of pixels a point.
  public var scale: CGFloat

  /// Makes a screen, of 320×568 points at two pixels a point unless told otherwise.
  ///
  /// - Parameters:
  ///   - width: points.
  ///   - height: points.
  ///   - scale: pixels a point.
  public init(width: CGFloat = 320, height: CGFloat = 568, scale: CGFloat = 2) {
    size = CGSize(width: width, height: height)
    self.scale = scale
  }

  /// What the system covers, where the device is known; `nil` for what it covers of a device of the
  /// same size.
  var insets: ScreenInsets?

  /// The rectangle of the whole screen.
  ///
  /// *Units*: points from its upper left corner.
  public var bounds: CGRect { CGRect(origin: .zero, size: size) }
}
