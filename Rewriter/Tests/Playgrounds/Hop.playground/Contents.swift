//: Tap the ball: a playground of one page, with a class in its sources

import UIKit
import PlaygroundSupport

let container = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
container.backgroundColor = #colorLiteral(red: 0.96, green: 0.96, blue: 0.98, alpha: 1)
PlaygroundPage.current.liveView = container

let animator = UIDynamicAnimator(referenceView: container)
let colors: [UIColor] = [.systemRed, .systemGreen, .systemBlue]
var balls = [Ball]()

for (index, color) in colors.enumerated() {
    let ball = Ball(diameter: 60, color: color)
    ball.center = CGPoint(x: 80 + 80 * index, y: 60 + 30 * index)
    container.addSubview(ball)
    balls.append(ball)
}

let (gravity, collision) = (UIGravityBehavior(items: balls), UICollisionBehavior(items: balls))
collision.translatesReferenceBoundsIntoBoundary = true
[gravity, collision].forEach(animator.addBehavior)

animator.addBehavior({
    let bounce = UIDynamicItemBehavior(items: balls)
    bounce.elasticity = 0.7
    return bounce
}())

if let star = UIImage(named: "star") {
    container.addSubview(UIImageView(image: star))
}
