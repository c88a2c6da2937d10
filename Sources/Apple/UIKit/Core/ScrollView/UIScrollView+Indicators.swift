extension UIScrollView {
  /// The colour of the scroll bars.
  public enum IndicatorStyle: Int, Sendable { case `default`, black, white }

  /// Shows the bars of the axes along which the content can be scrolled.
  func showIndicators() {
    let range = offsets
    let isHigh = range.y.upperBound > range.y.lowerBound
    let isWide = range.x.upperBound > range.x.lowerBound
    if indicators.showsVertical, isHigh || alwaysBounceVertical && bouncesUpright {
      show(indicators.vertical)
    }
    if indicators.showsHorizontal, isWide || alwaysBounceHorizontal && bouncesAcross {
      show(indicators.horizontal)
    }
    placeIndicators()
  }

  func fadeIndicators() {
    for indicator in indicators.all { indicator.fade() }
  }

  /// Moves the bars to where they belong, if they are visible.
  func placeIndicators() {
    guard indicators.all.contains(where: { $0.bar.opacity > 0 || $0.bar.isAnimated }) else {
      return
    }
    let inset = adjustedContentInset
    let covered = UIEdgeInsets(
      top: inset.top - contentInset.top, left: inset.left - contentInset.left,
      bottom: inset.bottom - contentInset.bottom, right: inset.right - contentInset.right)
    let free = bounds.inset(by: covered)
    indicators.vertical.place(
      in: free.inset(by: indicators.verticalInsets), offset: contentOffset.y + inset.top,
      seen: bounds.height, length: contentSize.height + inset.top + inset.bottom)
    indicators.horizontal.place(
      in: free.inset(by: indicators.horizontalInsets), offset: contentOffset.x + inset.left,
      seen: bounds.width, length: contentSize.width + inset.left + inset.right)
  }

  func show(_ indicator: ScrollIndicator) {
    indicator.bar.backgroundColor = indicatorColor
    if !layer.overlays.contains(where: { $0 === indicator.bar }) {
      layer.overlays.append(indicator.bar)
    }
    indicator.appear()
  }

  func hide(_ indicator: ScrollIndicator) {
    layer.overlays.removeAll { $0 === indicator.bar }
    indicator.bar.opacity = 0
  }

  var indicatorColor: CGColor {
    let alpha = indicators.style == .black ? 0.5 : 0.35
    let isWhite =
      switch indicators.style {
      case .white: true
      case .black: false
      case .default: traitCollection.userInterfaceStyle == .dark
      }
    return CGColor(gray: isWhite ? 1 : 0, alpha: alpha)
  }

  /// Shows the bars for a moment, along the axes where not all of the content is seen.
  func flash() {
    let range = offsets
    if indicators.showsVertical, range.y.upperBound > range.y.lowerBound {
      show(indicators.vertical)
    }
    if indicators.showsHorizontal, range.x.upperBound > range.x.lowerBound {
      show(indicators.horizontal)
    }
    placeIndicators()
    fadeIndicators()
  }
}
