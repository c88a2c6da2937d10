import Staging
import UIKit

extension ElasticButton {
  static let scene = Scene(
    "elastic-button", "A button swells and shrinks like rubber when it is tapped.",
    // Wide enough for the button at its largest.
    screen: Screen(width: 375, height: 667), limit: 6, fingers: [finger],
    captions: [
      Caption("It swells and shrinks twice a second", at: 0.6),
      Caption("A second tap starts anew", at: 2.2),
    ]
  ) {
    ViewController(size: CGSize(width: 300, height: 200), damping: 0.1, magnitude: 30)
  }

  static let objectiveCScene = Scene(
    "elastic-button-objc", "A square button swells less and comes to rest sooner.", limit: 6,
    fingers: [finger],
    captions: [
      Caption("It swells by two points and shrinks by one", at: 0.6),
      Caption("A second tap starts anew", at: 2.2),
    ]
  ) {
    // snippet.square
    ViewController(size: CGSize(width: 200, height: 200), damping: 0.3, magnitude: 2)
    // snippet.end
  }

  /// The second tap comes while the button still moves.
  private static let finger = Finger.tap("button", at: 0.5).tap("button", at: 2.1)
}
