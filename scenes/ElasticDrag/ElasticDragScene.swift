import Staging
import UIKit

extension ElasticDrag {
  static let scene = Scene(
    "elastic-drag", "Cells of a grid are chosen and follow a finger as if on rubber.", limit: 15,
    fingers: [finger],
    captions: [
      Caption("Cells are chosen", at: 0.4), Caption("A finger rests on one of them", at: 2),
      Caption("They follow it as if on rubber", at: 2.7),
      Caption("Let go, they spring back", at: 4.8),
    ]
  ) { ViewController() }

  private static let finger =
    Finger
    .tap("cell-6", at: 0.4)
    .tap("cell-12", at: 0.8)
    .tap("cell-18", at: 1.2)
    .tap("cell-13", at: 1.6)
    .touch("cell-12", at: 2)
    .wait(0.7)
    .move(
      along: [CGVector(dx: 20, dy: 120), CGVector(dx: 60, dy: 180)], over: 0.8, .easeInOut
    )
    .move(along: [CGVector(dx: -70, dy: 60), CGVector(dx: -100, dy: 110)], over: 0.8, .easeInOut)
    .wait(0.5)
    .lift()
}
