import Staging
import UIKit

extension Flick {
  static let scene = Scene(
    "flick",
    "A square follows a finger on a rod and leaves with its velocity, fast and then slowly.",
    limit: 20, fingers: [finger],
    captions: [
      Caption("A square falls", at: 0), Caption("It follows a finger on a rod", at: 1.4),
      Caption("Let go, it leaves with the finger's velocity", at: 3.3), Caption("Again", at: 5.2),
      Caption("Let go more slowly, it leaves more slowly", at: 7.15),
    ]
  ) { ViewController() }

  private static let finger =
    Finger
    .touch(.view("square", offset: UIOffset(horizontal: 15, vertical: -15)), at: 1.4)
    .wait(0.1)
    .move(
      along: [
        CGVector(dx: 55, dy: -110), CGVector(dx: 35, dy: -240), CGVector(dx: -80, dy: -270),
      ],
      over: 0.9, .easeInOut
    )
    .wait(0.75)
    .move(by: CGVector(dx: 140, dy: -120), over: 0.15, .easeIn)
    .lift()
    .touch(.view("square", offset: UIOffset(horizontal: -15, vertical: -15)), at: 5.2)
    .wait(0.1)
    .move(
      along: [CGVector(dx: -10, dy: -80), CGVector(dx: 40, dy: -190), CGVector(dx: 130, dy: -200)],
      over: 1, .easeInOut
    )
    .wait(0.6)
    .move(by: CGVector(dx: -60, dy: -50), over: 0.25, .easeIn)
    .lift()
}
