import Staging
import UIKit

extension StickyCorners {
  /// Ends at its limit, since a field keeps the square awake.
  static let scene = Scene(
    "sticky-corners", "A square springs to the middle of the half in which it is let go.",
    limit: 8.4, fingers: [finger],
    captions: [
      Caption("A spring field pulls a square to its middle", at: 0),
      Caption("A finger carries it away", at: 0.5), Caption("Let go, it springs back", at: 1.8),
      Caption("Carried into the upper half …", at: 3.2),
      Caption("… it springs to the middle of that", at: 4.5),
      Caption("Thrown down, it stays in the lower half", at: 5.8),
    ]
  ) { ViewController() }

  private static let finger =
    Finger
    .touch(.view("square", offset: UIOffset(horizontal: 5, vertical: 8)), at: 0.5)
    .move(
      along: [CGVector(dx: -60, dy: 40), CGVector(dx: -90, dy: 110)], over: 0.9, .easeInOut
    )
    .wait(0.4)
    .lift()
    .touch(.view("square", offset: UIOffset(horizontal: 5, vertical: 8)), at: 3.2)
    .move(
      along: [CGVector(dx: 60, dy: -120), CGVector(dx: 80, dy: -220)], over: 0.9, .easeInOut
    )
    .wait(0.4)
    .lift()
    .touch(.view("square", offset: UIOffset(horizontal: 5, vertical: 8)), at: 5.8)
    .move(by: CGVector(dx: 15, dy: 85), over: 0.5, .easeOut)
    .move(by: CGVector(dx: 15, dy: 95), over: 0.08, .easeIn)
    .lift()
}
