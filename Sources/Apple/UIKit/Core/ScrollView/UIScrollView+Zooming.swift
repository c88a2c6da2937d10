import func Arithmetic.pow

/// The state of a scroll view's zooming.
@MainActor
struct ZoomState {
  var minimum: CGFloat = 1
  var maximum: CGFloat = 1
  var scale: CGFloat = 1
  var bounces = true
  /// The scale when a pinch began, and the point between the fingers, in the zoomed view's space.
  var start: (scale: CGFloat, anchor: CGPoint)?
}

extension UIScrollView {
  var zoomedView: UIView? { scrollDelegate?.viewForZooming(in: self) }

  func updatePinch() { scrollPinch.isEnabled = zoom.maximum > zoom.minimum }

  /// Scales the content so that a point of it stays in place on the screen, if the edges allow.
  func change(
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

  /// Handles a pinch: scales about the point between the fingers.
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

  /// Returns the scale shown for the one that fingers ask for, which gives way beyond the limits.
  private func stretched(_ scale: CGFloat) -> CGFloat {
    let end = min(max(scale, zoom.minimum), zoom.maximum)
    guard end != scale, zoom.bounces, end > 0, scale > 0 else { return end }
    return end * pow(scale / end, Self.give)
  }

  /// The duration of an animated change of scale.
  ///
  /// *Units*: seconds.
  ///
  /// Unspecified by Apple: chosen.
  private static let zoomDuration: TimeInterval = 0.3
  /// The power of the factor beyond a limit that is shown.
  ///
  /// Unspecified by Apple.
  private static let give: CGFloat = 0.4

  /// Scales the content about the middle of what is visible.
  func setScale(_ scale: CGFloat, _ animated: Bool) {
    guard let view = zoomedView else { return }
    let scale = min(max(scale, zoom.minimum), max(zoom.minimum, zoom.maximum))
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    change(to: scale, keeping: view.convert(middle, from: self), at: middle, animated: animated)
  }

  /// Scales and scrolls so that a rectangle of the zoomed view is as large as fits.
  func show(_ rect: CGRect, _ animated: Bool) {
    guard zoomedView != nil, rect.width > 0, rect.height > 0 else { return }
    let fit = min(bounds.width / rect.width, bounds.height / rect.height)
    let scale = min(max(fit, zoom.minimum), max(zoom.minimum, zoom.maximum))
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    change(
      to: scale, keeping: CGPoint(x: rect.midX, y: rect.midY), at: middle, animated: animated)
  }
}

/// The pinch of a scroll view, which goes on while other fingers drag.
final class ScrollPinchGestureRecognizer: UIPinchGestureRecognizer {
  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    !(preventedGestureRecognizer is ScrollPanGestureRecognizer)
  }

  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    !(preventingGestureRecognizer is ScrollPanGestureRecognizer)
  }
}
