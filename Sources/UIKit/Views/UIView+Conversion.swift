extension UIView {
  /// The window that the view is in.
  public var window: UIWindow? {
    var view: UIView? = self
    while let next = view {
      if let window = next as? UIWindow { return window }
      view = next.superview
    }
    return nil
  }

  /// Whether the view is `view` or inside it, at any depth.
  public func isDescendant(of view: UIView) -> Bool {
    var ancestor: UIView? = self
    while let next = ancestor {
      if next === view { return true }
      ancestor = next.superview
    }
    return false
  }

  /// A point of this view in the space of another, of the window for nothing.
  ///
  /// Outside a window nothing stands for the outermost view.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    layer.convert(point, to: view?.layer)
  }

  /// A point of another view, of the window for nothing, in this view's space.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    layer.convert(point, from: view?.layer)
  }

  /// The smallest upright rectangle around a rectangle of this view, in the space of another.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    layer.convert(rect, to: view?.layer)
  }

  /// The smallest upright rectangle around a rectangle of another view, in this view's space.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    layer.convert(rect, from: view?.layer)
  }

  /// A point of the superview, or of what a view without one is in, in this view's space.
  func convertFromSuperview(_ point: CGPoint) -> CGPoint {
    point.applying(layer.transformToSuperlayer.inverted())
  }
}
