import Geometry

/// How far an animation is at a share of its time: a Bézier curve from (0, 0) to (1, 1).
///
/// Source: Apple, CAMediaTimingFunction.
public final class CAMediaTimingFunction: NSObject, Sendable {
  let timing: CubicTiming

  /// The control points, time to the right and progress upwards. Units: 0...1 for times.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    timing = CubicTiming(
      x1: min(max(Double(c1x), 0), 1), y1: Double(c1y), x2: min(max(Double(c2x), 0), 1),
      y2: Double(c2y))
  }

  init(_ timing: CubicTiming) { self.timing = timing }

  /// One of Core Animation's own; the linear one for a name that is none of them.
  public convenience init(name: CAMediaTimingFunctionName) {
    switch name {
    case .easeIn: self.init(.easeIn)
    case .easeOut: self.init(.easeOut)
    case .easeInEaseOut: self.init(.easeInOut)
    case .default: self.init(.standard)
    default: self.init(.linear)
    }
  }

  private convenience init(_ curve: TimingCurve) {
    if case .cubic(let timing) = curve {
      self.init(timing)
    } else {
      self.init(CubicTiming(x1: 0, y1: 0, x2: 1, y2: 1))
    }
  }

  /// Writes one of the four control points, the first and the last being the ends.
  public func getControlPoint(at index: Int, values: UnsafeMutablePointer<Float>) {
    let points: [(Double, Double)] = [
      (0, 0), (timing.x1, timing.y1), (timing.x2, timing.y2), (1, 1),
    ]
    guard points.indices.contains(index) else { return }
    values[0] = Float(points[index].0)
    values[1] = Float(points[index].1)
  }

  public override func isEqual(_ object: Any?) -> Bool {
    (object as? CAMediaTimingFunction)?.timing == timing
  }

  public override var hash: Int { timing.hashValue }
}

/// The name of a timing function.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}
