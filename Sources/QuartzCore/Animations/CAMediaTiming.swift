import Geometry

/// When something happens, how fast and how often.
///
/// Source: Apple, CAMediaTiming.
@MainActor
public protocol CAMediaTiming: AnyObject {
  /// When it begins, in the time of what it belongs to; 0 for at once. Units: seconds.
  var beginTime: CFTimeInterval { get set }
  /// How long it takes once; 0 for what the transaction says. Units: seconds.
  var duration: CFTimeInterval { get set }
  /// How much faster its time runs than that around it; 0 stands still. No unit.
  var speed: Float { get set }
  /// Where its own time begins. Units: seconds.
  var timeOffset: CFTimeInterval { get set }
  /// How often it happens, fractions too; 0 for once.
  var repeatCount: Float { get set }
  /// How long it is repeated; 0 where `repeatCount` says it. Units: seconds.
  var repeatDuration: CFTimeInterval { get set }
  /// Whether it runs back each time, which takes as long again.
  var autoreverses: Bool { get set }
  /// What is seen before the beginning and after the end.
  var fillMode: CAMediaTimingFillMode { get set }
}

/// What is seen of an animation before its beginning and after its end.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// Nothing.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
  /// How it ended, if the animation is not removed.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// How it begins.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// How it begins and how it ended.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
}

extension CAMediaTiming {
  /// How long it takes with all repetitions, in its own time. Units: seconds; may be infinite.
  func wholeDuration(of once: CFTimeInterval) -> CFTimeInterval {
    if repeatDuration > 0 { return repeatDuration }
    let round = autoreverses ? 2 * once : once
    return round * (repeatCount > 0 ? Double(repeatCount) : 1)
  }

  /// Where in its course it is at a time of what it belongs to.
  ///
  /// - Parameters:
  ///   - begin: when it began. Units: seconds.
  ///   - once: how long it takes once. Units: seconds.
  /// - Returns: nothing where it is not to be seen.
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
    // The end of the last round is not the beginning of another.
    if isOver, phase < MediaTime.tolerance, number > 0 {
      number -= 1
      phase = round
    }
    return Moment(
      seconds: phase > once ? round - phase : phase, round: Int(min(number, 1e9)), isOver: isOver)
  }
}

/// Where in its course something is.
struct Moment: Hashable {
  /// From its beginning, repetitions and ways back taken away.
  var seconds: CFTimeInterval
  /// How many repetitions are over.
  var round: Int
  var isOver: Bool
}

enum MediaTime {
  /// Frame times are sums; one that is this near counts as reached. Units: seconds.
  static let tolerance = 1e-9
}
