import UIKit

/// Moves what is edited out of the keyboard's way, and puts a bar with “Done” above the keys.
///
/// The nearest scroll view scrolls where it can; for what is still hidden, the root view moves up.
///
/// Source: IQKeyboardManagerSwift, IQKeyboardManager.
@preconcurrency @MainActor
public final class IQKeyboardManager: NSObject {
  /// The one of the film.
  public static var shared: IQKeyboardManager {
    LayerRuntime.current.stage.part { IQKeyboardManager() }
  }

  /// Whether anything is done; false at first.
  public var enable = false {
    didSet { if enable { listen() } }
  }
  /// The room between the keyboard and the field, in points.
  public var keyboardDistanceFromTextField: CGFloat = 10
  /// Whether a bar with “Done” is shown above the keys.
  public var enableAutoToolbar = true
  /// Whether a touch beside the field ends editing.
  public var shouldResignOnTouchOutside = false
  /// The title of the button that ends editing; `nil` is “Done”.
  public var toolbarDoneBarButtonItemText: String?
  /// The tint of the bars that are made from now on; `nil` is that of the views around them.
  public var toolbarTintColor: UIColor?
  /// Whether a text field's placeholder stands in the middle of its bar.
  public var shouldShowToolbarPlaceholder = true
  /// The font of that placeholder; `nil` is the system's of 13 points.
  public var placeholderFont: UIFont?
  /// Controllers whose fields stay where they are; those of derived types, too.
  public var disabledDistanceHandlingClasses: [UIViewController.Type] = []
  /// Controllers whose fields get no bar; those of derived types, too.
  public var disabledToolbarClasses: [UIViewController.Type] = []

  private weak var field: UIView?
  private var keyboard = CGRect.null
  /// The bars that are above the keys, with what is edited there.
  private var bars: [(view: UIView, bar: UIToolbar)] = []
  private var moved: (view: UIView, origin: CGPoint)?
  private var scrolled: (view: UIScrollView, inset: UIEdgeInsets)?
  private lazy var tap: UITapGestureRecognizer = {
    let tap = UITapGestureRecognizer(
      target: self, action: Selector(IQKeyboardManager.tappedOutside, "tapped"))
    tap.cancelsTouchesInView = false
    return tap
  }()

  private override init() { super.init() }

  /// The centre of the scene that is listened to.
  private weak var center: NotificationCenter?

