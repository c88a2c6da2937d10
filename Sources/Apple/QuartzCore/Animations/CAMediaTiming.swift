import Geometry

/// The timing of an animation or layer: when it begins, how fast it runs and how often.
///
/// Source: Apple, CAMediaTiming.
@preconcurrency @MainActor
public protocol CAMediaTiming: AnyObject {
  /// When it begins, in the time of the layer or group that it is in; 0 for at once.
  ///
  /// *Units*: seconds.
  var beginTime: CFTimeInterval { get set }
  /// How long it takes once; 0 for the transaction's duration.
  ///
  /// *Units*: seconds.
  var duration: CFTimeInterval { get set }
  /// How much faster its time runs than the time around it; at 0 it stands still.
  ///
  /// No unit.
  var speed: Float { get set }
  /// An offset that is added to its own time.
  ///
  /// *Units*: seconds.
  var timeOffset: CFTimeInterval { get set }
  /// How often it runs; may be a fraction. 0 for once.
  var repeatCount: Float { get set }
  /// How long it is repeated; 0 where `repeatCount` counts.
  ///
  /// *Units*: seconds.
  var repeatDuration: CFTimeInterval { get set }
  /// Whether it runs back after each run, which takes as long again.
  var autoreverses: Bool { get set }
  /// What it shows before the beginning and after the end.
  var fillMode: CAMediaTimingFillMode { get set }
}

/// What an animation shows before its beginning and after its end.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// Nothing.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
  /// After the end, the last frame, unless the animation is removed.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// Before the beginning, the first frame.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// Both the first frame before the beginning and the last one after the end.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
}

extension CAMediaTiming {
  /// Returns how long it takes with all repetitions, in its own time.
  ///
  /// - Parameter once: how long it takes once, in seconds.
  /// - Returns: seconds; may be infinite.
  func wholeDuration(of once: CFTimeInterval) -> CFTimeInterval {
    if repeatDuration > 0 { return repeatDuration }
    let round = autoreverses ? 2 * once : once
    return round * (repeatCount > 0 ? Double(repeatCount) : 1)
  }

  /// Returns how far it is in its course at a time.
  ///
  /// - Parameters:
  ///   - time: the present time, in seconds of the layer or group that it is in.
  ///   - begin: when it began, in the same time.
  ///   - once: how long it takes once, in seconds.
  /// - Returns: the moment; `nil` where it shows nothing.
  func moment(at time: CFTimeInterval, begin: CFTimeInterval, once: CFTimeInterval) -> Moment? {
    let whole = wholeDuration(of: once)
    var passed = (time - begin) * Double(speed)
    if passed < -MediaTime.tolerance {
      guard fillMode == .backwards || fillMode == .both else { return nil }
      return Moment(seconds: 0, round: 0, isOver: false)
    }
    let isOver = passed >= whole - MediaTime.tolerance
    if isOver {
      guard fillMode == .forwards || fillMode == .both else { return nil }
      passed = whole
    }
    guard once > 0 else { return Moment(seconds: once, round: 0, isOver: isOver) }
    let round = autoreverses ? 2 * once : once
    let local = max(0, passed) + timeOffset
    var number = (local / round).rounded(.down)
    var phase = local - number * round
    // The end of the last round is not the beginning of the next.
    if isOver, phase < MediaTime.tolerance, number > 0 {
      number -= 1
      phase = round
    }
    return Moment(
      seconds: phase > once ? round - phase : phase, round: Int(min(number, 1e9)), isOver: isOver)
  }
}

/// How far something is in its course.
struct Moment: Hashable {
  /// The time since the beginning of the round, counted backwards on the way back.
  var seconds: CFTimeInterval
  /// The number of repetitions that are over.
  var round: Int
  var isOver: Bool
}

/// Numbers for comparing times.
enum MediaTime {
  /// A tolerance for frame times, which are sums: a time as near as this counts as reached.
  ///
  /// *Units*: seconds.
  static let tolerance = 1e-9
}
