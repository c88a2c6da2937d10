import Geometry

extension CALayer {
  /// Notes that a layer comes to lie in this one, with all that is inside it; stops where that is
  /// too deep, as it is for a layer that is in a circle of masks.
  func sink(_ layer: CALayer) {
    guard layer.depth <= depth else { return }
    if lower(layer, whereHigher: true) == nil { return }
    // Where this layer was moved outwards, it lies less deep than was noted.
    measureDepth()
    guard let innermost = lower(layer, whereHigher: false) else { return }
    stop(.nestedTooDeep(item: innermost.title, limit: Limit.layerDepth))
  }

  /// Writes down how deep a layer and all that is inside it come to lie.
  ///
  /// - Parameter whereHigher: whether what was noted to be as deep before is left as it is.
  /// - Returns: one that would lie too deep.
  private func lower(_ layer: CALayer, whereHigher: Bool) -> CALayer? {
    var places = [(layer: layer, depth: depth + 1)]
    while let (layer, depth) = places.popLast() {
      if whereHigher, layer.depth >= depth { continue }
      guard depth <= Limit.layerDepth else { return layer }
      layer.depth = depth
      for child in layer.children { places.append((child, depth + 1)) }
      if let mask = layer.mask { places.append((mask, depth + 1)) }
    }
    return nil
  }

  /// Counts the layers around this one.
  private func measureDepth() {
    let around = Array(sequence(first: self, next: \.superlayer).reversed())
    let outermost = around[0].depth
    for (steps, layer) in around.enumerated() { layer.depth = outermost + steps }
  }
}
