/// Runs blocks one after another in virtual time, on the main actor, whichever queue it is.
///
/// Nothing runs in parallel with the scene: background queues, too, do their work between two
/// frames, so that every run is the same. In a file that imports UIKit alone the name
/// `DispatchQueue` means this class.
///
/// Source: Apple, DispatchQueue.
public final class DispatchQueue: Sendable {
  /// How a queue's blocks relate to each other; here they always run one after another.
  public struct Attributes: OptionSet, Sendable {
    public let rawValue: UInt64

    public init(rawValue: UInt64) { self.rawValue = rawValue }

    /// The blocks may run side by side on iOS; here one does not wait for the time that another one
    /// spent.
    public static let concurrent = Attributes(rawValue: 1 << 1)
  }

  /// When a queue gives back what its blocks needed; at once here.
  public enum AutoreleaseFrequency: Sendable {
    case inherit
    case workItem
    case never
  }

  /// The author's name for the queue.
  public let label: String

  /// Whether the queue does one block after the other.
  private let isSerial: Bool

  /// The main queue.
  public static let main = DispatchQueue(label: "com.apple.main-thread")

  /// Makes a queue of one's own; what it is for, and the queue behind it, change nothing.
  public init(
    label: String, qos: DispatchQoS = .unspecified, attributes: Attributes = [],
    autoreleaseFrequency: AutoreleaseFrequency = .inherit, target: DispatchQueue? = nil
  ) {
    self.label = label
    isSerial = !attributes.contains(.concurrent)
  }

  /// Returns the queue for work in the background.
  public static func global(qos: DispatchQoS.QoSClass = .default) -> DispatchQueue { background }

  private static let background = DispatchQueue(
    label: "com.apple.root.default-qos", attributes: .concurrent)

  /// Runs a block before the next frame.
  public func async(execute work: @escaping @Sendable () -> Void) { schedule(after: 0, work) }

  /// Runs a block before the next frame, and lets a group wait for it; neither its urgency nor its
  /// flags change the order.
  public func async(
    group: DispatchGroup? = nil, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    execute work: @escaping @Sendable () -> Void
  ) {
    group?.enter()
    schedule(after: 0) {
      work()
      group?.leave()
    }
  }

  /// Runs a work item before the next frame, unless it is cancelled until then, and lets a group
  /// wait for it.
  public func async(group: DispatchGroup? = nil, execute workItem: DispatchWorkItem) {
    async(group: group) { workItem.perform() }
  }

  /// Runs a block at a moment; neither its urgency nor its flags change the order.
  public func asyncAfter(
    deadline: DispatchTime, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    execute work: @escaping @Sendable () -> Void
  ) {
    schedule(after: deadline - .now(), work)
  }

  /// Runs a block at a moment of the calendar, whose time goes on with the stage's.
  public func asyncAfter(
    wallDeadline: DispatchWallTime, qos: DispatchQoS = .unspecified,
    flags: DispatchWorkItemFlags = [], execute work: @escaping @Sendable () -> Void
  ) {
    schedule(after: wallDeadline - .now(), work)
  }

  /// Runs a work item at a moment, unless it is cancelled until then.
  public func asyncAfter(deadline: DispatchTime, execute: DispatchWorkItem) {
    schedule(after: deadline - .now()) { execute.perform() }
  }

  /// Runs a work item at a moment of the calendar, unless it is cancelled until then.
  public func asyncAfter(wallDeadline: DispatchWallTime, execute: DispatchWorkItem) {
    asyncAfter(deadline: wallDeadline, execute: execute)
  }

  /// Runs a block at once.
  ///
  /// - Parameter work: The block.
  /// - Returns: what the block returns.
  /// - Throws: what the block throws.
  public func sync<Result>(execute work: () throws -> Result) rethrows -> Result {
    guard self === Self.main else { return try work() }
    MainActor.assumeIsolated { World.current.enterMainQueue() }
    return try StageClocks.doing(offMain: false, work)
  }

  /// Runs a block at once, whatever its flags.
  ///
  /// - Parameters:
  ///   - flags: A barrier waits for what runs beside it; nothing does.
  ///   - work: The block.
  /// - Returns: what the block returns.
  /// - Throws: what the block throws.
  public func sync<Result>(
    flags: DispatchWorkItemFlags, execute work: () throws -> Result
  ) rethrows -> Result { try sync(execute: work) }

  /// Runs a work item at once.
  public func sync(execute workItem: DispatchWorkItem) { sync { workItem.perform() } }

  /// Runs a block several times at once, in order.
  ///
  /// - Parameters:
  ///   - iterations: How many times.
  ///   - work: Is called with the index of the iteration, from 0.
  public static func concurrentPerform(iterations: Int, execute work: (Int) -> Void) {
    for iteration in 0..<iterations { work(iteration) }
  }

  private func schedule(after seconds: TimeInterval, _ work: @escaping @Sendable () -> Void) {
    MainActor.assumeIsolated {
      let world = World.current
      world.schedule(after: seconds) { self.run(work, on: world) }
    }
  }

  /// Runs a block, or has it wait where the queue's last block sleeps.
  @MainActor
  func run(_ work: @escaping @Sendable () -> Void, on world: World) {
    guard self !== Self.main else { return work() }
    let name = ObjectIdentifier(self)
    if let free = world.clocks.freeAgain[name], free > world.time {
      world.schedule(after: free - world.time) { self.run(work, on: world) }
      return
    }
    let start = world.time
    world.inBackground(work)
    if isSerial, world.time > start { world.clocks.freeAgain[name] = world.time }
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

/// A queue by the name of its class in Objective-C.
// swift-format-ignore: TypeNamesShouldBeCapitalized
public typealias OS_dispatch_queue = DispatchQueue

/// A queue whose blocks run one after another, by the name of its class in Objective-C.
// swift-format-ignore: TypeNamesShouldBeCapitalized
public typealias OS_dispatch_queue_serial = DispatchQueue

/// A queue of several blocks at a time, by the name of its class in Objective-C; here they run one after another.
// swift-format-ignore: TypeNamesShouldBeCapitalized
public typealias OS_dispatch_queue_concurrent = DispatchQueue
