import Staging
import UIKit

extension ElasticButton {
  static let scene = Scene(
    "elastic-button", "A button swells and shrinks like rubber when it is tapped.", limit: 6,
    fingers: [finger]
  ) {
    ViewController(size: CGSize(width: 300, height: 200), damping: 0.1, magnitude: 30)
  }

  static let objectiveCScene = Scene(
    "elastic-button-objc", "A square button swells less and comes to rest sooner.", limit: 6,
    fingers: [finger]
  ) {
    ViewController(size: CGSize(width: 200, height: 200), damping: 0.3, magnitude: 2)
  }

  /// The second tap comes while the button still moves.
  private static let finger = Finger.tap("button", at: 0.5).tap("button", at: 2.1)
}
