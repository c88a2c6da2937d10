/// Calls actions before each frame that is drawn.
///
/// Source: Apple, UIUpdateLink.
@preconcurrency @MainActor
open class UIUpdateLink: NSObject {
  private var actions: [(UIUpdateLink, UIUpdateInfo) -> Void] = []
  private var ticker: CADisplayLink?

  /// Makes a link to the frames of the screen that a view is on.
  public init(view: UIView) { super.init() }

  /// Makes a link to the frames of the screen of a scene.
  public init(windowScene: UIWindowScene) { super.init() }

  /// Makes a link that calls a closure.
  public convenience init(
    view: UIView, actionHandler handler: @escaping (UIUpdateLink, UIUpdateInfo) -> Void
  ) {
    self.init(view: view)
    addAction(handler: handler)
  }

  /// Makes a link that calls a closure.
  public convenience init(
    windowScene: UIWindowScene,
    actionHandler handler: @escaping (UIUpdateLink, UIUpdateInfo) -> Void
  ) {
    self.init(windowScene: windowScene)
    addAction(handler: handler)
  }

  /// Makes a link that calls a method, which takes the link or nothing.
  public convenience init(view: UIView, actionTarget target: Any, selector: Selector) {
    self.init(view: view)
    addAction(target: target, selector: selector)
  }

  /// Adds a closure that is called before a frame is drawn.
  open func addAction(handler: @escaping (UIUpdateLink, UIUpdateInfo) -> Void) {
    actions.append(handler)
  }

  /// Adds a method that is called before a frame is drawn; the target is held weakly.
  open func addAction(target: Any, selector: Selector) {
    let target = WeakReference(target as AnyObject)
    actions.append { link, _ in
      if let target = target.object { selector.perform(on: target, sender: link) }
    }
  }

  /// Whether the actions are called.
  open var isEnabled = false {
    didSet { update() }
  }

  /// Whether every frame is drawn anew while the link is enabled.
  ///
  /// A link that does not require that waits on a phone for other changes; here it is called in no
  /// frame, and the log says so.
  open var requiresContinuousUpdates = false {
    didSet { update() }
  }

  /// Whether touches come as late as possible; recorded only.
  open var wantsLowLatencyEventDispatch = false

  /// Whether frames are shown as soon as they are drawn; recorded only.
  open var wantsImmediatePresentation = false

  /// How many frames a second the calls should come.
  ///
  /// *Units*: frames a second.
  open var preferredFrameRateRange = CAFrameRateRange.default {
    didSet { ticker?.preferredFrameRateRange = preferredFrameRateRange }
  }

  /// The frame whose actions are called now; `nil` outside of them.
  open private(set) var currentUpdateInfo: UIUpdateInfo?

  private func update() {
    if isEnabled, !requiresContinuousUpdates {
      Log.once(
        "A UIUpdateLink is enabled that does not require continuous updates: it is called in no "
          + "frame here.")
    }
    guard isEnabled, requiresContinuousUpdates else {
      ticker?.invalidate()
      ticker = nil
      return
    }
    guard ticker == nil else { return }
    let ticker = CADisplayLink(target: self, selector: Selector(UIUpdateLink.tick))
    ticker.preferredFrameRateRange = preferredFrameRateRange
    ticker.add(to: .main, forMode: .common)
    self.ticker = ticker
  }

  private func tick() {
    guard let ticker else { return }
    let info = UIUpdateInfo(ticker)
    currentUpdateInfo = info
    for action in actions { action(self, info) }
    currentUpdateInfo = nil
  }
}

/// The times of a frame that is drawn.
///
/// Source: Apple, UIUpdateInfo.
@preconcurrency @MainActor
open class UIUpdateInfo: NSObject {
  /// The time for which animations are drawn.
  ///
  /// *Units*: seconds.
  public let modelTime: TimeInterval
  /// When the frame has to be drawn.
  ///
  /// *Units*: seconds.
  public let completionDeadlineTime: TimeInterval
  /// When the frame is seen.
  ///
  /// *Units*: seconds.
  public let estimatedPresentationTime: TimeInterval
  /// Whether the frame is shown as soon as it is drawn: it is not.
  public let isImmediatePresentationExpected = false
  /// Whether touches of a frame come late: they do not.
  public let isPerformingLowLatencyPhases = false

  init(_ link: CADisplayLink) {
    modelTime = link.timestamp
    completionDeadlineTime = link.targetTimestamp
    estimatedPresentationTime = link.targetTimestamp
    super.init()
  }
}
