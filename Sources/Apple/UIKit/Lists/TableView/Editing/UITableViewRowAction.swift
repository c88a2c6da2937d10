/// What a swipe on a row offers, as iOS 8 to 10 had it.
///
/// Source: Apple, UITableViewRowAction.
@preconcurrency @MainActor
open class UITableViewRowAction: NSObject {
  /// Whether the action destroys something, which its colour says.
  public enum Style: Int, Sendable {
    case `default` = 0
    case normal = 1
    /// The same as `default`: red.
    public static var destructive: Style { .default }
  }

  /// Whether the action destroys something, by which its colour is chosen.
  public let style: Style
  /// The words on the button.
  open var title: String?

  /// The colour of the button; grey, and red for a destructive action, unless set.
  open var backgroundColor: UIColor?

  private let handler: (UITableViewRowAction, IndexPath) -> Void

  /// Makes an action, whose handler is called with it and the row.
  public init(
    style: Style, title: String?,
    handler: @escaping (_ action: UITableViewRowAction, _ indexPath: IndexPath) -> Void
  ) {
    self.style = style
    self.title = title
    self.handler = handler
    super.init()
  }

  /// Makes an action without a title that does nothing.
  public override convenience init() { self.init(style: .default, title: nil) { _, _ in } }

  /// Returns the action as a swipe on a row offers it.
  func contextual(at path: IndexPath) -> UIContextualAction {
    let action = UIContextualAction(
      style: style == .normal ? .normal : .destructive, title: title
    ) { [self] _, _, done in
      handler(self, path)
      done(true)
    }
    if let backgroundColor { action.backgroundColor = backgroundColor }
    return action
  }
}
