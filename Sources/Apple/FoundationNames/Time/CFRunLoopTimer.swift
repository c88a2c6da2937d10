// swift-format-ignore-file: AlwaysUseLowerCamelCase, NoLeadingUnderscores

import Foundation

/// A timer under its name in Core Foundation, in virtual time.
///
/// Source: Apple, CFRunLoopTimer.
@preconcurrency @MainActor
public final class CFRunLoopTimer {
  /// *Units*: seconds since the first moment of 2001, UTC.
  fileprivate var fireDate: CFAbsoluteTime
  /// The time between two calls; 0 for a timer that calls once.
  ///
  /// *Units*: seconds.
  fileprivate let interval: CFTimeInterval
  fileprivate var call: ((CFRunLoopTimer?) -> Void)?
  private var wait: (world: World, token: VirtualTimers.Token)?

  fileprivate init(
    _ fireDate: CFAbsoluteTime, _ interval: CFTimeInterval,
    _ call: @escaping (CFRunLoopTimer?) -> Void
  ) {
    (self.fireDate, self.interval, self.call) = (fireDate, interval, call)
  }

  fileprivate func start() {
    guard call != nil, wait == nil else { return }
    let world = World.current
    let token = world.schedule(after: max(0, fireDate - CFAbsoluteTimeGetCurrent())) { [self] in
      wait = nil
      let call = call
      if interval > 0 {
        fireDate += interval
        start()
      } else {
        self.call = nil
      }
      call?(self)
    }
    wait = (world, token)
  }

  fileprivate func stop() {
    if let wait { wait.world.timers.remove(wait.token) }
    wait = nil
  }
}

/// The run loop under its name in Core Foundation; there is one, whose time is the stage's.
@preconcurrency @MainActor
public final class CFRunLoop {
  fileprivate static let only = CFRunLoop()
  private init() {}
}

/// A mode of a run loop; all are one here.
public struct CFRunLoopMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.init(rawValue: rawValue) }

  /// The usual mode, and the set of common modes; timers run in either.
  public static let defaultMode = CFRunLoopMode("kCFRunLoopDefaultMode")
  public static let commonModes = CFRunLoopMode("kCFRunLoopCommonModes")
}

/// What allocates objects of Core Foundation: nothing else than Swift.
public final class CFAllocator: Sendable {
  private init() {}
}

/// The allocator that all functions take.
public let kCFAllocatorDefault: CFAllocator? = nil

/// A moment in seconds since the first moment of 2001, UTC.
public typealias CFAbsoluteTime = TimeInterval
/// Flags of a function of Core Foundation, which are 0 here.
public typealias CFOptionFlags = UInt
/// A place or a number of things, in functions of Core Foundation.
public typealias CFIndex = Int

/// Makes a timer that calls a block, once it is added to a run loop.
///
/// - Parameters:
///   - allocator: `kCFAllocatorDefault`.
///   - fireDate: when it calls first, in seconds since the first moment of 2001, UTC.
///   - interval: the time between two calls, in seconds; 0 or less for one call.
///   - flags: 0.
///   - order: 0; timers of one moment call in the order in which they were added.
///   - block: is called with the timer.
/// - Returns: the timer.
@preconcurrency @MainActor
public func CFRunLoopTimerCreateWithHandler(
  _ allocator: CFAllocator?, _ fireDate: CFAbsoluteTime, _ interval: CFTimeInterval,
  _ flags: CFOptionFlags, _ order: CFIndex, _ block: ((CFRunLoopTimer?) -> Void)!
) -> CFRunLoopTimer! { CFRunLoopTimer(fireDate, max(0, interval), block ?? { _ in }) }

/// Starts a timer.
@preconcurrency @MainActor
public func CFRunLoopAddTimer(_ rl: CFRunLoop!, _ timer: CFRunLoopTimer!, _ mode: CFRunLoopMode!) {
  timer?.start()
}

/// Stops a timer, which may be added again.
@preconcurrency @MainActor
public func CFRunLoopRemoveTimer(
  _ rl: CFRunLoop!, _ timer: CFRunLoopTimer!, _ mode: CFRunLoopMode!
) { timer?.stop() }

/// Ends a timer for good.
@preconcurrency @MainActor
public func CFRunLoopTimerInvalidate(_ timer: CFRunLoopTimer!) {
  timer?.stop()
  timer?.call = nil
}

/// Returns true for a timer that may still call.
@preconcurrency @MainActor
public func CFRunLoopTimerIsValid(_ timer: CFRunLoopTimer!) -> Bool { timer?.call != nil }

/// Returns the one run loop.
@preconcurrency @MainActor
public func CFRunLoopGetCurrent() -> CFRunLoop! { .only }

/// Returns the one run loop.
@preconcurrency @MainActor
public func CFRunLoopGetMain() -> CFRunLoop! { .only }
