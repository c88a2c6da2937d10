// Do not re-export Foundation: a file that imports UIKit and PlaygroundSupport would find two of each
// name that UIKit puts in the place of Foundation's.
import UIKit

/// What a playground page can show as its live view.
///
/// Source: Apple, PlaygroundLiveViewable.
@preconcurrency @MainActor
public protocol PlaygroundLiveViewable {
  /// The view or the controller that is shown.
  var playgroundLiveViewRepresentation: PlaygroundLiveViewRepresentation { get }
}

/// A view or a controller that a live view is made of.
///
/// Source: Apple, PlaygroundLiveViewRepresentation.
public enum PlaygroundLiveViewRepresentation {
  case view(UIView)
  case viewController(UIViewController)
}

extension UIView: PlaygroundLiveViewable {
  /// The view itself, which is shown as it is.
  public var playgroundLiveViewRepresentation: PlaygroundLiveViewRepresentation { .view(self) }
}

extension UIViewController: PlaygroundLiveViewable {
  /// The controller itself, whose view fills the screen.
  public var playgroundLiveViewRepresentation: PlaygroundLiveViewRepresentation {
    .viewController(self)
  }
}
