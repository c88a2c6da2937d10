import Flipbook
import UIKit

extension Fixtures {
  /// Has the colours of light or of dark pages.
  static let adapting = Scene("adapting", "A word on the ground of the system.", limit: 1) {
    let controller = SquareController { square in [UIGravityBehavior(items: [square])] }
    controller.view.backgroundColor = .systemBackground
    let label = UILabel(frame: CGRect(x: 20, y: 40, width: 280, height: 40))
    label.text = "Adapting"
    label.textColor = .label
    controller.view.addSubview(label)
    return controller
  }

  /// Shows something that formats of motion have no words for.
  static let frosted = Scene("frosted", "A square behind frosted glass.", limit: 0.5) {
    let controller = SquareController()
    let frost = UIVisualEffectView(effect: UIBlurEffect(style: .light))
    frost.frame = CGRect(x: 100, y: 200, width: 120, height: 120)
    frost.accessibilityIdentifier = "frost"
    controller.view.addSubview(frost)
    return controller
  }

  /// Has two views of one name.
  static let twins = Scene("twins", "Two squares.", limit: 0.2) {
    let controller = SquareController()
    let twin = UIView(frame: CGRect(x: 20, y: 20, width: 40, height: 40))
    twin.accessibilityIdentifier = "square"
    controller.view.addSubview(twin)
    return controller
  }
}
