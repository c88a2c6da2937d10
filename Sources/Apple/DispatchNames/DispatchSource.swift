/// Calls a block whenever something happens: here, when a time has come.
///
/// Other sources, of files, signals and processes, are absent: a scene has none of them. In a file
/// that imports UIKit alone the name `DispatchSource` means this class.
///
/// Source: Apple, DispatchSource.
@MainActor
public class DispatchSource {
  /// How a timer keeps its time; here it is never late.
  public struct TimerFlags: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Keeps the leeway, whatever the system would save.
    public static let strict = TimerFlags(rawValue: 1)
  }

  /// Where the handlers run.
  var queue: DispatchQueue
  weak var world: World?
  let flags: TimerFlags

  private final var eventHandler: (@Sendable () -> Void)?
  private final var cancelHandler: (@Sendable () -> Void)?
  private final var registrationHandler: (@Sendable () -> Void)?
  /// How many calls of `suspend` wait for theirs of `resume`.
  private final var suspensions = 0
  private final var isActive = false
  private final var wasCancelled = false
  private final var happened: UInt = 0

  init(flags: TimerFlags, queue: DispatchQueue?) {
    self.flags = flags
    self.queue = queue ?? .global()
    world = .current
  }

  // The class is not `@preconcurrency`: all that is public may be called from anywhere, and a
  // compiler of Swift 6.2 that checks itself, as Debian's, stops where this inherits the attribute.
  isolated deinit {
    stopWaiting()
    // Only the scene itself can release too early; what is left is released when it is over.
    guard let world, world.clocks.hold else { return }
    if !isActive { stop(.clientOfDispatch("Release of an inactive object")) }
    if suspensions > 0 { stop(.clientOfDispatch("Release of a suspended object")) }
  }

  /// Makes a timer, which waits once it has a time and is active.
  ///
  /// - Parameters:
  ///   - flags: how the timer keeps its time; changes nothing here.
  ///   - queue: where its handlers run; in the background without one.
  /// - Returns: the timer.
  nonisolated public static func makeTimerSource(
    flags: TimerFlags = [], queue: DispatchQueue? = nil
  ) -> any DispatchSourceTimer {
    MainActor.assumeIsolated { TimerSource(flags: flags, queue: queue) }
  }

  /// Sets what is called when the time has come.
  ///
  /// - Parameters:
  ///   - qos: how urgent it is; changes nothing.
  ///   - flags: change nothing.
  ///   - handler: the call; `nil` takes it back.
  @preconcurrency nonisolated public func setEventHandler(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    handler: (@Sendable () -> Void)?
  ) { MainActor.assumeIsolated { eventHandler = handler } }

  /// Sets what is done when the time has come.
  nonisolated public func setEventHandler(handler: DispatchWorkItem) {
    setEventHandler { handler.perform() }
  }

  /// Sets what is called once the source has been cancelled.
  ///
  /// - Parameters:
  ///   - qos: how urgent it is; changes nothing.
  ///   - flags: change nothing.
  ///   - handler: the call; `nil` takes it back.
  @preconcurrency nonisolated public func setCancelHandler(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    handler: (@Sendable () -> Void)?
  ) { MainActor.assumeIsolated { cancelHandler = handler } }

  /// Sets what is done once the source has been cancelled.
  nonisolated public func setCancelHandler(handler: DispatchWorkItem) {
    setCancelHandler { handler.perform() }
  }

  /// Sets what is called once the source waits.
  ///
  /// - Parameters:
  ///   - qos: how urgent it is; changes nothing.
  ///   - flags: change nothing.
  ///   - handler: the call; `nil` takes it back.
  @preconcurrency nonisolated public func setRegistrationHandler(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    handler: (@Sendable () -> Void)?
  ) { MainActor.assumeIsolated { registrationHandler = handler } }

  /// Sets what is done once the source waits.
  nonisolated public func setRegistrationHandler(handler: DispatchWorkItem) {
    setRegistrationHandler { handler.perform() }
  }

  /// Chooses the queue of the handlers; the one in the background for `nil`.
  nonisolated public func setTarget(queue: DispatchQueue?) {
    MainActor.assumeIsolated { self.queue = queue ?? .global() }
  }

  /// Lets the source wait for the first time; later calls do nothing.
  nonisolated public func activate() {
    MainActor.assumeIsolated {
      guard !isActive else { return }
      isActive = true
      goOn()
    }
  }

  /// Keeps the source from calling, until `resume` has been called as many times.
  nonisolated public func suspend() {
    MainActor.assumeIsolated {
      suspensions += 1
      stopWaiting()
    }
  }

  /// Takes one `suspend` back; activates a source that was never active.
  ///
  /// One more than there were suspensions ends the app, as on iOS.
  nonisolated public func resume() {
    MainActor.assumeIsolated {
      if suspensions > 0 {
        suspensions -= 1
        goOn()
      } else if isActive {
        stop(.clientOfDispatch("Over-resume of an object"))
      } else {
        activate()
      }
    }
  }

  /// Ends the source for good; the handler of its end is called soon.
  nonisolated public func cancel() {
    MainActor.assumeIsolated {
      guard !wasCancelled else { return }
      wasCancelled = true
      stopWaiting()
      goOn()
    }
  }

  /// Whether the source was cancelled.
  nonisolated public var isCancelled: Bool { MainActor.assumeIsolated { wasCancelled } }

  /// How many times the time had come when the handler was called: more than once behind a rest.
  nonisolated public var data: UInt { MainActor.assumeIsolated { happened } }

  /// What is watched; 0 for a timer.
  nonisolated public var handle: UInt { 0 }

  /// The timer's flags.
  nonisolated public var mask: UInt { flags.rawValue }

  /// Whether the source may call now.
  var mayCall: Bool { isActive && suspensions == 0 && !wasCancelled }

  /// Begins to wait, if the source may call; a timer does so.
  func startWaiting() {}

  /// Waits no more.
  func stopWaiting() {}

  /// Calls the handler on its queue.
  ///
  /// - Parameter times: how many times the time had come since the last call.
  func call(times: UInt) {
    guard let world, let eventHandler else { return }
    happened = times
    queue.run(eventHandler, on: world)
  }

  private func goOn() {
    guard isActive, suspensions == 0 else { return }
    if wasCancelled { return end() }
    if let registrationHandler { queue.async(execute: registrationHandler) }
    registrationHandler = nil
    startWaiting()
  }

  /// Calls the handler of the end, and forgets them all.
  private func end() {
    if let cancelHandler { queue.async(execute: cancelHandler) }
    (eventHandler, cancelHandler, registrationHandler) = (nil, nil, nil)
  }
}

/// What all sources do.
///
/// Source: Apple, DispatchSourceProtocol.
@preconcurrency @MainActor
public protocol DispatchSourceProtocol: DispatchSource {}
