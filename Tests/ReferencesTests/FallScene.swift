import Staging
import UIKit

/// A square that falls beside a shade that stays; tests change all of its properties.
struct FallScene {
  var gravity: CGFloat = 1
  var color = UIColor(red: 1, green: 149 / 255, blue: 0, alpha: 1)
  var cornerRadius: CGFloat = 4
  var title = "Tap Me"
  var hasShade = true
  /// The longest time that the scene may run.
  ///
  /// *Units*: seconds.
  var limit = 0.75
  /// The scale of the screen.
  ///
  /// *Units*: pixels a point.
  var scale: CGFloat = 1

  @MainActor
  var scene: Scene {
    let fall = self
    return Scene(
      "fall", "A square falls.", screen: Screen(width: 100, height: 200, scale: scale),
      limit: limit
    ) {
      FallController(fall)
    }
  }
}

private final class FallController: UIViewController {
  private let fall: FallScene
  private lazy var animator = UIDynamicAnimator(referenceView: view)

  init(_ fall: FallScene) {
    self.fall = fall
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    if fall.hasShade {
      let shade = UIView(frame: CGRect(x: 70, y: 10, width: 20, height: 20))
      shade.backgroundColor = .gray
      shade.accessibilityIdentifier = "shade"
      view.addSubview(shade)
    }
    let square = UIView(frame: CGRect(x: 20, y: 20, width: 30, height: 30))
    square.backgroundColor = fall.color
    square.layer.cornerRadius = fall.cornerRadius
    square.accessibilityIdentifier = "square"
    view.addSubview(square)
    let label = UILabel(frame: CGRect(x: 0, y: 180, width: 100, height: 20))
    label.text = fall.title
    label.accessibilityIdentifier = "label"
    view.addSubview(label)
    let gravity = UIGravityBehavior(items: [square])
    gravity.magnitude = fall.gravity
    animator.addBehavior(gravity)
    let collision = UICollisionBehavior(items: [square])
    collision.translatesReferenceBoundsIntoBoundary = true
    animator.addBehavior(collision)
  }
}
