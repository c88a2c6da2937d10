/// The outermost view of a scene.
///
/// *Space*: its frame is in the screen's.
///
/// Source: Apple, UIWindow.
@preconcurrency @MainActor
open class UIWindow: UIView {
  /// Makes a window that is hidden until `makeKeyAndVisible` or `isHidden` shows it.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    begin()
  }

  /// Makes a window as large as the scene's screen.
  public init(windowScene: UIWindowScene) {
    super.init(frame: windowScene.screen.bounds)
    begin()
  }

  /// Makes a window as large as the screen.
  public convenience init() { self.init(frame: UIScreen.main.bounds) }

  /// Makes a window of no size; a coder says nothing of it.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    begin()
  }

  private func begin() {
    layer.isWindow = true
    layer.isHidden = true
  }

  open override var next: UIResponder? { superview ?? runtime.application }

  private lazy var changes = UndoManager()

  /// The changes that can be taken back, for all in the window that keeps none of its own.
  open override var undoManager: UndoManager? { changes }

  /// The screen on which the window is shown.
  open var screen: UIScreen { runtime.screen }

  /// The controller whose view fills the window.
  open var rootViewController: UIViewController? {
    didSet {
      guard oldValue !== rootViewController else { return }
      oldValue?.viewIfLoaded?.removeFromSuperview()
      if !isHidden { showRootView() }
    }
  }

  open override var isHidden: Bool {
    get { super.isHidden }
    set {
      guard newValue != super.isHidden else { return }
      super.isHidden = newValue
      if newValue {
        runtime.remove(self)
        post(Self.didBecomeHiddenNotification)
      } else {
        runtime.bringToFront(self)
        showRootView()
        post(Self.didBecomeVisibleNotification)
      }
    }
  }

  /// How far in front the window stands: before every window of a lower level.
  ///
  /// Source: Apple, UIWindow.windowLevel.
  open var windowLevel = Level.normal {
    didSet { if windowLevel != oldValue, !isHidden { runtime.bringToFront(self) } }
  }

  /// Whether this is the window that was made key last.
  open var isKeyWindow: Bool { runtime.keyWindow === self }

  /// Whether the window may become the key window.
  open var canBecomeKey: Bool { true }

  /// Makes this the key window.
  open func makeKey() {
    guard canBecomeKey else { return }
    let old = runtime.keyWindow
    runtime.keyWindow = self
    guard old !== self else { return }
    old?.resignKey()
    becomeKey()
  }

  /// Called when the window has become the key window.
  open func becomeKey() { post(Self.didBecomeKeyNotification) }

  /// Called when the window is the key window no more.
  open func resignKey() { post(Self.didResignKeyNotification) }

  /// Passes an event on to the gesture recognizers and views of the window; an override that does
  /// not call this one keeps it from them.
  open func sendEvent(_ event: UIEvent) { runtime.deliverSentEvent() }

  private func post(_ name: NSNotification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }

  /// Posted when a hidden window is shown, by the window.
  public class var didBecomeVisibleNotification: NSNotification.Name {
    NSNotification.Name("UIWindowDidBecomeVisibleNotification")
  }

  /// Posted when a window is hidden, by the window.
  public class var didBecomeHiddenNotification: NSNotification.Name {
    NSNotification.Name("UIWindowDidBecomeHiddenNotification")
  }

  /// Posted by `becomeKey()`, when the window has become the one that keys go to.
  public class var didBecomeKeyNotification: NSNotification.Name {
    NSNotification.Name("UIWindowDidBecomeKeyNotification")
  }

  /// Posted by `resignKey()`, when another window has become the one that keys go to.
  public class var didResignKeyNotification: NSNotification.Name {
    NSNotification.Name("UIWindowDidResignKeyNotification")
  }

  /// Shows the window in front of the others and makes it the key window.
  open func makeKeyAndVisible() {
    isHidden = false
    runtime.bringToFront(self)
    makeKey()
  }

  private func showRootView() {
    guard let root = rootViewController, let view = root.view else { return }
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    // `viewWillAppear` may place what it shows by the view's size.
    view.frame = bounds
    root.viewWillMove(toWindow: self)
    addSubview(view)
  }

  /// The properties that are reached by their keys.
  override class var keyedRows: KeyedRows { .ofUIWindow }
}
