import UIKit

@objc public protocol RadialButtonDelegate {
    @objc optional func radialButton(_ button: RadialButton, didOpen count: Int)
    @objc optional func radialButtonShouldClose(_ button: RadialButton) -> Bool
}

open class RadialButton: UIButton {
    @IBOutlet open weak var delegate: AnyObject?

    @objc private func tapped() {
        delegate?.radialButton?(self, didOpen: 3)
        if delegate?.radialButtonShouldClose?(self) ?? true { isSelected = false }
    }
}

extension UIViewController {
    @objc func topMost() -> UIViewController { return presentedViewController?.topMost() ?? self }
    @objc var shownTitle: String { return title ?? "" }
}

extension UINavigationController {
    override func topMost() -> UIViewController { return visibleViewController?.topMost() ?? super.topMost() }
}

extension UITabBarController {
    override func topMost() -> UIViewController { return selectedViewController?.topMost() ?? self }
    open override var shownTitle: String { return selectedViewController?.shownTitle ?? super.shownTitle }
}

final class TopNavigation: UINavigationController {
    override func topMost() -> UIViewController { return super.topMost() }
}
