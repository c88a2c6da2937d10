import UIKit

/// pop's names of properties: of layers, shape layers, views, scroll views, labels and constraints.
public let kPOPLayerBackgroundColor = "backgroundColor"
public let kPOPLayerBounds = "bounds"
public let kPOPLayerCornerRadius = "cornerRadius"
public let kPOPLayerBorderWidth = "borderWidth"
public let kPOPLayerBorderColor = "borderColor"
public let kPOPLayerOpacity = "opacity"
public let kPOPLayerPosition = "position"
public let kPOPLayerPositionX = "positionX"
public let kPOPLayerPositionY = "positionY"
public let kPOPLayerRotation = "rotation"
public let kPOPLayerRotationX = "rotationX"
public let kPOPLayerRotationY = "rotationY"
public let kPOPLayerScaleX = "scaleX"
public let kPOPLayerScaleY = "scaleY"
public let kPOPLayerScaleXY = "scaleXY"
public let kPOPLayerSize = "size"
public let kPOPLayerTranslationX = "translationX"
public let kPOPLayerTranslationY = "translationY"
public let kPOPLayerTranslationXY = "translationXY"
public let kPOPLayerTranslationZ = "translationZ"
public let kPOPLayerShadowColor = "shadowColor"
public let kPOPLayerShadowOffset = "shadowOffset"
public let kPOPLayerShadowOpacity = "shadowOpacity"
public let kPOPLayerShadowRadius = "shadowRadius"
public let kPOPShapeLayerStrokeStart = "shapeLayer.strokeStart"
public let kPOPShapeLayerStrokeEnd = "shapeLayer.strokeEnd"
public let kPOPShapeLayerStrokeColor = "shapeLayer.strokeColor"
public let kPOPShapeLayerFillColor = "shapeLayer.fillColor"
public let kPOPShapeLayerLineWidth = "shapeLayer.lineWidth"
public let kPOPViewAlpha = "view.alpha"
public let kPOPViewBackgroundColor = "view.backgroundColor"
public let kPOPViewBounds = "view.bounds"
public let kPOPViewCenter = "view.center"
public let kPOPViewFrame = "view.frame"
public let kPOPViewScaleX = "view.scaleX"
public let kPOPViewScaleY = "view.scaleY"
public let kPOPViewScaleXY = "view.scaleXY"
public let kPOPViewSize = "view.size"
public let kPOPViewTintColor = "view.tintColor"
public let kPOPScrollViewContentOffset = "scrollView.contentOffset"
public let kPOPScrollViewContentSize = "scrollView.contentSize"
public let kPOPLabelTextColor = "label.textColor"
public let kPOPLayoutConstraintConstant = "layoutConstraint.constant"

/// pop's properties, by their names, with their thresholds.
@MainActor
let propertiesOfPop: [String: POPAnimatableProperty] = {
  let all =
    propertiesOfLayers + propertiesOfShapes + propertiesOfViews + propertiesOfOthers
  return Dictionary(all.map { ($0.name, $0) }) { $1 }
}()

private let (point, share, scale, turn) = (1.0, 0.01, 0.005, 0.01)

@MainActor private var propertiesOfLayers: [POPAnimatableProperty] {
  [
    color(kPOPLayerBackgroundColor, \CALayer.backgroundColor),
    rect(kPOPLayerBounds, point, \CALayer.bounds),
    number(kPOPLayerCornerRadius, point, \CALayer.cornerRadius),
    number(kPOPLayerBorderWidth, point, \CALayer.borderWidth),
    color(kPOPLayerBorderColor, \CALayer.borderColor),
    part(kPOPLayerOpacity, \CALayer.opacity),
    pair(kPOPLayerPosition, point, \CALayer.position),
    number(kPOPLayerPositionX, point, \CALayer.position.x),
    number(kPOPLayerPositionY, point, \CALayer.position.y),
    path(kPOPLayerRotation, turn, "transform.rotation.z"),
    path(kPOPLayerRotationX, turn, "transform.rotation.x"),
    path(kPOPLayerRotationY, turn, "transform.rotation.y"),
    path(kPOPLayerScaleX, scale, "transform.scale.x"),
    path(kPOPLayerScaleY, scale, "transform.scale.y"),
    path(kPOPLayerScaleXY, scale, "transform.scale.x", "transform.scale.y"),
    size(kPOPLayerSize, \CALayer.bounds.size),
    path(kPOPLayerTranslationX, point, "transform.translation.x"),
    path(kPOPLayerTranslationY, point, "transform.translation.y"),
    path(
      kPOPLayerTranslationXY, point, "transform.translation.x", "transform.translation.y"),
    path(kPOPLayerTranslationZ, point, "transform.translation.z"),
    color(kPOPLayerShadowColor, \CALayer.shadowColor),
    size(kPOPLayerShadowOffset, \CALayer.shadowOffset),
    part(kPOPLayerShadowOpacity, \CALayer.shadowOpacity),
    number(kPOPLayerShadowRadius, point, \CALayer.shadowRadius),
  ]
}

