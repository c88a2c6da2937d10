import Staging
import UIKit

extension Shade {
  static let scene = Scene(
    "shade", "A finger pulls a shade down over the screen, and pushes it up and away again.",
    limit: 16, fingers: [finger],
    captions: [
      Caption("A finger pulls a shade down", at: 0.5),
      Caption("Let go, it bounces and stays", at: 1.45),
      Caption("Pushed up, it goes away", at: 6.5),
    ]
  ) { ViewController() }

  static let cancelledScene = Scene(
    "shade-cancelled", "A finger lets a shade go upwards too early, and it goes back to the top.",
    limit: 12, fingers: [cancellingFinger],
    captions: [
      Caption("A finger pulls a shade down", at: 0.5),
      Caption("Let go upwards, it returns to the top", at: 1.65),
    ]
  ) { ViewController() }

  private static let finger =
    Finger
    .touch(.point(x: 160, y: 40), at: 0.5)
    .move(by: CGVector(dx: 10, dy: 320), over: 0.8, .easeInOut)
    .move(by: CGVector(dx: 0, dy: 60), over: 0.15, .linear)
    .lift()
    .touch(.point(x: 150, y: 530), at: 6.5)
    .move(by: CGVector(dx: 10, dy: -380), over: 0.8, .easeInOut)
    .move(by: CGVector(dx: 0, dy: -60), over: 0.15, .linear)
    .lift()

  private static let cancellingFinger =
    Finger
    .touch(.point(x: 160, y: 40), at: 0.5)
    .move(by: CGVector(dx: 10, dy: 220), over: 0.8, .easeInOut)
    .wait(0.2)
    .move(by: CGVector(dx: 0, dy: -60), over: 0.15, .linear)
    .lift()
}
