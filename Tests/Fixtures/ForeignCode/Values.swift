import UIKit

/// Animations whose values are wrapped, as older code writes them.
public func wrappedAnimations(of layer: CALayer) {
  let move = CABasicAnimation(keyPath: "position")
  move.fromValue = NSValue(cgPoint: CGPoint(x: 0, y: 0))
  move.toValue = NSValue(cgPoint: CGPoint(x: 100, y: 50))
  move.duration = 1
  layer.add(move, forKey: "position")

  let size = CABasicAnimation(keyPath: "bounds.size")
  size.fromValue = NSValue(cgSize: CGSize(width: 10, height: 10))
  size.toValue = NSValue(cgSize: CGSize(width: 30, height: 50))
  size.duration = 1
  layer.add(size, forKey: "size")

  let turn = CABasicAnimation(keyPath: "transform")
  turn.fromValue = NSValue(caTransform3D: CATransform3DIdentity)
  turn.toValue = NSValue(caTransform3D: CATransform3DMakeScale(3, 3, 1))
  turn.duration = 1
  layer.add(turn, forKey: "transform")
}

public func wrappedKeyframes(of layer: CALayer) {
  let frames = CAKeyframeAnimation(keyPath: "bounds")
  frames.values = [
    NSValue(cgRect: CGRect(x: 0, y: 0, width: 10, height: 10)),
    NSValue(cgRect: CGRect(x: 0, y: 0, width: 30, height: 10)),
    NSValue(cgRect: CGRect(x: 0, y: 0, width: 50, height: 10)),
  ]
  frames.duration = 1
  layer.add(frames, forKey: "bounds")

  let turns = CAKeyframeAnimation(keyPath: "transform")
  turns.values = [
    NSValue(caTransform3D: CATransform3DIdentity),
    NSValue(caTransform3D: CATransform3DMakeTranslation(100, 0, 0)),
  ]
  turns.duration = 1
  layer.add(turns, forKey: "transform")
}

/// By a value, from where it is.
public func wrappedStep(of layer: CALayer) {
  let step = CABasicAnimation(keyPath: "position")
  step.byValue = NSValue(cgPoint: CGPoint(x: 100, y: 0))
  step.duration = 1
  layer.add(step, forKey: "step")
}

/// Values in collections.
public func wrappedValues() -> [CGPoint] {
  let values = [NSValue(cgPoint: .zero), NSValue(cgPoint: CGPoint(x: 1, y: 2))]
  return values.map { $0.cgPointValue }
}
