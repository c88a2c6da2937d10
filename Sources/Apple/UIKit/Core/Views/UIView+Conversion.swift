extension UIView {
  /// Returns true when the view is `view` or inside it, at any depth.
  public func isDescendant(of view: UIView) -> Bool {
    var ancestor: UIView? = self
    while let next = ancestor {
      if next === view { return true }
      ancestor = next.superview
    }
    return false
  }

  /// Returns a point of this view in the space of another; `nil` stands for the window.
  ///
  /// Outside of a window `nil` stands for the outermost view.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    layer.convert(point, to: view?.layer)
  }

  /// Returns a point of another view in this view's space; `nil` stands for the window.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    layer.convert(point, from: view?.layer)
  }

  /// Returns the smallest upright rectangle around one of this view, in the space of another.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    layer.convert(rect, to: view?.layer)
  }

  /// Returns the smallest upright rectangle around one of another view, in this view's space.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    layer.convert(rect, from: view?.layer)
  }

  /// Returns a point of the superview's space in this view's space.
  func convertFromSuperview(_ point: CGPoint) -> CGPoint {
    point.applying(layer.transformToSuperlayer.inverted())
  }
}
