/// Calls a block or a method when its time has come, once or repeatedly, in virtual time.
///
/// In a file that imports UIKit alone the name `Timer` means this class.
///
/// Source: Apple, Timer.
@preconcurrency @MainActor
open class Timer: NSObject {
  /// The time between two calls.
  ///
  /// *Units*: seconds.
  nonisolated public let timeInterval: TimeInterval

  /// Anything that the author wants to find again when called.
  open private(set) var userInfo: Any?

  private let repeats: Bool
  /// The display link that the timer stands for.
  private var link: CADisplayLink?
  private var call: ((Timer) -> Void)?
  private var wait: (world: World, token: VirtualTimers.Token)?
  /// When the next call comes; `nil` before the timer waits.
  ///
  /// *Units*: seconds since launch.
  private var moment: TimeInterval?

  /// Makes a timer that waits only once it is added to a run loop.
  ///
  /// - Parameters:
  ///   - interval: The seconds until the first call, and between calls.
  ///   - repeats: Whether there is more than one call.
  ///   - block: Is called with the timer.
  public init(
    timeInterval interval: TimeInterval, repeats: Bool, block: @escaping (Timer) -> Void
  ) {
    timeInterval = repeats ? max(interval, Self.shortestInterval) : max(interval, 0)
    self.repeats = repeats
    call = block
    super.init()
  }

  /// Makes a timer that calls a method, once it is added to a run loop.
  ///
  /// The timer keeps the target alive until it is over. The method takes the timer or nothing.
  ///
  /// *Units* of `ti`: seconds.
  public convenience init(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
    userInfo: Any?, repeats yesOrNo: Bool
  ) {
    let target = aTarget as AnyObject
    self.init(timeInterval: ti, repeats: yesOrNo) { aSelector.perform(on: target, sender: $0) }
    self.userInfo = userInfo
  }

  /// Makes a timer whose first call comes at a date, once it is added to a run loop.
  ///
  /// *Units* of `interval`: seconds.
  public convenience init(
    fire date: Date, interval: TimeInterval, repeats: Bool, block: @escaping (Timer) -> Void
  ) {
    self.init(timeInterval: interval, repeats: repeats, block: block)
    first = date
  }

  /// Makes a timer that calls a method, first at a date, once it is added to a run loop.
  ///
  /// *Units* of `ti`: seconds.
  public convenience init(
    fireAt date: Date, interval ti: TimeInterval, target t: Any, selector s: Selector,
    userInfo ui: Any?, repeats rep: Bool
  ) {
    self.init(timeInterval: ti, target: t, selector: s, userInfo: ui, repeats: rep)
    first = date
  }

  /// When the first call comes; `nil` for an interval after the beginning.
  private var first: Date?

  /// Makes a timer that is over.
  public override convenience init() {
    self.init(timeInterval: 0, repeats: false) { _ in }
    call = nil
  }

  /// Makes and starts a timer that calls a block.
  ///
  /// - Parameters:
  ///   - interval: The seconds until the first call, and between calls.
  ///   - repeats: Whether there is more than one call.
  ///   - block: Is called with the timer.
  /// - Returns: the timer, which waits already.
  @discardableResult
  open class func scheduledTimer(
    withTimeInterval interval: TimeInterval, repeats: Bool, block: @escaping (Timer) -> Void
  ) -> Timer {
    let timer = Timer(timeInterval: interval, repeats: repeats, block: block)
    timer.start()
    return timer
  }

  /// Makes and starts a timer that calls a method.
  ///
  /// The timer keeps the target alive until it is over. The method takes the timer or nothing.
  ///
  /// *Units* of `ti`: seconds.
  @discardableResult
  open class func scheduledTimer(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
    userInfo: Any?, repeats yesOrNo: Bool
  ) -> Timer {
    let timer = Timer(
      timeInterval: ti, target: aTarget, selector: aSelector, userInfo: userInfo,
      repeats: yesOrNo)
    timer.start()
    return timer
  }

  /// Whether the timer may still call.
  nonisolated open var isValid: Bool { MainActor.assumeIsolated { call != nil } }

  /// How late a call may be to save power; without effect, for virtual time is never late.
  ///
  /// *Units*: seconds.
  open var tolerance: TimeInterval = 0

  /// Calls at once; a timer that does not repeat is over then.
  open func fire() {
    guard let call else { return }
    if !repeats { invalidate() }
    call(self)
  }

  /// When the timer calls next; the distant future keeps it from calling.
  ///
  /// Source: Apple, Timer.fireDate.
  open var fireDate: Date {
    get { moment.map { Date() + ($0 - World.current.time) } ?? .distantFuture }
    set {
      guard call != nil else { return }
      if let wait { wait.world.timers.remove(wait.token) }
      waitOnce(in: wait?.world ?? .current, seconds: max(0, newValue.timeIntervalSinceNow))
    }
  }

  /// Ends the timer for good.
  nonisolated open func invalidate() {
    MainActor.assumeIsolated {
      if let wait { wait.world.timers.remove(wait.token) }
      wait = nil
      call = nil
      link?.invalidate()
    }
  }

  /// Begins to wait, unless the timer waits already or is over.
  func start() {
    guard call != nil, wait == nil else { return }
    let seconds = first.map { max(0, $0.timeIntervalSinceNow) }
    waitOnce(in: .current, seconds: seconds ?? timeInterval)
  }

  private func waitOnce(in world: World, seconds: TimeInterval) {
    let token = world.schedule(after: seconds) { [self, weak world] in
      wait = nil
      if repeats, let world { waitOnce(in: world, seconds: timeInterval) }
      fire()
    }
    wait = (world, token)
    moment = world.time + seconds
  }

  /// The shortest interval of a timer that repeats.
  ///
  /// *Units*: seconds.
  ///
  /// Source: Apple, Timer: 0.1 milliseconds in place of less.
  private static let shortestInterval: TimeInterval = 0.0001
}

/// Methods that a display link calls may take a timer: nothing but ending it is the same for both.
extension Timer: StandsForSenders {
  /// Returns a timer whose `invalidate()` ends a display link; `nil` for other senders.
  package static func standIn(for sender: Any) -> AnyObject? {
    guard let link = sender as? CADisplayLink else { return nil }
    let timer = Timer(timeInterval: link.duration, repeats: true) { _ in }
    timer.link = link
    return timer
  }
}

extension RunLoop {
  /// Starts a timer; there is one run loop, and its time is the stage's.
  @preconcurrency @MainActor
  public func add(_ timer: Timer, forMode mode: RunLoop.Mode) { timer.start() }
}
