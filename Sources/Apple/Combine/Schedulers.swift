import UIKit

/// Time of virtual clocks, which all schedulers share here.
public struct SchedulerTime: Strideable, Hashable, Sendable {
  /// *Units*: seconds since launch.
  let seconds: Double

  /// Returns how much later another time is; negative for an earlier one.
  public func distance(to other: SchedulerTime) -> Stride { .seconds(other.seconds - seconds) }

  /// Returns the time that is later by a distance.
  public func advanced(by n: Stride) -> SchedulerTime {
    SchedulerTime(seconds: seconds + n.timeInterval)
  }

  /// A distance in time.
  public struct Stride: Hashable, Comparable, SignedNumeric, ExpressibleByFloatLiteral, Sendable {
    /// *Units*: seconds.
    public let timeInterval: TimeInterval

    /// The distance without its sign, in seconds.
    public var magnitude: TimeInterval { abs(timeInterval) }

    /// Makes a distance of some seconds.
    public init(_ timeInterval: TimeInterval) { self.timeInterval = timeInterval }
    /// Makes a distance of a literal, in seconds.
    public init(floatLiteral value: Double) { timeInterval = value }
    public init(integerLiteral value: Int) { timeInterval = Double(value) }
    /// Makes a distance of whole seconds; nil for a number that `Double` does not hold.
    public init?<T: BinaryInteger>(exactly source: T) {
      guard let value = Double(exactly: source) else { return nil }
      timeInterval = value
    }

    /// Returns a distance of whole seconds.
    public static func seconds(_ s: Int) -> Stride { Stride(Double(s)) }
    /// Returns a distance of seconds and parts of one.
    public static func seconds(_ s: Double) -> Stride { Stride(s) }
    /// Returns a distance of thousandths of a second.
    public static func milliseconds(_ ms: Int) -> Stride { Stride(Double(ms) / 1e3) }
    /// Returns a distance of millionths of a second.
    public static func microseconds(_ us: Int) -> Stride { Stride(Double(us) / 1e6) }
    /// Returns a distance of thousandths of a millionth of a second.
    public static func nanoseconds(_ ns: Int) -> Stride { Stride(Double(ns) / 1e9) }

    /// Compares with signs: a way back is less than none.
    public static func < (a: Stride, b: Stride) -> Bool { a.timeInterval < b.timeInterval }
    /// Adds seconds.
    public static func + (a: Stride, b: Stride) -> Stride {
      Stride(a.timeInterval + b.timeInterval)
    }
    /// Subtracts seconds.
    public static func - (a: Stride, b: Stride) -> Stride {
      Stride(a.timeInterval - b.timeInterval)
    }
    /// Multiplies seconds by seconds, as numbers: the protocol of numbers asks for it.
    public static func * (a: Stride, b: Stride) -> Stride {
      Stride(a.timeInterval * b.timeInterval)
    }
    /// Multiplies seconds by seconds, as numbers: the protocol of numbers asks for it.
    public static func *= (a: inout Stride, b: Stride) { a = a * b }
  }
}

/// Runs closures, at once or later, in virtual time.
///
/// Source: Apple, Combine, Scheduler.
public protocol Scheduler {
  /// Runs a closure after some seconds.
  func run(after seconds: Double, _ action: @escaping () -> Void)
}

extension Scheduler {
  /// The one type of time here, where each scheduler has its own on a phone.
  public typealias SchedulerTimeType = SchedulerTime

  /// The present time, the same for all schedulers: seconds since launch.
  public var now: SchedulerTime { SchedulerTime(seconds: CACurrentMediaTime()) }

  /// Runs a closure in the scheduler's next turn; at once for `ImmediateScheduler`.
  public func schedule(_ action: @escaping () -> Void) { run(after: 0, action) }

  /// Runs a closure at a time; in the next turn for one that has passed.
  public func schedule(after date: SchedulerTime, _ action: @escaping () -> Void) {
    run(after: max(0, date.seconds - now.seconds), action)
  }
}

/// Carries a closure to the queue that runs it; all queues run on the main actor here.
private struct Carried: @unchecked Sendable {
  let action: () -> Void
}

extension DispatchQueue: Scheduler {
  /// Runs a closure in the queue's next turn, or after some seconds of virtual time.
  public func run(after seconds: Double, _ action: @escaping () -> Void) {
    let carried = Carried(action: action)
    if seconds > 0 {
      asyncAfter(deadline: .now() + seconds) { carried.action() }
    } else {
      async { carried.action() }
    }
  }
}

extension RunLoop: Scheduler {
  /// Runs a closure as the main queue does.
  public func run(after seconds: Double, _ action: @escaping () -> Void) {
    DispatchQueue.main.run(after: seconds, action)
  }
}

