/// A button of an alert or of an action sheet.
///
/// Source: Apple, UIAlertAction.
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
  /// What the action does, which its place and colour say.
  public enum Style: Int, Sendable {
    case `default`
    /// Leaves everything as it is; at most one of an alert.
    case cancel
    /// Changes or deletes data; red.
    case destructive
  }

  /// The title; `nil` for an empty one.
  public let title: String?
  /// What the action does, as given when made.
  public let style: Style

  /// Whether the action can be chosen.
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { onChange() } }
  }

  /// The colour of the title; `nil` for the tint.
  var titleTextColor: UIColor?

  let handler: ((UIAlertAction) -> Void)?

  /// Called when the action changes; the alert that shows it sets this.
  var onChange: () -> Void = {}

  /// Called when the action is chosen, before the alert goes.
  var onChoice: () -> Void = {}

  /// Makes an action; the handler is called when the alert is gone.
  public init(title: String?, style: Style, handler: (@MainActor (UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
    super.init()
  }

  /// Makes a button without a title that does nothing.
  public override convenience init() { self.init(title: nil, style: .default) }
}
