import func Arithmetic.pow

/// What a scroll view knows of zooming.
@MainActor
struct ZoomState {
  var minimum: CGFloat = 1
  var maximum: CGFloat = 1
  var scale: CGFloat = 1
  var bounces = true
  /// The scale when fingers began, and the point between them, in the zoomed view's space.
  var start: (scale: CGFloat, anchor: CGPoint)?
}

extension UIScrollView {
  /// The least scale that content comes to rest at.
  public var minimumZoomScale: CGFloat {
    get { zoom.minimum }
    set {
      zoom.minimum = newValue
      updatePinch()
    }
  }

  /// The greatest scale that content comes to rest at; none above the least one forbids to pinch.
  public var maximumZoomScale: CGFloat {
    get { zoom.maximum }
    set {
      zoom.maximum = newValue
      updatePinch()
    }
  }

  /// How many times as large as it is the content is shown.
  public var zoomScale: CGFloat {
    get { zoom.scale }
    set { setZoomScale(newValue, animated: false) }
  }

  /// Whether fingers may pinch beyond the least and the greatest scale, from which it comes back.
  public var bouncesZoom: Bool {
    get { zoom.bounces }
    set { zoom.bounces = newValue }
  }

  /// Whether fingers pinch the content.
  public var isZooming: Bool { zoom.start != nil }

  /// Shows the content at a scale, about the middle of what is seen.
  public func setZoomScale(_ scale: CGFloat, animated: Bool) {
    guard let view = zoomedView else { return }
    let scale = min(max(scale, zoom.minimum), max(zoom.minimum, zoom.maximum))
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    change(to: scale, keeping: view.convert(middle, from: self), at: middle, animated: animated)
  }

  /// Shows a part of the content as large as it fits. Space: the zoomed view's.
  public func zoom(to rect: CGRect, animated: Bool) {
    guard zoomedView != nil, rect.width > 0, rect.height > 0 else { return }
    let fit = min(bounds.width / rect.width, bounds.height / rect.height)
    let scale = min(max(fit, zoom.minimum), max(zoom.minimum, zoom.maximum))
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    change(
      to: scale, keeping: CGPoint(x: rect.midX, y: rect.midY), at: middle, animated: animated)
  }

  private var zoomedView: UIView? { scrollDelegate?.viewForZooming(in: self) }

  private func updatePinch() { scrollPinch.isEnabled = zoom.maximum > zoom.minimum }

  /// Scales the content so that a point of it stays where it is on the screen, as far as the edges
  /// let it.
  private func change(
    to scale: CGFloat, keeping anchor: CGPoint, at place: CGPoint, animated: Bool,
    withinEdges: Bool = true
  ) {
    guard let view = zoomedView else { return }
    let onScreen = CGPoint(x: place.x - contentOffset.x, y: place.y - contentOffset.y)
    func apply() {
      let corner = view.frame.origin
      zoom.scale = scale
      view.transform = CGAffineTransform(scaleX: scale, y: scale)
      view.frame.origin = corner
      contentSize = CGSize(
        width: view.bounds.width * scale, height: view.bounds.height * scale)
      let now = view.convert(anchor, to: self)
      let wanted = CGPoint(x: now.x - onScreen.x, y: now.y - onScreen.y)
      contentOffset = withinEdges || !bounces ? nearestRest(to: wanted) : wanted
      placeIndicators()
      scrollDelegate?.scrollViewDidZoom(self)
    }
    guard animated, window != nil else { return apply() }
    UIView.animate(
      withDuration: Self.zoomDuration, delay: 0, options: .allowUserInteraction, animations: apply,
      completion: { [weak self, weak view] _ in
        guard let self else { return }
        scrollDelegate?.scrollViewDidEndZooming(self, with: view, atScale: zoom.scale)
      })
  }

  /// Two fingers move apart or together.
  func pinched() {
    guard let view = zoomedView else { return }
    switch scrollPinch.state {
    case .began:
      endMotion()
      zoom.start = (zoom.scale, scrollPinch.location(in: view))
      scrollDelegate?.scrollViewWillBeginZooming(self, with: view)
      showIndicators()
    case .changed:
      guard let start = zoom.start, scrollPinch.numberOfTouches > 1 else { return }
      let scale = stretched(start.scale * scrollPinch.scale)
      change(
        to: scale, keeping: start.anchor, at: contentPoint(under: scrollPinch), animated: false,
        withinEdges: false)
    case .ended, .cancelled:
      guard let start = zoom.start else { return }
      zoom.start = nil
      restartDrag()
      let scale = min(max(zoom.scale, zoom.minimum), zoom.maximum)
      let place = contentPoint(under: scrollPinch)
      let rests = nearestRest(to: contentOffset) == contentOffset
      if scale == zoom.scale, rests {
        scrollDelegate?.scrollViewDidEndZooming(self, with: view, atScale: scale)
      } else {
        change(to: scale, keeping: start.anchor, at: place, animated: true)
      }
      fadeIndicators()
    default: break
    }
  }

  private func contentPoint(under pinch: UIPinchGestureRecognizer) -> CGPoint {
    pinch.location(in: self)
  }

  /// What is seen of a scale that fingers ask for: beyond the ends it gives way more and more.
  private func stretched(_ scale: CGFloat) -> CGFloat {
    let end = min(max(scale, zoom.minimum), zoom.maximum)
    guard end != scale, zoom.bounces, end > 0, scale > 0 else { return end }
    return end * pow(scale / end, Self.give)
  }

  /// Unspecified by Apple. Units: seconds.
  private static let zoomDuration: TimeInterval = 0.3
  /// How much of a factor beyond the ends is seen, as a power. Unspecified by Apple.
  private static let give: CGFloat = 0.4
}

/// Pinches the content of a scroll view, while other fingers may drag it.
final class ScrollPinchGestureRecognizer: UIPinchGestureRecognizer {
  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    !(preventedGestureRecognizer is ScrollPanGestureRecognizer)
  }

  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    !(preventingGestureRecognizer is ScrollPanGestureRecognizer)
  }
}
