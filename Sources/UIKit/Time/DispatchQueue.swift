/// Does pieces of work one after another, in virtual time and on the main actor, whichever queue
/// it is.
///
/// A file that imports UIKit alone means this class by `DispatchQueue`. Nothing runs beside the
/// scene: what background queues do is done between two frames like all else, which is why it is
/// repeatable. Source: Apple, DispatchQueue.
public final class DispatchQueue: Sendable {
  /// How several pieces of work of a queue relate; here they always follow each other.
  public struct Attributes: OptionSet, Sendable {
    public let rawValue: UInt64

    public init(rawValue: UInt64) { self.rawValue = rawValue }

    public static let concurrent = Attributes(rawValue: 1 << 1)
  }

  /// What the author calls the queue.
  public let label: String

  /// The queue of the app's own work.
  public static let main = DispatchQueue(label: "com.apple.main-thread")

  /// A queue of one's own.
  public init(
    label: String, qos: DispatchQoS = .unspecified, attributes: Attributes = []
  ) {
    self.label = label
  }

  /// A queue for work in the background.
  public static func global(qos: DispatchQoS.QoSClass = .default) -> DispatchQueue { background }

  private static let background = DispatchQueue(label: "com.apple.root.default-qos")

  /// Does a piece of work before the next frame.
  public func async(execute work: @escaping @Sendable () -> Void) { schedule(after: 0, work) }

  /// Does a piece of work before the next frame; urgent or not, it keeps its turn.
  public func async(qos: DispatchQoS, execute work: @escaping @Sendable () -> Void) {
    schedule(after: 0, work)
  }

  /// Does a piece of work before the next frame, unless it is cancelled until then.
  public func async(execute workItem: DispatchWorkItem) {
    schedule(after: 0) { workItem.perform() }
  }

  /// Does a piece of work before the next frame, for which a group waits.
  public func async(group: DispatchGroup, execute work: @escaping @Sendable () -> Void) {
    group.enter()
    schedule(after: 0) {
      work()
      group.leave()
    }
  }

  /// Does a piece of work once a moment has come.
  public func asyncAfter(
    deadline: DispatchTime, execute work: @escaping @Sendable () -> Void
  ) {
    schedule(after: deadline - .now(), work)
  }

  /// Does a piece of work once a moment has come, unless it is cancelled until then.
  public func asyncAfter(deadline: DispatchTime, execute: DispatchWorkItem) {
    schedule(after: deadline - .now()) { execute.perform() }
  }

  /// Does a piece of work at once.
  public func sync<Result>(execute work: () throws -> Result) rethrows -> Result { try work() }

  /// Does a piece of work at once.
  public func sync(execute workItem: DispatchWorkItem) { workItem.perform() }

  /// Does a piece of work so many times, at once and in order.
  public static func concurrentPerform(iterations: Int, execute work: (Int) -> Void) {
    for iteration in 0..<iterations { work(iteration) }
  }

  private func schedule(after seconds: TimeInterval, _ work: @escaping @Sendable () -> Void) {
    MainActor.assumeIsolated { _ = Runtime.current.schedule(after: seconds) { work() } }
  }
}

/// Nanoseconds in a second.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSEC_PER_SEC: UInt64 = 1_000_000_000

/// Nanoseconds in a millisecond.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSEC_PER_MSEC: UInt64 = 1_000_000

/// Nanoseconds in a microsecond.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSEC_PER_USEC: UInt64 = 1_000

/// Microseconds in a second.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let USEC_PER_SEC: UInt64 = 1_000_000
