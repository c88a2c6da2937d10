import Geometry
import UIKit

/// Adds a layer of 28 by 28 points in the middle of a view.
@MainActor @discardableResult
private func add(
  _ layer: CALayer = CALayer(), to view: UIView, _ change: (CALayer) -> Void = { _ in }
) -> CALayer {
  layer.frame = CGRect(x: 10, y: 10, width: 28, height: 28)
  layer.backgroundColor = UIColor.systemOrange.cgColor
  change(layer)
  view.layer.addSublayer(layer)
  return layer
}

/// A blue layer that stands out of the lower right corner of another one.
@MainActor
private func addChild(to layer: CALayer) {
  let child = CALayer()
  child.frame = CGRect(x: 14, y: 14, width: 22, height: 22)
  child.backgroundColor = UIColor.systemBlue.cgColor
  layer.addSublayer(child)
}

let layers: [Picture] = [
  Picture(
    "corner-radius", showing: "CALayer.cornerRadius", "Corners are arcs of a circle."
  ) { add(to: $0) { $0.cornerRadius = 13 } },
  Picture(
    "corner-curve", showing: "CALayer.cornerCurve",
    "A continuous corner begins earlier on its sides than an arc."
  ) {
    add(to: $0) {
      $0.cornerRadius = 9
      $0.cornerCurve = .continuous
    }
  },
  Picture(
    "masked-corners", showing: "CALayer.maskedCorners",
    "Only the corners that are asked for are round."
  ) {
    add(to: $0) {
      $0.cornerRadius = 13
      $0.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
    }
  },
  Picture(
    "border", showing: "CALayer.borderWidth",
    "A border lies inside of the edge, over the sublayers."
  ) {
    add(to: $0) {
      $0.cornerRadius = 9
      $0.borderWidth = 3
      $0.borderColor = UIColor.black.cgColor
      addChild(to: $0)
    }
  },
  Picture(
    "masks-to-bounds", showing: "CALayer.masksToBounds", "Sublayers are cut at the rounded edge."
  ) {
    add(to: $0) {
      $0.cornerRadius = 9
      $0.masksToBounds = true
      addChild(to: $0)
    }
  },
  Picture(
    "layer-opacity", showing: "CALayer.opacity", "A layer and its sublayers are blended as one."
  ) {
    add(to: $0) {
      $0.opacity = 0.4
      addChild(to: $0)
    }
  },
  Picture(
    "layer-shadow", showing: "CALayer.shadowRadius",
    "A layer and its sublayers cast one shadow behind them."
  ) {
    add(to: $0) {
      $0.shadowOpacity = 0.6
      $0.shadowRadius = 3
      $0.shadowOffset = CGSize(width: 0, height: 3)
      addChild(to: $0)
    }
  },
  Picture(
    "shadow-path", showing: "CALayer.shadowPath", "A path casts the shadow in place of the layer."
  ) {
    add(to: $0) {
      $0.shadowOpacity = 1
      $0.shadowRadius = 1
      $0.shadowOffset = .zero
      $0.shadowPath =
        UIBezierPath(ovalIn: CGRect(x: -6, y: 20, width: 40, height: 14)).cgPath
    }
  },
  Picture(
    "layer-mask", showing: "CALayer.mask", "A layer shows as far as another one is opaque."
  ) {
    add(to: $0) {
      let mask = CAShapeLayer()
      mask.path = UIBezierPath(ovalIn: CGRect(x: 4, y: 4, width: 20, height: 30)).cgPath
      $0.mask = mask
    }
  },
  Picture(
    "layer-order", showing: "CALayer.zPosition",
    "What stands higher is drawn over what comes later."
  ) {
    add(to: $0) { $0.zPosition = 1 }
    add(to: $0) {
      $0.backgroundColor = UIColor.systemBlue.cgColor
      $0.position = CGPoint(x: 32, y: 32)
    }
  },
  Picture(
    "anchor-point", showing: "CALayer.anchorPoint",
    "A layer turns about its anchor, here its upper left corner."
  ) {
    add(to: $0)
    add(to: $0) {
      $0.backgroundColor = UIColor.systemBlue.cgColor
      $0.anchorPoint = .zero
      $0.position = CGPoint(x: 10, y: 10)
      $0.transform = CATransform3DMakeRotation(0.4, 0, 0, 1)
    }
  },
  Picture(
    "layer-tilt", showing: "CATransform3D.m34",
    "In perspective the side that turns away is smaller."
  ) {
    add(to: $0) {
      var map = CATransform3DIdentity
      map.m34 = -1.0 / 60
      $0.transform = CATransform3DRotate(map, .pi / 4, 0, 1, 0)
      addChild(to: $0)
    }
  },
  Picture(
    "anchor-depth", showing: "CALayer.anchorPointZ",
    "A layer turns about an axis that stands before its plane."
  ) {
    add(to: $0) {
      var map = CATransform3DIdentity
      map.m34 = -1.0 / 60
      $0.anchorPointZ = 14
      $0.transform = CATransform3DRotate(map, .pi / 4, 0, 1, 0)
    }
  },
  Picture(
    "sublayer-transform", showing: "CALayer.sublayerTransform",
    "A layer sees its sublayers in perspective: what stands nearer is larger."
  ) {
    add(to: $0) {
      $0.sublayerTransform.m34 = -1.0 / 60
      let near = CALayer()
      near.frame = CGRect(x: 7, y: 7, width: 14, height: 14)
      near.backgroundColor = UIColor.systemBlue.cgColor
      near.zPosition = 20
      $0.addSublayer(near)
    }
  },
  Picture(
    "gradient-layer", showing: "CAGradientLayer", "A gradient fills the bounds of its layer."
  ) {
    let gradient = CAGradientLayer()
    gradient.colors = [UIColor.systemOrange.cgColor, UIColor.systemBlue.cgColor]
    gradient.endPoint = CGPoint(x: 1, y: 1)
    add(gradient, to: $0) { $0.cornerRadius = 9 }
  },
  Picture(
    "shape-layer", showing: "CAShapeLayer.strokeEnd", "A part of a path is drawn, by its length."
  ) {
    let shape = CAShapeLayer()
    shape.path = UIBezierPath(ovalIn: CGRect(x: 2, y: 2, width: 24, height: 24)).cgPath
    shape.fillColor = nil
    shape.strokeColor = UIColor.systemBlue.cgColor
    shape.lineWidth = 4
    shape.lineCap = .round
    shape.strokeEnd = 0.7
    add(shape, to: $0) { $0.backgroundColor = nil }
  },
]
