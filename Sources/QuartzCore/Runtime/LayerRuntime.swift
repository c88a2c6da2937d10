import Foundation

/// What the layers of one stage share: their time, what is animated of them, and who is told of frames.
///
/// Layers keep the runtime they were made in, and take on that of the layer they are put into;
/// `current` serves Apple's statics and what is made now. A runtime keeps no layer alive.
@MainActor
package final class LayerRuntime {
  /// The one whose code runs now.
  package static var current = LayerRuntime()

  /// What stands above the layers: the windows, the fingers and the app of the same stage.
  ///
  /// It points up, from a view's layer to the view's stage; layers only hand it on. It is not kept
  /// alive, so that a layer that outlives its stage does not keep all of it, and takes itself away when
  /// it ends: every retain of what somebody refers to weakly is slower.
  package unowned(unsafe) var owner: AnyObject?

  /// Units: seconds since launch, in virtual time.
  package var time: TimeInterval = 0

  /// What is being animated.
  package var timeline = AnimationTimeline()

  /// What holds for changed layers, the innermost last.
  var transactions: [TransactionState] = []

  /// The layers with animations of their own, in the order in which they had their last.
  var animatedLayers: [AnimatedLayer] = []

  /// How many animations of their own layers have had so far.
  var animationTurn = 0

  /// How many frames began so far.
  var frameCount = 0

  /// What the property that changes now was before: iOS asks for an action before the change.
  var valueBeforeChange: AnimatableValue?

  /// The layers' calls that are under way.
  let calls = CallDepths<LayerCall>()

  /// Those that want to be told of frames, in the order in which they asked; not kept alive. Some
  /// may have left.
  private var displayLinks: [WeakDisplayLinkObserver] = []
  private var displayLinkPlaces: [ObjectIdentifier: WeakDisplayLinkObserver] = [:]

  /// The types of those that were released while they still wanted to be told of frames.
  package private(set) var releasedObservers: [String] = []

  package init() {}

  /// Calls a block whose changes of layers are seen at once, even within an animation.
  package func withoutAnimation<Result>(_ work: () -> Result) -> Result {
    let wasEnabled = timeline.isEnabled
    timeline.isEnabled = false
    defer { timeline.isEnabled = wasEnabled }
    return work()
  }
}

/// Something that is told of every frame while it asks to be, as a `CADisplayLink` is.
@MainActor
package protocol DisplayLinkObserver: AnyObject {
  /// Units: seconds since the frame before.
  func displayLinkDidFire(after seconds: TimeInterval)
}

extension LayerRuntime {
  /// Whether anything wants to be told of the next frame.
  package var hasDisplayLinks: Bool { displayLinks.contains(where: \.isWaiting) }

  /// Those that want to be told of frames now, in the order in which they asked.
  package var displayLinkObservers: [any DisplayLinkObserver] {
    displayLinks.filter(\.isWaiting).compactMap(\.observer)
  }

  /// Tells an observer of frames from the next one on; does not keep it alive.
  package func addDisplayLink(_ observer: any DisplayLinkObserver) {
    let identity = ObjectIdentifier(observer)
    guard displayLinkPlaces[identity]?.isWaiting != true else { return }
    let link = WeakDisplayLinkObserver(observer)
    displayLinks.append(link)
    displayLinkPlaces[identity] = link
  }

  /// Tells an observer of frames no longer.
  package func removeDisplayLink(_ observer: any DisplayLinkObserver) {
    displayLinkPlaces.removeValue(forKey: ObjectIdentifier(observer))?.hasLeft = true
    // Those that have left go with the next frame, or as soon as they are the most.
    if displayLinks.count > 2 * displayLinkPlaces.count + 8 { forgetDisplayLinks() }
  }

  /// Tells every observer of one more frame, in the order in which they asked.
  ///
  /// An observer that leaves meanwhile is not told any more; one that joins waits for the next.
  ///
  /// - Returns: how many were told.
  package func fireDisplayLinks(after seconds: TimeInterval) -> Int {
    var count = 0
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

  private func forgetDisplayLinks() {
    guard displayLinks.contains(where: { !$0.isWaiting }) else { return }
    releasedObservers += displayLinks.filter(\.wasReleased).map { "\($0.type)" }
    displayLinks.removeAll { !$0.isWaiting }
    displayLinkPlaces = displayLinkPlaces.filter(\.value.isWaiting)
  }
}

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
