import UIKit

/// Makes the layers of an indicator.
@MainActor
struct ActivityShapes {
  let layer: CALayer
  let size: CGSize
  let color: UIColor

  private func add(_ path: UIBezierPath, _ frame: CGRect) -> CAShapeLayer {
    let shape = CAShapeLayer()
    shape.frame = frame
    shape.path = path.cgPath
    shape.fillColor = color.cgColor
    layer.addSublayer(shape)
    return shape
  }

  private func ball(_ frame: CGRect) -> CAShapeLayer {
    add(UIBezierPath(ovalIn: CGRect(origin: .zero, size: frame.size)), frame)
  }

  func block(_ frame: CGRect) -> CAShapeLayer {
    add(UIBezierPath(rect: CGRect(origin: .zero, size: frame.size)), frame)
  }

  /// Part of a ring as wide as the indicator.
  func arc(from start: CGFloat, to end: CGFloat, width: CGFloat) -> CAShapeLayer {
    let middle = CGPoint(x: size.width / 2, y: size.height / 2)
    let path = UIBezierPath(
      arcCenter: middle, radius: size.width / 2, startAngle: start, endAngle: end, clockwise: true)
    let shape = add(path, CGRect(origin: .zero, size: size))
    shape.fillColor = nil
    shape.strokeColor = color.cgColor
    shape.lineWidth = width
    return shape
  }

  /// Balls beside each other.
  func row(of count: Int, _ each: (CAShapeLayer, Int) -> Void) {
    let gap: CGFloat = 2
    let side = (size.width - gap * CGFloat(count - 1)) / CGFloat(count)
    for index in 0..<count {
      let frame = CGRect(
        x: (side + gap) * CGFloat(index), y: (size.height - side) / 2, width: side, height: side)
      each(ball(frame), index)
    }
  }

  /// Nine balls in three rows.
  func grid(_ each: (CAShapeLayer, Int) -> Void) {
    let side = (size.width - 4) / 3
    for index in 0..<9 {
      let frame = CGRect(
        x: (side + 2) * CGFloat(index % 3), y: (side + 2) * CGFloat(index / 3), width: side,
        height: side)
      each(ball(frame), index)
    }
  }

  /// Balls around the middle, the first at the right.
  func circle(of count: Int, _ each: (CAShapeLayer, Int) -> Void) {
    let side = (size.width - 4) / 5
    let radius = (size.width - side) / 2
    for index in 0..<count {
      let turn = CGAffineTransform(rotationAngle: .pi * 2 / CGFloat(count) * CGFloat(index))
      let place = CGPoint(x: radius, y: 0).applying(turn)
      let frame = CGRect(
        x: radius + place.x, y: radius + place.y, width: side, height: side)
      each(ball(frame), index)
    }
  }

  /// Five bars as high as the indicator.
  func bars(_ each: (CAShapeLayer, Int) -> Void) {
    let width = size.width / 9
    for index in 0..<5 {
      let frame = CGRect(
        x: width * 2 * CGFloat(index), y: 0, width: width, height: size.height)
      let path = UIBezierPath(
        roundedRect: CGRect(origin: .zero, size: frame.size), cornerRadius: width / 2)
      each(add(path, frame), index)
    }
  }

  /// Balls that grow and fade, one behind the other.
  func growing(_ count: Int, each delay: Double, duration: Double) {
    for index in 0..<count {
      let ball = ball(CGRect(origin: .zero, size: size))
      ball.opacity = 0
      let grow = CABasicAnimation(keyPath: "transform.scale")
      (grow.fromValue, grow.toValue) = (0, 1)
      let fade = CAKeyframeAnimation(keyPath: "opacity")
      (fade.values, fade.keyTimes) = ([0, 1, 0], [0, 0.05, 1])
      let group = CAAnimationGroup()
      group.animations = [grow, fade]
      group.timingFunction = CAMediaTimingFunction(name: .linear)
      group.duration = duration
      group.repeatCount = .infinity
      group.isRemovedOnCompletion = false
      group.beginTime = CACurrentMediaTime() + delay * Double(index + 1)
      ball.add(group, forKey: nil)
    }
  }
}
