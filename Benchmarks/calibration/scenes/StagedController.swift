import UIKit

/// A screen with an animator that begins when the view appears.
class StagedController: UIViewController {
  lazy var animator = UIDynamicAnimator(referenceView: view)

  /// Returns a new view with a name, in the middle of a point.
  func add(
    _ name: String, at center: CGPoint, size: CGSize, _ color: UIColor, corner: CGFloat = 0
  ) -> UIView {
    let added = UIView(frame: CGRect(origin: .zero, size: size))
    added.center = center
    added.backgroundColor = color
    added.layer.cornerRadius = corner
    added.accessibilityIdentifier = name
    view.addSubview(added)
    return added
  }

  /// Adds behaviours to the animator.
  func add(_ behaviors: UIDynamicBehavior...) {
    for behavior in behaviors { animator.addBehavior(behavior) }
  }

  /// Writes words on a view.
  func write(_ words: String, on card: UIView, size: CGFloat = 15) {
    let label = UILabel(frame: card.bounds.insetBy(dx: 8, dy: 8))
    label.text = words
    label.numberOfLines = 0
    label.textAlignment = .center
    label.font = .systemFont(ofSize: size)
    card.addSubview(label)
  }

  /// Draws lines behind everything, as an app has lists and bars.
  func rule(every distance: CGFloat) {
    for row in 1..<Int(view.bounds.height / distance) {
      let line = UIView(
        frame: CGRect(x: 0, y: CGFloat(row) * distance, width: view.bounds.width, height: 1))
      line.backgroundColor = .lightGray
      view.addSubview(line)
    }
  }
}
