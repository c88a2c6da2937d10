import UIKit

/// The motion of an indicator; thirteen of the library's.
///
/// Source: NVActivityIndicatorView, NVActivityIndicatorType.
public enum NVActivityIndicatorType: CaseIterable, Sendable {
  case blank
  case ballPulse
  case ballGridPulse
  case ballClipRotate
  case squareSpin
  case ballScale
  case ballScaleMultiple
  case ballPulseSync
  case ballBeat
  case lineScale
  case lineScalePulseOut
  case ballScaleRipple
  case ballSpinFadeLoader
  case circleStrokeSpin

  /// Adds the moving layers to a layer.
  @MainActor
  func build(in layer: CALayer, size: CGSize, color: UIColor) {
    let shapes = ActivityShapes(layer: layer, size: size, color: color)
    switch self {
    case .blank: break
    case .ballPulse:
      let beat = Motion(
        "transform.scale", [1, 0.3, 1], [0, 0.3, 1], 0.75, .init(0.2, 0.68, 0.18, 1.08))
      shapes.row(of: 3) { $0.add(beat.animation(delay: 0.12 * Double($1 + 1)), forKey: nil) }
    case .ballPulseSync:
      let leap = (size.width - 4) / 3 * 0.8
      let jump = Motion("transform.translation.y", [0, leap, -leap, 0], [0, 0.33, 0.66, 1], 0.6)
      shapes.row(of: 3) { $0.add(jump.animation(delay: 0.07 * Double($1 + 1)), forKey: nil) }
    case .ballBeat:
      let beat = Motion("transform.scale", [1, 0.75, 1], [0, 0.5, 1], 0.7)
      let fade = Motion("opacity", [1, 0.2, 1], [0, 0.5, 1], 0.7)
      shapes.row(of: 3) { ball, index in
        for motion in [beat, fade] {
          ball.add(motion.animation(delay: index == 1 ? 0 : 0.35), forKey: nil)
        }
      }
    case .ballGridPulse:
      let delays = [-0.06, 0.25, -0.17, 0.48, 0.31, 0.03, 0.46, 0.78, 0.45]
      let durations = [0.72, 1.02, 1.28, 1.42, 1.45, 1.18, 0.87, 1.45, 1.06]
      shapes.grid { ball, index in
        for (path, low) in [("transform.scale", 0.5), ("opacity", 0.7)] {
          let motion = Motion(path, [1, low, 1], [0, 0.5, 1], durations[index])
          ball.add(motion.animation(delay: delays[index]), forKey: nil)
        }
      }
    case .ballClipRotate:
      let ring = shapes.arc(from: -.pi * 0.75, to: -.pi * 0.25 + .pi, width: 2)
      ring.add(Motion("transform.scale", [1, 0.6, 1], [0, 0.5, 1], 0.75).animation(), forKey: nil)
      ring.add(
        Motion("transform.rotation.z", [0, .pi, 2 * .pi], [0, 0.5, 1], 0.75).animation(),
        forKey: nil)
    case .squareSpin:
      let square = shapes.block(CGRect(origin: .zero, size: size))
      square.add(
        Motion("transform.rotation.x", [0, .pi, .pi, 0, 0], [0, 0.25, 0.5, 0.75, 1], 3).animation(),
        forKey: nil)
      square.add(
        Motion("transform.rotation.y", [0, 0, .pi, .pi, 0], [0, 0.25, 0.5, 0.75, 1], 3).animation(),
        forKey: nil)
    case .ballScale: shapes.growing(1, each: 0, duration: 1)
    case .ballScaleMultiple: shapes.growing(3, each: 0.2, duration: 1)
    case .ballScaleRipple:
      let ring = shapes.arc(from: 0, to: 2 * .pi, width: 2)
      ring.add(Motion("transform.scale", [0.1, 1], [0, 0.7], 1).animation(), forKey: nil)
      ring.add(Motion("opacity", [1, 0.7, 0], [0, 0.7, 1], 1).animation(), forKey: nil)
    case .lineScale:
      let stretch = Motion("transform.scale.y", [1, 0.4, 1], [0, 0.5, 1], 1)
      shapes.bars { $0.add(stretch.animation(delay: 0.1 * Double($1 + 1)), forKey: nil) }
    case .lineScalePulseOut:
      let stretch = Motion("transform.scale.y", [1, 0.4, 1], [0, 0.5, 1], 1)
      shapes.bars { $0.add(stretch.animation(delay: 0.2 * abs(Double($1) - 2)), forKey: nil) }
    case .ballSpinFadeLoader:
      shapes.circle(of: 8) { ball, index in
        for (path, low) in [("transform.scale", 0.4), ("opacity", 0.3)] {
          let motion = Motion(path, [1, low, 1], [0, 0.5, 1], 1)
          ball.add(motion.animation(delay: 0.12 * Double(index)), forKey: nil)
        }
      }
    case .circleStrokeSpin:
      let ring = shapes.arc(from: -.pi / 2, to: .pi * 1.5, width: 2)
      let group = CAAnimationGroup()
      let turn = CABasicAnimation(keyPath: "transform.rotation")
      turn.byValue = CGFloat.pi * 2
      let end = CABasicAnimation(keyPath: "strokeEnd")
      (end.fromValue, end.toValue, end.duration) = (0, 1, 0.7)
      let start = CABasicAnimation(keyPath: "strokeStart")
      (start.fromValue, start.toValue, start.duration, start.beginTime) = (0, 1, 1.2, 0.5)
      for animation in [end, start] {
        animation.timingFunction = CAMediaTimingFunction(controlPoints: 0.4, 0, 0.2, 1)
      }
      group.animations = [turn, end, start]
      group.duration = 1.7
      group.repeatCount = .infinity
      group.fillMode = .forwards
      group.isRemovedOnCompletion = false
      ring.add(group, forKey: nil)
    }
  }
}

/// A motion that repeats for ever.
@MainActor
private struct Motion {
  let keyPath: String
  let values: [CGFloat]
  let times: [Double]
  let duration: Double
  let curve: Curve

  /// The control points of a curve.
  struct Curve {
    let (a, b, c, d): (Float, Float, Float, Float)
    init(_ a: Float, _ b: Float, _ c: Float, _ d: Float) {
      (self.a, self.b, self.c, self.d) = (a, b, c, d)
    }
  }

  init(
    _ keyPath: String, _ values: [CGFloat], _ times: [Double], _ duration: Double,
    _ curve: Curve = Curve(0.25, 0.1, 0.25, 1)
  ) {
    (self.keyPath, self.values, self.times) = (keyPath, values, times)
    (self.duration, self.curve) = (duration, curve)
  }

  func animation(delay: Double = 0) -> CAKeyframeAnimation {
    let animation = CAKeyframeAnimation(keyPath: keyPath)
    animation.values = values
    animation.keyTimes = times.map { NSNumber(value: $0) }
    let function = CAMediaTimingFunction(
      controlPoints: curve.a, curve.b, curve.c, curve.d)
    animation.timingFunctions = values.dropFirst().map { _ in function }
    animation.duration = duration
    animation.repeatCount = .infinity
    animation.isRemovedOnCompletion = false
    animation.beginTime = CACurrentMediaTime() + delay
    return animation
  }
}
