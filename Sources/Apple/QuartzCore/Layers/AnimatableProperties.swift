import Geometry

/// The properties of a class of layers that can be animated.
@MainActor
struct AnimatableProperties {
  let rows: [AnimatableProperty]
  private let byName: [String: AnimatableProperty]

  private init(_ rows: [AnimatableProperty]) {
    self.rows = rows
    byName = Dictionary(uniqueKeysWithValues: rows.map { ($0.name, $0) })
  }

  /// Returns the row of a property; `nil` when the class has none of the name.
  subscript(name: String) -> AnimatableProperty? { byName[name] }

  private func adding(_ rows: [AnimatableProperty]) -> Self { Self(self.rows + rows) }

  /// The properties of every layer.
  ///
  /// Source: Apple, "Animatable Properties" in the Core Animation Programming Guide. Paths have no
  /// action of their own, as the reference of `CAShapeLayer.path` says.
  static let ofLayers = AnimatableProperties([
    AnimatableProperty("position", \CALayer.position, .point, hasAxes: true),
    AnimatableProperty("bounds", \CALayer.bounds, .rect),
    AnimatableProperty("transform", \CALayer.transform, .map),
    AnimatableProperty("opacity", \CALayer.alpha, .number(in: 0...1)),
    AnimatableProperty("backgroundColor", \CALayer.backgroundColor, .color),
    AnimatableProperty("cornerRadius", \CALayer.cornerRadius, .number(in: 0 ... .infinity)),
    AnimatableProperty("borderWidth", \CALayer.borderWidth, .number(in: 0 ... .infinity)),
    AnimatableProperty("borderColor", \CALayer.borderColor, .color),
    AnimatableProperty("shadowColor", \CALayer.shadowColor, .color),
    AnimatableProperty("shadowOpacity", \CALayer.shadowOpacity, .share),
    AnimatableProperty("shadowRadius", \CALayer.shadowRadius, .number(in: 0 ... .infinity)),
    AnimatableProperty("shadowOffset", \CALayer.shadowOffset, .size),
    AnimatableProperty("shadowPath", \CALayer.shadowPath, .path, .blocks, addsUp: false),
    AnimatableProperty("zPosition", \CALayer.zPosition, .number),
    AnimatableProperty("anchorPoint", \CALayer.anchorPoint, .point),
    AnimatableProperty("anchorPointZ", \CALayer.anchorPointZ, .number),
    AnimatableProperty("sublayerTransform", \CALayer.sublayerTransform, .map),
    AnimatableProperty("contentsRect", \CALayer.contentsRect, .rect),
    AnimatableProperty("contentsCenter", \CALayer.contentsCenter, .rect),
    AnimatableProperty("imageTint", \CALayer.imageTint, .color, .blocks),
    AnimatableProperty("hidden", \CALayer.isHidden, .flag, .keyPaths, addsUp: false),
    AnimatableProperty("contents", \CALayer.contents, .image, .keyPaths, addsUp: false),
  ])

  /// The properties of layers with a path.
  static let ofShapes = ofLayers.adding([
    AnimatableProperty("path", \CAShapeLayer.path, .path, .keyPaths, addsUp: false),
    AnimatableProperty("fillColor", \CAShapeLayer.fillColor, .color),
    AnimatableProperty("strokeColor", \CAShapeLayer.strokeColor, .color),
    AnimatableProperty("strokeStart", \CAShapeLayer.strokeStart, .number),
    AnimatableProperty("strokeEnd", \CAShapeLayer.strokeEnd, .number),
    AnimatableProperty("lineWidth", \CAShapeLayer.lineWidth, .number(in: 0 ... .infinity)),
    AnimatableProperty("miterLimit", \CAShapeLayer.miterLimit, .number),
    AnimatableProperty("lineDashPhase", \CAShapeLayer.lineDashPhase, .number),
  ])

  /// The properties of layers that blur what is behind them.
  static let ofBackdrops = ofLayers.adding([
    AnimatableProperty("blurRadius", \BackdropLayer.blurRadius, .number(in: 0 ... .infinity)),
    AnimatableProperty("saturation", \BackdropLayer.saturation, .number(in: 0 ... .infinity)),
  ])

  /// The properties of layers with a gradient.
  static let ofGradients = ofLayers.adding([
    AnimatableProperty("colors", \CAGradientLayer.colors, .colors),
    AnimatableProperty("locations", \CAGradientLayer.locations, .numbers),
    AnimatableProperty("startPoint", \CAGradientLayer.startPoint, .point),
    AnimatableProperty("endPoint", \CAGradientLayer.endPoint, .point),
  ])

  /// The properties of layers with particles.
  static let ofEmitters = ofLayers.adding([
    AnimatableProperty("emitterPosition", \CAEmitterLayer.emitterPosition, .point),
    AnimatableProperty("emitterSize", \CAEmitterLayer.emitterSize, .size),
    AnimatableProperty("birthRate", \CAEmitterLayer.birthRate, .factor, .keyPaths),
  ])

  /// The properties of layers that show their sublayers several times.
  static let ofReplicators = ofLayers.adding([
    AnimatableProperty("instanceTransform", \CAReplicatorLayer.instanceTransform, .map),
    AnimatableProperty("instanceColor", \CAReplicatorLayer.instanceColor, .color),
  ])
}

extension CALayer {
  /// Returns the row of one of the layer's properties; `nil` when it has none of the name.
  func animatableProperty(_ name: String) -> AnimatableProperty? {
    type(of: self).animatableProperties[name]
  }
}
