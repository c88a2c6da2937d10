import Foundation

import struct Arithmetic.SplitMix64

/// What an app finds around it, whatever it shows: clock, chance, log, and what rooms further up keep
/// here as its parts: settings, messages, the screen.
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
      oldValue.random = SeededRandom.exchange(for: current.random)
      oldValue.drawing = DrawingContexts.stack
      DrawingContexts.stack = current.drawing
      for part in oldValue.partsInPlace { part.leavePlace() }
      for part in current.partsInPlace { part.takePlace() }
    }
  }

  /// The state that the layers of the stage share.
  package let layers: LayerRuntime

  /// The system whose version apps are told.
  package var system = SystemVersion.standard

  /// What shows the app, which UIKit alone looks at; `nil` until somebody asks for it.
  package var display: AnyObject?

  /// The lines that were logged.
  package var loggedLines: Set<String> = []

  /// The calls that wait for a moment.
  package var timers = VirtualTimers()

  /// The clocks that the stage's code reads, and the work that it leaves for later.
  package let clocks = StageClocks()

  /// The calls to make after the next layout has settled, in order.
  package var callsAfterLayout: [@MainActor () -> Void] = []

  /// The random numbers of the stage, kept here while another stage's code runs.
  private var random = SplitMix64(seed: SplitMix64.seedOfScenes)

  /// The contexts that were begun and not ended, kept here while another stage's code runs.
  private var drawing: [CGContext] = []

  /// Objects of which the stage keeps one a class.
  private var parts: [ObjectIdentifier: AnyObject] = [:]

  /// What stands in variables of the process while this world is the current one.
  private let partsInPlace: [any PartInPlace]

  /// How many names there are of each kind.
  private var names: [String: Int] = [:]

  /// Whether a stage has the world; another one serves code that runs before any stage.
  private let isOfStage: Bool

  /// The calls of views that are under way.
  private let calls = CallDepths<ViewCall>()

  /// Makes a world, for new layers or for layers that exist already.
  ///
  /// - Parameters:
  ///   - layers: what the layers share.
  ///   - isOfStage: whether a stage has the world.
  ///   - parts: what stands in variables of the process while the world is the current one.
  package init(
    over layers: LayerRuntime, isOfStage: Bool, with parts: [any PartInPlace] = []
  ) {
    self.isOfStage = isOfStage
    self.layers = layers
    partsInPlace = parts
    layers.surroundings = self
  }

  isolated deinit {
    if layers.surroundings === self { layers.surroundings = nil }
  }

  /// The present time.
  ///
  /// *Units*: seconds since launch, in virtual time.
  package var time: TimeInterval { layers.time }

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
