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
    return copy
  }

  override func show(on layer: CALayer, progress: Double, _ moment: Moment) {
    super.show(on: layer, progress: progress, moment)
    guard let rotationMode, let path else { return }
    let (index, share) = place(at: progress, pieces: PathWalk(path.elements).count)
    let walk = PathWalk(path.elements)
    let angle =
      isPaced ? walk.direction(atShare: progress) : walk.direction(inPiece: index, at: share)
    let turn = rotationMode == .rotateAutoReverse ? angle + .pi : angle
    layer.transform = CATransform3DMakeRotation(turn, 0, 0, 1).concatenating(layer.transform)
  }

  override func value(at progress: Double, _ moment: Moment, over base: AnimatableValue)
    -> AnimatableValue?
  {
    if let path {
      let walk = PathWalk(path.elements)
      guard walk.count > 0 else { return nil }
      if isPaced { return .point(walk.point(atShare: progress)) }
      let (index, share) = place(at: progress, pieces: walk.count)
      return .point(walk.point(inPiece: index, at: isDiscrete ? 0 : share))
    }
    let frames = (values ?? []).compactMap(base.matching)
    guard let first = frames.first, let last = frames.last else { return nil }
    guard frames.count > 1 else { return first }
    if isDiscrete {
      let times = times(count: frames.count + 1)
      let index = times.lastIndex { $0 <= progress } ?? 0
      return frames[min(index, frames.count - 1)]
    }
    let paces = isPaced ? Self.paces(of: frames) : nil
    let (index, share) = place(at: progress, pieces: frames.count - 1, paces: paces)
    guard index < frames.count - 1 else { return last }
    guard isCubic else { return frames[index].towards(frames[index + 1], by: share) }
    return frames[index].along(
      to: frames[index + 1], before: frames[max(index - 1, 0)],
      after: frames[min(index + 2, frames.count - 1)], at: share)
  }

  private var isPaced: Bool { calculationMode == .paced || calculationMode == .cubicPaced }
  private var isCubic: Bool { calculationMode == .cubic || calculationMode == .cubicPaced }
  private var isDiscrete: Bool { calculationMode == .discrete }

  /// When each of `count` keys is reached.
  private func times(count: Int) -> [Double] {
    if let keyTimes, !isPaced, keyTimes.count == count { return keyTimes.map(\.doubleValue) }
    return (0..<count).map { Double($0) / Double(max(count - 1, 1)) }
  }

  /// Between which keys the animation is, and how much of the way between them is behind.
  private func place(at progress: Double, pieces: Int, paces: [Double]? = nil) -> (Int, Double) {
    let times = paces ?? times(count: pieces + 1)
    guard progress < times[pieces] else { return (pieces - 1, 1) }
    let index = min(max(times.lastIndex { $0 <= progress } ?? 0, 0), pieces - 1)
    let length = times[index + 1] - times[index]
    let share = length > 0 ? min(max((progress - times[index]) / length, 0), 1) : 1
    guard let timingFunctions, timingFunctions.indices.contains(index) else {
      return (index, share)
    }
    return (index, timingFunctions[index].timing.progress(at: share))
  }

  /// When each value is reached at an even speed.
  private static func paces(of frames: [AnimatableValue]) -> [Double]? {
    var sums = [0.0]
    for index in frames.indices.dropLast() {
      guard let length = frames[index].distance(to: frames[index + 1]) else { return nil }
      sums.append((sums.last ?? 0) + length)
    }
    guard let whole = sums.last, whole > 0 else { return nil }
    return sums.map { $0 / whole }
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
