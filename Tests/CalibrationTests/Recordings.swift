import Drawing
import Foundation
import Pixels
import SeededNumbers
import Staging
import UIKit

@testable import Calibration

/// A square that falls on a ledge and bounces, beside a card that snaps into place.
@MainActor
final class BounceController: UIViewController {
  private let gravity: CGFloat
  private let damping: CGFloat
  private lazy var animator = UIDynamicAnimator(referenceView: view)

  init(gravity: CGFloat = 1, damping: CGFloat = 0.5) {
    (self.gravity, self.damping) = (gravity, damping)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    let square = add("square", CGRect(x: 40, y: 40, width: 36, height: 36), .orange)
    let card = add("card", CGRect(x: 100, y: 60, width: 60, height: 40), .blue)
    let pull = UIGravityBehavior(items: [square])
    pull.magnitude = gravity
    let collision = UICollisionBehavior(items: [square])
    collision.translatesReferenceBoundsIntoBoundary = true
    let item = UIDynamicItemBehavior(items: [square])
    item.elasticity = 0.5
    let snap = UISnapBehavior(item: card, snapTo: CGPoint(x: 130, y: 180))
    snap.damping = damping
    for behavior in [pull, collision, item, snap] { animator.addBehavior(behavior) }
  }

  private func add(_ name: String, _ frame: CGRect, _ color: UIColor) -> UIView {
    let added = UIView(frame: frame)
    added.backgroundColor = color
    added.accessibilityIdentifier = name
    view.addSubview(added)
    return added
  }
}

/// Returns the scene of a bounce.
func bounce(gravity: CGFloat = 1, damping: CGFloat = 0.5) -> Scene {
  Scene(
    "bounce", "A square bounces.", screen: Screen(width: 200, height: 300, scale: 2), limit: 3
  ) { BounceController(gravity: gravity, damping: damping) }
}

/// Makes a recording of a scene as a device would: later, at another rate, scaled, cut, noisy and
/// with a bar over its top.
///
/// - Parameters:
///   - scene: the scene.
///   - placement: where its screen lies in the recording.
///   - start: when it starts, in seconds since the start of the recording.
/// - Returns: the recording, of 150 by 210 pixels at 59.94 pictures a second.
/// - Throws: what stops the scene.
@MainActor
func recording(
  of scene: Scene, _ placement: Placement, start: TimeInterval
) async throws -> Recording {
  let take = try await Take(of: scene, rate: 60, seconds: 3, keepsPictures: true)
  var painter = try ScenePainter(scene.screen, width: 150, height: 210, placement)
  var random = SplitMix64(seed: 7)
  let rate = 60_000.0 / 1001
  var frames: [GrayPicture] = []
  var looks: [Int: GrayPicture] = [:]
  while let step = take.course.step(at: Double(frames.count) / rate - start),
    step < take.pictures.count, frames.count < 150
  {
    let look = try looks[step] ?? painter.picture(of: take.pictures[step])
    looks[step] = look
    let levels = look.levels.enumerated().map { place, level in
      let noise = random.next(below: 13) - 6
      return UInt8(min(max((place < 150 * 14 ? 70 : Int(level)) + noise, 0), 255))
    }
    frames.append(GrayPicture(width: 150, height: 210, levels: levels))
  }
  return Recording(frames, rate: rate)
}