  private func listen() {
    let center = NotificationCenter.default
    guard center !== self.center else { return }
    self.center = center
    let begins = [
      UITextField.textDidBeginEditingNotification, UITextView.textDidBeginEditingNotification,
    ]
    for name in begins {
      center.addObserver(forName: name, object: nil, queue: nil) { [weak self] note in
        MainActor.assumeIsolated { self?.began(note.object as? UIView) }
      }
    }
    for name in [
      UITextField.textDidEndEditingNotification, UITextView.textDidEndEditingNotification,
    ] {
      center.addObserver(forName: name, object: nil, queue: nil) { [weak self] _ in
        MainActor.assumeIsolated { self?.ended() }
      }
    }
    center.addObserver(
      forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
    ) { [weak self] note in
      MainActor.assumeIsolated {
        self?.keyboard =
          (note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue
          ?? .null
        self?.makeRoom()
      }
    }
    center.addObserver(
      forName: UIResponder.keyboardWillHideNotification, object: nil, queue: nil
    ) { [weak self] _ in MainActor.assumeIsolated { self?.restore() } }
    center.addObserver(
      forName: UIResponder.keyboardDidHideNotification, object: nil, queue: nil
    ) { [weak self] _ in MainActor.assumeIsolated { self?.removeBars() } }
  }

  /// Takes the bars from the fields, with the keyboard.
  private func removeBars() {
    for (view, bar) in bars where view.inputAccessoryView === bar {
      (view as? UITextField)?.inputAccessoryView = nil
      (view as? UITextView)?.inputAccessoryView = nil
    }
    bars = []
  }

  /// Ends editing; returns false where nothing is edited.
  @discardableResult
  public func resignFirstResponder() -> Bool { field?.resignFirstResponder() ?? false }

  /// Looks again for what is hidden.
  public func reloadLayoutIfNeeded() { makeRoom() }

  private var controller: UIViewController? {
    guard let field else { return nil }
    return sequence(first: field as UIResponder, next: \.next).lazy
      .compactMap { $0 as? UIViewController }.first
  }

  /// Returns true where the controller of what is edited is of one of some classes, or derived from
  /// one.
  private func isIn(_ classes: [UIViewController.Type]) -> Bool {
    guard let controller else { return false }
    return sequence(first: Mirror(reflecting: controller), next: \.superclassMirror)
      .contains { mirror in classes.contains { $0 == mirror.subjectType } }
  }

  private func began(_ view: UIView?) {
    guard enable, let view else { return }
    field = view
    if shouldResignOnTouchOutside { view.window?.addGestureRecognizer(tap) }
    let isDisabled = isIn(disabledToolbarClasses)
    if enableAutoToolbar, !isDisabled, view.inputAccessoryView == nil { addBar(to: view) }
    if !keyboard.isNull { makeRoom() }
  }

  private func ended() { tap.view?.removeGestureRecognizer(tap) }

  private func addBar(to view: UIView) {
    let bar = UIToolbar(
      frame: CGRect(x: 0, y: 0, width: view.window?.bounds.width ?? 320, height: 44))
    bar.tintColor = toolbarTintColor
    let title = UIBarButtonItem(
      title: shouldShowToolbarPlaceholder ? (view as? UITextField)?.placeholder : nil,
      style: .plain, target: nil, action: nil)
    title.isEnabled = false
    title.setTitleTextAttributes(
      [.font: placeholderFont ?? .systemFont(ofSize: 13), .foregroundColor: UIColor.systemGray],
      for: .disabled)
    let done = UIAction(title: toolbarDoneBarButtonItemText ?? "Done") { [weak view] _ in
      view?.resignFirstResponder()
    }
    let end = UIBarButtonItem(primaryAction: done)
    end.style = .done
    bar.items = [
      UIBarButtonItem(systemItem: .flexibleSpace), title,
      UIBarButtonItem(systemItem: .flexibleSpace), end,
    ]
    (view as? UITextField)?.inputAccessoryView = bar
    (view as? UITextView)?.inputAccessoryView = bar
    bars.append((view, bar))
    view.reloadInputViews()
  }

  private func tappedOutside() { field?.resignFirstResponder() }

  private func makeRoom() {
    guard enable, let field, let window = field.window, !keyboard.isNull,
      let root = window.rootViewController?.view,
      !isIn(disabledDistanceHandlingClasses)
    else { return }
    var hidden =
      field.convert(field.bounds, to: window).maxY + keyboardDistanceFromTextField - keyboard.minY
    let scroll = sequence(first: field.superview, next: { $0?.superview }).lazy
      .compactMap { $0 as? UIScrollView }.first { $0.isScrollEnabled }
    UIView.animate(withDuration: 0.25) { [self] in
      if hidden > 0, let scroll {
        if scrolled == nil { scrolled = (scroll, scroll.contentInset) }
        let covered = scroll.convert(scroll.bounds, to: window).maxY - keyboard.minY
        scroll.contentInset.bottom = max(scroll.contentInset.bottom, covered)
        let room =
          scroll.contentSize.height + scroll.adjustedContentInset.bottom - scroll.bounds.height
          - scroll.contentOffset.y
        let step = min(hidden, max(0, room))
        scroll.contentOffset.y += step
        hidden -= step
      }
      guard hidden > 0 || moved != nil else { return }
      if moved == nil { moved = (root, root.frame.origin) }
      root.frame.origin.y = min(moved?.origin.y ?? 0, root.frame.origin.y - hidden)
    }
  }

  private func restore() {
    keyboard = .null
    UIView.animate(withDuration: 0.25) { [self] in
      if let moved { moved.view.frame.origin = moved.origin }
      if let scrolled { scrolled.view.contentInset = scrolled.inset }
    }
    (moved, scrolled) = (nil, nil)
  }
}
