/// A part of a frame, in the order in which they come.
///
/// Source: Apple, UIUpdateActionPhase.
public struct UIUpdateActionPhase: Hashable, Sendable {
  let order: Int

  /// Before and after touches, display links and the commit of layers; here all come where display
  /// links do, in this order.
  public static let afterUpdateScheduled = UIUpdateActionPhase(order: 0)
  public static let beforeEventDispatch = UIUpdateActionPhase(order: 1)
  public static let afterEventDispatch = UIUpdateActionPhase(order: 2)
  public static let beforeCADisplayLinkDispatch = UIUpdateActionPhase(order: 3)
  public static let afterCADisplayLinkDispatch = UIUpdateActionPhase(order: 4)
  public static let beforeCATransactionCommit = UIUpdateActionPhase(order: 5)
  public static let afterCATransactionCommit = UIUpdateActionPhase(order: 6)
  public static let afterUpdateComplete = UIUpdateActionPhase(order: 7)
}

/// The times of a frame.
///
/// Source: Apple, UIUpdateInfo.
@preconcurrency @MainActor
public final class UIUpdateInfo: NSObject {
  /// The time for which the frame is made.
  ///
  /// *Units*: seconds since launch.
  public let modelTime: TimeInterval
  /// When the frame has to be ready.
  ///
  /// *Units*: seconds since launch.
  public let completionDeadlineTime: TimeInterval
  /// When the frame will be seen.
  ///
  /// *Units*: seconds since launch.
  public let estimatedPresentationTime: TimeInterval
  /// Whether the frame is seen at once: it is not.
  public var isImmediatePresentationExpected: Bool { false }

  init(at time: TimeInterval, lasting seconds: TimeInterval) {
    modelTime = time
    completionDeadlineTime = time + seconds
    estimatedPresentationTime = time + seconds
    super.init()
  }
}

/// Calls closures in the frames of the screen that shows a view.
///
/// Here the calls come where those of display links do, those of earlier phases first. They come in
/// every frame, also without `requiresContinuousUpdates`, for every frame of a film is made.
///
/// Source: Apple, UIUpdateLink.
@preconcurrency @MainActor
public final class UIUpdateLink: NSObject {
  /// Called with the link and the times of the frame.
  public typealias Handler = (UIUpdateLink, UIUpdateInfo) -> Void

  private weak var view: UIView?
  private weak var scene: UIWindowScene?
  private var actions: [(phase: UIUpdateActionPhase, handler: Handler)] = []
  private var clock: CADisplayLink?
  private var info: UIUpdateInfo?

  /// Makes a link of the screen that shows a view; it calls while the view is in a window.
  public init(view: UIView) {
    self.view = view
    super.init()
  }

  /// Makes a link of the screen that shows a scene.
  public init(windowScene: UIWindowScene) {
    scene = windowScene
    super.init()
  }

  /// Whether the link calls; false at first.
  public var isEnabled = false {
    didSet { if isEnabled != oldValue { update() } }
  }

  /// The author's word that every frame is wanted.
  public var requiresContinuousUpdates = false

  /// The author's wish for events that come early; recorded only.
  public var wantsLowLatencyEventDispatch = false

  /// The author's wish for frames that are seen at once; recorded only.
  public var wantsImmediatePresentation = false

  /// How many frames a second the calls should come.
  ///
  /// *Units*: frames a second.
  public var preferredFrameRateRange = CAFrameRateRange.default {
    didSet { clock?.preferredFrameRateRange = preferredFrameRateRange }
  }

  /// Adds a closure that a part of each frame calls.
  public func addAction(
    to phase: UIUpdateActionPhase = .beforeCADisplayLinkDispatch, handler: @escaping Handler
  ) {
    let place = actions.firstIndex { $0.phase.order > phase.order } ?? actions.endIndex
    actions.insert((phase, handler), at: place)
  }

  /// Adds a method that each frame calls with the link and the frame's times.
  public func addAction(target: AnyObject, selector: Selector) {
    addAction { [weak target] link, _ in
      if let target { selector.perform(on: target, sender: link) }
    }
  }

  /// Returns the times of the frame that is made; `nil` outside of the calls.
  public func currentUpdateInfo() -> UIUpdateInfo? { info }

  private func update() {
    clock?.invalidate()
    clock = nil
    guard isEnabled else { return }
    // The clock keeps its target, but ends with the link.
    let clock = CADisplayLink(
      target: NSObject(),
      selector: Selector { [weak self] (clock: CADisplayLink) in
        if let self { step(clock) } else { clock.invalidate() }
      })
    clock.preferredFrameRateRange = preferredFrameRateRange
    clock.add(to: .main, forMode: .common)
    self.clock = clock
  }

  private func step(_ clock: CADisplayLink) {
    guard scene != nil || view?.window != nil else { return }
    let info = UIUpdateInfo(at: clock.timestamp, lasting: clock.duration)
    self.info = info
    for action in actions { action.handler(self, info) }
    self.info = nil
  }
}

extension UIUpdateLink {
  /// Makes a link that calls a closure in the frames of the screen that shows a view.
  public convenience init(view: UIView, actionHandler handler: @escaping Handler) {
    self.init(view: view)
    addAction(handler: handler)
  }

  /// Makes a link that calls a closure in the frames of the screen that shows a scene.
  public convenience init(windowScene: UIWindowScene, actionHandler handler: @escaping Handler) {
    self.init(windowScene: windowScene)
    addAction(handler: handler)
  }

  /// Makes a link that calls a method, which takes the link or nothing.
  public convenience init(view: UIView, actionTarget target: AnyObject, selector: Selector) {
    self.init(view: view)
    addAction(target: target, selector: selector)
  }
}
