extension UIView {
  /// The layer as it is seen now, while it is being animated.
  package var seenLayer: CALayer { layer.presentation() ?? layer }

  /// The transform from the view's space to the window's, as both are seen now.
  package var seenTransformToWindow: CGAffineTransform {
    var map = CGAffineTransform.identity
    var next: UIView? = self
    while let view = next, let superview = view.superview {
      map = map.concatenating(view.seenLayer.transformToSuperlayer)
      next = superview
    }
    return map
  }
}
