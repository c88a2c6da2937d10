import UIKit

@objc public protocol RadialMenuDelegate: AnyObject {
    @objc optional func radialMenu(_ menu: RadialMenu, didSelectItemAt index: Int)
    @objc optional func radialMenuWillOpen(_ menu: RadialMenu)
    @objc optional var radialMenuIsEnabled: Bool { get }
    @objc optional var radialMenuTitle: String? { get }
}

public class RadialMenu: UIView {
    public weak var delegate: RadialMenuDelegate?
    private var items = [UIButton]()
    private var animator: UIDynamicAnimator?
    private let toggle: UIButton = {
        let button = UIButton(type: .custom)
        button.addTarget(nil, action: #selector(toggleMenu), for: .touchUpInside)
        return button
    }()

    public init(count: Int) {
        super.init(frame: CGRect(x: 0, y: 0, width: 240, height: 240))
        for index in 0 ..< count {
            let button = UIButton(type: .system)
            button.tag = index
            button.addTarget(self, action: #selector(RadialMenu.choose(_:)), for: .touchUpInside)
            addSubview(button)
            items.append(button)
        }
        addSubview(toggle)
        animator = UIDynamicAnimator(referenceView: self)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    @objc private func toggleMenu(_ sender: UIButton) {
        guard delegate?.radialMenuIsEnabled ?? true else { return }
        if let title = delegate?.radialMenuTitle { toggle.setTitle(title, for: .normal) }
        delegate?.radialMenuWillOpen?(self)
        animator?.removeAllBehaviors()
        for (index, item) in items.enumerated() {
            let angle = 2 * CGFloat.pi * CGFloat(index) / CGFloat(items.count)
            let point = CGPoint(x: bounds.midX + 90 * cos(angle), y: bounds.midY + 90 * sin(angle))
            let snap = UISnapBehavior(item: item, snapTo: point)
            snap.damping = 0.4
            animator?.addBehavior(snap)
        }
    }

    @objc private func choose(_ sender: UIButton) {
        delegate?.radialMenu?(self, didSelectItemAt: sender.tag)
    }
}
