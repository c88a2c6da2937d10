extension Runtime {
  /// Whether a view or a layer is being animated without an end.
  ///
  /// What controls do for ever by themselves, such as a caret that blinks, does not count.
  package var isAnimatingEndlessly: Bool {
    timeline.batches.contains {
      $0.isRepeating && $0.heldProgress == nil && !$0.animations.isEmpty
    } || animatedLayers.contains { $0.current?.isAnimatedEndlessly ?? false }
  }

  /// The views that are being animated, each once, or those that layers that are stand in.
  package var animatedViews: [UIView] {
    let changes = timeline.batches.filter { $0.heldProgress == nil }.flatMap(\.animations)
    let layers = changes.compactMap(\.layer) + animatedLayers.compactMap(\.current)
    var seen: Set<ObjectIdentifier> = []
    return layers.compactMap { layer in
      sequence(first: layer, next: \.superlayer).lazy.compactMap(\.view).first
    }.filter { seen.insert(ObjectIdentifier($0)).inserted }
  }
}

extension CALayer {
  fileprivate var isAnimatedEndlessly: Bool {
    guard media?.speed != 0 else { return false }
    return coreAnimations.contains { added in
      let whole = added.animation.wholeDuration(of: added.animation.duration)
      return !added.isOver && added.animation.speed > 0 && whole >= 3600
    }
  }
}
