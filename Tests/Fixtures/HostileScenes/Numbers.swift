import Flipbook
import UIKit

/// The numbers that are given in place of sane ones.
private let oddNumbers: [(name: String, value: CGFloat)] = [
  ("nan", .nan), ("infinite", .infinity), ("minus-infinite", -.infinity), ("huge", 1e300),
  ("minus-huge", -1e300), ("zero", 0), ("negative", -7), ("tiny", .leastNonzeroMagnitude),
]

extension HostileScenes {
  /// Scenes that give each odd number to each property that takes a number.
  static let numbers: [Scene] = uses.flatMap { use in
    oddNumbers.map { number in
      hostile("\(use.name)-\(number.name)", "A number that is none: \(use.name).") {
        use.body($0, number.value)
      }
    }
  }

  struct Use {
    let name: String
    let body: @MainActor @Sendable (HostileController, CGFloat) -> Void

    init(
      _ name: String, _ body: @escaping @MainActor @Sendable (HostileController, CGFloat) -> Void
    ) {
      self.name = name
      self.body = body
    }
  }

  static let uses = colors + geometry + looks + shapes + moments + tracks + words + controls

  private static let colors = [
    Use("hue") { scene, value in
      scene.addSquare().backgroundColor = UIColor(
        hue: value, saturation: 1, brightness: 1, alpha: 1)
    },
    Use("saturation") { scene, value in
      scene.addSquare().backgroundColor = UIColor(
        hue: 0.3, saturation: value, brightness: 1, alpha: 1)
    },
    Use("red") { scene, value in
      let color = UIColor(red: value, green: 0, blue: 0, alpha: 1)
      var hue: CGFloat = 0
      color.getHue(&hue, saturation: nil, brightness: nil, alpha: nil)
      scene.addSquare().backgroundColor = color
      scene.addSquare().backgroundColor = UIColor(
        hue: hue, saturation: 1, brightness: 1, alpha: 1)
    },
    Use("color-alpha") { scene, value in
      scene.addSquare().backgroundColor = UIColor.red.withAlphaComponent(value)
    },
    Use("animated-color") { scene, value in
      let square = scene.addSquare()
      UIView.animate(withDuration: 0.3) {
        square.backgroundColor = UIColor(red: value, green: value, blue: 0, alpha: value)
      }
    },
    Use("alpha") { scene, value in scene.addSquare().alpha = value },
  ]

  private static let geometry = [
    Use("frame-x") { scene, value in scene.addSquare().frame.origin.x = value },
    Use("frame-width") { scene, value in scene.addSquare().frame.size.width = value },
    Use("bounds-y") { scene, value in
      let square = scene.addSquare()
      square.addSubview(UIView(frame: square.bounds))
      square.bounds.origin.y = value
    },
    Use("center") { scene, value in scene.addSquare().center = CGPoint(x: value, y: value) },
    Use("transform-scale") { scene, value in
      scene.addSquare().transform = CGAffineTransform(scaleX: value, y: value)
    },
    Use("transform-angle") { scene, value in
      scene.addSquare().transform = CGAffineTransform(rotationAngle: value)
    },
    Use("transform-shift") { scene, value in
      scene.addSquare().transform = CGAffineTransform(translationX: value, y: value)
    },
    Use("perspective") { scene, value in
      var map = CATransform3DIdentity
      map.m34 = value
      scene.addSquare().layer.transform = CATransform3DRotate(map, 1, 0, 1, 0)
    },
    Use("z-position") { scene, value in
      scene.addSquare().layer.zPosition = value
      scene.addSquare().layer.zPosition = 1
    },
    Use("anchor") { scene, value in
      scene.addSquare().layer.anchorPoint = CGPoint(x: value, y: 0.5)
    },
    Use("anchor-depth") { scene, value in
      let square = scene.addSquare()
      square.layer.anchorPointZ = value
      square.layer.transform = CATransform3DMakeRotation(1, 0, 1, 0)
    },
    Use("clipped-frame") { scene, value in
      let square = scene.addSquare()
      square.clipsToBounds = true
      square.layer.cornerRadius = 3
      square.addSubview(UIView(frame: CGRect(x: -9, y: -9, width: 99, height: 99)))
      square.subviews[0].backgroundColor = .red
      square.frame.size.height = value
    },
    Use("scroll-size") { scene, value in
      let scroll = UIScrollView(frame: scene.view.bounds)
      scene.view.addSubview(scroll)
      scroll.contentSize = CGSize(width: value, height: value)
      scroll.flashScrollIndicators()
      scroll.setContentOffset(CGPoint(x: 0, y: 500), animated: true)
    },
    Use("scroll-offset") { scene, value in
      let scroll = UIScrollView(frame: scene.view.bounds)
      scene.view.addSubview(scroll)
      scroll.contentSize = CGSize(width: 1000, height: 1000)
      scroll.setContentOffset(CGPoint(x: value, y: 0), animated: true)
    },
    Use("scroll-zoom") { scene, value in
      let scroll = UIScrollView(frame: scene.view.bounds)
      scene.view.addSubview(scroll)
      scroll.contentSize = CGSize(width: 1000, height: 1000)
      scroll.maximumZoomScale = value
      scroll.setZoomScale(value, animated: true)
    },
    Use("constraint") { scene, value in
      let square = scene.addSquare()
      square.translatesAutoresizingMaskIntoConstraints = false
      square.widthAnchor.constraint(equalToConstant: value).isActive = true
      square.heightAnchor.constraint(equalTo: square.widthAnchor, multiplier: value).isActive = true
    },
    Use("stack-spacing") { scene, value in
      let stack = UIStackView(arrangedSubviews: (0..<3).map { _ in UILabel() })
      stack.frame = scene.view.bounds
      stack.spacing = value
      scene.view.addSubview(stack)
    },
  ]

