import Geometry

extension CALayer {
  /// Makes the sublayers those given, in their order.
  func replaceSublayers(with layers: [CALayer]) {
    for child in children where !layers.contains(where: { $0 === child }) {
      child.removeFromSuperlayer()
    }
    for layer in layers { addSublayer(layer) }
  }

  /// Moves the layer and all layers inside it to another stage's runtime.
  func move(to other: LayerRuntime) {
    guard runtime !== other else { return }
    runtime = other
    for layer in children + overlays { layer.move(to: other) }
    mask?.move(to: other)
  }

  func insert(_ layer: CALayer, at place: ([CALayer]) -> Int) {
    // A layer without sublayers cannot close a circle.
    var ancestor: CALayer? = layer.children.isEmpty ? nil : self
    while let next = ancestor, next !== layer { ancestor = next.superlayer }
    guard ancestor == nil, layer !== self else {
      raise(name: "CALayerInvalid", "layer \(layer) is a part of cycle")
    }
    if layer.superlayer === self {
      children.removeOne(layer)
    } else {
      layer.removeFromSuperlayer()
      sink(layer)
    }
    children.insert(layer, at: place(children))
    layer.superlayer = self
    layer.move(to: runtime)
    layer.insertion = runtime.frameCount
    sublayersChanged()
    layer.layoutWasInherited()
    layer.displayWasInherited()
  }
}

extension CALayer {
  /// Returns the frontmost layer that contains a point of the superlayer's space; `nil` for none.
  func innermostLayer(at point: CGPoint) -> CALayer? {
    guard !isHidden, alpha > 0 else { return nil }
    let map = transformToSuperlayer
    guard map.keepsAreas else { return nil }
    let inside = point.applying(map.inverted())
    if masksToBounds, !contains(inside) { return nil }
    for child in childrenByDepth.reversed() {
      if let hit = child.hitTest(inside) { return hit }
    }
    return contains(inside) ? self : nil
  }

  /// The sublayers by `zPosition`, those of the same one in their own order.
  var childrenByDepth: [CALayer] {
    guard children.contains(where: { $0.zPosition != 0 }) else { return children }
    return children.enumerated().sorted {
      ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset)
    }.map(\.element)
  }

  /// The sublayers by the `zPosition` that is seen of each now, those of the same one in their own
  /// order.
  package var childrenAsSeen: [CALayer] {
    guard children.contains(where: \.isAnimatedInDepth) else { return childrenByDepth }
    let places = children.map { ($0.presentation() ?? $0).zPosition }
    return zip(places, children).enumerated().sorted {
      ($0.element.0, $0.offset) < ($1.element.0, $1.offset)
    }.map(\.element.1)
  }

  /// The sublayers that are painted, the hindmost first: all but masks, which are seen through.
  package var paintedChildren: [CALayer] {
    let children = childrenAsSeen
    guard children.contains(where: { $0.layoutState.masked != nil }) else { return children }
    return children.filter { $0.layoutState.masked == nil }
  }

  private var isAnimatedInDepth: Bool { animations.contains { $0.keyPath == "zPosition" } }
}
