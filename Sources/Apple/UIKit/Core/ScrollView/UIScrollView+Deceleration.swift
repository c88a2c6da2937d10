extension UIScrollView {
  private var pixels: PixelGrid { PixelGrid(scale: runtime.screen.scale) }

  /// Scrolls to an offset rounded to whole pixels, for fingers or for a motion.
  func scroll(to offset: CGPoint) {
    let offset = pixels.round(offset)
    guard offset != contentOffset else { return }
    isScrolling = true
    contentOffset = offset
  }

  /// Returns the offset at which content would come to rest by itself, or a page's where it pages.
  func naturalTarget(velocity: CGPoint) -> CGPoint {
    guard !isPagingEnabled else { return page(velocity: velocity) }
    let deceleration = Deceleration(decelerationRate)
    return nearestRest(
      to: CGPoint(
        x: contentOffset.x + deceleration.way(velocity: velocity.x),
        y: contentOffset.y + deceleration.way(velocity: velocity.y)))
  }

  /// Returns the nearest page, or the next one in the direction of content that is fast enough.
  private func page(velocity: CGPoint) -> CGPoint {
    func page(_ position: CGFloat, _ velocity: CGFloat, _ length: CGFloat) -> CGFloat {
      guard length > 0 else { return position }
      let pages = position / length
      if abs(velocity) < Self.slowestTurn { return pages.rounded() * length }
      return pages.rounded(velocity > 0 ? .up : .down) * length
    }
    return nearestRest(
      to: CGPoint(
        x: page(contentOffset.x, velocity.x, bounds.width),
        y: page(contentOffset.y, velocity.y, bounds.height)))
  }

  /// The speed from which on content goes to the next page.
  ///
  /// *Units*: points a second.
  ///
  /// Unspecified by Apple: chosen.
  static let slowestTurn: CGFloat = 200

  func deceleration(
    velocity: CGPoint, to target: CGPoint?, _ purpose: ScrollMotion.Purpose
  ) -> ScrollMotion {
    let deceleration = Deceleration(decelerationRate)
    let range = offsets
    let slowestRate =
      isPagingEnabled ? CGFloat(AxisMotion.edge.frequency) : deceleration.rate
    func axis(
      _ start: CGFloat, _ velocity: CGFloat, _ target: CGFloat?, _ range: ClosedRange<CGFloat>,
      bounces: Bool
    ) -> AxisMotion {
      if let target {
        return AxisMotion(
          from: start, velocity: velocity, to: target, slowestRate: slowestRate)
      }
      return AxisMotion(
        from: start, velocity: velocity, deceleration, within: range, bounces: bounces)
    }
    return ScrollMotion(
      x: axis(contentOffset.x, velocity.x, target?.x, range.x, bounces: bouncesAcross),
      y: axis(contentOffset.y, velocity.y, target?.y, range.y, bounces: bouncesUpright),
      at: runtime.time, purpose)
  }

  func begin(_ motion: ScrollMotion) {
    self.motion = motion
    showIndicators()
    layer.runtime.addDisplayLink(self)
  }

  /// Lets content that comes back from beyond an edge rest at the edge that there is now.
  ///
  /// So a view that refreshes keeps its room when it asks for it while the content comes back.
  func comeBack() {
    guard let motion, motion.isDeceleration, !isTracking else { return }
    let (rest, velocity) = (nearestRest(to: contentOffset), motion.velocity(at: runtime.time))
    func axis(_ start: CGFloat, _ velocity: CGFloat, _ end: CGFloat) -> AxisMotion {
      AxisMotion(from: start, velocity: velocity, backTo: end)
    }
    begin(
      ScrollMotion(
        x: axis(contentOffset.x, velocity.dx, rest.x),
        y: axis(contentOffset.y, velocity.dy, rest.y),
        at: runtime.time, motion.purpose))
  }

  /// Animates the content to an offset.
  func animate(to offset: CGPoint) {
    guard offset != contentOffset else { return }
    begin(ScrollMotion(from: contentOffset, to: offset, at: runtime.time))
  }

  /// Scrolls to the top, or tells the delegate at once where the content is there already.
  func scrollToTop() {
    endMotion()
    let top = -adjustedContentInset.top
    guard contentOffset.y != top else {
      scrollDelegate?.scrollViewDidScrollToTop(self)
      return
    }
    begin(ScrollMotion(from: contentOffset, toTop: top, at: runtime.time))
  }

  /// Ends the motion, because it is over or because something stops it, and tells the delegate.
  func endMotion(isOver: Bool = false) {
    guard let motion else { return }
    self.motion = nil
    layer.runtime.removeDisplayLink(self)
    fadeIndicators()
    switch motion.purpose {
    case .deceleration: scrollDelegate?.scrollViewDidEndDecelerating(self)
    case .animation: scrollDelegate?.scrollViewDidEndScrollingAnimation(self)
    case .top: if isOver { scrollDelegate?.scrollViewDidScrollToTop(self) }
    case .comingBack: break
    }
    onRest()
  }
}

extension UIScrollView: DisplayLinkObserver {
  /// Moves the content to where it is at this frame, and ends the motion once it is over.
  package func displayLinkDidFire(after seconds: TimeInterval) {
    guard let motion else { return }
    scroll(to: motion.offset(at: runtime.time))
    guard self.motion?.isOver(at: runtime.time) == true else { return }
    endMotion(isOver: true)
    keepContentInPlace()
  }
}
