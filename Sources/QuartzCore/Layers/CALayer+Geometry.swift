import Geometry

extension CALayer {
  /// Maps this layer's space to its superlayer's.
  package var transformToSuperlayer: CGAffineTransform {
    let anchor = anchorInBounds
    let map = affineTransform()
    return CGAffineTransform(
      a: map.a, b: map.b, c: map.c, d: map.d,
      tx: position.x + map.tx - (map.a * anchor.x + map.c * anchor.y),
      ty: position.y + map.ty - (map.b * anchor.x + map.d * anchor.y))
  }

  /// The anchor point in the layer's own space. Units: points.
  var anchorInBounds: CGPoint {
    CGPoint(
      x: bounds.origin.x + anchorPoint.x * bounds.size.width,
      y: bounds.origin.y + anchorPoint.y * bounds.size.height)
  }

  var frameInSuperlayer: CGRect {
    let map = affineTransform()
    let fromAnchor = CGPoint(
      x: -anchorPoint.x * bounds.size.width, y: -anchorPoint.y * bounds.size.height)
    let box = CGRect(origin: fromAnchor, size: bounds.size).applying(map)
    return CGRect(
      x: position.x + box.origin.x, y: position.y + box.origin.y,
      width: box.width, height: box.height)
  }

  func setFrame(_ frame: CGRect) {
    let map = affineTransform()
    if map.isIdentity {
      bounds.size = frame.size
      position = CGPoint(
        x: frame.origin.x + anchorPoint.x * frame.size.width,
        y: frame.origin.y + anchorPoint.y * frame.size.height)
      return
    }
    let back = map.inverted()
    let size = frame.size
    bounds.size = CGSize(
      width: abs(back.a) * size.width + abs(back.c) * size.height,
      height: abs(back.b) * size.width + abs(back.d) * size.height)
    let toMiddle = CGPoint(
      x: (0.5 - anchorPoint.x) * bounds.size.width, y: (0.5 - anchorPoint.y) * bounds.size.height
    ).applying(map)
    position = CGPoint(x: frame.midX - toMiddle.x, y: frame.midY - toMiddle.y)
  }

  /// Maps this layer's space to another's; nothing stands for the outermost layer's own space.
  ///
  /// Layers that have no layer in common are taken to have outermost layers in the same place.
  package func transform(to other: CALayer?) -> CGAffineTransform {
    guard other !== self else { return .identity }
    var ancestors: [CALayer] = []
    var ancestor: CALayer? = self
    while let layer = ancestor {
      ancestors.append(layer)
      ancestor = layer.superlayer
    }
    var back = CGAffineTransform.identity
    var common = other
    while let layer = common, !ancestors.contains(where: { $0 === layer }), layer.superlayer != nil
    {
      back = back.concatenating(layer.transformToSuperlayer)
      common = layer.superlayer
    }
    var out = CGAffineTransform.identity
    for layer in ancestors {
      if layer === common || layer.superlayer == nil { break }
      out = out.concatenating(layer.transformToSuperlayer)
    }
    return out.concatenating(back.inverted())
  }
}

extension CALayer {
  /// A point of this layer in the space of another, of the outermost layer for nothing.
  public func convert(_ point: CGPoint, to layer: CALayer?) -> CGPoint {
    point.applying(transform(to: layer))
  }

  /// A point of another layer, of the outermost one for nothing, in this layer's space.
  public func convert(_ point: CGPoint, from layer: CALayer?) -> CGPoint {
    point.applying(transform(from: layer))
  }

  /// The smallest upright rectangle around a rectangle of this layer, in the space of another.
  public func convert(_ rect: CGRect, to layer: CALayer?) -> CGRect {
    rect.applying(transform(to: layer))
  }

  /// The smallest upright rectangle around a rectangle of another layer, in this layer's space.
  public func convert(_ rect: CGRect, from layer: CALayer?) -> CGRect {
    rect.applying(transform(from: layer))
  }

  private func transform(from layer: CALayer?) -> CGAffineTransform {
    layer?.transform(to: self) ?? transform(to: nil).inverted()
  }
}

extension CGPoint {
  /// Stops with Core Animation's sentence where a coordinate is not a number.
  @MainActor
  func requireNumbers(as property: String) {
    guard x.isNaN || y.isNaN else { return }
    raise(name: "CALayerInvalidGeometry", "CALayer \(property) contains NaN: [\(x) \(y)]")
  }
}

extension CGRect {
  /// Stops with Core Animation's sentence where a number is none.
  @MainActor
  func requireNumbers(as property: String) {
    let numbers = [origin.x, origin.y, size.width, size.height]
    guard numbers.contains(where: \.isNaN) else { return }
    let list = "[\(origin.x) \(origin.y); \(size.width) \(size.height)]"
    raise(name: "CALayerInvalidGeometry", "CALayer \(property) contains NaN: \(list)")
  }
}
