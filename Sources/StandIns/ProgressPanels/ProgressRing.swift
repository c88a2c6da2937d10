import UIKit

/// A ring that fills, or that turns with a fading end.
@MainActor
final class ProgressRing: UIView {
  private let line = CAShapeLayer()
  private let track = CAShapeLayer()

  var color = UIColor.black {
    didSet {
      line.strokeColor = color.cgColor
      track.strokeColor = color.withAlphaComponent(0.1).cgColor
    }
  }

  /// How much of the ring is drawn, 0...1.
  var progress: CGFloat = 0 {
    didSet { line.strokeEnd = progress }
  }

  init(radius: CGFloat, width: CGFloat) {
    let side = 2 * (radius + width / 2 + 5)
    super.init(frame: CGRect(x: 0, y: 0, width: side, height: side))
    let path = UIBezierPath(
      arcCenter: CGPoint(x: side / 2, y: side / 2), radius: radius, startAngle: -.pi / 2,
      endAngle: .pi * 1.5, clockwise: true)
    for layer in [track, line] {
      layer.frame = bounds
      layer.path = path.cgPath
      layer.fillColor = nil
      layer.lineWidth = width
      layer.lineCap = .round
      self.layer.addSublayer(layer)
    }
    line.strokeEnd = 0
    color = .black
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Turns for ever, once a second.
  func turn() {
    track.isHidden = true
    line.strokeEnd = 1
    let fading = CAGradientLayer()
    fading.type = .conic
    fading.frame = bounds
    fading.startPoint = CGPoint(x: 0.5, y: 0.5)
    fading.endPoint = CGPoint(x: 0.5, y: 0)
    fading.colors = [UIColor.clear.cgColor, UIColor.black.cgColor]
    line.mask = fading
    let turn = CABasicAnimation(keyPath: "transform.rotation")
    turn.fromValue = 0
    turn.toValue = CGFloat.pi * 2
    turn.duration = 1
    turn.repeatCount = .infinity
    turn.isRemovedOnCompletion = false
    line.add(turn, forKey: "turn")
  }
}
