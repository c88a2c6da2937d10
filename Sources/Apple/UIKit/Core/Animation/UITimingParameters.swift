/// The timing of a property animator.
///
/// Source: Apple, UITimingCurveProvider.
@preconcurrency @MainActor
public protocol UITimingCurveProvider: AnyObject {
  var timingCurveType: UITimingCurveType { get }
  var cubicTimingParameters: UICubicTimingParameters? { get }
  var springTimingParameters: UISpringTimingParameters? { get }
}

/// The kinds of timing.
public enum UITimingCurveType: Int, Sendable {
  case builtin, cubic, spring
}

extension UITimingCurveProvider {
  var curve: TimingCurve {
    springTimingParameters.map { .spring($0.timing) } ?? cubicTimingParameters?.cubic ?? .easeInOut
  }
}

/// Timing along a Bézier curve.
///
/// Source: Apple, UICubicTimingParameters.
@preconcurrency @MainActor
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  /// The first control point as it was given; x is limited to 0...1 in the curve alone.
  ///
  /// No unit: x is a share of the duration, y a share of the way.
  public let controlPoint1: CGPoint
  /// The second control point as it was given; x is limited to 0...1 in the curve alone.
  ///
  /// No unit: as `controlPoint1`.
  public let controlPoint2: CGPoint
  /// The built-in curve, or ease in and out for one of control points.
  public let animationCurve: UIView.AnimationCurve
  private let isBuiltIn: Bool
  let cubic: TimingCurve

  /// Makes the system's own curve, from (0.25, 0.1) to (0.25, 1).
  public convenience override init() { self.init(.easeInOut, along: .standard) }

  /// Makes the timing of a built-in curve.
  public convenience init(animationCurve curve: UIView.AnimationCurve) {
    self.init(curve, along: curve.curve)
  }

  private init(_ curve: UIView.AnimationCurve, along timing: TimingCurve) {
    animationCurve = curve
    isBuiltIn = true
    cubic = timing
    guard case .cubic(let timing) = cubic else {
      preconditionFailure("every curve of UIKit is a Bézier curve")
    }
    controlPoint1 = CGPoint(x: timing.x1, y: timing.y1)
    controlPoint2 = CGPoint(x: timing.x2, y: timing.y2)
    super.init()
  }

  /// Makes a curve with two control points, whose x is limited to 0...1.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    animationCurve = .easeInOut
    isBuiltIn = false
    controlPoint1 = point1
    controlPoint2 = point2
    cubic = .cubic(
      CubicTiming(
        x1: min(max(Double(point1.x), 0), 1), y1: Double(point1.y),
        x2: min(max(Double(point2.x), 0), 1), y2: Double(point2.y)))
    super.init()
  }

  /// `.builtin` for a curve of UIKit's, `.cubic` for one of control points.
  open var timingCurveType: UITimingCurveType { isBuiltIn ? .builtin : .cubic }
  /// The curve itself.
  open var cubicTimingParameters: UICubicTimingParameters? { self }
  /// Always `nil`: a Bézier curve is no spring.
  open var springTimingParameters: UISpringTimingParameters? { nil }
}
