import Fingerprints
import Foundation

/// What the system is to an app: its clock, its screen, its windows and the frames it hands out.
///
/// One runtime serves one stage. Objects that live across frames keep what its layers share, by which
/// they find it; `current` is the one whose code runs now, for Apple's statics and what is made now.
/// Nothing inside a runtime keeps it alive.
@MainActor
package final class Runtime {
  package static var current = Runtime(over: .current) {
    didSet {
      guard current !== oldValue else { return }
      LayerRuntime.current = current.layers
      oldValue.random = SeededRandom.exchange(for: current.random)
    }
  }

  /// What the layers of the stage share.
  package let layers: LayerRuntime

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

  /// The fingers that are down, and what they still have to tell.
  var touches = TouchState()

  /// What was typed since the last frame, in order.
  var keys: [String] = []

  /// Decides which gestures are recognized.
  let gestures = GestureArbiter()

  /// The calls of views that are under way.
  private let calls = CallDepths<ViewCall>()

  /// A runtime of its own, or one for layers that were there before it.
  package init(screen: UIScreen = UIScreen(), over layers: LayerRuntime = LayerRuntime()) {
    self.screen = screen
    self.layers = layers
    layers.owner = self
  }

  isolated deinit {
    if layers.owner === self { layers.owner = nil }
  }

  /// Makes a call that may cause itself, and stops where it has done so too often.
  ///
  /// - Parameter name: what is called, as in a sentence.
  func call(_ kind: ViewCall, _ name: @autoclosure () -> String, _ body: () -> Void) {
    calls.call(kind, name(), body)
  }

  /// Units: seconds since launch, in virtual time.
  func advanceClock(to seconds: TimeInterval) {
    layers.time = seconds
    clocks.advance(to: seconds)
  }

  /// Shows a window in front of the others.
  func bringToFront(_ window: UIWindow) {
    remove(window)
    windows.append(window)
  }

  func remove(_ window: UIWindow) { windows.removeAll { $0 === window } }
}
