import Fingerprints
import Foundation

/// What the system is to an app that shows something: its windows, its frames, who is touched and who
/// hears the keys.
///
/// One runtime serves one stage, in its `World`. Objects that live across frames keep the runtime of its
/// layers, from which they find it. `current` is the runtime whose code runs now. Nothing inside a
/// runtime keeps it alive.
@MainActor
package final class Runtime {
  /// The runtime whose code runs now; changing it changes the world, too.
  package static var current = Runtime(in: .current) {
    didSet { World.current = current.world }
  }

  /// The clock, the screen, the log and the rest that the app finds around it.
  package let world: World

  /// Whether a view, a controller or a window of the stage ever had a style of its own.
  var hasStyleOverrides = false

  /// Whether looks are set for a whole class of views.
  var hasAppearances = false

  /// The iOS whose kit the app was linked with, by which looks differ.
  package var kit = 18

  /// The visible windows, the one in front last, which go when the app keeps them no more, as on a
  /// phone.
  private var shownWindows: [WeakReference<UIWindow>] = []

  /// The window that was made key last.
  package weak var keyWindow: UIWindow?

  /// The app, made when it is first asked for.
  private(set) lazy var application = UIApplication(runtime: self)

  /// What layout has found.
  var layout = LayoutNotes()

  /// What animators tell of their physics.
  package let physics = PhysicsNotes()

  /// The way in which the device is held.
  package var motion = DeviceMotion()

  /// The responder that receives what is typed.
  package weak var firstResponder: UIResponder?

  /// Where the keyboard is.
  package internal(set) var keyboardState = KeyboardState()

  /// The fingers that are down, and their samples that are not delivered yet.
  var touches = TouchState()

  /// What was typed since the last frame, in order.
  var keys: [KeyStrokes] = []

  /// Decides which gestures are recognized.
  let gestures = GestureArbiter()

  /// Whether the scene's code has ended the scene.
  package var isOver = false

  /// Makes a runtime and its world, for new layers or for layers that exist already.
  package convenience init(
    screen: UIScreen = UIScreen(size: UIScreen.defaultSize),
    over layers: LayerRuntime = LayerRuntime(),
    isOfStage: Bool = true
  ) { self.init(in: World(screen: screen, over: layers, isOfStage: isOfStage)) }

  /// Makes the runtime of a world.
  private init(in world: World) {
    self.world = world
    world.layers.owner = self
  }

  isolated deinit {
    if layers.owner === self { layers.owner = nil }
  }

  /// The visible windows, the one in front last.
  package var windows: [UIWindow] { shownWindows.compactMap(\.object) }

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

  /// Whether no colour depends on where a view is.
  var isUniform: Bool { !hasStyleOverrides }
}

/// What layout has found on a stage.
@MainActor
struct LayoutNotes {
  /// Whether constraints have changed since the view that is laid out now began with that.
  var hasChangedConstraints = false
  /// The constraints that could not be met, in the order found, each once.
  var brokenConstraints: [BrokenConstraint] = []
}

/// What the animators of a stage tell of their physics; an animator reads of it while they are drawn.
@MainActor
package final class PhysicsNotes {
  /// Whether animators draw their physics over their reference views, unless told otherwise.
  package var isShown = false
  /// Whether `substeps` is filled.
  package var notesSubsteps = false
  /// The fingerprints of every body of every animator after each sub-step of the frame, in order.
  package var substeps: [Fingerprint] = []
  /// The animators, whose physics can be shown.
  package var drawings = PhysicsDrawings()
}

/// The way in which the device of a stage is held.
@MainActor
package struct DeviceMotion {
  /// Returns the pull of gravity on the device at a moment, in seconds since launch.
  ///
  /// *Space*: x to the right, y to the top, z out of the screen.
  ///
  /// *Units*: of gravity.
  package var gravity: @MainActor (TimeInterval) -> SIMD3<Double> = { _ in SIMD3(0, -1, 0) }
  /// Gives views what they show of it; `nil` where none does.
  package var follow: (@MainActor () -> Void)?
}

/// Where the keyboard of a stage is.
package struct KeyboardState {
  /// Where it stands or is on its way to; `nil` where there is none.
  ///
  /// *Space*: the screen's, in points.
  package var frame: CGRect?
  /// Whether a view ever had a guide that follows it.
  var hasGuides = false
}

extension Runtime {
  /// The constraints that could not be met, in the order found, each once.
  package var brokenConstraints: [BrokenConstraint] { layout.brokenConstraints }
}
