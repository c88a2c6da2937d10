extension Runtime {
  /// Returns what acts on a view, or on a view around it: `UIGravityBehavior`, `finger 1`, `an
  /// animation`.
  ///
  /// - Parameter view: the view.
  /// - Returns: each cause once; behaviours first, then fingers, then animations, each kind in the
  ///   order in which they came.
  package func causes(of view: UIView) -> [String] {
    let holders = sequence(first: view, next: \.superview)
    var causes: [String] = []
    for case let animator as UIDynamicAnimator in layers.displayLinkObservers {
      causes += animator.behaviors(movingAnyOf: Array(holders)).map { "\(type(of: $0))" }
    }
    for touch in touches.down {
      guard let touched = touch.view else { continue }
      if touched.isDescendant(of: view) || view.isDescendant(of: touched) {
        causes.append("finger \(touch.id)")
      }
    }
    if holders.contains(where: { $0.layer.isAnimated }) { causes.append("an animation") }
    var seen: Set<String> = []
    return causes.filter { seen.insert($0).inserted }
  }
}

extension Runtime {
  /// The views that are being animated, and those around animated layers without a view; each once.
  package var animatedViews: [UIView] {
    var seen: Set<ObjectIdentifier> = []
    return layers.layersOnTheirWay.compactMap { layer in
      sequence(first: layer, next: \.superlayer).lazy.compactMap(\.view).first
    }.filter { seen.insert(ObjectIdentifier($0)).inserted }
  }

  /// Phrases for what goes on now, where no moving view can be named: `a CADisplayLink still ran`.
  ///
  /// *Shape*: each once.
  package var goingsOn: [String] {
    var phrases = layers.displayLinkObservers.map { "a \(type(of: $0)) still ran" }
    phrases += animatedViews.map { "a \(type(of: $0)) was still being animated" }
    if !touches.down.isEmpty { phrases.append("a finger was still down") }
    if !timers.isEmpty { phrases.append("a Timer, a DispatchQueue or a Task still waited") }
    var seen: Set<String> = []
    return phrases.filter { seen.insert($0).inserted }
  }
}

extension UIDynamicAnimator {
  /// Returns the behaviours that move one of the views, or lay out the elements of one.
  fileprivate func behaviors(movingAnyOf views: [UIView]) -> [UIDynamicBehavior] {
    let acting = behaviors.flatMap(\.subtree).filter { !$0.isComposite }
    if let collection = simulation.space.layout?.collectionView {
      return views.contains { $0 === collection } ? acting : []
    }
    return acting.filter { behavior in views.contains { behavior.members.contains($0) } }
  }
}
