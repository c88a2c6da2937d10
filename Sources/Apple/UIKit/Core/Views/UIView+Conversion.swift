extension UIView {
  /// Returns a point of the superview's space in this view's space.
  func convertFromSuperview(_ point: CGPoint) -> CGPoint {
    point.applying(layer.transformToSuperlayer.inverted())
  }
}
