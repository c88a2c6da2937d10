/// Asks for a decision: in a box over the middle of the screen, or in a sheet at its bottom.
///
/// The alert goes when an action is chosen, and then the action's handler is called.
///
/// Source: Apple, UIAlertController; the measures: docs/measurements.md, “Alerts”.
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
  /// Where the alert stands.
  public enum Style: Int, Sendable {
    /// At the bottom of the screen.
    case actionSheet
    /// Over the middle of the screen.
    case alert
  }

  /// Where the alert stands.
  open var preferredStyle: Style { style }

  private var style = Style.actionSheet

  /// More about the decision, below the title.
  open var message: String? {
    didSet { showTexts() }
  }

  open override var title: String? {
    didSet { showTexts() }
  }

  /// The actions, in the order in which they were added.
  open private(set) var actions: [UIAlertAction] = []

  /// The fields, in the order in which they were added; `nil` for none.
  open var textFields: [UITextField]? { fields.isEmpty ? nil : fields }

  private var fields: [UITextField] = []

  /// How serious the alert is; recorded only, as on phones.
  open var severity = UIAlertControllerSeverity.default

  /// The action whose title is bold and that the return key chooses.
  open var preferredAction: UIAlertAction? {
    didSet {
      if let preferredAction, !actions.contains(where: { $0 === preferredAction }) {
        raise(
          .invalidArgument,
          "The preferredAction of an alert controller must be one of its actions; add it first")
      }
      showContents()
    }
  }

  /// The title with attributes, in place of the plain one; `nil` for that.
  var attributedTitle: NSAttributedString? {
    didSet { showTexts() }
  }

  /// The message with attributes, in place of the plain one; `nil` for that.
  var attributedMessage: NSAttributedString? {
    didSet { showTexts() }
  }

  private var card: AlertCard?

  private func showTexts() {
    card?.textChanged(
      title: title, message: message, attributed: (attributedTitle, attributedMessage))
  }

  /// Shows fields and actions that are added after the view was made.
  private func showContents() { card?.show(fields, shownActions) }

  /// Makes an alert without actions.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    style = preferredStyle
    self.title = title
    self.message = message
  }

  /// Makes an action sheet without texts and actions; no xib shows in it.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .custom
  }

  /// Makes an action sheet; a coder says nothing of it.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    modalPresentationStyle = .custom
  }

  /// Adds an action; a cancel action takes its own place whenever it is added.
  open func addAction(_ action: UIAlertAction) {
    if action.style == .cancel, actions.contains(where: { $0.style == .cancel }) {
      raise(
        .internalInconsistency,
        "UIAlertController can only have one action with a style of UIAlertActionStyleCancel")
    }
    actions.append(action)
    showContents()
  }

  /// Adds a field to an alert and lets a closure prepare it.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    guard preferredStyle == .alert else {
      raise(
        .internalInconsistency,
        "Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert"
      )
    }
    let field = UITextField()
    field.font = .systemFont(ofSize: 13)
    fields.append(field)
    configurationHandler?(field)
    showContents()
  }

  open override func loadView() {
    let card = AlertCard(style: preferredStyle)
    card.onChoice = { [weak self] action in self?.choose(action) }
    self.card = card
    showTexts()
    showContents()
    view = card
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    fields.first?.becomeFirstResponder()
  }

  /// The actions as they are shown, with their weights.
  private var shownActions: [AlertCard.Entry] {
    var order = actions
    if let index = order.firstIndex(where: { $0.style == .cancel }) {
      let cancel = order.remove(at: index)
      let comesFirst = preferredStyle == .alert && order.count == 1
      order.insert(cancel, at: comesFirst ? 0 : order.count)
    }
    return order.map { action in
      let isBold = preferredAction.map { $0 === action } ?? (action.style == .cancel)
      return AlertCard.Entry(action: action, isBold: isBold)
    }
  }

  private func choose(_ action: UIAlertAction) {
    guard let presenting = presentingViewController else { return }
    action.onChoice()
    presenting.dismiss(animated: true) { action.handler?(action) }
    view.endEditing(true)
  }

  /// Chooses the cancel action of an action sheet, as a tap beside it does.
  func tappedBeside() {
    guard preferredStyle == .actionSheet,
      let cancel = actions.first(where: { $0.style == .cancel })
    else { return }
    choose(cancel)
  }

  /// Returns the size of the alert on a screen of a size.
  func size(in room: CGSize) -> CGSize {
    loadViewIfNeeded()
    return card?.sizeThatFits(room) ?? .zero
  }
}

extension UIAlertController: PresentsItself {
  /// Makes what centres an alert, or lays an action sheet at the bottom, over a dimmed screen.
  package func ownPresentation(presenting: UIViewController) -> UIPresentationController {
    AlertPresentationController(presentedViewController: self, presenting: presenting)
  }

  /// Makes the alert's animation; `nil` for an action sheet, which slides as other controllers do.
  package func ownAnimator(
    _ direction: PresentationTransition.Direction
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    preferredStyle == .alert ? AlertTransition(direction) : nil
  }
}

/// How serious an alert is.
///
/// Source: Apple, UIAlertControllerSeverity.
public enum UIAlertControllerSeverity: Int, Sendable { case `default`, critical }
