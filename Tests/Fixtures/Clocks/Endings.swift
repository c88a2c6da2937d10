import Flipbook
import UIKit

/// Scenes that do not end by coming to rest.
let endings = [
  ending("repeating", "A square goes to and fro for ever.") { view in
    let square = square(in: view)
    UIView.animate(withDuration: 0.3, delay: 0, options: [.repeat, .autoreverse]) {
      square.center.x += 100
    }
  },
  ending("nameless", "A view without a name goes to and fro for ever.") { view in
    let square = square(in: view)
    square.accessibilityIdentifier = nil
    UIView.animate(withDuration: 0.3, delay: 0, options: [.repeat, .autoreverse]) {
      square.center.x += 100
    }
  },
  ending("sleeping", "A task sleeps too long.") { view in
    square(in: view)
    Task { try await Task.sleep(for: .seconds(10)) }
  },
  ending("released", "An animator that nobody keeps.") { view in
    let square = square(in: view)
    let animator = UIDynamicAnimator(referenceView: view)
    animator.addBehavior(UIGravityBehavior(items: [square]))
  },
  ending("idle-finger", "A finger taps what takes no touch.", [.tap("square", at: 0.2)]) { view in
    square(in: view)
  },
  ending("standing", "Nothing is meant to move.") { view in square(in: view) },
]

private func ending(
  _ name: String, _ sentence: String, _ fingers: [Finger] = [],
  setUp: @escaping @MainActor (UIView) -> Void
) -> Scene {
  Scene(name, sentence, limit: 2, fingers: fingers) { EndingController(setUp) }
}

@MainActor @discardableResult
private func square(in view: UIView) -> UIView {
  let square = UIView(frame: CGRect(x: 40, y: 264, width: 40, height: 40))
  square.backgroundColor = .orange
  square.accessibilityIdentifier = "square"
  view.addSubview(square)
  return square
}

private final class EndingController: UIViewController {
  private let setUp: @MainActor (UIView) -> Void

  init(_ setUp: @escaping @MainActor (UIView) -> Void) {
    self.setUp = setUp
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    setUp(view)
  }
}
