import Geometry

extension CALayer {
  /// Updates the depth of a layer that is put into this one, and of all layers inside it.
  ///
  /// Stops where that is too deep, as it is for a layer in a circle of masks.
  func sink(_ layer: CALayer) {
    guard layer.depth <= depth else { return }
    if lower(layer, whereHigher: true) == nil { return }
    // After this layer was moved outwards, it lies less deep than its `depth` says.
    measureDepth()
    guard let innermost = lower(layer, whereHigher: false) else { return }
    stop(.nestedTooDeep(item: innermost.title, limit: Limit.layerDepth))
  }

  /// Sets the depth of a layer and of all layers inside it.
  ///
  /// - Parameters:
  ///   - layer: the layer, whose depth becomes one more than this layer's.
  ///   - whereHigher: whether layers whose depth is already as great keep it.
  /// - Returns: a layer that would lie too deep; `nil` for none.
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

  /// Counts the layers around this one, and sets their depths and its own.
  private func measureDepth() {
    let around = Array(sequence(first: self, next: \.superlayer).reversed())
    let outermost = around[0].depth
    for (steps, layer) in around.enumerated() { layer.depth = outermost + steps }
  }
}
