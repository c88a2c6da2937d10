extension UIView {
  /// Tells views and controllers whose safe area has changed, the outer ones first.
  func announceSafeArea() { announceSafeArea(safeAreaInsets) }

  private func announceSafeArea(_ insets: UIEdgeInsets) {
    if insets != constraintState.announcedSafeArea {
      constraintState.announcedSafeArea = insets
      safeAreaInsetsDidChange()
      viewController?.viewSafeAreaInsetsDidChange()
      setNeedsLayout()
    }
    for view in subviews { view.announceSafeArea(view.safeAreaInsets(within: insets, of: self)) }
  }

  func safeAreaInsets(within outer: UIEdgeInsets, of superview: UIView) -> UIEdgeInsets {
    let own = viewController?.ownSafeAreaInsets ?? .zero
    var outer = outer
    // What a scroll view keeps clear by its insets, its content does not keep clear once more.
    if let scroll = superview as? UIScrollView {
      outer = outer.without(scroll.coveredInsets(of: outer))
    }
    guard outer != .zero else { return own }
    let rect = layoutRect
    let around = superview.bounds
    func rest(_ inset: CGFloat, _ distance: CGFloat) -> CGFloat {
      // A view that reaches out of its superview keeps no more clear than that.
      inset > 0 ? max(0, inset - max(0, distance)) : 0
    }
    return UIEdgeInsets(
      top: rest(outer.top, rect.minY - around.minY) + own.top,
      left: rest(outer.left, rect.minX - around.minX) + own.left,
      bottom: rest(outer.bottom, around.maxY - rect.maxY) + own.bottom,
      right: rest(outer.right, around.maxX - rect.maxX) + own.right)
  }
}

extension UIWindow {
  /// How far the parts of the screen that the system covers reach into the window.
  var coveredInsets: UIEdgeInsets {
    let covered = screen.coveredInsets(hidesStatusBar: hidesStatusBar)
    let around = screen.bounds
    return UIEdgeInsets(
      top: max(0, covered.top - frame.minY), left: max(0, covered.left - frame.minX),
      bottom: max(0, covered.bottom - (around.maxY - frame.maxY)),
      right: max(0, covered.right - (around.maxX - frame.maxX)))
  }

  private var hidesStatusBar: Bool {
    var controller = rootViewController
    while let next = controller?.hidingStatusBarInstead { controller = next }
    return controller?.prefersStatusBarHidden ?? false
  }
}

extension UIViewController {
  /// The insets of a controller's view from bars of controllers and from the author.
  fileprivate var ownSafeAreaInsets: UIEdgeInsets {
    let (own, bars) = (additionalSafeAreaInsets, insetsOfBars)
    return UIEdgeInsets(
      top: own.top + bars.top, left: own.left + bars.left, bottom: own.bottom + bars.bottom,
      right: own.right + bars.right)
  }

  /// The controller that decides about the status bar in place of this one; `nil` for itself.
  ///
  /// One presented over the screen comes before a child.
  fileprivate var hidingStatusBarInstead: UIViewController? {
    if let presented = presentedViewController,
      presented.modalPresentationStyle == .fullScreen
        || presented.modalPresentationCapturesStatusBarAppearance
    {
      return presented
    }
    return childForStatusBarHidden
  }
}

extension UIScreen {
  /// Returns the insets that the device covers, or a phone with a screen of this size.
  ///
  /// Upright, the status bar has 20 points. A phone more than twice as high as wide has no home
  /// button but a sensor housing of 44 and a home indicator of 34 points. On its side a phone shows
  /// no status bar.
  ///
  /// Source: known of phones.
  ///
  /// Unspecified by Apple: screens of sizes that no phone has.
  func coveredInsets(hidesStatusBar: Bool) -> UIEdgeInsets {
    if let insets {
      return UIEdgeInsets(
        top: hidesStatusBar ? insets.topWithoutStatusBar : insets.top, left: insets.left,
        bottom: insets.bottom, right: insets.right)
    }
    guard bounds.height > bounds.width else { return .zero }
    guard bounds.height <= 2 * bounds.width else {
      return UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0)
    }
    return UIEdgeInsets(top: hidesStatusBar ? 0 : 20, left: 0, bottom: 0, right: 0)
  }
}

extension UIEdgeInsets {
  /// Returns the insets less those of another, and 0 at edges where the other's are larger.
  fileprivate func without(_ other: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: max(0, top - other.top), left: max(0, left - other.left),
      bottom: max(0, bottom - other.bottom), right: max(0, right - other.right))
  }
}
