/// Calls something when its time has come, once or again and again, in virtual time.
///
/// A file that imports UIKit alone means this class by `Timer`. Source: Apple, Timer.
@MainActor
open class Timer: NSObject {
  /// Between two calls. Units: seconds.
  nonisolated public let timeInterval: TimeInterval

  /// What the author wants to find again.
  open private(set) var userInfo: Any?

  private let repeats: Bool
  private var call: ((Timer) -> Void)?
  private var wait: (runtime: Runtime, token: VirtualTimers.Token)?

  /// A timer that nothing calls until a run loop has it. Units: seconds.
  public init(
    timeInterval interval: TimeInterval, repeats: Bool, block: @escaping (Timer) -> Void
  ) {
    timeInterval = repeats ? max(interval, Self.shortestInterval) : max(interval, 0)
    self.repeats = repeats
    call = block
    super.init()
  }

  /// A timer that keeps a target alive until it is over, and calls a method that takes the timer or
  /// nothing.
  ///
  /// Units: seconds.
  public convenience init(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
    userInfo: Any?, repeats yesOrNo: Bool
  ) {
    let target = aTarget as AnyObject
    self.init(timeInterval: ti, repeats: yesOrNo) { aSelector.perform(on: target, sender: $0) }
    self.userInfo = userInfo
  }

  /// A timer that is over.
  public override convenience init() {
    self.init(timeInterval: 0, repeats: false) { _ in }
    call = nil
  }

  /// A timer that runs. Units: seconds.
  @discardableResult
  open class func scheduledTimer(
    withTimeInterval interval: TimeInterval, repeats: Bool, block: @escaping (Timer) -> Void
  ) -> Timer {
    let timer = Timer(timeInterval: interval, repeats: repeats, block: block)
    timer.start()
    return timer
  }

  /// A timer that runs, keeps a target alive until it is over, and calls a method that takes the
  /// timer or nothing.
  ///
  /// Units: seconds.
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

  /// Whether there is still something to call.
  nonisolated open var isValid: Bool { MainActor.assumeIsolated { call != nil } }

  /// By how much a call may be late to save power; virtual time is never late. Units: seconds.
  open var tolerance: TimeInterval = 0

  /// Calls at once; a timer that does not repeat is over then.
  open func fire() {
    guard let call else { return }
    if !repeats { invalidate() }
    call(self)
  }

  /// Ends for good.
  nonisolated open func invalidate() {
    MainActor.assumeIsolated {
      if let wait { wait.runtime.timers.remove(wait.token) }
      wait = nil
      call = nil
    }
  }

  /// Begins to wait, unless it does already or is over.
  func start() {
    guard call != nil, wait == nil else { return }
    waitOnce(in: .current)
  }

  private func waitOnce(in runtime: Runtime) {
    let token = runtime.schedule(after: timeInterval) { [self, weak runtime] in
      wait = nil
      if repeats, let runtime { waitOnce(in: runtime) }
      fire()
    }
    wait = (runtime, token)
  }

  /// What a timer takes that is asked to repeat in no time. Units: seconds.
  ///
  /// Source: Apple, Timer: 0.1 milliseconds in place of less.
  private static let shortestInterval: TimeInterval = 0.0001
}

extension RunLoop {
  /// Lets a timer wait; there is one run loop, and its time is the stage's.
  @MainActor
  public func add(_ timer: Timer, forMode mode: RunLoop.Mode) { timer.start() }
}
