import Geometry

extension CALayer {
  /// The transform from this layer's space to its superlayer's.
  package var transformToSuperlayer: CGAffineTransform {
    let anchor = anchorInBounds
    let map = affineTransform()
    let shift = shiftOfTurn
    let whole = CGAffineTransform(
      a: map.a, b: map.b, c: map.c, d: map.d,
      tx: position.x + shift.x + map.tx - (map.a * anchor.x + map.c * anchor.y),
      ty: position.y + shift.y + map.ty - (map.b * anchor.x + map.d * anchor.y))
    return isGeometryFlipped ? flip.concatenating(whole) : whole
  }

  /// The transform that turns the bounds upside down.
  var flip: CGAffineTransform {
    CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: bounds.minY + bounds.maxY)
  }

  /// How far a turn about an anchor point that is not in the layer's plane moves the plane aside.
  ///
  /// *Units*: points.
  ///
  /// *Space*: the superlayer's.
  private var shiftOfTurn: CGPoint {
    guard anchorPointZ != 0 else { return .zero }
    return CGPoint(x: -anchorPointZ * transform.m31, y: -anchorPointZ * transform.m32)
  }

  /// The anchor point in the layer's own space.
  ///
  /// *Units*: points.
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
    let shift = shiftOfTurn
    return CGRect(
      x: position.x + shift.x + box.origin.x, y: position.y + shift.y + box.origin.y,
      width: box.width, height: box.height)
  }

  /// Sets bounds and position so that the layer, with its transform, fills a rectangle of its
  /// superlayer.
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
    let shift = shiftOfTurn
    position = CGPoint(
      x: frame.midX - toMiddle.x - shift.x, y: frame.midY - toMiddle.y - shift.y)
  }

  /// Returns the transform from this layer's space to another's.
  ///
  /// Layers that have no ancestor in common are treated as if their outermost layers lay in the
  /// same place.
  ///
  /// - Parameter other: the other layer; `nil` for the outermost layer around this one.
  /// - Returns: the transform.
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
  /// Converts a point to the space of another layer.
  ///
  /// - Parameters:
  ///   - point: in this layer's space.
  ///   - layer: the other layer; `nil` for the outermost layer.
  /// - Returns: the point in the other layer's space.
  public func convert(_ point: CGPoint, to layer: CALayer?) -> CGPoint {
    point.applying(transform(to: layer))
  }

  /// Converts a point from the space of another layer.
  ///
  /// - Parameters:
  ///   - point: in the other layer's space.
  ///   - layer: the other layer; `nil` for the outermost layer.
  /// - Returns: the point in this layer's space.
  public func convert(_ point: CGPoint, from layer: CALayer?) -> CGPoint {
    point.applying(transform(from: layer))
  }

  /// Converts a rectangle to the space of another layer.
  ///
  /// - Parameters:
  ///   - rect: in this layer's space.
  ///   - layer: the other layer; `nil` for the outermost layer.
  /// - Returns: the smallest upright rectangle around it in the other layer's space.
  public func convert(_ rect: CGRect, to layer: CALayer?) -> CGRect {
    rect.applying(transform(to: layer))
  }

  /// Converts a rectangle from the space of another layer.
  ///
  /// - Parameters:
  ///   - rect: in the other layer's space.
  ///   - layer: the other layer; `nil` for the outermost layer.
  /// - Returns: the smallest upright rectangle around it in this layer's space.
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
  /// Stops with Core Animation's sentence where a coordinate or a side is not a number.
  @MainActor
  func requireNumbers(as property: String) {
    let numbers = [origin.x, origin.y, size.width, size.height]
    guard numbers.contains(where: \.isNaN) else { return }
    let list = "[\(origin.x) \(origin.y); \(size.width) \(size.height)]"
    raise(name: "CALayerInvalidGeometry", "CALayer \(property) contains NaN: \(list)")
  }
}