  private static let looks = [
    Use("corner-radius") { scene, value in scene.addSquare().layer.cornerRadius = value },
    Use("continuous-corner") { scene, value in
      let square = scene.addSquare()
      square.layer.cornerCurve = .continuous
      square.layer.cornerRadius = value
    },
    Use("border") { scene, value in scene.addSquare().layer.borderWidth = value },
    Use("shadow-radius") { scene, value in
      let square = scene.addSquare()
      square.layer.shadowOpacity = 1
      square.layer.shadowRadius = value
    },
    Use("shadow-offset") { scene, value in
      let square = scene.addSquare()
      square.layer.shadowOpacity = 1
      square.layer.shadowOffset = CGSize(width: value, height: value)
    },
    Use("shadow-opacity") { scene, value in
      scene.addSquare().layer.shadowOpacity = Float(value)
    },
    Use("gradient-location") { scene, value in
      let gradient = CAGradientLayer()
      gradient.frame = scene.view.bounds
      gradient.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
      gradient.locations = [0, NSNumber(value: Double(value))]
      scene.view.layer.addSublayer(gradient)
    },
    Use("gradient-point") { scene, value in
      for type in [CAGradientLayerType.axial, .radial, .conic] {
        let gradient = CAGradientLayer()
        gradient.type = type
        gradient.frame = scene.view.bounds
        gradient.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
        gradient.endPoint = CGPoint(x: value, y: value)
        scene.view.layer.addSublayer(gradient)
      }
    },
    Use("contents-scale") { scene, value in
      let layer = CALayer()
      layer.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
      layer.contents = dot.cgImage
      layer.contentsGravity = .center
      layer.contentsScale = value
      scene.view.layer.addSublayer(layer)
    },
    Use("contents-rect") { scene, value in
      let layer = CALayer()
      layer.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
      layer.contents = dot.cgImage
      layer.contentsRect = CGRect(x: 0, y: 0, width: value, height: 1)
      scene.view.layer.addSublayer(layer)
    },
  ]

  /// The image of a red square.
  @MainActor static var dot: UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 2, y: 2, width: 6, height: 6))
    }
  }

  private static let shapes = [
    Use("path-point") { scene, value in
      let path = UIBezierPath()
      path.move(to: CGPoint(x: 10, y: 10))
      path.addLine(to: CGPoint(x: value, y: 200))
      path.addCurve(
        to: CGPoint(x: 10, y: 300), controlPoint1: CGPoint(x: value, y: value),
        controlPoint2: CGPoint(x: 9, y: 9))
      addShape(path, to: scene)
    },
    Use("arc") { scene, value in
      addShape(
        UIBezierPath(
          arcCenter: CGPoint(x: 160, y: 160), radius: 50, startAngle: 0, endAngle: value,
          clockwise: true), to: scene)
      addShape(
        UIBezierPath(
          arcCenter: CGPoint(x: 160, y: 160), radius: value, startAngle: value, endAngle: 1,
          clockwise: false), to: scene)
    },
    Use("round-rectangle") { scene, value in
      addShape(
        UIBezierPath(
          roundedRect: CGRect(x: 9, y: 9, width: 99, height: 99), cornerRadius: value), to: scene)
    },
    Use("line-width") { scene, value in
      addShape(UIBezierPath(rect: CGRect(x: 9, y: 9, width: 99, height: 99)), to: scene).lineWidth =
        value
    },
    Use("miter") { scene, value in
      addShape(UIBezierPath(rect: CGRect(x: 9, y: 9, width: 99, height: 99)), to: scene)
        .miterLimit = value
    },
    Use("dash") { scene, value in
      let layer = addShape(
        UIBezierPath(ovalIn: CGRect(x: 9, y: 9, width: 299, height: 299)), to: scene)
      layer.lineDashPattern = [NSNumber(value: Double(value)), 1]
    },
    Use("dash-phase") { scene, value in
      let layer = addShape(
        UIBezierPath(ovalIn: CGRect(x: 9, y: 9, width: 299, height: 299)), to: scene)
      layer.lineDashPattern = [2, 1]
      layer.lineDashPhase = value
    },
    Use("stroke-end") { scene, value in
      let layer = addShape(
        UIBezierPath(ovalIn: CGRect(x: 9, y: 9, width: 299, height: 299)), to: scene)
      layer.strokeEnd = value
      layer.strokeStart = value / 2
    },
    Use("path-transform") { scene, value in
      let path = UIBezierPath(ovalIn: CGRect(x: 9, y: 9, width: 299, height: 299))
      path.apply(CGAffineTransform(scaleX: value, y: 1))
      addShape(path, to: scene)
    },
  ]

  /// Adds a path, filled and stroked.
  @MainActor @discardableResult
  static func addShape(_ path: UIBezierPath, to scene: HostileController) -> CAShapeLayer {
    let layer = CAShapeLayer()
    layer.path = path.cgPath
    layer.fillColor = UIColor.orange.cgColor
    layer.strokeColor = UIColor.black.cgColor
    scene.view.layer.addSublayer(layer)
    return layer
  }
}
