extension UIScrollView {
  /// The offsets at which the content may rest, for each axis.
  var offsets: (x: ClosedRange<CGFloat>, y: ClosedRange<CGFloat>) {
    let inset = adjustedContentInset
    return (
      x: Self.range(from: -inset.left, to: contentSize.width + inset.right - bounds.width),
      y: Self.range(from: -inset.top, to: contentSize.height + inset.bottom - bounds.height)
    )
  }

  private static func range(from low: CGFloat, to high: CGFloat) -> ClosedRange<CGFloat> {
    low...max(low, high)
  }

  /// Whether content can be pulled beyond its left and right edges.
  var bouncesAcross: Bool { bounces && bouncesHorizontally }

  /// Whether content can be pulled beyond its upper and lower edges.
  var bouncesUpright: Bool { bounces && bouncesVertically }

  /// Whether fingers can move the content sideways.
  var scrollsHorizontally: Bool {
    let range = offsets.x
    return range.upperBound > range.lowerBound || (bouncesAcross && alwaysBounceHorizontal)
  }

  /// Whether fingers can move the content up and down.
  var scrollsVertically: Bool {
    let range = offsets.y
    return range.upperBound > range.lowerBound || (bouncesUpright && alwaysBounceVertical)
  }

  /// Returns the nearest offset at which the content may rest.
  package func nearestRest(to offset: CGPoint) -> CGPoint {
    let (x, y) = offsets
    return CGPoint(x: offset.x.clamped(to: x), y: offset.y.clamped(to: y))
  }

  /// Brings the content back into its range after a change of size, unless it moves or is dragged.
  func keepContentInPlace() {
    guard motion == nil, !isTracking else { return }
    contentOffset = nearestRest(to: contentOffset)
  }

  /// Returns the nearest offset at which a rectangle of the content is visible.
  ///
  /// Where the rectangle is larger than the view, its beginning is visible.
  func offset(showing rect: CGRect) -> CGPoint {
    let shown = bounds.inset(by: adjustedContentInset)
    let x = shown.minX.moved(toShow: rect.minX...max(rect.minX, rect.maxX), within: shown.width)
    let y = shown.minY.moved(toShow: rect.minY...max(rect.minY, rect.maxY), within: shown.height)
    return nearestRest(
      to: CGPoint(x: x - adjustedContentInset.left, y: y - adjustedContentInset.top))
  }
}

extension CGFloat {
  /// Returns the start of a window of a length, moved only as far as needed to show a range.
  fileprivate func moved(toShow range: ClosedRange<CGFloat>, within length: CGFloat) -> CGFloat {
    if range.lowerBound < self || range.upperBound - range.lowerBound > length {
      return range.lowerBound
    }
    return range.upperBound > self + length ? range.upperBound - length : self
  }
}