@MainActor private var propertiesOfShapes: [POPAnimatableProperty] {
  [
    number(kPOPShapeLayerStrokeStart, share, \CAShapeLayer.strokeStart),
    number(kPOPShapeLayerStrokeEnd, share, \CAShapeLayer.strokeEnd),
    number(kPOPShapeLayerLineWidth, share, \CAShapeLayer.lineWidth),
    color(kPOPShapeLayerStrokeColor, \CAShapeLayer.strokeColor),
    color(kPOPShapeLayerFillColor, \CAShapeLayer.fillColor),
  ]
}

@MainActor private var propertiesOfViews: [POPAnimatableProperty] {
  [
    number(kPOPViewAlpha, share, \UIView.alpha),
    uiColor(kPOPViewBackgroundColor, \UIView.backgroundColor),
    rect(kPOPViewBounds, point, \UIView.bounds),
    pair(kPOPViewCenter, point, \UIView.center),
    rect(kPOPViewFrame, point, \UIView.frame),
    ofLayer(path(kPOPViewScaleX, scale, "transform.scale.x")),
    ofLayer(path(kPOPViewScaleY, scale, "transform.scale.y")),
    ofLayer(path(kPOPViewScaleXY, scale, "transform.scale.x", "transform.scale.y")),
    size(kPOPViewSize, \UIView.bounds.size),
    uiColor(kPOPViewTintColor, \UIView.tintColor),
  ]
}

@MainActor private var propertiesOfOthers: [POPAnimatableProperty] {
  [
    pair(kPOPScrollViewContentOffset, point, \UIScrollView.contentOffset),
    size(kPOPScrollViewContentSize, \UIScrollView.contentSize),
    uiColor(kPOPLabelTextColor, \UILabel.textColor),
    number(kPOPLayoutConstraintConstant, share, \NSLayoutConstraint.constant),
  ]
}

/// A property of an object; `value` makes it of its numbers.
@MainActor private func property<Object: AnyObject, Value>(
  _ name: String, _ threshold: Double, _ path: ReferenceWritableKeyPath<Object, Value>,
  _ value: @escaping @MainActor ([Double]) -> Value
) -> POPAnimatableProperty {
  POPAnimatableProperty(name, threshold) {
    PopValue.numbers(($0 as? Object)?[keyPath: path])
  } write: {
    ($0 as? Object)?[keyPath: path] = value($1)
  }
}

@MainActor private func number<Object: AnyObject>(
  _ name: String, _ threshold: Double, _ path: ReferenceWritableKeyPath<Object, CGFloat>
) -> POPAnimatableProperty {
  property(name, threshold, path) { CGFloat($0[0]) }
}

@MainActor private func part<Object: AnyObject>(
  _ name: String, _ path: ReferenceWritableKeyPath<Object, Float>
) -> POPAnimatableProperty {
  property(name, share, path) { Float($0[0]) }
}

@MainActor private func pair<Object: AnyObject>(
  _ name: String, _ threshold: Double, _ path: ReferenceWritableKeyPath<Object, CGPoint>
) -> POPAnimatableProperty {
  property(name, threshold, path) { CGPoint(x: $0[0], y: $0[1]) }
}

@MainActor private func size<Object: AnyObject>(
  _ name: String, _ path: ReferenceWritableKeyPath<Object, CGSize>
) -> POPAnimatableProperty {
  property(name, point, path) { CGSize(width: $0[0], height: $0[1]) }
}

@MainActor private func rect<Object: AnyObject>(
  _ name: String, _ threshold: Double, _ path: ReferenceWritableKeyPath<Object, CGRect>
) -> POPAnimatableProperty {
  property(name, threshold, path) { CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) }
}

@MainActor private func color<Object: AnyObject>(
  _ name: String, _ path: ReferenceWritableKeyPath<Object, CGColor?>
) -> POPAnimatableProperty {
  property(name, share, path) { PopValue.color($0).cgColor }
}

@MainActor private func uiColor<Object: AnyObject>(
  _ name: String, _ path: ReferenceWritableKeyPath<Object, UIColor?>
) -> POPAnimatableProperty {
  property(name, share, path) { PopValue.color($0) }
}

/// A property of one or two of a layer's key paths.
@MainActor private func path(
  _ name: String, _ threshold: Double, _ paths: String...
) -> POPAnimatableProperty {
  POPAnimatableProperty(name, threshold) { object in
    (object as? CALayer).map { layer in
      paths.map { PopValue.numbers(layer.value(forKeyPath: $0))?.first ?? 0 }
    }
  } write: { object, values in
    for (path, value) in zip(paths, values) {
      (object as? CALayer)?.setValue(value, forKeyPath: path)
    }
  }
}

/// A layer's property, of a view.
@MainActor private func ofLayer(_ property: POPAnimatableProperty) -> POPAnimatableProperty {
  POPAnimatableProperty(property.name, property.threshold) { object in
    (object as? UIView).flatMap { property.read($0.layer) }
  } write: { object, values in
    if let view = object as? UIView { property.write(view.layer, values) }
  }
}
