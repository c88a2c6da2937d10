import Foundation
import UIKit

// Pours boxes into a view by an animator, as `box2d/pour.cpp` pours them without Swift.
//
// Usage: PhysicsBenchmark items|views BOXES FRAMES ROUNDS. It prints the animator's steps per
// second of processor time and of the clock, and the sum of the boxes' coordinates.

/// An item that is not a view, so that it gets the exact results of the simulation.
final class Box: NSObject, UIDynamicItem {
  var center: CGPoint
  let bounds = CGRect(x: 0, y: 0, width: 20, height: 20)
  var transform = CGAffineTransform.identity

  init(center: CGPoint) { self.center = center }
}

let spacing = 24.0

@MainActor
struct Pour {
  let runtime = Runtime()
  let animator: UIDynamicAnimator
  let items: [any UIDynamicItem]
  /// Kept here, because the animator holds it weakly.
  private let reference: UIView

  init(count: Int, asViews: Bool) {
    Runtime.current = runtime
    let columns = Int(Double(count).squareRoot().rounded(.up))
    let width = Double(columns) * spacing
    let reference = UIView(frame: CGRect(x: 0, y: 0, width: width + 40, height: width * 1.5 + 40))
    self.reference = reference
    animator = UIDynamicAnimator(referenceView: reference)
    items = (0..<count).map { index in
      let center = CGPoint(
        x: 20 + spacing / 2 + spacing * Double(index % columns) + Double(index % 7) * 0.3,
        y: 20 + spacing / 2 + spacing * Double(index / columns))
      guard asViews else { return Box(center: center) }
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
      view.center = center
      reference.addSubview(view)
      return view
    }
    let collision = UICollisionBehavior(items: items)
    collision.translatesReferenceBoundsIntoBoundary = true
    animator.addBehavior(collision)
    animator.addBehavior(UIGravityBehavior(items: items))
  }

  /// The sum of all coordinates, by which runs are compared.
  ///
  /// Units: points.
  var sum: Double { items.reduce(0) { $0 + $1.center.x + $1.center.y } }
}

/// Returns the time of a clock in seconds.
///
/// Other programs on the machine disturb the processor's time less than the wall clock's.
func seconds(_ clock: clockid_t) -> Double {
  var time = timespec()
  clock_gettime(clock, &time)
  return Double(time.tv_sec) + 1e-9 * Double(time.tv_nsec)
}

let arguments = CommandLine.arguments
guard arguments.count == 5, let count = Int(arguments[2]), let frames = Int(arguments[3]),
  let rounds = Int(arguments[4])
else {
  print("usage: PhysicsBenchmark items|views BOXES FRAMES ROUNDS")
  exit(64)
}
var processorTime = 0.0
var clockTime = 0.0
var sum = 0.0
for _ in 0..<rounds {
  let pour = Pour(count: count, asViews: arguments[1] == "views")
  processorTime -= seconds(CLOCK_PROCESS_CPUTIME_ID)
  clockTime -= seconds(CLOCK_MONOTONIC)
  for _ in 0..<frames {
    try pour.runtime.make(.simulation, of: FrameMoment(time: pour.runtime.time, step: 1.0 / 60))
  }
  processorTime += seconds(CLOCK_PROCESS_CPUTIME_ID)
  clockTime += seconds(CLOCK_MONOTONIC)
  sum = pour.sum
}
let steps = Double(frames * rounds)
print(String(format: "%.2f %.2f %.6f", steps / processorTime, steps / clockTime, sum))
