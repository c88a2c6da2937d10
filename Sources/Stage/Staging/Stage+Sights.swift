import Drawing
import UIKit

extension Stage {
  /// Visits all layers that are not hidden, as they are seen now, in the order of painting.
  ///
  /// - Parameter visit: called with each layer, before those in it.
  package func visitSeenLayers(_ visit: (SeenLayer) -> Void) {
    perform { runtime.visitSeenLayers(visit) }
  }

  /// The views as one tells of them to somebody who does not see them.
  package var sights: [ViewSight] { perform { runtime.sights } }

  /// Finds where a finger may come down to touch a view; see `Runtime.touchFinding`.
  package func touchFinding(of sight: ViewSight) -> TouchFinding? {
    perform { runtime.touchFinding(of: sight.view, in: sight.box) }
  }

  /// What each view draws by itself; see `Runtime.ownPictures`.
  package var picturesOfViews: [(view: UIView, picture: DisplayList)] {
    perform { runtime.ownPictures }
  }

  /// The fingers that are down, the view that each came down in, and where it is.
  ///
  /// *Units*: points of the screen.
  package var fingersDown: [(number: Int, view: UIView?, point: CGPoint)] {
    runtime.touchesDown.map { ($0.id, $0.view, $0.location(in: nil)) }
  }

  /// The constraints that could not be met so far, in the order found.
  package var brokenConstraints: [BrokenConstraint] { runtime.brokenConstraints }

  /// The view in which somebody types, and where the keyboard stands; `nil` without one of them.
  ///
  /// *Units*: points of the screen.
  package var editing: (view: UIView, keyboard: CGRect)? {
    guard let view = runtime.firstResponder as? UIView, let keyboard = runtime.keyboardState.frame
    else { return nil }
    return (view, keyboard)
  }
}
