/// A view that is pressed to look at what is behind it; no screen here feels how hard.
///
/// Source: Apple, UIViewControllerPreviewing.
@preconcurrency @MainActor
public protocol UIViewControllerPreviewing: NSObjectProtocol {
  /// Who says what is shown.
  var delegate: any UIViewControllerPreviewingDelegate { get }
  /// The view.
  var sourceView: UIView { get }
  /// The part of the view that stays sharp.
  var sourceRect: CGRect { get set }
}

/// Says what is shown for a view that is pressed; never asked, for no screen here feels how hard.
///
/// Source: Apple, UIViewControllerPreviewingDelegate.
@preconcurrency @MainActor
public protocol UIViewControllerPreviewingDelegate: NSObjectProtocol {
  /// Returns the controller of what is pressed; `nil` for none.
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
  ) -> UIViewController?

  /// Shows the controller that was looked at.
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing,
    commit viewControllerToCommit: UIViewController
  )
}

/// What can be done with what is looked at.
///
/// Source: Apple, UIPreviewActionItem.
@preconcurrency @MainActor
public protocol UIPreviewActionItem: NSObjectProtocol {
  var title: String { get }
}

/// Something that can be done with what is looked at; never shown.
///
/// Source: Apple, UIPreviewAction.
@preconcurrency @MainActor
open class UIPreviewAction: NSObject, UIPreviewActionItem {
  /// What an action is like.
  public enum Style: Int, Sendable { case `default`, selected, destructive }

  /// The words of the action; never shown.
  public let title: String
  /// Does it.
  open var handler: (any UIPreviewActionItem, UIViewController) -> Void { perform }
  private let perform: (any UIPreviewActionItem, UIViewController) -> Void

  /// Makes an action with a title.
  public init(
    title: String, style: Style,
    handler: @escaping (any UIPreviewActionItem, UIViewController) -> Void
  ) {
    (self.title, perform) = (title, handler)
    super.init()
  }
}

/// Actions behind one title.
///
/// Source: Apple, UIPreviewActionGroup.
@preconcurrency @MainActor
open class UIPreviewActionGroup: NSObject, UIPreviewActionItem {
  /// The words of the group; never shown.
  public let title: String

  /// Makes a group of actions.
  public init(title: String, style: UIPreviewAction.Style, actions: [UIPreviewAction]) {
    self.title = title
    super.init()
  }
}

/// A view that is registered to be pressed.
@MainActor
final class Previewing: NSObject, UIViewControllerPreviewing {
  let delegate: any UIViewControllerPreviewingDelegate
  let sourceView: UIView
  var sourceRect = CGRect.zero

  init(_ delegate: any UIViewControllerPreviewingDelegate, _ sourceView: UIView) {
    (self.delegate, self.sourceView) = (delegate, sourceView)
    super.init()
  }
}
