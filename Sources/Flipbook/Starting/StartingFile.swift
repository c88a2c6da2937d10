/// A file of one screen, with comments that teach.
struct StartingFile {
  /// The beginning of the names of its types.
  let type: String
  let scene: String
  /// Whether a finger and a scene stand in it.
  var hasScene = true

  var text: String {
    hasScene ? "\(imports)\n\(controller)\n\(sceneText)" : "import UIKit\n\n\(controller)"
  }

  private var imports: String {
    """
    import Flipbook  // The scene at the end needs it; all else is UIKit as on an iPhone.
    import UIKit

    """
  }

  private var controller: String {
    """
    /// A square that falls, bounces, and can be thrown.
    final class \(type)ViewController: UIViewController {
      private let square = UIView(frame: CGRect(x: 120, y: 60, width: 80, height: 80))
      private lazy var animator = UIDynamicAnimator(referenceView: view)

      override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        square.backgroundColor = .orange
        square.layer.cornerRadius = 8
        // By this name a finger finds the view, and `flipbook trace` and `verify` tell of it.
        square.accessibilityIdentifier = "square"
        view.addSubview(square)

        animator.addBehavior(UIGravityBehavior(items: [square]))
        let collision = UICollisionBehavior(items: [square])
        collision.translatesReferenceBoundsIntoBoundary = true
        animator.addBehavior(collision)
        let body = UIDynamicItemBehavior(items: [square])
        body.elasticity = 0.5  // Try 0 and 0.9.
        animator.addBehavior(body)

        square.addGestureRecognizer(
          UIPanGestureRecognizer(target: self, action: \(selector)))
      }

      \(action)func drag(_ pan: UIPanGestureRecognizer) {
        switch pan.state {
        case .began, .changed:
          let attachment = UIAttachmentBehavior(
            item: square, attachedToAnchor: pan.location(in: view))
          attachment.length = 0
          animator.behaviors.filter { $0 is UIAttachmentBehavior }.forEach(animator.removeBehavior)
          animator.addBehavior(attachment)
        default:
          animator.behaviors.filter { $0 is UIAttachmentBehavior }.forEach(animator.removeBehavior)
        }
      }
    }

    """
  }

  private var sceneText: String {
    """
    /// What is filmed: the controller, and a finger that takes the square after a second and throws
    /// it. The film ends when all has come to rest, at the latest after five seconds.
    let \(variable) = Scene(
      "\(scene)", "A square falls, is thrown and falls again.", limit: 5,
      fingers: [
        Finger.touch("square", at: 1)
          .move(to: .point(x: 160, y: 200), over: 0.4)
          .move(to: .point(x: 260, y: 120), over: 0.1)
          .lift()
      ]
    ) {
      \(type)ViewController()
    }

    """
  }

  /// A file that is compiled by itself may have Objective-C's words; a package is compiled as it is.
  private var selector: String {
    hasScene ? "#selector(drag)" : "Selector(\(type)ViewController.drag(_:))"
  }

  private var action: String { hasScene ? "@objc private " : "private " }

  var variable: String { type.prefix(1).lowercased() + type.dropFirst() }
}
