/// An object that can receive touches.
///
/// Touches that a responder does not handle go to the next one.
///
/// Source: Apple, UIResponder.
@preconcurrency @MainActor
open class UIResponder: NSObject {
  /// Returns the name of the class, with its module before it where it is the app's.
  ///
  /// Source: Apple, NSObject.description().
  nonisolated open class func description() -> String {
    let (module, name) = PartsOfUIKit.parts(of: self)
    return PartsOfUIKit.names.contains(String(module)) ? String(name) : "\(module).\(name)"
  }

  // MARK: Reading aloud and other hands, which no scene has

  /// Does what a tap does; asked by readers, of which there are none.
  open func accessibilityActivate() -> Bool { false }

  /// Raises the value; asked by readers.
  open func accessibilityIncrement() {}

  /// Lowers the value; asked by readers.
  open func accessibilityDecrement() {}

  /// Goes back; asked by readers.
  open func accessibilityPerformEscape() -> Bool { false }

  /// Does what is most important; asked by readers.
  open func accessibilityPerformMagicTap() -> Bool { false }

  /// Scrolls by a page; asked by readers.
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }

  /// Called when a reader reads the object aloud.
  open func accessibilityElementDidBecomeFocused() {}

  /// Called when a reader goes on to another object.
  open func accessibilityElementDidLoseFocus() {}

  /// Returns how many things inside are read aloud; asked by readers.
  open func accessibilityElementCount() -> Int { 0 }

  /// Returns one of the things inside that are read aloud; asked by readers.
  open func accessibilityElement(at index: Int) -> Any? { nil }

  /// Returns the number of a thing inside that is read aloud; asked by readers.
  open func index(ofAccessibilityElement element: Any) -> Int { NSNotFound }

  /// Writes the object into an archive; asked by nobody, for nothing is archived here.
  open func encode(with coder: NSCoder) {}

  /// Hears a button of a headset; there is none.
  open func remoteControlReceived(with event: UIEvent?) {}

  /// Hears better values of a pencil's touches; there is none.
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}

  /// The name under which the system remembers a keyboard; recorded only where overridden.
  open var textInputContextIdentifier: String? { nil }

  /// The buttons above the keyboard of an iPad; recorded only.
  open var inputAssistantItem: UITextInputAssistantItem {
    if let inputAssistant { return inputAssistant }
    let item = UITextInputAssistantItem()
    inputAssistant = item
    return item
  }

  private var inputAssistant: UITextInputAssistantItem?

  public override init() { super.init() }

  /// The stage that the responder is on; that whose code runs now for one that is on none.
  var runtime: Runtime { .current }

  /// The next responder: a view's controller or superview, a controller's superview.
  open var next: UIResponder? { nil }

  /// Called when a storyboard or a xib has made the object and connected its outlets.
  open func awakeFromNib() {}

  /// Called when Interface Builder shows the object, which never happens here.
  open func prepareForInterfaceBuilder() {}

  /// Called when a value observed by `addObserver(_:forKeyPath:options:context:)` has changed.
  open func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {}

  /// Whether the object may become the first responder, which receives typed letters.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether the object may stop being the first responder.
  open var canResignFirstResponder: Bool { true }

  /// Whether the object is the first responder, which receives typed letters.
  open var isFirstResponder: Bool { runtime.firstResponder === self }

  /// Makes the object the first responder; returns true when it is now.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard canBecomeFirstResponder else { return false }
    if let other = runtime.firstResponder {
      guard runtime.keyboard.hold({ other.resignFirstResponder() }) else { return false }
    }
    runtime.firstResponder = self
    runtime.keyboard.update()
    return true
  }

  /// Stops the object from being the first responder; returns true when it is not any more.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard canResignFirstResponder else { return false }
    runtime.firstResponder = nil
    runtime.keyboard.update()
    return true
  }

  /// The view that stands in place of the keyboard while the object is the first responder.
  ///
  /// `nil` for the keyboard, where letters can be typed into the object, and else for nothing.
  open var inputView: UIView? { nil }

  /// The view above the keyboard while the object, or one inside it, is the first responder.
  open var inputAccessoryView: UIView? { nil }

  /// Shows changed input views of the first responder.
  open func reloadInputViews() { if isFirstResponder { runtime.keyboard.update() } }

  /// What somebody does with the object, to be gone on with elsewhere; recorded only.
  open var userActivity: NSUserActivity?

  /// Called before `userActivity` is handed on, which never happens here.
  open func updateUserActivityState(_ activity: NSUserActivity) {}

  /// Goes on with what somebody did elsewhere; nothing unless overridden.
  open func restoreUserActivityState(_ userActivity: NSUserActivity) {}

  /// Notes what is to be there at the next launch; never called, for an app here has none.
  open func encodeRestorableState(with coder: NSCoder) {}

  /// Takes what was noted at the last launch; never called.
  open func decodeRestorableState(with coder: NSCoder) {}

  /// Called when all objects have taken what was noted; never called.
  open func applicationFinishedRestoringState() {}

  /// The changes that can be taken back: that of the next responder, at last of the window.
  open var undoManager: UndoManager? { next?.undoManager }

  /// The key combinations that the object answers to.
  open var keyCommands: [UIKeyCommand]? { nil }

  /// Called when keys have gone down that no text takes.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesBegan(presses, with: event)
  }

  /// Called when the force of a press has changed, which no key's does.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesChanged(presses, with: event)
  }

  /// Called when keys were let go of.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }

  /// Called when keys count no more, such as when a window goes.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesCancelled(presses, with: event)
  }

  /// Called when fingers have come down.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  /// Called when fingers have moved.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  /// Called when fingers have lifted.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  /// Called when the touches were cancelled, mostly by a gesture recognizer.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  /// Called when the device has begun to be shaken, which nothing in a scene does.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionBegan(motion, with: event)
  }

  /// Called when a shake has ended.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionEnded(motion, with: event)
  }

  /// Called when what began turns out not to be a shake.
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionCancelled(motion, with: event)
  }

  /// Returns true when the object can be asked for an action now; one that it has a method for,
  /// unless it says otherwise.
  ///
  /// The standard edit actions, which every responder has, count for fields and text views only.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    action.isMethod(of: self) && !StandardEditAction.isNamed(by: action)
  }

  /// Returns this object or the first one after it that can be asked for an action.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    sequence(first: self, next: \.next).first { $0.canPerformAction(action, withSender: sender) }
  }

  /// Changes a menu before it is shown, as those of edit menus are.
  open func buildMenu(with builder: any UIMenuBuilder) {}

  /// Changes a command before a menu shows it, which no menu here asks for.
  open func validate(_ command: UICommand) {}

  // MARK: Standard edit actions

  /// Deletes what is selected and keeps a copy; nothing unless a class does so.
  open func cut(_ sender: Any?) {}

  /// Copies what is selected.
  open func copy(_ sender: Any?) {}

  /// Puts what was copied in place of what is selected.
  open func paste(_ sender: Any?) {}

  /// Selects what is under the menu.
  open func select(_ sender: Any?) {}

  /// Selects everything.
  open func selectAll(_ sender: Any?) {}

  /// Deletes what is selected.
  open func delete(_ sender: Any?) {}
}
