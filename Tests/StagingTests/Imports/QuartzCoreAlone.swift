import QuartzCore

/// Layers and animations in a file that does not know UIKit.
@MainActor
func pulsingLayer() -> CALayer {
  let layer = CAShapeLayer()
  layer.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
  layer.path = CGPath(ellipseIn: layer.bounds, transform: nil)
  layer.fillColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
  layer.setAffineTransform(CGAffineTransform(rotationAngle: 0.5))
  let pulse = CABasicAnimation(keyPath: "transform.scale")
  pulse.toValue = 2.0 as CGFloat
  pulse.duration = 0.5
  layer.add(pulse, forKey: "pulse")
  return layer
}

/// A layer of one's own, as it is written on a phone.
final class RingLayer: CALayer {
  var share: CGFloat = 0

  override init() { super.init() }

  override init(layer: Any) {
    super.init(layer: layer)
    share = (layer as? RingLayer)?.share ?? 0
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func draw(in ctx: CGContext) {
    ctx.setFillColor(CGColor(gray: 0, alpha: 1))
    ctx.fill(CGRect(origin: .zero, size: CGSize(width: 8 * share, height: 8)))
  }
}
