import UIKit

public class Ball: UIView {
    public init(diameter: CGFloat, color: UIColor) {
        super.init(frame: CGRect(x: 0, y: 0, width: diameter, height: diameter))
        backgroundColor = color
        layer.cornerRadius = diameter / 2
    }

    public required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
    }

    public override var collisionBoundsType: UIDynamicItemCollisionBoundsType { return .ellipse }
}
