/// A number of a view that changes over time.
public enum MotionQuantity: String, Hashable, Sendable, CaseIterable {
  /// The centre of the view.
  ///
  /// *Units*: points.
  case x, y
  /// The size of the bounds.
  ///
  /// *Units*: points.
  case width, height
  /// The turn of the view, clockwise.
  ///
  /// *Units*: radians.
  case angle
  /// The opacity of the view alone, 0...1.
  case alpha
  /// How many times as wide and as tall as its bounds the view is seen.
  ///
  /// No unit.
  case scaleX, scaleY
  /// The angle by which the left and right edges lean.
  ///
  /// *Units*: radians.
  case shear
  /// The turns about the horizontal and about the vertical axis.
  ///
  /// *Units*: radians.
  case tiltX, tiltY
  /// The radius of the corners, the width of the border and the blur of the shadow.
  ///
  /// *Units*: points.
  case cornerRadius, borderWidth, shadowRadius
  /// The opacity of the shadow, 0...1.
  case shadowOpacity

  /// Returns the number of a row.
  package func value(in row: TrajectoryRow) -> Double {
    switch self {
    case .x: Double(row.center.x)
    case .y: Double(row.center.y)
    case .width: Double(row.size.width)
    case .height: Double(row.size.height)
    case .angle: row.angle
    case .alpha: row.alpha
    case .scaleX: row.scaleX
    case .scaleY: row.scaleY
    case .shear: row.shear
    case .tiltX: row.tiltX
    case .tiltY: row.tiltY
    case .cornerRadius: row.cornerRadius
    case .borderWidth: row.borderWidth
    case .shadowRadius: row.shadowRadius
    case .shadowOpacity: row.shadowOpacity
    }
  }

  /// The unit in which the number is told, with a space before it; empty for none.
  package var unit: String {
    switch self {
    case .x, .y, .width, .height, .cornerRadius, .borderWidth, .shadowRadius: " pt"
    case .angle, .shear, .tiltX, .tiltY: " rad"
    case .alpha, .scaleX, .scaleY, .shadowOpacity: ""
    }
  }

  /// The name as a sentence has it: `scale in x`.
  package var title: String {
    switch self {
    case .x, .y, .width, .height, .angle, .alpha, .shear: rawValue
    case .scaleX: "scale in x"
    case .scaleY: "scale in y"
    case .tiltX: "tilt about x"
    case .tiltY: "tilt about y"
    case .cornerRadius: "corner radius"
    case .borderWidth: "border width"
    case .shadowRadius: "shadow radius"
    case .shadowOpacity: "shadow opacity"
    }
  }
}
