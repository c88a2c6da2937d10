import Staging
import UIKit

extension DropOut {
  static let scene = Scene(
    "drop-out", "A modal drops into place, swings from a rope and is cut loose.", limit: 15,
    fingers: [finger], captions: captions
  ) {
    PresentingViewController(
      rope: Rope(
        offset: { UIOffset(horizontal: 70, vertical: $0.height * 0.5) }, damping: 3, length: nil))
  }

  static let objectiveCScene = Scene(
    "drop-out-objc", "The same on a shorter and livelier rope.", limit: 15, fingers: [finger],
    captions: captions
  ) {
    // snippet.lively
    PresentingViewController(
      rope: Rope(
        offset: { UIOffset(horizontal: 70, vertical: -$0.height * 0.5) }, damping: 0.3,
        length: 40))
    // snippet.end
  }

  private static let captions = [
    Caption("A modal drops into place", at: 0.6), Caption("It swings from a rope", at: 3.1),
    Caption("The rope is cut", at: 5.87),
  ]

  private static let finger = Finger.tap("present", at: 0.5).tap("dismiss", at: 3)
}
