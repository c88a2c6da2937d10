import Geometry

/// An animation through several values, or along a path.
///
/// Source: Apple, CAKeyframeAnimation.
@MainActor
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// What is gone through, as `CABasicAnimation`'s values; a path goes before.
  open var values: [Any]?

  /// What a point is moved along; each of its pieces takes as long as the others unless paced.
  open var path: CGPath?

  /// When each value is reached; even where absent. Units: 0...1, rising.
  open var keyTimes: [NSNumber]?

  /// The pace between each two values; even where absent.
  open var timingFunctions: [CAMediaTimingFunction]?

  /// What lies between the values.
  open var calculationMode = CAAnimationCalculationMode.linear

  /// How tight a cubic curve is at each value: 1 goes straight, -1 in a wide bend; 0 where absent.
  open var tensionValues: [NSNumber]?

  /// How sharp a cubic curve's corner is at each value: 1 points outwards, -1 inwards; 0 where absent.
  open var continuityValues: [NSNumber]?

  /// Whether a cubic curve bends before (-1) or after (1) each value; 0 where absent.
  open var biasValues: [NSNumber]?

  /// Whether a layer that is moved along a path is turned as the path turns.
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
    let values = (values ?? []).compactMap(base.matching)
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

  /// When each of some keys is reached; even unless as many are given.
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

/// What lies between the values of a keyframe animation.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  /// Nothing: each value stands until the next.
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  /// As linear, at an even speed.
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  /// A curve through the values.
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  /// As cubic, each piece taking as long as its chord asks.
  public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}

/// How a layer that is moved along a path is turned.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// Its x axis goes along the path.
  public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
  /// Its x axis goes against the path.
  public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}
