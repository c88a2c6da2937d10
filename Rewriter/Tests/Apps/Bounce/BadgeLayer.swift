import UIKit

class BadgeView: UIView {
    override class var layerClass: AnyClass { return CAShapeLayer.self }

    fileprivate var shape: CAShapeLayer { return layer as! CAShapeLayer }

    override func layoutSubviews() {
        super.layoutSubviews()
        shape.path = UIBezierPath(ovalIn: UIEdgeInsetsInsetRect(bounds, UIEdgeInsetsMake(4, 4, 4, 4))).cgPath
        shape.lineCap = kCALineCapRound
        shape.lineJoin = kCALineJoinRound
        shape.fillColor = #colorLiteral(red: 0.9, green: 0.2, blue: 0.2, alpha: 1).cgColor
    }

    func pulse() {
        let scale = CAKeyframeAnimation(keyPath: "transform.scale")
        scale.values = [1, 1.2, 1]
        scale.keyTimes = [0, 0.5, 1]
        scale.duration = 0.4
        scale.calculationMode = kCAAnimationLinear
        layer.add(scale, forKey: nil)
    }
}
