import Staging
import UIKit

extension CellReorder {
  static let scene = Scene(
    "cell-reorder", "A cell is lifted from a grid, carried to another place and let in there.",
    limit: 15, fingers: [finger],
    captions: [
      Caption("A long press lifts a cell", at: 0.4),
      Caption("It is carried to another place", at: 1.3),
      Caption("Put down, it is let in there", at: 2.4), Caption("Another cell is lifted", at: 3.6),
      Caption("Put down beside the cells, it goes back", at: 5.5),
    ]
  ) { ViewController() }

  /// Moves one cell to another's place, then one to where there is no cell.
  private static let finger =
    Finger
    .touch("cell-6", at: 0.4)
    .wait(0.9)
    .move(along: [CGVector(dx: 40, dy: 90), CGVector(dx: 80, dy: 160)], over: 0.9, .easeInOut)
    .wait(0.2)
    .lift()
    .touch("cell-3", at: 3.6)
    .wait(0.9)
    .move(along: [CGVector(dx: -60, dy: 60), CGVector(dx: -148, dy: 40)], over: 0.8, .easeInOut)
    .wait(0.2)
    .lift()
}