extension OperationQueue: Scheduler {
  /// Runs a closure as the main queue does, whatever the queue's limits.
  public func run(after seconds: Double, _ action: @escaping () -> Void) {
    DispatchQueue.main.run(after: seconds, action)
  }
}

/// Runs closures at once.
public struct ImmediateScheduler: Scheduler {
  /// The only one that is needed, for it has no state.
  public static let shared = ImmediateScheduler()

  /// Runs a closure at once, however many seconds are given.
  public func run(after seconds: Double, _ action: @escaping () -> Void) { action() }
}

extension Publisher {
  /// Hands on values and the end some time later, in their order.
  private func later<S: Scheduler>(
    _ seconds: Double, on scheduler: S
  ) -> Publishers.Map<Self, Output> {
    Publishers.Stage(self) { link in
      link.onValue = { [unowned link] value in
        scheduler.run(after: seconds) { [weak link] in link?.send(value) }
        return .none
      }
      link.onEnd = { [unowned link] completion in
        // It keeps the link until the end was told.
        scheduler.run(after: seconds) { [link] in link.send(completion: completion) }
      }
    }
  }

  /// Gives values and the end in the scheduler's next turn, in their order; the options are
  /// ignored.
  public func receive<S: Scheduler>(
    on scheduler: S, options: Never? = nil
  ) -> Publishers.ReceiveOn<Self, S> { later(0, on: scheduler) }

  /// Subscribes at once: all queues are one here.
  public func subscribe<S: Scheduler>(
    on scheduler: S, options: Never? = nil
  ) -> Publishers.SubscribeOn<Self, S> { stage { link in { [unowned link] in link.send($0) } } }

  /// Ends when no value has come for some time: with the error that a closure makes, or without one.
  public func timeout<S: Scheduler>(
    _ interval: SchedulerTime.Stride, scheduler: S, options: Never? = nil,
    customError: (() -> Failure)? = nil
  ) -> Publishers.Timeout<Self, S> {
    stage { link in
      var number = 0
      let wait = { [weak link] in
        number += 1
        let own = number
        scheduler.run(after: interval.timeInterval) { [weak link] in
          guard own == number else { return }
          link?.finish(customError.map { .failure($0()) } ?? .finished)
        }
      }
      link.onSubscription = { _ in wait() }
      return { [unowned link] in
        wait()
        return link.send($0)
      }
    }
  }

  /// Gives values and the end some time later, in their order; the tolerance and options are
  /// ignored.
  public func delay<S: Scheduler>(
    for interval: SchedulerTime.Stride, tolerance: SchedulerTime.Stride? = nil, scheduler: S,
    options: Never? = nil
  ) -> Publishers.Delay<Self, S> { later(interval.timeInterval, on: scheduler) }

  /// Gives a value when none has come for some time.
  public func debounce<S: Scheduler>(
    for dueTime: SchedulerTime.Stride, scheduler: S, options: Never? = nil
  ) -> Publishers.Debounce<Self, S> {
    Publishers.Stage(self) { link in
      var (number, last) = (0, Output?.none)
      link.onValue = { [unowned link] value in
        number += 1
        last = value
        let own = number
        scheduler.run(after: dueTime.timeInterval) { [weak link] in
          guard own == number, let value = last else { return }
          last = nil
          link?.send(value)
        }
        return .none
      }
      link.onEnd = { [unowned link] completion in
        if case .finished = completion, let value = last { link.send(value) }
        last = nil
        link.send(completion: completion)
      }
    }
  }

  /// Gives at most one value in an interval: the first or the last one in it.
  public func throttle<S: Scheduler>(
    for interval: SchedulerTime.Stride, scheduler: S, latest: Bool
  ) -> Publishers.Throttle<Self, S> {
    Publishers.Stage(self) { link in
      var (next, waiting) = (-Double.infinity, Output?.none)
      link.onValue = { [unowned link] value in
        let now = scheduler.now.seconds
        if now >= next, waiting == nil {
          next = now + interval.timeInterval
          return link.send(value)
        }
        let isFirst = waiting == nil
        if isFirst || latest { waiting = value }
        guard isFirst else { return .none }
        scheduler.run(after: Swift.max(0, next - now)) { [weak link] in
          guard let value = waiting else { return }
          waiting = nil
          next = scheduler.now.seconds + interval.timeInterval
          link?.send(value)
        }
        return .none
      }
      link.onEnd = { [unowned link] completion in
        if case .finished = completion, let value = waiting { link.send(value) }
        waiting = nil
        link.send(completion: completion)
      }
    }
  }
}
