import UIKit

/// A number of parts of a second, as many as `CMTimeScale` says.
public typealias CMTimeValue = Int64
/// *Units*: parts of a second.
public typealias CMTimeScale = Int32
/// Counts the rounds of a medium that begins anew; recorded only.
public typealias CMTimeEpoch = Int64

/// What a time is besides its number.
public struct CMTimeFlags: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Whether the time is one, was rounded, or stands for no number; by Apple's bits.
  public static let valid = CMTimeFlags(rawValue: 1)
  public static let hasBeenRounded = CMTimeFlags(rawValue: 2)
  public static let positiveInfinity = CMTimeFlags(rawValue: 4)
  public static let negativeInfinity = CMTimeFlags(rawValue: 8)
  public static let indefinite = CMTimeFlags(rawValue: 16)
}

/// A time as a fraction of whole numbers.
///
/// Source: Apple, CMTime.
public struct CMTime: Sendable, Comparable, Hashable {
  /// The numerator: how many parts of a second.
  public var value: CMTimeValue
  /// The denominator: into how many parts a second is cut.
  public var timescale: CMTimeScale
  /// What the time is besides its number; without `valid` it is none.
  public var flags: CMTimeFlags
  /// The round of a medium that begins anew; recorded only, comparing ignores it.
  public var epoch: CMTimeEpoch

  /// Makes a time that is not valid.
  public init() { self.init(value: 0, timescale: 0, flags: [], epoch: 0) }

  /// Makes a time of its parts, which are not checked.
  public init(value: CMTimeValue, timescale: CMTimeScale, flags: CMTimeFlags, epoch: CMTimeEpoch) {
    (self.value, self.timescale, self.flags, self.epoch) = (value, timescale, flags, epoch)
  }

  /// Makes a time of `value / timescale` seconds; one that is not valid for a scale of 0 or less.
  public init(value: CMTimeValue, timescale: CMTimeScale) {
    self.init(value: value, timescale: timescale, flags: timescale > 0 ? .valid : [], epoch: 0)
  }

  /// Makes the nearest time of a scale.
  ///
  /// Halves the scale until the value fits into 64 bits, and marks the time as rounded then. Seconds
  /// that do not fit even at the scale 1 make an infinite time, and NaN makes an invalid one.
  public init(seconds: Double, preferredTimescale: CMTimeScale) {
    guard !seconds.isNaN, preferredTimescale > 0 else {
      self.init()
      return
    }
    var scale = preferredTimescale
    while scale > 1, abs(seconds) * Double(scale) >= Self.bound { scale /= 2 }
    guard abs(seconds) * Double(scale) < Self.bound else {
      self = seconds > 0 ? .positiveInfinity : .negativeInfinity
      return
    }
    self.init(value: CMTimeValue((seconds * Double(scale)).rounded()), timescale: scale)
    if scale != preferredTimescale { flags.insert(.hasBeenRounded) }
  }

  /// The first number that is too large for a value: 2⁶³.
  private static let bound = 0x1p63

  /// Zero seconds, and no time at all: not valid, or not known yet.
  public static let zero = CMTime(value: 0, timescale: 1)
  public static let invalid = CMTime()
  public static let indefinite = CMTime(
    value: 0, timescale: 0, flags: [.valid, .indefinite], epoch: 0)
  /// A time behind all others; its seconds are infinite, as are those of the one before all others.
  public static let positiveInfinity = CMTime(
    value: 0, timescale: 0, flags: [.valid, .positiveInfinity], epoch: 0)
  /// A time before all others.
  public static let negativeInfinity = CMTime(
    value: 0, timescale: 0, flags: [.valid, .negativeInfinity], epoch: 0)

  /// Whether it is a time, perhaps an infinite one or one that is not known.
  public var isValid: Bool { flags.contains(.valid) }
  public var isIndefinite: Bool { isValid && flags.contains(.indefinite) }
  public var isPositiveInfinity: Bool { isValid && flags.contains(.positiveInfinity) }
  public var isNegativeInfinity: Bool { isValid && flags.contains(.negativeInfinity) }
  /// Whether it is a number of seconds: valid, finite and known.
  public var isNumeric: Bool {
    flags.intersection([.valid, .indefinite, .positiveInfinity, .negativeInfinity]) == .valid
  }
  /// The time as a number; `nan` where it is none.
  public var seconds: Double {
    if isPositiveInfinity { return .infinity }
    if isNegativeInfinity { return -.infinity }
    return isNumeric && timescale != 0 ? Double(value) / Double(timescale) : .nan
  }

