import Foundation

/// Returns the time since the device was started, in ticks of a nanosecond.
///
/// Source: Apple, mach_absolute_time.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func mach_absolute_time() -> UInt64 { UInt64(ProcessInfo.processInfo.systemUptime * 1e9) }

/// How long a tick of `mach_absolute_time` is: `numer` / `denom` nanoseconds.
///
/// Source: Apple, mach_timebase_info_data_t.
// swift-format-ignore: TypeNamesShouldBeCapitalized
public struct mach_timebase_info_data_t: Hashable, Sendable {
  /// The upper number of the fraction; 1 as told by `mach_timebase_info`.
  public var numer: UInt32
  /// The lower number of the fraction; 1 as told by `mach_timebase_info`.
  public var denom: UInt32

  /// Makes a fraction; 0 / 0, to be filled, unless told otherwise.
  public init(numer: UInt32 = 0, denom: UInt32 = 0) { (self.numer, self.denom) = (numer, denom) }
}

/// Tells how long a tick of `mach_absolute_time` is.
///
/// - Parameter info: gets one nanosecond.
/// - Returns: 0.
// swift-format-ignore: AlwaysUseLowerCamelCase
@discardableResult
public func mach_timebase_info(_ info: inout mach_timebase_info_data_t) -> Int32 {
  info = mach_timebase_info_data_t(numer: 1, denom: 1)
  return 0
}
