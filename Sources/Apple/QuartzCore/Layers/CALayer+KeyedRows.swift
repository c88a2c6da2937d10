// What the tables of `AnimatableProperties` do not have: those say how a value is mixed on its way to
// another, and these have none between.
@MainActor
extension KeyedRows {
  /// The other properties of every layer that are reached by their keys.
  static let ofCALayer = KeyedRows([
    KeyedRow("hidden", \CALayer.isHidden),
    KeyedRow("masksToBounds", \CALayer.masksToBounds),
    KeyedRow("maskedCorners", \CALayer.maskedCorners),
    KeyedRow("cornerCurve", \CALayer.cornerCurve),
    KeyedRow("doubleSided", \CALayer.isDoubleSided),
    KeyedRow("geometryFlipped", \CALayer.isGeometryFlipped),
    KeyedRow("opaque", \CALayer.isOpaque),
    KeyedRow("mask", \CALayer.mask),
    KeyedRow("contentsGravity", \CALayer.contentsGravity),
    KeyedRow("contentsScale", \CALayer.contentsScale),
    KeyedRow("allowsGroupOpacity", \CALayer.allowsGroupOpacity),
    KeyedRow("shouldRasterize", \CALayer.shouldRasterize),
    KeyedRow("rasterizationScale", \CALayer.rasterizationScale),
    KeyedRow("allowsEdgeAntialiasing", \CALayer.allowsEdgeAntialiasing),
    KeyedRow("edgeAntialiasingMask", \CALayer.edgeAntialiasingMask),
    KeyedRow("drawsAsynchronously", \CALayer.drawsAsynchronously),
    KeyedRow("needsDisplayOnBoundsChange", \CALayer.needsDisplayOnBoundsChange),
    KeyedRow("name", \CALayer.name),
    KeyedRow("delegate", \CALayer.delegate),
    KeyedRow("actions", \CALayer.actions),
    KeyedRow("sublayers", \CALayer.sublayers),
    KeyedRow("superlayer", reading: \CALayer.superlayer),
    KeyedRow("beginTime", \CALayer.beginTime),
    KeyedRow("speed", \CALayer.speed),
    KeyedRow("timeOffset", \CALayer.timeOffset),
    KeyedRow("duration", \CALayer.duration),
    KeyedRow("repeatCount", \CALayer.repeatCount),
    KeyedRow("repeatDuration", \CALayer.repeatDuration),
    KeyedRow("autoreverses", \CALayer.autoreverses),
    KeyedRow("fillMode", \CALayer.fillMode),
  ])

  static let ofCAShapeLayer = ofCALayer.adding([
    KeyedRow("fillRule", \CAShapeLayer.fillRule),
    KeyedRow("lineCap", \CAShapeLayer.lineCap),
    KeyedRow("lineJoin", \CAShapeLayer.lineJoin),
    KeyedRow("lineDashPattern", \CAShapeLayer.lineDashPattern),
  ])

  static let ofCAGradientLayer = ofCALayer.adding([KeyedRow("type", \CAGradientLayer.type)])

  static let ofCAReplicatorLayer = ofCALayer.adding([
    KeyedRow("instanceCount", \CAReplicatorLayer.instanceCount),
    KeyedRow("preservesDepth", \CAReplicatorLayer.preservesDepth),
    KeyedRow("instanceDelay", \CAReplicatorLayer.instanceDelay),
    KeyedRow("instanceRedOffset", \CAReplicatorLayer.instanceRedOffset),
    KeyedRow("instanceGreenOffset", \CAReplicatorLayer.instanceGreenOffset),
    KeyedRow("instanceBlueOffset", \CAReplicatorLayer.instanceBlueOffset),
    KeyedRow("instanceAlphaOffset", \CAReplicatorLayer.instanceAlphaOffset),
  ])

  static let ofCAScrollLayer = ofCALayer.adding([KeyedRow("scrollMode", \CAScrollLayer.scrollMode)])

  static let ofCATiledLayer = ofCALayer.adding([
    KeyedRow("tileSize", \CATiledLayer.tileSize),
    KeyedRow("levelsOfDetail", \CATiledLayer.levelsOfDetail),
    KeyedRow("levelsOfDetailBias", \CATiledLayer.levelsOfDetailBias),
  ])

  static let ofCAEmitterLayer = ofCALayer.adding([
    KeyedRow("emitterCells", \CAEmitterLayer.emitterCells),
    KeyedRow("lifetime", \CAEmitterLayer.lifetime),
    KeyedRow("emitterZPosition", \CAEmitterLayer.emitterZPosition),
    KeyedRow("emitterDepth", \CAEmitterLayer.emitterDepth),
    KeyedRow("emitterShape", \CAEmitterLayer.emitterShape),
    KeyedRow("emitterMode", \CAEmitterLayer.emitterMode),
    KeyedRow("preservesDepth", \CAEmitterLayer.preservesDepth),
    KeyedRow("renderMode", \CAEmitterLayer.renderMode),
    KeyedRow("velocity", \CAEmitterLayer.velocity),
    KeyedRow("scale", \CAEmitterLayer.scale),
    KeyedRow("spin", \CAEmitterLayer.spin),
    KeyedRow("seed", \CAEmitterLayer.seed),
  ])
}
