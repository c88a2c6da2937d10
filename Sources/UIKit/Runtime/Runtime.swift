import Fingerprints
import Foundation

/// Something that is told of every frame while it asks to be, as a `CADisplayLink` is.
@MainActor
package protocol DisplayLinkObserver: AnyObject {
  /// Units: seconds since the frame before.
  func displayLinkDidFire(after seconds: TimeInterval)
}

/// What the system is to an app: its clock, its screen, its windows and the frames it hands out.
///
/// One runtime serves one stage. Objects that live across frames keep the runtime they were made
/// in; `current` is the one whose code runs now. Nothing inside a runtime keeps it alive.
@MainActor
package final class Runtime {
  package static var current = Runtime() {
    didSet {
      guard current !== oldValue else { return }
      oldValue.random = SeededRandom.exchange(for: current.random)
    }
  }

  /// Units: seconds since launch, in virtual time.
  package private(set) var time: TimeInterval = 0

  /// What the windows are shown on.
  package let screen: UIScreen

  /// Whether animators draw their physics over their reference views, unless told otherwise.
  package var showsPhysics = false

  /// The visible windows, the one in front last.
  package private(set) var windows: [UIWindow] = []

  /// The window that was made key last.
  package weak var keyWindow: UIWindow?

  /// The app, for those who ask for it.
  private(set) lazy var application = UIApplication(runtime: self)

  /// What happened so far that the picture does not tell, in order.
  package internal(set) var events: [TimedEvent] = []

  /// The lines of the log, each once.
  var loggedLines: Set<String> = []

  /// Whether `substeps` is written.
  package var notesSubsteps = false

  /// What every body of every animator looked like after each sub-step of the frame, in order.
  package internal(set) var substeps: [Fingerprint] = []

  /// What is called when layout has settled, in order.
  var callsAfterLayout: [@MainActor () -> Void] = []

  /// What is called when its time has come.
  var timers = VirtualTimers()

  /// The clocks that the stage's code reads, and the work that it leaves for later.
  let clocks = StageClocks()

  /// What objects asked to be called for later.
  let requests = PerformRequests()

  /// Which way gravity pulls the device at a moment: x to the right, y to the top, z out of the
  /// screen.
  ///
  /// *Units*: of gravity; seconds since launch.
  package var gravity: @MainActor (TimeInterval) -> SIMD3<Double> = { _ in SIMD3(0, -1, 0) }

  /// Where what is typed goes.
  package weak var firstResponder: UIResponder?

  /// What the app remembers.
  private(set) lazy var defaults = UserDefaults()

  /// What passes on what objects say.
  private(set) lazy var notifications = NotificationCenter()

  /// The random numbers, for as long as another scene runs.
  private var random = SeededRandom()

  /// What is being animated.
  var timeline = AnimationTimeline()

  /// What holds for changed layers, the innermost last.
  var transactions: [TransactionState] = []

  /// The layers with animations of their own, in the order in which they had their last.
  var animatedLayers: [AnimatedLayer] = []

  /// How many animations of their own layers have had so far.
  var animationTurn = 0

  /// How many frames began so far.
  var frameCount = 0

  /// The fingers that are down, and what they still have to tell.
  var touches = TouchState()

  /// What was typed since the last frame, in order.
  var keys: [String] = []

  /// Decides which gestures are recognized.
  let gestures = GestureArbiter()

  /// How many calls of each kind are under way, one caused by the other.
  var callDepths = Array(repeating: 0, count: CausingCall.allCases.count)

  /// Those that want to be told of frames, in the order in which they asked; not kept alive. Some
  /// may have left.
  private var displayLinks: [WeakDisplayLinkObserver] = []
  private var displayLinkPlaces: [ObjectIdentifier: WeakDisplayLinkObserver] = [:]

  /// The types of those that were released while they still wanted to be told of frames.
  package private(set) var releasedObservers: [String] = []

  package init(screen: UIScreen = UIScreen()) { self.screen = screen }

  /// Whether anything wants to be told of the next frame.
  package var hasDisplayLinks: Bool { displayLinks.contains(where: \.isWaiting) }

  /// Those that want to be told of frames now, in the order in which they asked.
  var displayLinkObservers: [any DisplayLinkObserver] {
    displayLinks.filter(\.isWaiting).compactMap(\.observer)
  }

  package func addDisplayLink(_ observer: any DisplayLinkObserver) {
    let identity = ObjectIdentifier(observer)
    guard displayLinkPlaces[identity]?.isWaiting != true else { return }
    let link = WeakDisplayLinkObserver(observer)
    displayLinks.append(link)
    displayLinkPlaces[identity] = link
  }

  package func removeDisplayLink(_ observer: any DisplayLinkObserver) {
    displayLinkPlaces.removeValue(forKey: ObjectIdentifier(observer))?.hasLeft = true
    // Those that have left go with the next frame, or as soon as they are the most.
    if displayLinks.count > 2 * displayLinkPlaces.count + 8 { forgetDisplayLinks() }
  }

  func advanceClock(to seconds: TimeInterval) {
    time = seconds
    clocks.advance(to: seconds)
  }

  /// Tells every observer of one more frame, in the order in which they asked.
  ///
  /// An observer that leaves meanwhile is not told any more; one that joins waits for the next.
  ///
  /// - Returns: how many were told.
  func fireDisplayLinks(after seconds: TimeInterval) -> Int {
    substeps = []
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

  /// Shows a window in front of the others.
  func bringToFront(_ window: UIWindow) {
    remove(window)
    windows.append(window)
  }

  func remove(_ window: UIWindow) { windows.removeAll { $0 === window } }
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
