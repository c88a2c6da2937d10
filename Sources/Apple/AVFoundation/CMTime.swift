import UIKit

public typealias CMTimeValue = Int64
/// *Units*: parts of a second.
public typealias CMTimeScale = Int32
public typealias CMTimeEpoch = Int64

/// What a time is besides its number.
public struct CMTimeFlags: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }

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
  public var value: CMTimeValue
  public var timescale: CMTimeScale
  public var flags: CMTimeFlags
  public var epoch: CMTimeEpoch

  /// Makes a time that is not valid.
  public init() { self.init(value: 0, timescale: 0, flags: [], epoch: 0) }

  public init(value: CMTimeValue, timescale: CMTimeScale, flags: CMTimeFlags, epoch: CMTimeEpoch) {
    (self.value, self.timescale, self.flags, self.epoch) = (value, timescale, flags, epoch)
  }

  public init(value: CMTimeValue, timescale: CMTimeScale) {
    self.init(value: value, timescale: timescale, flags: timescale > 0 ? .valid : [], epoch: 0)
  }

  /// Makes the nearest time of a scale.
  public init(seconds: Double, preferredTimescale: CMTimeScale) {
    guard seconds.isFinite, abs(seconds) * Double(preferredTimescale) < 9e18 else {
      self = seconds == .infinity ? .positiveInfinity : .invalid
      return
    }
    let value = (seconds * Double(preferredTimescale)).rounded()
    self.init(value: CMTimeValue(value), timescale: preferredTimescale)
  }

  public static let zero = CMTime(value: 0, timescale: 1)
  public static let invalid = CMTime()
  public static let indefinite = CMTime(
    value: 0, timescale: 0, flags: [.valid, .indefinite], epoch: 0)
  public static let positiveInfinity = CMTime(
    value: 0, timescale: 0, flags: [.valid, .positiveInfinity], epoch: 0)

  public var isValid: Bool { flags.contains(.valid) }
  public var isIndefinite: Bool { isValid && flags.contains(.indefinite) }
  public var isNumeric: Bool {
    flags.intersection([.valid, .indefinite, .positiveInfinity]) == .valid
  }
  /// The time as a number; `nan` where it is none.
  public var seconds: Double {
    if flags.contains(.positiveInfinity) { return .infinity }
    return isNumeric && timescale != 0 ? Double(value) / Double(timescale) : .nan
  }

  public static func < (left: CMTime, right: CMTime) -> Bool { left.seconds < right.seconds }
  public static func == (left: CMTime, right: CMTime) -> Bool {
    left.isNumeric && right.isNumeric
      ? left.seconds == right.seconds : left.flags == right.flags && left.value == right.value
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(isNumeric ? seconds : 0)
    hasher.combine(isNumeric)
  }

  public static func + (left: CMTime, right: CMTime) -> CMTime { sum(left, right, 1) }
  public static func - (left: CMTime, right: CMTime) -> CMTime { sum(left, right, -1) }

  private static func sum(_ left: CMTime, _ right: CMTime, _ sign: CMTimeValue) -> CMTime {
    guard left.isNumeric, right.isNumeric else { return .invalid }
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
  public var start: CMTime
  public var duration: CMTime

  public init(start: CMTime, duration: CMTime) { (self.start, self.duration) = (start, duration) }
  public init(start: CMTime, end: CMTime) { self.init(start: start, duration: end - start) }

  public var end: CMTime { start + duration }
}

public let kCMTimeZero = CMTime.zero
public let kCMTimeInvalid = CMTime.invalid
public let kCMTimeIndefinite = CMTime.indefinite
public let kCMTimePositiveInfinity = CMTime.positiveInfinity

// swift-format-ignore: AlwaysUseLowerCamelCase
public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime {
  CMTime(value: value, timescale: timescale)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public func CMTimeMake(_ value: Int64, _ timescale: Int32) -> CMTime {
  CMTime(value: value, timescale: timescale)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: Int32) -> CMTime {
  CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public func CMTimeMakeWithSeconds(_ seconds: Double, _ preferredTimescale: Int32) -> CMTime {
  CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }
