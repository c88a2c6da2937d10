import Fingerprints
import Foundation

import struct Arithmetic.SplitMix64

/// What the system is to an app: its clock, its screen, its windows and its frames.
///
/// One runtime serves one stage. Objects that live across frames keep the runtime of its layers,
/// from which they find it. `current` is the runtime whose code runs now, for Apple's static
/// functions and new objects. Nothing inside a runtime keeps it alive.
@MainActor
package final class Runtime {
  /// The runtime whose code runs now; changing it changes the layers' runtime and the random
  /// numbers too.
  package static var current = Runtime(over: .current, isOfStage: false) {
    didSet {
      guard current !== oldValue else { return }
      LayerRuntime.current = current.layers
      CurrentTraits.begin(with: current.traits)
      oldValue.random = SeededRandom.exchange(for: current.random)
      oldValue.network = SharedNetwork.exchange(for: current.network)
      oldValue.drawing = DrawingContexts.stack
      DrawingContexts.stack = current.drawing
    }
  }

  /// The state that the layers of the stage share.
  package let layers: LayerRuntime

  /// The screen that the windows are shown on.
  package let screen: UIScreen

  /// Light or dark, for all that does not say otherwise.
  package var userInterfaceStyle = UIUserInterfaceStyle.light {
    didSet { makeTraitsAnew() }
  }

  /// The size of text that the user asks for.
  package var contentSizeCategory = UIContentSizeCategory.large {
    didSet { makeTraitsAnew() }
  }

  /// The traits of everything on the stage that says nothing else itself.
  lazy var traits = makeTraits()

  /// Whether a view, a controller or a window of the stage ever had a style of its own.
  var hasStyleOverrides = false

  /// Whether constraints have changed since the view that is laid out now began with that.
  var hasChangedConstraints = false

  /// Whether looks are set for a whole class of views.
  var hasAppearances = false

  /// Whether the app was made for iOS 12 or earlier, whose controllers cover the whole screen unless
  /// they say otherwise.
  package var isOfOldKit = false

  /// Whether symbols were made of icons.
  package internal(set) var hasIcons = false

  /// Whether animators draw their physics over their reference views, unless told otherwise.
  package var showsPhysics = false

  /// The visible windows, the one in front last.
  package var windows: [UIWindow] { shownWindows.compactMap(\.object) }

  /// The same windows, which go when the app keeps them no more, as on a phone.
  private var shownWindows: [WeakReference<UIWindow>] = []

  /// The window that was made key last.
  package weak var keyWindow: UIWindow?

  /// The app, made when it is first asked for.
  private(set) lazy var application = UIApplication(runtime: self)

  /// The events so far that no picture shows, in order.
  package internal(set) var events: [TimedEvent] = []

  /// The lines that were logged.
  var loggedLines: Set<String> = []

  /// The constraints that could not be met, in the order found, each once.
  package internal(set) var brokenConstraints: [BrokenConstraint] = []

  /// Whether `substeps` is filled.
  package var notesSubsteps = false

  /// The fingerprints of every body of every animator after each sub-step of the frame, in order.
  package internal(set) var substeps: [Fingerprint] = []

  /// The calls to make after the next layout has settled, in order.
  var callsAfterLayout: [@MainActor () -> Void] = []

  /// The calls that wait for a moment.
  var timers = VirtualTimers()

  /// The clocks that the stage's code reads, and the work that it leaves for later.
  let clocks = StageClocks()

  /// The delayed calls that objects requested.
  let requests = PerformRequests()

  /// Returns the pull of gravity on the device at a moment, in seconds since launch.
  ///
  /// *Space*: x to the right, y to the top, z out of the screen.
  ///
  /// *Units*: of gravity.
  package var gravity: @MainActor (TimeInterval) -> SIMD3<Double> = { _ in SIMD3(0, -1, 0) }

  /// Gives views what they show of the way in which the device is held; `nil` where none does.
  package var followMotion: (@MainActor () -> Void)?

  /// The responder that receives what is typed.
  package weak var firstResponder: UIResponder?

  /// Where the keyboard stands or is on its way to; `nil` where there is none.
  ///
  /// *Space*: the screen's, in points.
  package var keyboardFrame: CGRect?

  /// Whether a view ever had a guide that follows the keyboard.
  var hasKeyboardGuides = false

  /// The app's settings.
  private(set) lazy var defaults = UserDefaults()

  /// What the app keeps under lock.
  private(set) lazy var keychain = Keychain()

  /// The notification centre.
  private(set) lazy var notifications = NotificationCenter()

  /// The random numbers of the stage, kept here while another stage's code runs.
  private var random = SplitMix64(seed: SplitMix64.seedOfScenes)

  /// The app's session and its cache, kept here while another stage's code runs.
  private var network = SharedNetwork()

  /// The contexts that were begun and not ended, kept here while another stage's code runs.
  private var drawing: [CGContext] = []

  /// The fingers that are down, and their samples that are not delivered yet.
  var touches = TouchState()

  /// What was typed since the last frame, in order.
  var keys: [KeyStrokes] = []

  /// Decides which gestures are recognized.
  let gestures = GestureArbiter()

  /// Objects of which the stage keeps one a class.
  private var parts: [ObjectIdentifier: AnyObject] = [:]

  /// How many names there are of each kind.
  private var names: [String: Int] = [:]

  /// Whether a stage has the runtime; another one serves code that runs before any stage.
  private let isOfStage: Bool

  /// Whether the scene's code has ended the scene.
  package var isOver = false

  /// The calls of views that are under way.
  private let calls = CallDepths<ViewCall>()

  /// The animators, whose physics can be shown.
  var physicsDrawings = PhysicsDrawings()

  /// Makes a runtime, for new layers or for layers that exist already.
  package init(
    screen: UIScreen = UIScreen(), over layers: LayerRuntime = LayerRuntime(),
    isOfStage: Bool = true
  ) {
    self.screen = screen
    self.isOfStage = isOfStage
    self.layers = layers
    layers.owner = self
    screen.stage = self
  }

  isolated deinit {
    if layers.owner === self { layers.owner = nil }
  }

  /// Returns the stage's object of a class, made when it is first asked for.
  ///
  /// Such objects know the stage without keeping it alive.
  package func part<Part: AnyObject>(_ make: () -> Part) -> Part {
    let key = ObjectIdentifier(Part.self)
    if let part = parts[key] as? Part { return part }
    let part = make()
    parts[key] = part
    return part
  }

  /// Returns a name that nothing else on the stage has.
  ///
  /// - Parameter kind: what is named.
  /// - Returns: the name, with how many of its kind there are. What was made before any stage begins
  ///   and is then shown on one has other names.
  func name(ofNext kind: String) -> String {
    names[kind, default: 0] += 1
    return "flipbook.\(kind).\(isOfStage ? "" : "early.")\(names[kind, default: 0])"
  }

  /// Makes a call that may cause itself; stops where too many are nested.
  ///
  /// - Parameters:
  ///   - kind: the kind of call.
  ///   - name: what is called, for the message.
  ///   - body: the call.
  func call(_ kind: ViewCall, _ name: @autoclosure () -> String, _ body: () -> Void) {
    calls.call(kind, name(), body)
  }

  /// Moves the clock to a time, in seconds since launch, in virtual time.
  func advanceClock(to seconds: TimeInterval) {
    layers.time = seconds
    clocks.advance(to: seconds)
  }

  /// Shows a window in front of the others of its level and of lower ones.
  func bringToFront(_ window: UIWindow) {
    remove(window)
    let place =
      shownWindows.firstIndex { $0.object.map { $0.windowLevel > window.windowLevel } ?? false }
      ?? shownWindows.endIndex
    shownWindows.insert(WeakReference(window), at: place)
  }

  /// Hides a window.
  func remove(_ window: UIWindow) {
    shownWindows.removeAll { $0.object == nil || $0.object === window }
  }
}