  /// The kinds of times, in their order.
  private enum Kind: Int {
    case negativeInfinity, numeric, indefinite, positiveInfinity, invalid
  }

  private var kind: Kind {
    if !isValid { return .invalid }
    if isPositiveInfinity { return .positiveInfinity }
    if isNegativeInfinity { return .negativeInfinity }
    return isIndefinite ? .indefinite : .numeric
  }

  /// Compares seconds; what is no number has its place in the order: infinities before and behind
  /// all others, a time that is not known behind all that are, and one that is not valid at the end.
  ///
  /// Source: Apple, CMTimeCompare.
  public static func < (left: CMTime, right: CMTime) -> Bool {
    left.kind == right.kind
      ? left.seconds < right.seconds : left.kind.rawValue < right.kind.rawValue
  }
  public static func == (left: CMTime, right: CMTime) -> Bool {
    left.kind == right.kind && (left.kind != .numeric || left.seconds == right.seconds)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(kind)
    if kind == .numeric { hasher.combine(seconds) }
  }

  /// Adds; the finer scale of both stays.
  ///
  /// Returns an infinite time where one of them is infinite, and an indefinite one where one is
  /// indefinite; opposite infinities and invalid times make an invalid one.
  ///
  /// Source: Apple, CMTimeAdd.
  public static func + (left: CMTime, right: CMTime) -> CMTime { sum(left, right, 1) }
  /// Subtracts; the finer scale of both stays, and infinite or unknown times are treated as by
  /// adding.
  public static func - (left: CMTime, right: CMTime) -> CMTime { sum(left, right, -1) }

  private static func sum(_ left: CMTime, _ right: CMTime, _ sign: CMTimeValue) -> CMTime {
    guard left.isNumeric, right.isNumeric else {
      if !left.isValid || !right.isValid { return .invalid }
      let infinities = [left.seconds, right.seconds * Double(sign)].filter(\.isInfinite)
      guard let infinity = infinities.first else { return .indefinite }
      guard infinities.allSatisfy({ $0 == infinity }) else { return .invalid }
      return infinity > 0 ? .positiveInfinity : .negativeInfinity
    }
    if left.timescale == right.timescale {
      return CMTime(value: left.value &+ sign &* right.value, timescale: left.timescale)
    }
    return CMTime(
      seconds: left.seconds + Double(sign) * right.seconds,
      preferredTimescale: max(left.timescale, right.timescale))
  }
}

/// A stretch of time.
///
/// Source: Apple, CMTimeRange.
public struct CMTimeRange: Sendable, Hashable {
  /// The first moment of the range.
  public var start: CMTime
  /// How long the range is.
  public var duration: CMTime

  /// Makes a range of its first moment and its length.
  public init(start: CMTime, duration: CMTime) { (self.start, self.duration) = (start, duration) }
  /// Makes a range up to a moment, which is not in it.
  public init(start: CMTime, end: CMTime) { self.init(start: start, duration: end - start) }

  /// The first moment behind the range.
  public var end: CMTime { start + duration }
}

/// The names of C; each is the constant of `CMTime`.
public let kCMTimeZero = CMTime.zero
public let kCMTimeInvalid = CMTime.invalid
public let kCMTimeIndefinite = CMTime.indefinite
public let kCMTimePositiveInfinity = CMTime.positiveInfinity
public let kCMTimeNegativeInfinity = CMTime.negativeInfinity

/// Makes a time of `value / timescale` seconds.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime {
  CMTime(value: value, timescale: timescale)
}

/// Makes a time of `value / timescale` seconds, in the words of Swift 3 and before.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CMTimeMake(_ value: Int64, _ timescale: Int32) -> CMTime {
  CMTime(value: value, timescale: timescale)
}

/// Makes the nearest time of a scale.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: Int32) -> CMTime {
  CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}

/// Makes the nearest time of a scale, in the words of Swift 3 and before.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CMTimeMakeWithSeconds(_ seconds: Double, _ preferredTimescale: Int32) -> CMTime {
  CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}

/// Returns the seconds of a time; `nan` where it is no number.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }
