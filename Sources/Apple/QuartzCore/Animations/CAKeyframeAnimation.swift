import Geometry

/// An animation through several values, or along a path.
///
/// Source: Apple, CAKeyframeAnimation.
@preconcurrency @MainActor
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values to go through, of the types that `CABasicAnimation` takes; ignored when there is a
  /// path.
  open var values: [Any]?

  /// The path that a point is moved along; each of its pieces takes the same time unless paced.
  open var path: CGPath?

  /// The times at which the values are reached, at even distances when absent.
  ///
  /// *Units*: 0...1, rising.
  open var keyTimes: [NSNumber]?

  /// The pace between each value and the next; even when absent.
  open var timingFunctions: [CAMediaTimingFunction]?

  /// How the values between the given ones are found.
  open var calculationMode = CAAnimationCalculationMode.linear

  /// How tight a cubic curve is at each value: 1 goes straight, -1 in a wide bend; 0 where absent.
  open var tensionValues: [NSNumber]?

  /// How sharp a cubic curve's corner is at each value: 1 points outwards, -1 inwards; 0 where absent.
  open var continuityValues: [NSNumber]?

  /// Whether a cubic curve bends before (-1) or after (1) each value; 0 where absent.
  open var biasValues: [NSNumber]?

  /// How a layer that moves along a path turns with it; not at all when absent.
  open var rotationMode: CAAnimationRotationMode?

  override func duplicate() -> Self {
    let copy = super.duplicate()
    copy.values = values
    copy.path = path
    copy.keyTimes = keyTimes
    copy.timingFunctions = timingFunctions
    copy.calculationMode = calculationMode
    copy.rotationMode = rotationMode
    copy.tensionValues = tensionValues
    copy.continuityValues = continuityValues
    copy.biasValues = biasValues
    return copy
  }

  override func show(on layer: CALayer, progress: Double, _ moment: Moment) {
    super.show(on: layer, progress: progress, moment)
    guard let rotationMode, let path else { return }
    let walk = PathWalk(path.elements)
    guard walk.count > 0 else { return }
    let (index, share) = times(count: walk.count + 1).place(at: progress, pieces: walk.count)
    let angle =
      mode.isPaced
      ? walk.direction(atShare: progress)
      : walk.direction(inPiece: index, at: mode == .discrete ? 0 : share)
    let turn = rotationMode == .rotateAutoReverse ? angle + .pi : angle
    layer.transform = CATransform3DMakeRotation(turn, 0, 0, 1).concatenating(layer.transform)
  }

  override func value(at progress: Double, _ moment: Moment, over base: AnimatableValue)
    -> AnimatableValue?
  {
    if let path {
      let walk = PathWalk(path.elements)
      guard walk.count > 0 else { return nil }
      if mode.isPaced { return .point(walk.point(atShare: progress)) }
      let (index, share) = times(count: walk.count + 1).place(at: progress, pieces: walk.count)
      return .point(walk.point(inPiece: index, at: mode == .discrete ? 0 : share))
    }
    let values = (values ?? []).compactMap { base.matching(given($0)) }
    let track = KeyframeTrack(
      values: values, times: times(count: mode == .discrete ? values.count + 1 : values.count),
      mode: mode, shapes: mode.isCubic ? values.indices.map(shape) : [])
    return track.value(at: progress)
  }

  private var mode: KeyframeTrack.Mode {
    switch calculationMode {
    case .discrete: .discrete
    case .paced: .paced
    case .cubic: .cubic
    case .cubicPaced: .cubicPaced
    default: .linear
    }
  }

  /// Returns the times of some keys: the given ones if there are as many, otherwise even ones.
  private func times(count: Int) -> KeyTimes {
    let given = keyTimes.flatMap { !mode.isPaced && $0.count == count ? $0 : nil }
    return KeyTimes(
      keys: given?.map(\.doubleValue) ?? KeyTimes.even(count),
      paces: (timingFunctions ?? []).map(\.timing))
  }

  private func shape(of index: Int) -> KeyframeTrack.Shape {
    func number(_ values: [NSNumber]?) -> Double {
      values.flatMap { $0.indices.contains(index) ? $0[index].doubleValue : nil } ?? 0
    }
    return KeyframeTrack.Shape(
      tension: number(tensionValues), continuity: number(continuityValues),
      bias: number(biasValues))
  }
}

/// How an animation finds the values between the given ones.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// Straight from each value to the next, each piece in the time that `keyTimes` say.
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  /// No values between: each value stays until the next.
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  /// Straight, at an even speed.
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  /// A smooth curve through the values.
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  /// A smooth curve whose pieces take times in proportion to their chords.
  public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}

/// How a layer that moves along a path turns with it.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// The layer's x axis points along the path.
  public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
  /// The layer's x axis points against the path.
  public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}
