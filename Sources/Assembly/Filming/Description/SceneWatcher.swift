import Staging
import UIKit

/// Watches all layers of a scene and its fingers, frame by frame.
@MainActor
final class SceneWatcher {
  /// What was seen, in the order of appearance.
  private(set) var things: [SeenThing] = []
  /// The strokes of the fingers, in the order in which they began.
  private(set) var strokes: [FingerStroke] = []
  private var numbers: [ObjectIdentifier: Int] = [:]
  private var order = PaintingOrder()

  /// Takes down the present frame.
  func watch(_ stage: Stage) {
    let frame = stage.time.frame
    var seen: [Int] = []
    stage.visitSeenLayers { layer in
      let key = ObjectIdentifier(layer.model)
      let outer = layer.model.superlayer.flatMap { numbers[ObjectIdentifier($0)] }
      if let number = numbers[key], things[number].layer === layer.model {
        things[number].note(layer, in: outer, at: frame)
        seen.append(number)
        return
      }
      numbers[key] = things.count
      seen.append(things.count)
      things.append(
        SeenThing(layer, number: things.count, in: outer.map { things[$0] }, at: frame))
    }
    order.note(seen, of: things, at: frame)
    for finger in stage.fingersDown {
      let view = finger.view.flatMap { number(of: $0) }
      if let index = strokes.lastIndex(where: { $0.finger == finger.number }),
        strokes[index].lastFrame == frame - 1
      {
        strokes[index].points.append(finger.point)
      } else {
        strokes.append(
          FingerStroke(
            finger: finger.number, thing: view, firstFrame: frame, points: [finger.point]))
      }
    }
    noteLifts(stage, at: frame)
  }

  /// Takes down where fingers were lifted in a frame, in which they are down no more.
  private func noteLifts(_ stage: Stage, at frame: Int) {
    for touch in stage.handMarks.touches where touch.sinceLift == 0 {
      guard
        let index = strokes.lastIndex(where: { $0.finger == touch.finger }),
        strokes[index].lastFrame == frame - 1, let point = touch.trail.last
      else { continue }
      strokes[index].points.append(point)
      strokes[index].isLifted = true
    }
  }

  /// Returns the number of a view's layer; `nil` where it was not seen.
  func number(of view: UIView) -> Int? {
    guard let number = numbers[ObjectIdentifier(view.layer)], things[number].layer === view.layer
    else { return nil }
    return number
  }
}

/// A finger from coming down to lifting.
struct FingerStroke {
  let finger: Int
  /// The number of the view in which it came down.
  let thing: Int?
  let firstFrame: Int
  /// Where it was in each frame.
  ///
  /// *Units*: points of the screen.
  var points: [CGPoint]
  /// Whether its last point is where it was lifted.
  var isLifted = false

  var lastFrame: Int { firstFrame + points.count - 1 }

  /// How far a way leads from its first point, at most.
  ///
  /// *Units*: points.
  static func reach(of points: [CGPoint]) -> CGFloat {
    points.map { hypotenuse($0.x - points[0].x, $0.y - points[0].y) }.max() ?? 0
  }
}

/// Returns the length of the diagonal of a rectangle.
func hypotenuse(_ x: CGFloat, _ y: CGFloat) -> CGFloat { (x * x + y * y).squareRoot() }
