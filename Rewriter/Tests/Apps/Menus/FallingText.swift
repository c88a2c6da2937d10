import UIKit

class FallingText: UIView, CAAnimationDelegate {
    private var completion: ((Bool) -> Void)?
    private let text = CAShapeLayer()
    @objc lazy var gesture: UIGestureRecognizer = UITapGestureRecognizer(target: self, action: #selector(fall))

    func prepare(_ completion: @escaping (Bool) -> Void) {
        self.completion = completion
        layer.addSublayer(text)
        text.fillRule = kCAFillRuleEvenOdd
        addGestureRecognizer(gesture)
    }

    @objc func fall() {
        let fall = CABasicAnimation(keyPath: #keyPath(CALayer.position)+".y")
        fall.fromValue = 0; fall.toValue = bounds.maxY
        fall.timingFunction = CAMediaTimingFunction(name: kCAMediaTimingFunctionEaseIn)
        let hide = CABasicAnimation(keyPath: #keyPath(CALayer.opacity)); hide.toValue = 0
        let group = CAAnimationGroup()
        group.animations = [fall, hide]
        group.duration = 0.8
        group.fillMode = kCAFillModeBoth
        group.delegate = self
        text.add(group, forKey: "fall")
    }

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        completion?(flag)
        completion = nil
    }
}
