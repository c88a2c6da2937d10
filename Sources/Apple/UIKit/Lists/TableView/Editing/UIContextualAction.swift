/// What a swipe on a row offers: a title, a colour and what a tap does.
///
/// Source: Apple, UIContextualAction.
@preconcurrency @MainActor
open class UIContextualAction: NSObject {
  /// Whether the action destroys something, which its colour says.
  public enum Style: Int, Sendable { case normal, destructive }

  /// Does what the action is for, and calls the closure when it is done, with true on success.
  public typealias Handler =
    @MainActor (
      _ action: UIContextualAction, _ sourceView: UIView,
      _ completionHandler: @escaping @MainActor (Bool) -> Void
    ) -> Void

  /// Whether the action destroys something, by which its colour is chosen.
  public let style: Style
  /// The words on the button; below an image in a row of 91 points or more, and left out beside one
  /// in a lower row.
  open var title: String?
  /// The image on the button, drawn in white; `nil`, the default, for none.
  open var image: UIImage?
  /// Does what the action is for.
  public let handler: Handler

  /// The colour of the button; grey, and red for a destructive action, unless set.
  open var backgroundColor: UIColor! {
    get { color ?? (style == .destructive ? .systemRed : .systemGray) }
    set { color = newValue }
  }

  private var color: UIColor?

  /// Makes an action.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
    super.init()
  }

  /// Makes an action without a title that does nothing.
  public override convenience init() { self.init(style: .normal, title: nil) { $2(false) } }
}

/// What a swipe on a row offers, the nearest to the edge first.
///
/// Source: Apple, UISwipeActionsConfiguration.
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
  /// The actions, the nearest to the edge first; a row that has none does not open.
  public let actions: [UIContextualAction]

  /// Whether a swipe over most of the row does the first action.
  open var performsFirstActionWithFullSwipe = true

  /// Makes a configuration of some actions.
  public init(actions: [UIContextualAction]) {
    self.actions = actions
    super.init()
  }

  /// Makes a configuration without actions: a swipe shows nothing.
  public convenience override init() { self.init(actions: []) }
}
