extension UILayoutGuide {
  /// The edges, sizes and middles of the guide, from which constraints are made, as those of views.
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
}

extension NSLayoutConstraint {
  /// The anchor on the left side; `nil` where the view or guide is gone.
  public var firstAnchor: NSLayoutAnchor<AnyObject>? { anchor(first, firstAttribute) }

  /// The anchor on the right side; `nil` where that side is only a number.
  public var secondAnchor: NSLayoutAnchor<AnyObject>? {
    secondAttribute == .notAnAttribute ? nil : anchor(second, secondAttribute)
  }

  private func anchor(
    _ item: (any LayoutItem)?, _ attribute: Attribute
  ) -> NSLayoutAnchor<AnyObject>? { item.map { NSLayoutAnchor<AnyObject>($0, attribute) } }
}
