import Foundation

import struct Arithmetic.SplitMix64

/// What an app finds around it, whatever it shows: clock, screen, chance, settings, messages, log.
///
/// One world serves one stage. `current` is the world of the code that runs now, for Apple's static
/// functions and new objects. Nothing inside a world keeps it alive.
@MainActor
package final class World {
  /// The world of the code that runs now; changing it changes the layers' runtime and the random
  /// numbers too.
  package static var current = World(over: .current, isOfStage: false) {
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

  /// The system whose version apps are told.
  package var system = SystemVersion.standard

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
  package internal(set) lazy var traits = makeTraits()

  /// Whether symbols were made of icons.
  package internal(set) var hasIcons = false

  /// The events so far that no picture shows, in order.
  package internal(set) var events: [TimedEvent] = []

  /// The lines that were logged.
  package var loggedLines: Set<String> = []

  /// The calls that wait for a moment.
  package var timers = VirtualTimers()

  /// The clocks that the stage's code reads, and the work that it leaves for later.
  package let clocks = StageClocks()

  /// The calls to make after the next layout has settled, in order.
  package var callsAfterLayout: [@MainActor () -> Void] = []

  /// The notification centre.
  package private(set) lazy var notifications = NotificationCenter()

  /// The random numbers of the stage, kept here while another stage's code runs.
  private var random = SplitMix64(seed: SplitMix64.seedOfScenes)

  /// The app's session and its cache, kept here while another stage's code runs.
  private var network = SharedNetwork()

  /// The contexts that were begun and not ended, kept here while another stage's code runs.
  private var drawing: [CGContext] = []

  /// Objects of which the stage keeps one a class.
  private var parts: [ObjectIdentifier: AnyObject] = [:]

  /// How many names there are of each kind.
  private var names: [String: Int] = [:]

  /// Whether a stage has the world; another one serves code that runs before any stage.
  private let isOfStage: Bool

  /// The calls of views that are under way.
  private let calls = CallDepths<ViewCall>()

  /// Makes a world, for new layers or for layers that exist already.
  package init(
    screen: UIScreen = UIScreen(), over layers: LayerRuntime = LayerRuntime(),
    isOfStage: Bool = true
  ) {
    self.screen = screen
    self.isOfStage = isOfStage
    self.layers = layers
    layers.surroundings = self
    screen.world = self
  }

  isolated deinit {
    if layers.surroundings === self { layers.surroundings = nil }
  }

  /// The present time.
  ///
  /// *Units*: seconds since launch, in virtual time.
  package var time: TimeInterval { layers.time }

  /// The app's settings.
  var defaults: UserDefaults { part { UserDefaults() } }

  /// The delayed calls that objects requested.
  var requests: PerformRequests { part { PerformRequests() } }

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
  package func name(ofNext kind: String) -> String {
    names[kind, default: 0] += 1
    return "flipbook.\(kind).\(isOfStage ? "" : "early.")\(names[kind, default: 0])"
  }

  /// Makes a call that may cause itself; stops where too many are nested.
  ///
  /// - Parameters:
  ///   - kind: the kind of call.
  ///   - name: what is called, for the message.
  ///   - body: the call.
  package func call(_ kind: ViewCall, _ name: @autoclosure () -> String, _ body: () -> Void) {
    calls.call(kind, name(), body)
  }

  /// Calls `call` once after the next layout has settled.
  package func afterLayout(_ call: @escaping @MainActor () -> Void) {
    callsAfterLayout.append(call)
  }

  /// Moves the clock to a time, in seconds since launch, in virtual time.
  package func advanceClock(to seconds: TimeInterval) {
    layers.time = seconds
    clocks.advance(to: seconds)
  }
}

extension LayerRuntime {
  /// The world of the stage whose layers share the runtime; that whose code runs now where it is gone.
  package var world: World {
    surroundings.map { unsafeDowncast($0, to: World.self) } ?? .current
  }
}
