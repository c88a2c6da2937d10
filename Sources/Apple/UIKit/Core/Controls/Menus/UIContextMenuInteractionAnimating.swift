/// What goes along with the coming or going of a context menu.
///
/// Source: Apple, UIContextMenuInteractionAnimating.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
  /// The controller whose view is the preview; `nil` for a lifted view.
  var previewViewController: UIViewController? { get }
  /// Adds changes that are animated along with it.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds a block that is called at its end.
  func addCompletion(_ completion: @escaping () -> Void)
}

/// What goes along with the end of a menu whose preview was tapped.
///
/// Source: Apple, UIContextMenuInteractionCommitAnimating.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
  /// How the preview goes; it always goes back here.
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// How a preview that was tapped goes.
///
/// Source: Apple, UIContextMenuInteractionCommitStyle.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
  case dismiss, pop
}

/// Collects what goes along with a menu.
@MainActor
package final class MenuAnimator: NSObject, UIContextMenuInteractionCommitAnimating {
  /// The controller of the preview; `nil` where the view itself is lifted.
  package let previewViewController: UIViewController?
  /// How the preview goes after a tap on it; recorded only: it always goes back.
  package var preferredCommitStyle = UIContextMenuInteractionCommitStyle.dismiss
  private var animations: [() -> Void] = []
  private var completions: [() -> Void] = []

  init(_ preview: UIViewController?) { previewViewController = preview }

  /// Adds changes that are animated with the menu, in the order in which they were added.
  package func addAnimations(_ animations: @escaping () -> Void) {
    self.animations.append(animations)
  }
  /// Adds a closure that is called when the menu has come or gone.
  package func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

  /// Makes the changes.
  func animate() { for animation in animations { animation() } }

  /// Calls the completions.
  func complete() { for completion in completions { completion() } }
}
