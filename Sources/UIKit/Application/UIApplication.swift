/// The app that the scene stands for.
///
/// Source: Apple, UIApplication.
@MainActor
open class UIApplication: UIResponder {
  private weak var stage: Runtime?

  /// How often touches were asked to be left out and not yet asked for again.
  private var ignoring = 0

  init(runtime: Runtime) { stage = runtime }

  override var runtime: Runtime { stage ?? .current }

  /// The app of the scene that runs now.
  public class var shared: UIApplication { Runtime.current.application }

  var idleTimer = IdleTimer()
  private let stageDelegate = StageDelegate()

  /// Who is told of the app's life; one that answers nothing of its own unless set.
  open var delegate: (any UIApplicationDelegate)? {
    get { ownDelegate ?? stageDelegate }
    set { ownDelegate = newValue }
  }

  private weak var ownDelegate: (any UIApplicationDelegate)?

  /// The visible windows, the one in front last.
  open var windows: [UIWindow] { stage?.windows ?? [] }

  /// The window that was made key last.
  open var keyWindow: UIWindow? { stage?.keyWindow }

  /// Leaves fingers that come down out of account until `endIgnoringInteractionEvents` was called
  /// as often as this.
  open func beginIgnoringInteractionEvents() { ignoring += 1 }

  /// Takes back one `beginIgnoringInteractionEvents`.
  open func endIgnoringInteractionEvents() { ignoring = max(0, ignoring - 1) }

  /// Whether fingers that come down are left out of account.
  open var isIgnoringInteractionEvents: Bool { ignoring > 0 }
}
