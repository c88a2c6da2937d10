import Geometry

/// A timer that calls a method in every frame.
///
/// Source: Apple, CADisplayLink.
@preconcurrency @MainActor
open class CADisplayLink: NSObject {
  private let target: AnyObject
  private let selector: Selector
  private let runtime = LayerRuntime.current
  /// The modes in which it was added.
  private var modes: Set<RunLoop.Mode> = []
  private var isInvalid = false
  /// The link itself while it runs, which keeps it alive as a run loop would.
  private var keeper: CADisplayLink?

  /// The time of the present frame.
  ///
  /// *Units*: seconds.
  open private(set) var timestamp: CFTimeInterval = 0
  /// The time between two frames.
  ///
  /// *Units*: seconds.
  open private(set) var duration: CFTimeInterval = 0
  /// The time of the next frame.
  ///
  /// *Units*: seconds.
  open var targetTimestamp: CFTimeInterval { timestamp + duration }

  /// How many frames a second the calls should come; 0 for every frame of the stage.
  ///
  /// Calls come in every frame, or in every second, third and so on: in as many as asked at most.
  ///
  /// *Units*: frames a second.
  open var preferredFramesPerSecond = 0

  /// In which of the screen's frames a call comes: in every one, every second and so on, of sixty a
  /// second.
  ///
  /// Source: Apple, CADisplayLink.frameInterval.
  open var frameInterval = 1 {
    didSet { preferredFramesPerSecond = frameInterval > 1 ? 60 / frameInterval : 0 }
  }

  /// How many frames a second the calls should come, and how many may do; the preferred number
  /// counts, as in `preferredFramesPerSecond`.
  ///
  /// *Units*: frames a second.
  open var preferredFrameRateRange = CAFrameRateRange.default {
    didSet { preferredFramesPerSecond = Int(preferredFrameRateRange.rate) }
  }

  /// The time of the last call; `nil` before the first.
  private var lastCall: CFTimeInterval?

  /// Makes a link that calls a method, which takes the link or nothing.
  public init(target: AnyObject, selector: Selector) {
    self.target = target
    self.selector = selector
    super.init()
  }

  /// A tolerance for times that are sums, less than any step.
  ///
  /// *Units*: seconds.
  private static let slack: CFTimeInterval = 1e-6

  /// Whether calls are suspended.
  open var isPaused = false {
    didSet { update() }
  }

  /// Begins the calls; there is one run loop, whose frames are the stage's.
  ///
  /// After `invalidate()` nothing begins any more.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    if isInvalid { return }
    modes.insert(mode)
    update()
  }

  /// Ends the calls, unless the link was added in another mode too; it can be added again.
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
    modes.remove(mode)
    update()
  }

  /// Ends the calls for good.
  open func invalidate() {
    isInvalid = true
    modes = []
    update()
  }

  private func update() {
    if !modes.isEmpty, !isPaused {
      keeper = self
      runtime.addDisplayLink(self)
    } else {
      runtime.removeDisplayLink(self)
      keeper = nil
    }
  }
}

/// A number of seconds, under its name in Core Foundation.
public typealias CFTimeInterval = TimeInterval

extension CADisplayLink: DisplayLinkObserver {
  /// Calls the method for a frame.
  package func displayLinkDidFire(after seconds: TimeInterval) {
    if preferredFramesPerSecond > 0, let lastCall,
      runtime.time - lastCall < 1 / CFTimeInterval(preferredFramesPerSecond) - Self.slack
    {
      return
    }
    lastCall = runtime.time
    timestamp = runtime.time
    duration = seconds
    selector.perform(on: target, sender: self)
  }
}
