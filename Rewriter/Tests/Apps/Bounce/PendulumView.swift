import Foundation
import UIKit

/// The delegate has optional methods, as in Objective-C.
@objc protocol PendulumViewDelegate: class {
    func pendulumDidStart(_ pendulum: PendulumView)
    @objc optional func pendulum(_ pendulum: PendulumView, didSwingTo angle: CGFloat)
    @objc optional func pendulumShouldStop(_ pendulum: PendulumView) -> Bool
    @objc optional func colorForPendulum(_ pendulum: PendulumView) -> UIColor?
}

@IBDesignable
class PendulumView: UIView {
    @IBInspectable var bobRadius: CGFloat = 20 {
        didSet { setNeedsLayout() }
    }
    @IBInspectable var bobColor: UIColor = .red
    @IBOutlet weak var delegate: PendulumViewDelegate?

    private let bob = UIView()
    private lazy var pan = UIPanGestureRecognizer(target: self, action: #selector(handlePan))

    override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
        setUp()
    }

    private func setUp() {
        addSubview(bob)
        addGestureRecognizer(pan)
        bob.backgroundColor = delegate?.colorForPendulum?(self) ?? bobColor
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        bob.frame = CGRect(x: bounds.midX - bobRadius, y: bounds.maxY - 2 * bobRadius, width: 2 * bobRadius, height: 2 * bobRadius)
        bob.layer.cornerRadius = bobRadius
    }

    @objc private func handlePan(recognizer: UIPanGestureRecognizer) {
        switch recognizer.state {
        case .began:
            delegate?.pendulumDidStart(self)
        case .changed:
            let point = recognizer.location(in: self)
            let angle = atan2(point.y - bounds.minY, point.x - bounds.midX)
            delegate?.pendulum?(self, didSwingTo: angle)
            if let delegate = delegate {
                let shouldStop = delegate.pendulumShouldStop?(self) ?? false
                if shouldStop { recognizer.isEnabled = false }
            }
        default:
            break
        }
    }
}
