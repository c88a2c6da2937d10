import Geometry

extension CALayer {
  /// Puts a layer in front of the others, taking it out of where it was.
  public func addSublayer(_ layer: CALayer) { insert(layer) { $0.count } }

  /// Puts a layer at a place among the others, 0 being furthest back.
  public func insertSublayer(_ layer: CALayer, at index: UInt32) {
    insert(layer) { min(Int(index), $0.count) }
  }

  /// Puts a layer right behind another, or furthest back where the other is not here.
  public func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insert(layer) { children in children.firstIndex { $0 === sibling } ?? 0 }
  }

  /// Puts a layer right in front of another, or in front of all where the other is not here.
  public func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    insert(layer) { children in
      children.firstIndex { $0 === sibling }.map { $0 + 1 } ?? children.count
    }
  }

  /// Puts a layer in another's place.
  public func replaceSublayer(_ old: CALayer, with new: CALayer) {
    guard old !== new, children.contains(where: { $0 === old }) else { return }
    insertSublayer(new, below: old)
    old.removeFromSuperlayer()
  }

  /// Takes the layer out of its superlayer.
  public func removeFromSuperlayer() {
    guard let superlayer else { return }
    superlayer.children.removeOne(self)
    self.superlayer = nil
    depth = 0
    superlayer.setNeedsLayout()
  }

  func replaceSublayers(with layers: [CALayer]) {
    for child in children where !layers.contains(where: { $0 === child }) {
      child.removeFromSuperlayer()
    }
    for layer in layers { addSublayer(layer) }
  }

  private func insert(_ layer: CALayer, at place: ([CALayer]) -> Int) {
    // A layer without sublayers lies around no other.
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
    setNeedsLayout()
    layer.layoutWasInherited()
    layer.displayWasInherited()
  }
}

extension CALayer {
  func innermostLayer(at point: CGPoint) -> CALayer? {
    guard !isHidden, alpha > 0 else { return nil }
    let map = transformToSuperlayer
    guard map.a * map.d != map.b * map.c else { return nil }
    let inside = point.applying(map.inverted())
    if masksToBounds, !contains(inside) { return nil }
    for child in childrenByDepth.reversed() {
      if let hit = child.hitTest(inside) { return hit }
    }
    return contains(inside) ? self : nil
  }

  /// The sublayers by `zPosition`, then in their own order.
  var childrenByDepth: [CALayer] {
    guard children.contains(where: { $0.zPosition != 0 }) else { return children }
    return children.enumerated().sorted {
      ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset)
    }.map(\.element)
  }

  /// The sublayers by the `zPosition` that each has on its way now, then in their own order.
  var childrenAsSeen: [CALayer] {
    guard children.contains(where: \.isAnimatedInDepth) else { return childrenByDepth }
    let places = children.map { ($0.presentation() ?? $0).zPosition }
    return zip(places, children).enumerated().sorted {
      ($0.element.0, $0.offset) < ($1.element.0, $1.offset)
    }.map(\.element.1)
  }

  private var isAnimatedInDepth: Bool { animations.contains { $0.keyPath == "zPosition" } }
}
