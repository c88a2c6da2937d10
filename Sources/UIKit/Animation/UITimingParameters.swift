/// How a property animator goes through its time.
///
/// Source: Apple, UITimingCurveProvider.
@MainActor
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
    springTimingParameters?.spring ?? cubicTimingParameters?.cubic ?? .easeInOut
  }
}

/// Timing along a Bézier curve.
///
/// Source: Apple, UICubicTimingParameters.
@MainActor
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  public let controlPoint1: CGPoint
  public let controlPoint2: CGPoint
  public let animationCurve: UIView.AnimationCurve
  private let isBuiltIn: Bool
  let cubic: TimingCurve

  public convenience override init() { self.init(animationCurve: .easeInOut) }

  public init(animationCurve curve: UIView.AnimationCurve) {
    animationCurve = curve
    isBuiltIn = true
    cubic = curve.curve
    guard case .cubic(let timing) = cubic else {
      preconditionFailure("every curve of UIKit is a Bézier curve")
    }
    controlPoint1 = CGPoint(x: timing.x1, y: timing.y1)
    controlPoint2 = CGPoint(x: timing.x2, y: timing.y2)
    super.init()
  }

  /// The x of both points is in 0...1.
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

  open var timingCurveType: UITimingCurveType { isBuiltIn ? .builtin : .cubic }
  open var cubicTimingParameters: UICubicTimingParameters? { self }
  open var springTimingParameters: UISpringTimingParameters? { nil }
}

/// Timing as of a spring.
///
/// Source: Apple, UISpringTimingParameters.
@MainActor
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  /// Units: distances of the whole way a second; the larger of both counts.
  public let initialVelocity: CGVector
  let spring: TimingCurve

  /// A spring without oscillation.
  public convenience override init() { self.init(dampingRatio: 1) }

  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector = .zero) {
    initialVelocity = velocity
    let speed = abs(velocity.dx) > abs(velocity.dy) ? velocity.dx : velocity.dy
    spring = .spring(
      SpringTiming(dampingRatio: Double(ratio), initialVelocity: Double(speed)))
    super.init()
  }

  open var timingCurveType: UITimingCurveType { .spring }
  open var cubicTimingParameters: UICubicTimingParameters? { nil }
  open var springTimingParameters: UISpringTimingParameters? { self }
}
