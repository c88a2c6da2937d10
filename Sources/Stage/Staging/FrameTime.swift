import Geometry

/// A moment of a run, counted in frames so that no error adds up.
public struct FrameTime: Hashable, Sendable, Comparable {
  /// The number of steps since the start; 0 is the picture before any.
  public var frame: Int
  /// The number of frames a second.
  public let rate: Int

  /// Makes the moment of a frame.
  ///
  /// - Parameters:
  ///   - frame: the number of steps since the start.
  ///   - rate: frames a second.
  public init(frame: Int = 0, rate: Int = 60) {
    precondition(rate > 0, "a film has a positive number of frames a second, not \(rate)")
    self.frame = frame
    self.rate = rate
  }

  /// Makes the first frame at or after a time.
  ///
  /// - Parameters:
  ///   - seconds: the time, in seconds since the start.
  ///   - rate: frames a second.
  public init(atOrAfter seconds: TimeInterval, rate: Int = 60) {
    self.init(frame: Int((seconds * Double(rate) - Self.slack).rounded(.up)), rate: rate)
  }

  /// Makes the last frame at or before a time.
  ///
  /// - Parameters:
  ///   - seconds: the time, in seconds since the start.
  ///   - rate: frames a second.
  public init(atOrBefore seconds: TimeInterval, rate: Int = 60) {
    self.init(frame: Int((seconds * Double(rate) + Self.slack).rounded(.down)), rate: rate)
  }

  /// The moment in virtual time.
  ///
  /// *Units*: seconds since the start.
  public var seconds: TimeInterval { TimeInterval(frame) / TimeInterval(rate) }

  /// The time from one frame to the next.
  ///
  /// *Units*: seconds.
  public var step: TimeInterval { 1 / TimeInterval(rate) }

  /// Returns true when the first moment is earlier; their rates may differ.
  public static func < (first: FrameTime, second: FrameTime) -> Bool {
    first.frame * second.rate < second.frame * first.rate
  }

  /// How far, in frames, a time written in decimals may be off the frame that it means.
  ///
  /// 0.3 s are 18 frames of 1/60 s although 0.3 · 60 need not be 18 in binary.
  private static let slack = 1e-6
}
