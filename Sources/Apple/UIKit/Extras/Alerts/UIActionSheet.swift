/// A sheet of buttons as before iOS 8, whose delegate hears which one was touched.
///
/// Source: Apple, UIActionSheet.
@preconcurrency @MainActor
open class UIActionSheet: UIView {
  /// The grey text above the buttons, read by `show(in:)`; an empty one, the default, for none.
  open var title = ""
  /// Hears of the buttons; held weakly.
  open weak var delegate: (any UIActionSheetDelegate)?
  /// The place of the button that changes nothing; -1 for none.
  open var cancelButtonIndex = -1
  /// The place of the red button; -1 for none.
  open var destructiveButtonIndex = -1

  private var question = OldQuestion(style: .actionSheet)
  private lazy var controller = UIAlertController(
    title: nil, message: nil, preferredStyle: .actionSheet)

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Makes a sheet: the red button first, that which changes nothing last.
  public convenience init(
    title: String?, delegate: (any UIActionSheetDelegate)?, cancelButtonTitle: String?,
    destructiveButtonTitle: String?
  ) {
    self.init(frame: .zero)
    (self.title, self.delegate) = (title ?? "", delegate)
    if let destructiveButtonTitle {
      destructiveButtonIndex = addButton(withTitle: destructiveButtonTitle)
    }
    if let cancelButtonTitle { cancelButtonIndex = addButton(withTitle: cancelButtonTitle) }
  }

  /// Makes a sheet: the red button first, then that which changes nothing, then the others.
  public convenience init(
    title: String?, delegate: (any UIActionSheetDelegate)?, cancelButtonTitle: String?,
    destructiveButtonTitle: String?, otherButtonTitles firstButtonTitle: String,
    _ moreButtonTitles: String...
  ) {
    self.init(
      title: title, delegate: delegate, cancelButtonTitle: cancelButtonTitle,
      destructiveButtonTitle: destructiveButtonTitle)
    for title in [firstButtonTitle] + moreButtonTitles { addButton(withTitle: title) }
  }

  /// Adds a button, and returns its place.
  @discardableResult
  open func addButton(withTitle title: String?) -> Int { question.add(title) }

  /// Returns the title of the button at a place, counted from 0; `nil` where there is none.
  open func buttonTitle(at buttonIndex: Int) -> String? { question.title(at: buttonIndex) }
  /// How many buttons were added, with those that change nothing or are red.
  open var numberOfButtons: Int { question.titles.count }
  /// Whether the sheet stands on the screen, from `show(in:)` until it has gone.
  open var isVisible: Bool { controller.presentingViewController != nil }

  /// Shows the sheet at the bottom of the screen, whatever the view is.
  open func show(in view: UIView) {
    controller.title = title.isEmpty ? nil : title
    question.show(
      controller, cancel: cancelButtonIndex, destructive: destructiveButtonIndex,
      chosen: { self.delegate?.actionSheet(self, clickedButtonAt: $0) },
      gone: { self.delegate?.actionSheet(self, didDismissWithButtonIndex: $0) })
  }

  /// Takes the sheet away as if a button had been touched.
  open func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {
    guard isVisible else { return }
    question.leave(controller, animated: animated) {
      self.delegate?.actionSheet(self, didDismissWithButtonIndex: buttonIndex)
    }
  }
}

/// Hears of a sheet of buttons as before iOS 8; all methods are optional.
///
/// Source: Apple, UIActionSheetDelegate.
@preconcurrency @MainActor
public protocol UIActionSheetDelegate: AnyObject {
  func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int)
  func actionSheet(_ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int)
}

extension UIActionSheetDelegate {
  /// Does nothing unless the delegate implements it; called when the sheet has gone after a touch.
  public func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int) {}
  /// Does nothing unless the delegate implements it; called behind `clickedButtonAt`, or when code
  /// has dismissed the sheet.
  public func actionSheet(_ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int)
  {}
}
