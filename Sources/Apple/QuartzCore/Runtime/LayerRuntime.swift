import Foundation

/// What the layers of one stage share: their time, their animations and the observers of frames.
///
/// A layer keeps the runtime it was made in, and takes on that of the layer it is put into.
/// `current` serves Apple's static functions and new layers. A runtime keeps no layer alive.
@MainActor
package final class LayerRuntime {
  /// The runtime of the stage whose code runs now.
  package static var current = LayerRuntime()

  /// What stands above the layers: the windows, the fingers and the app of the same stage.
  ///
  /// It points up, from a view's layer to the view's stage; layers only hand it on. It is not kept
  /// alive, so that a layer that outlives its stage does not keep all of it, and takes itself away when
  /// it ends: every retain of what somebody refers to weakly is slower.
  package unowned(unsafe) var owner: AnyObject?

  /// What an app finds around it on the same stage, kept as `owner` is.
  package unowned(unsafe) var surroundings: AnyObject?

  /// The present time.
  ///
  /// *Units*: seconds since launch, in virtual time.
  package var time: TimeInterval = 0

  /// Scales a parameter of the scene's motion; `nil`, as ever but for calibration, for none.
  package var tuning: MotionTuning?

  /// The running animations of views.
  package var timeline = AnimationTimeline()

  /// The open transactions, the innermost last.
  var transactions: [TransactionState] = []

  /// The layers with added animations, in the order of each layer's last one.
  var animatedLayers: [AnimatedLayer] = []

  /// The number of animations that were added to layers so far.
  var animationTurn = 0

  /// The number of frames that began so far.
  package internal(set) var frameCount = 0

  /// The old value of the property that changes now: iOS asks for an action before the change.
  var valueBeforeChange: AnimatableValue?

  /// The lines of the log that the layers of the stage have written.
  var told: Set<String> = []

  /// The number of emitters made so far.
  var emitterCount = 0

  /// The emitters that wait until they are in a window.
  private var waitingEmitters: [WeakEmitter] = []

  /// The calls of layers that are under way.
  let calls = CallDepths<LayerCall>()

  /// The observers of frames, in the order in which they asked; not kept alive.
  ///
  /// Some may have left.
  private var displayLinks: [WeakDisplayLinkObserver] = []
  private var displayLinkPlaces: [ObjectIdentifier: WeakDisplayLinkObserver] = [:]

  /// The types of observers that were released while they still observed frames.
  package private(set) var releasedObservers: [String] = []

  /// Makes a runtime at time 0, without layers and without a stage above it.
  package init() {}

  /// Calls a block whose changes of layers are seen at once, even within an animation.
  package func withoutAnimation<Result>(_ work: () -> Result) -> Result {
    let wasEnabled = timeline.isEnabled
    timeline.isEnabled = false
    defer { timeline.isEnabled = wasEnabled }
    return work()
  }

  /// Calls a block whose changes are animated although animations around it are switched off.
  package func withAnimation<Result>(_ work: () -> Result) -> Result {
    let wasEnabled = timeline.isEnabled
    timeline.isEnabled = true
    defer { timeline.isEnabled = wasEnabled }
    return work()
  }

  /// Calls a block whose changes do not belong to the animation around it; those that it begins
  /// itself run.
  package func outsideOfAnimation<Result>(_ work: () -> Result) -> Result {
    let around = timeline.collecting
    timeline.collecting = []
    defer { timeline.collecting = around }
    return work()
  }
}

/// An object that is told of every frame while it asks to be, as a `CADisplayLink` is.
@MainActor
package protocol DisplayLinkObserver: AnyObject {
  /// Tells the observer of a frame.
  ///
  /// - Parameter seconds: the time since the frame before.
  func displayLinkDidFire(after seconds: TimeInterval)
}

extension LayerRuntime {
  /// Whether an observer waits for the next frame.
  package var hasDisplayLinks: Bool { displayLinks.contains(where: \.isWaiting) }

  /// The observers of frames, in the order in which they asked.
  package var displayLinkObservers: [any DisplayLinkObserver] {
    displayLinks.filter(\.isWaiting).compactMap(\.observer)
  }

  /// Adds an observer from the next frame on; does not keep it alive.
  package func addDisplayLink(_ observer: any DisplayLinkObserver) {
    let identity = ObjectIdentifier(observer)
    guard displayLinkPlaces[identity]?.isWaiting != true else { return }
    let link = WeakDisplayLinkObserver(observer)
    displayLinks.append(link)
    displayLinkPlaces[identity] = link
  }

  /// Removes an observer of frames.
  package func removeDisplayLink(_ observer: any DisplayLinkObserver) {
    displayLinkPlaces.removeValue(forKey: ObjectIdentifier(observer))?.hasLeft = true
    // Those that left are forgotten in the next frame, or as soon as they are the majority.
    if displayLinks.count > 2 * displayLinkPlaces.count + 8 { forgetDisplayLinks() }
  }

  /// Tells every observer of a frame, in the order in which they asked.
  ///
  /// An observer that leaves meanwhile is not told any more; one that joins waits for the next
  /// frame.
  ///
  /// - Parameter seconds: the time since the frame before.
  /// - Returns: the number of observers that were told.
  package func fireDisplayLinks(after seconds: TimeInterval) -> Int {
    var count = 0
    wakeEmitters()
    for link in displayLinks {
      guard let observer = link.observer,
        displayLinkPlaces[ObjectIdentifier(observer)]?.isWaiting == true
      else { continue }
      observer.displayLinkDidFire(after: seconds)
      count += 1
    }
    forgetDisplayLinks()
    return count
  }

  /// Lets an emitter wait until it is in a window.
  func wait(for emitter: CAEmitterLayer) {
    removeDisplayLink(emitter)
    waitingEmitters.append(WeakEmitter(layer: emitter))
  }

  private func wakeEmitters() {
    guard !waitingEmitters.isEmpty else { return }
    let awake = waitingEmitters.filter { $0.layer?.isInWindow == true }
    waitingEmitters.removeAll { $0.layer?.isInWindow ?? true }
    for emitter in awake { emitter.layer?.emit() }
  }

  private func forgetDisplayLinks() {
    guard displayLinks.contains(where: { !$0.isWaiting }) else { return }
    releasedObservers += displayLinks.filter(\.wasReleased).map { "\($0.type)" }
    displayLinks.removeAll { !$0.isWaiting }
    displayLinkPlaces = displayLinkPlaces.filter(\.value.isWaiting)
  }
}

/// An emitter that is not kept alive.
@MainActor
private struct WeakEmitter { weak var layer: CAEmitterLayer? }

@MainActor
private final class WeakDisplayLinkObserver {
  weak var observer: (any DisplayLinkObserver)?
  let type: any DisplayLinkObserver.Type
  var hasLeft = false

  init(_ observer: any DisplayLinkObserver) {
    self.observer = observer
    type = Swift.type(of: observer)
  }

  var isWaiting: Bool { !hasLeft && observer != nil }

  var wasReleased: Bool { !hasLeft && observer == nil }
}
