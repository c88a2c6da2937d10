extension UIView {
  /// The point of the bounds that `center` places and that transforms turn about.
  ///
  /// *Units*: shares of the bounds, (0.5, 0.5) being the middle.
  ///
  /// Source: Apple, UIView.anchorPoint.
  public var anchorPoint: CGPoint {
    get { layer.anchorPoint }
    set { layer.anchorPoint = newValue }
  }

  /// The words of the system's large display of small controls; recorded only.
  public var largeContentTitle: String? {
    get { accessibility.largeContentTitle }
    set { accessibility.largeContentTitle = newValue }
  }

  /// The picture of the system's large display of small controls; recorded only.
  public var largeContentImage: UIImage? {
    get { accessibility.largeContentImage }
    set { accessibility.largeContentImage = newValue }
  }

  /// Whether a long press shows the view large for those who want large text; recorded only.
  public var showsLargeContentViewer: Bool {
    get { accessibility.showsLargeContent }
    set { accessibility.showsLargeContent = newValue }
  }

  /// Whether the view is focused; never, for nothing but fingers plays a scene.
  public var isFocused: Bool { false }
}
