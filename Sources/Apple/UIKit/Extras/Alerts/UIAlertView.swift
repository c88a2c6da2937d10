/// An alert as before iOS 8: it shows itself over whatever is in front, and its delegate hears which
/// button was touched.
///
/// Source: Apple, UIAlertView.
@preconcurrency @MainActor
open class UIAlertView: UIView {
  /// The bold text above the message, read by `show()`; empty by default.
  open var title = ""
  /// The text below the title, read by `show()`; `nil`, the default, for none.
  open var message: String?
  /// Hears of the buttons; held weakly.
  open weak var delegate: (any UIAlertViewDelegate)?
  /// The place of the button that changes nothing; -1 for none.
  open var cancelButtonIndex = -1
  /// Which fields stand above the buttons; none by default.
  ///
  /// Read once, when the alert is first asked for its fields or shown.
  open var alertViewStyle = UIAlertViewStyle.default

  private var question = OldQuestion(style: .alert)

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Makes an alert, the button that changes nothing first.
  public convenience init(
    title: String?, message: String?, delegate: (any UIAlertViewDelegate)?,
    cancelButtonTitle: String?
  ) {
    self.init(frame: .zero)
    (self.title, self.message, self.delegate) = (title ?? "", message, delegate)
    if let cancelButtonTitle { cancelButtonIndex = addButton(withTitle: cancelButtonTitle) }
  }

  /// Makes an alert, the button that changes nothing first.
  public convenience init(
    title: String?, message: String?, delegate: (any UIAlertViewDelegate)?,
    cancelButtonTitle: String?, otherButtonTitles firstButtonTitle: String,
    _ moreButtonTitles: String...
  ) {
    self.init(
      title: title, message: message, delegate: delegate, cancelButtonTitle: cancelButtonTitle)
    for title in [firstButtonTitle] + moreButtonTitles { addButton(withTitle: title) }
  }

  /// Adds a button, and returns its place.
  @discardableResult
  open func addButton(withTitle title: String?) -> Int { question.add(title) }

  /// Returns the title of the button at a place, counted from 0; `nil` where there is none.
  open func buttonTitle(at buttonIndex: Int) -> String? { question.title(at: buttonIndex) }
  /// How many buttons were added, with the one that changes nothing.
  open var numberOfButtons: Int { question.titles.count }
  /// The place of the first button other than the one that changes nothing; -1 for none.
  open var firstOtherButtonIndex: Int {
    question.titles.indices.first { $0 != cancelButtonIndex } ?? -1
  }
  /// Whether the alert stands on the screen, from `show()` until it has gone.
  open var isVisible: Bool { controller.presentingViewController != nil }

  /// Returns a field of a style that has fields, the name before the password.
  open func textField(at textFieldIndex: Int) -> UITextField? {
    let fields = controller.textFields ?? []
    return fields.indices.contains(textFieldIndex) ? fields[textFieldIndex] : nil
  }

  private lazy var controller: UIAlertController = {
    let controller = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
    if alertViewStyle == .plainTextInput || alertViewStyle == .loginAndPasswordInput {
      controller.addTextField()
    }
    if alertViewStyle == .secureTextInput || alertViewStyle == .loginAndPasswordInput {
      controller.addTextField { $0.isSecureTextEntry = true }
    }
    return controller
  }()

  /// Shows the alert over what is in front.
  open func show() {
    (controller.title, controller.message) = (title, message)
    // The alert is kept while it is shown.
    question.show(controller, cancel: cancelButtonIndex, destructive: -1) {
      delegate?.willPresent(self)
    } shown: {
      self.delegate?.didPresent(self)
    } chosen: { index in
      self.delegate?.alertView(self, clickedButtonAt: index)
      self.delegate?.alertView(self, willDismissWithButtonIndex: index)
    } gone: { index in
      self.delegate?.alertView(self, didDismissWithButtonIndex: index)
    }
  }

  /// Takes the alert away as if a button had been touched.
  open func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {
    guard isVisible else { return }
    delegate?.alertView(self, willDismissWithButtonIndex: buttonIndex)
    question.leave(controller, animated: animated) {
      self.delegate?.alertView(self, didDismissWithButtonIndex: buttonIndex)
    }
  }
}

/// Which fields an alert as before iOS 8 has.
public enum UIAlertViewStyle: Int, Sendable {
  case `default`
  case secureTextInput
  case plainTextInput
  case loginAndPasswordInput
}

/// Hears of an alert as before iOS 8; all methods are optional.
///
/// Source: Apple, UIAlertViewDelegate.
@preconcurrency @MainActor
public protocol UIAlertViewDelegate: AnyObject {
  func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int)
  func willPresent(_ alertView: UIAlertView)
  func didPresent(_ alertView: UIAlertView)
  func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int)
  func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int)
}

extension UIAlertViewDelegate {
  /// Does nothing unless the delegate implements it; called when the alert has gone after a touch.
  public func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) {}
  /// Does nothing unless the delegate implements it; called by `show()` before the alert comes.
  public func willPresent(_ alertView: UIAlertView) {}
  /// Does nothing unless the delegate implements it; called when the alert has come.
  public func didPresent(_ alertView: UIAlertView) {}
  /// Does nothing unless the delegate implements it; called before code dismisses the alert, but
  /// only behind `clickedButtonAt` after a touch.
  public func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int) {}
  /// Does nothing unless the delegate implements it; called when the alert has gone.
  public func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) {}
}
