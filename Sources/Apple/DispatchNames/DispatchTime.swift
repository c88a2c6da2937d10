/// A moment of virtual time.
///
/// Source: Apple, DispatchTime.
public struct DispatchTime: Hashable, Comparable, Sendable {
  /// *Units*: seconds since launch.
  private let seconds: TimeInterval

  private init(seconds: TimeInterval) { self.seconds = seconds }

  /// Makes a moment from nanoseconds since launch.
  public init(uptimeNanoseconds: UInt64) { seconds = TimeInterval(uptimeNanoseconds) / 1e9 }

  /// Returns the scene's current moment.
  public static func now() -> DispatchTime {
    DispatchTime(seconds: MainActor.assumeIsolated { World.current.time })
  }

  /// A moment that never comes.
  public static let distantFuture = DispatchTime(seconds: .infinity)

  /// The moment in nanoseconds since launch.
  public var uptimeNanoseconds: UInt64 {
    UInt64(exactly: (seconds * 1e9).rounded()) ?? .max
  }

  /// Returns true when `first` comes before `second`.
  public static func < (first: DispatchTime, second: DispatchTime) -> Bool {
    first.seconds < second.seconds
  }

  /// Returns the moment some seconds later.
  public static func + (time: DispatchTime, seconds: Double) -> DispatchTime {
    DispatchTime(seconds: time.seconds + seconds)
  }

  /// Returns the moment some seconds earlier.
  public static func - (time: DispatchTime, seconds: Double) -> DispatchTime {
    time + -seconds
  }

  /// Returns the moment an interval later.
  public static func + (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime {
    time + interval.seconds
  }

  /// Returns the moment an interval earlier.
  public static func - (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime {
    time + -interval.seconds
  }

  /// The moment in seconds since launch.
  var sinceLaunch: TimeInterval { seconds }

  /// Returns the seconds from `second` to `first`.
  static func - (first: DispatchTime, second: DispatchTime) -> TimeInterval {
    first.seconds - second.seconds
  }
}

extension DispatchTimeInterval {
  /// The interval in seconds; infinity for `never`.
  var seconds: TimeInterval {
    switch self {
    case .seconds(let count): TimeInterval(count)
    case .milliseconds(let count): TimeInterval(count) / 1e3
    case .microseconds(let count): TimeInterval(count) / 1e6
    case .nanoseconds(let count): TimeInterval(count) / 1e9
    case .never: .infinity
    @unknown default: .infinity
    }
  }
}

/// A moment by the calendar, which here goes on with the stage's time.
///
/// Source: Apple, DispatchWallTime.
public typealias DispatchWallTime = DispatchTime
