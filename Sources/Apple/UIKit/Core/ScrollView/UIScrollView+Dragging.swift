extension UIScrollView {
  /// Whether fingers may begin to drag the content.
  ///
  /// They may not where a view in the content keeps its touches, or where the content does not
  /// scroll in their direction.
  package var mayBeginDragging: Bool {
    let isHeldByContent = scrollPan.progress.involved.contains { touch in
      guard touch.isKnownToView, let view = touch.view, view !== self else { return false }
      return !canCancelContentTouches || !touchesShouldCancel(in: view)
    }
    if isHeldByContent { return false }
    let velocity = scrollPan.velocity(in: self)
    if abs(velocity.y) > abs(velocity.x), isSheetPulled(by: velocity.y) { return false }
    if abs(velocity.x) > abs(velocity.y) { return scrollsHorizontally }
    if abs(velocity.y) > abs(velocity.x) { return scrollsVertically }
    return scrollsHorizontally || scrollsVertically
  }

  /// Returns true when a pull goes to the sheet on which the content stands at its upper edge.
  ///
  /// A pull that began elsewhere keeps scrolling.
  private func isSheetPulled(by velocity: CGFloat) -> Bool {
    guard refreshControl == nil, contentOffset.y <= offsets.y.lowerBound,
      let sheet = SheetView.below(self)
    else { return false }
    return velocity > 0 || sheet.mayGrow()
  }

  /// Stops a motion when a finger comes down.
  func fingerCameDown() {
    isTracking = true
    if motion != nil { hasStoppedContent = true }
    endMotion()
  }

  /// Lets content that a finger stopped beyond an edge come back once all fingers have lifted.
  func fingersHaveGone() {
    isTracking = false
    hasStoppedContent = false
    guard motion == nil else { return }
    let rest = nearestRest(to: contentOffset)
    if rest != contentOffset { begin(deceleration(velocity: .zero, to: nil, .comingBack)) }
  }

  func dragged() {
    // Those who observe the pan's state hear of it before the content does what it asks for.
    tellObservers()
    switch scrollPan.state {
    case .began: beginDragging()
    case .changed: drag()
    case .ended: endDragging(velocity: thrownVelocity)
    case .cancelled: endDragging(velocity: .zero)
    default: break
    }
  }

  private func beginDragging() {
    endMotion()
    let range = offsets
    dragStart = CGPoint(
      x: RubberBand.relaxed(contentOffset.x, beyond: range.x, length: bounds.width),
      y: RubberBand.relaxed(contentOffset.y, beyond: range.y, length: bounds.height))
    isDragging = true
    lock.begin(scrollPan.velocity(in: self))
    showIndicators()
    if keyboardDismissMode != .none { window?.endEditing(true) }
    scrollDelegate?.scrollViewWillBeginDragging(self)
    drag()
  }

  /// Begins the drag again from where the content is.
  func restartDrag() {
    dragStart = contentOffset
    scrollPan.setTranslation(.zero, in: self)
  }

  private func drag() {
    guard !isZooming else { return }
    let way = scrollPan.translation(in: self)
    let range = offsets
    var offset = contentOffset
    if scrollsHorizontally, lock.axis != .vertical {
      let isElastic =
        bouncesAcross && (alwaysBounceHorizontal || range.x.upperBound > range.x.lowerBound)
      offset.x = RubberBand.stretched(
        dragStart.x - way.x, beyond: range.x, length: bounds.width, bounces: isElastic)
    }
    if scrollsVertically, lock.axis != .horizontal {
      let isElastic =
        bouncesUpright && (alwaysBounceVertical || range.y.upperBound > range.y.lowerBound)
      offset.y = RubberBand.stretched(
        dragStart.y - way.y, beyond: range.y, length: bounds.height, bounces: isElastic)
    }
    scroll(to: offset)
  }

  /// The velocity at which the fingers let the content go, along the axes in which it scrolls.
  ///
  /// *Units*: points a second.
  private var thrownVelocity: CGPoint {
    let velocity = scrollPan.velocity(in: self)
    return CGPoint(
      x: scrollsHorizontally && lock.axis != .vertical ? -velocity.x : 0,
      y: scrollsVertically && lock.axis != .horizontal ? -velocity.y : 0)
  }

  private func endDragging(velocity: CGPoint) {
    if velocity != .zero { drag() }
    refreshControl?.fingersLift()
    let natural = naturalTarget(velocity: velocity)
    let proposed = target(for: natural, velocity: velocity)
    var target = proposed
    scrollDelegate?.scrollViewWillEndDragging(
      self,
      withVelocity: CGPoint(
        x: velocity.x / Self.millisecondsPerSecond, y: velocity.y / Self.millisecondsPerSecond),
      targetContentOffset: &target)
    isDragging = false
    isTracking = false
    let isChosen = target != natural || isPagingEnabled
    let motion = deceleration(velocity: velocity, to: isChosen ? target : nil, .deceleration)
    let decelerates = motion.duration > 0
    scrollDelegate?.scrollViewDidEndDragging(self, willDecelerate: decelerates)
    guard decelerates else {
      fadeIndicators()
      return onRest()
    }
    guard self.motion == nil, !isDragging else { return }
    begin(motion)
    scrollDelegate?.scrollViewWillBeginDecelerating(self)
  }

  /// Turns points a second into the points a millisecond that delegates are told.
  package static let millisecondsPerSecond: CGFloat = 1000
}
