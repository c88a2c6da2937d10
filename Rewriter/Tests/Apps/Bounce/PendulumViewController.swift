import UIKit

class PendulumViewController: UIViewController {
    let pendulum = PendulumView(frame: CGRect(x: 60, y: 60, width: 200, height: 300))
    @objc dynamic var lastAngle: CGFloat = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        pendulum.delegate = self
        view.addSubview(pendulum)
        Timer.scheduledTimer(timeInterval: 1.0, target: self, selector: Selector(("tick:")), userInfo: nil, repeats: true)
        perform(#selector(self.fade), with: nil, afterDelay: 2)
    }

    @objc(tick:) func timerFired(_ timer: Timer) {
        if lastAngle > 1 { timer.invalidate() }
    }

    @objc func fade() {
        let animation = CABasicAnimation(keyPath: #keyPath(CALayer.opacity))
        animation.fromValue = 1
        animation.toValue = 0.5
        animation.duration = 0.5
        animation.fillMode = kCAFillModeForwards
        animation.timingFunction = CAMediaTimingFunction(name: kCAMediaTimingFunctionEaseInEaseOut)
        animation.isRemovedOnCompletion = false
        pendulum.layer.add(animation, forKey: "fade")
    }
}

extension PendulumViewController: PendulumViewDelegate {
    func pendulumDidStart(_ pendulum: PendulumView) {
        lastAngle = 0
    }

    func pendulum(_ pendulum: PendulumView, didSwingTo angle: CGFloat) {
        lastAngle = angle
    }
}
