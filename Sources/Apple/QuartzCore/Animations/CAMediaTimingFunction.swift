import Geometry

/// The pace of an animation: a Bézier curve from (0, 0) to (1, 1), time to the right, progress
/// upwards.
///
/// Source: Apple, CAMediaTimingFunction.
public final class CAMediaTimingFunction: NSObject, Sendable {
  let timing: CubicTiming

  /// Makes a curve with two control points.
  ///
  /// - Parameters:
  ///   - c1x: the time of the first, 0...1.
  ///   - c1y: the progress of the first.
  ///   - c2x: the time of the second, 0...1.
  ///   - c2y: the progress of the second.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    timing = CubicTiming(
      x1: min(max(Double(c1x), 0), 1), y1: Double(c1y), x2: min(max(Double(c2x), 0), 1),
      y2: Double(c2y))
  }

  init(_ timing: CubicTiming) { self.timing = timing }

  /// Makes one of Core Animation's own curves; the linear one for an unknown name.
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

  /// Writes the coordinates of a control point.
  ///
  /// - Parameters:
  ///   - index: 0...3; 0 and 3 are the ends of the curve. Nothing is written for others.
  ///   - values: room for two numbers, time and progress.
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

  /// An even pace, and those with control points at (0.42, 0), at (0.58, 1) and at both.
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  /// Core Animation's own pace, with control points at (0.25, 0.1) and (0.25, 1).
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}
