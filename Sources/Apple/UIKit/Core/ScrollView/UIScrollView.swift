/// Shows a part of some content that can be larger than the view, and lets fingers move it.
///
/// The content's upper left corner is the origin of the view's own space; scrolling changes the
/// origin of the bounds.
///
/// Source: Apple, UIScrollView.
@preconcurrency @MainActor
open class UIScrollView: UIView, UIScrollViewDelegating {
  /// Asked whether a finger that comes down on a view inside reaches it.
  open func touchesShouldBegin(
    _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
  ) -> Bool { true }

  override func lets(_ touch: UITouch, beginIn view: UIView, with event: UIEvent) -> Bool {
    touchesShouldBegin([touch], with: event, in: view)
  }

  /// Ends every scrolling that goes on by itself.
  open func stopScrollingAndZooming() { setContentOffset(contentOffset, animated: false) }

  /// Told how the view scrolls; held weakly.
  ///
  /// It is what `delegate` reads and sets, which classes with a delegate of another type hide.
  open weak var scrollDelegate: (any UIScrollViewDelegate)?

  // MARK: Content

  /// The size of the content.
  ///
  /// *Units*: points.
  open var contentSize = CGSize.zero {
    didSet {
      guard contentSize != oldValue else { return }
      adjustInsets()
      keepContentInPlace()
      tellObservers()
    }
  }

  /// The room that the author leaves around the content.
  ///
  /// *Units*: points.
  ///
  /// When it changes, content that stands at its beginning stays there.
  open var contentInset = UIEdgeInsets.zero {
    didSet {
      adjustInsets()
      tellObservers()
    }
  }

  /// Whether the safe area insets are added to the room around the content.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { adjustInsets() }
  }

  /// The room around the content: the author's and that of the safe area.
  ///
  /// *Units*: points.
  open internal(set) var adjustedContentInset = UIEdgeInsets.zero

  /// Called after `adjustedContentInset` has changed.
  open func adjustedContentInsetDidChange() {}

  // MARK: How it scrolls

  /// Whether content can be pulled beyond its edges and comes back.
  open var bounces = true
  /// Whether `bounces` holds for the left and right edges.
  open var bouncesHorizontally = true
  /// Whether `bounces` holds for the upper and lower edges.
  open var bouncesVertically = true
  /// Whether content can be pulled up and down even where it is no higher than the view.
  open var alwaysBounceVertical = false {
    didSet { adjustInsets() }
  }
  /// Whether content can be pulled sideways even where it is no wider than the view.
  open var alwaysBounceHorizontal = false {
    didSet { adjustInsets() }
  }

  /// Whether content rests only at multiples of the view's size.
  open var isPagingEnabled = false

  /// How fast content slows down after the fingers have lifted.
  open var decelerationRate = DecelerationRate.normal

  /// Whether fingers can scroll.
  open var isScrollEnabled = true {
    didSet { updateGestures() }
  }

  /// Whether content is told of a touch only after a moment in which it has not begun to drag.
  open var delaysContentTouches = true {
    didSet { updateGestures() }
  }

  /// Whether a touch of which the content has been told can still become a drag.
  open var canCancelContentTouches = true

  /// Whether a finger is down.
  open internal(set) var isTracking = false

  /// Whether fingers drag the content.
  open internal(set) var isDragging = false

  /// Whether the content moves by itself after the fingers have lifted.
  open var isDecelerating: Bool { motion?.isDeceleration == true }

  // The recognizers of a drag, of a touch that waits to become one, and of zooming.
  let scrollPan = ScrollPanGestureRecognizer()
  let touchDelay = ContentTouchDelay()
  let scrollPinch = ScrollPinchGestureRecognizer()

  // MARK: What it knows

  /// A wheel above the content that a pull sets going; `nil` for none.
  open var refreshControl: UIRefreshControl? {
    didSet {
      if refreshControl !== oldValue { replaceRefreshControl(oldValue) }
    }
  }

  /// The room above the content for the wheel while it turns.
  ///
  /// *Units*: points.
  var refreshInset: CGFloat = 0 {
    didSet { if refreshInset != oldValue { adjustInsets() } }
  }

  /// Called when the content has moved; set by a bar that follows it.
  package var onBoundsChange: () -> Void = {}
  /// The same for a bar below the content.
  package var onBoundsChangeOverTabs: () -> Void = {}
  /// Called when a drag or a motion of the content has ended; set by what turns pages.
  package var onRest: () -> Void = {}
  /// How much lower than it was a bar above the content is.
  ///
  /// *Units*: points.
  package var barCollapse: CGFloat = 0 {
    didSet { if barCollapse != oldValue { setNeedsLayout() } }
  }

  /// The scroll bars.
  var indicators = ScrollIndicators()
  /// The layout guides.
  var guides = ScrollGuides()
  /// The state of zooming.
  var zoom = ZoomState()

  /// Whether a tap on the status bar scrolls to the top.
  ///
  /// It does nothing while another scroll view on the screen wants it, too.
  open var scrollsToTop = true

  /// Whether the indicators keep clear of bars: they always do.
  open var automaticallyAdjustsScrollIndicatorInsets = true

  /// Whether dragging the content dismisses the keyboard.
  open var keyboardDismissMode = KeyboardDismissMode.none

  /// The motion of the content without fingers; `nil` while there is none.
  package var motion: ScrollMotion?
  /// The offset at which the drag began, as it would be without the resistance beyond an edge.
  package var dragStart = CGPoint.zero
  /// Whether the fingers that are down have stopped a motion; then they do not tap anything.
  package var hasStoppedContent = false
  /// Whether fingers or a motion, not the author, set `contentOffset` now.
  var isScrolling = false

  /// Whether the delegate hears of another offset.
  var tellsOfScrolling = true

  // MARK: Making

  /// Makes a view with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    beginScrolling()
  }

  /// Makes a view with what a storyboard says of it.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    beginScrolling()
    fill(from: coder, in: UIScrollView.self)
  }

  // MARK: Offset

  /// The point of the content that stands in the view's upper left corner.
  ///
  /// *Units*: points.
  ///
  /// A motion goes on from the new offset when the author sets it.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      let old = bounds.origin
      let isScrolling = isScrolling
      self.isScrolling = false
      guard newValue != old else { return }
      if !isScrolling {
        let shift = CGVector(dx: newValue.x - old.x, dy: newValue.y - old.y)
        motion?.move(by: shift)
        dragStart = CGPoint(x: dragStart.x + shift.dx, y: dragStart.y + shift.dy)
      }
      bounds.origin = newValue
    }
  }

  /// Scrolls to an offset, and ends a motion that is under way.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    endMotion()
    if animated {
      animate(to: contentOffset)
    } else {
      self.contentOffset = contentOffset
    }
  }

  /// Scrolls only as far as needed to make a rectangle of the content visible.
  ///
  /// *Space*: the content's.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    let target = offset(showing: rect)
    if target != contentOffset { setContentOffset(target, animated: animated) }
  }

  // MARK: Touches

  /// The pan that drags the content.
  open var panGestureRecognizer: UIPanGestureRecognizer { scrollPan }

  /// The pinch that zooms the content; `nil` where it cannot be zoomed.
  open var pinchGestureRecognizer: UIPinchGestureRecognizer? {
    scrollPinch.isEnabled ? scrollPinch : nil
  }

  /// Returns true when a touch of which a view in the content has been told may become a drag.
  ///
  /// Asked only while `canCancelContentTouches` is true. A control keeps its touches.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  // MARK: Place

  open override var bounds: CGRect {
    get { super.bounds }
    set {
      let old = super.bounds
      if newValue != old { ruler?.boundsWillChange(to: newValue) }
      super.bounds = newValue
      follow(from: old)
    }
  }

  open override var frame: CGRect {
    get { super.frame }
    set {
      let old = super.bounds
      let isUpright = transform.isIdentity
      if isUpright, newValue.size != old.size {
        ruler?.boundsWillChange(to: CGRect(origin: old.origin, size: newValue.size))
      }
      super.frame = newValue
      if !isUpright, bounds.size != old.size { ruler?.boundsWillChange(to: bounds) }
      follow(from: old)
    }
  }

  /// The content, unless a class of its own decides how large that is.
  override var constrainedContent: UILayoutGuide? { contentLayoutGuide }

  /// Whether constraints on the view's edges from inside are on those of what it scrolls.
  package final var isContentConstrained = true

  /// Returns the scroll view itself while its content moves, so that a finger stops the motion.
  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit != nil && motion != nil ? self : hit
  }

  override func zoomFactor(of subview: UIView) -> CGFloat {
    zoom.scale == 1 || zoomedView !== subview ? 1 : zoom.scale
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    adjustInsets()
  }

  override func controllerAdjustsOtherwise() {
    super.controllerAdjustsOtherwise()
    adjustInsets()
  }

  /// Holds drags to an axis.
  var lock = DirectionalLock()

  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    guard gestureRecognizer === scrollPan else {
      return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
    return mayBeginDragging
  }

  /// Touches on the scroll view itself are not passed on.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

  /// Called after the bounds may have changed.
  private func follow(from old: CGRect) {
    ruler?.boundsDidChange(from: old)
    guard bounds != old else { return }
    setNeedsLayout()
    placeIndicators()
    onBoundsChange()
    onBoundsChangeOverTabs()
    refreshControl?.contentMoved(
      pull: refreshInset - adjustedContentInset.top - contentOffset.y)
    if bounds.origin != old.origin, tellsOfScrolling, let scrollDelegate {
      runtime.call(.scrolling, "scrollViewDidScroll of \(self)") {
        scrollDelegate.scrollViewDidScroll(self)
      }
    }
    guard bounds.size != old.size else { return }
    adjustInsets()
    keepContentInPlace()
  }

  /// Returns the offset at which content comes to rest after the fingers have lifted.
  ///
  /// *Units*: points, and points a second for the velocity.
  ///
  /// - Parameters:
  ///   - proposed: where it would come to rest by itself.
  ///   - velocity: how fast the fingers have let it go.
  ///
  /// - Returns: `proposed`, unless a class has rules of its own.
  final func target(for proposed: CGPoint, velocity: CGPoint) -> CGPoint {
    ruler?.rest(for: proposed, velocity: velocity) ?? proposed
  }

  // MARK: Zooming

  /// The least scale at which content rests.
  open var minimumZoomScale: CGFloat {
    get { zoom.minimum }
    set {
      zoom.minimum = newValue
      updatePinch()
    }
  }

  /// The greatest scale at which content rests; pinching needs it to be above the least one.
  open var maximumZoomScale: CGFloat {
    get { zoom.maximum }
    set {
      zoom.maximum = newValue
      updatePinch()
    }
  }

  /// The scale of the content; 1 for its own size.
  open var zoomScale: CGFloat {
    get { zoom.scale }
    set { setZoomScale(newValue, animated: false) }
  }

  /// Whether a pinch may go beyond the least and the greatest scale until the fingers lift.
  open var bouncesZoom: Bool {
    get { zoom.bounces }
    set { zoom.bounces = newValue }
  }

  /// Whether fingers pinch the content.
  open var isZooming: Bool { zoom.start != nil }

  /// Scales the content about the middle of what is visible.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) { setScale(scale, animated) }

  /// Scales and scrolls so that a rectangle of the content is as large as fits.
  ///
  /// *Space*: the zoomed view's.
  open func zoom(to rect: CGRect, animated: Bool) { show(rect, animated) }

  // MARK: Indicators

  /// Whether a bar shows which part of the content is visible while it scrolls up and down.
  open var showsVerticalScrollIndicator: Bool {
    get { indicators.showsVertical }
    set {
      indicators.showsVertical = newValue
      if !newValue { hide(indicators.vertical) }
    }
  }

  /// Whether a bar shows which part of the content is visible while it scrolls sideways.
  open var showsHorizontalScrollIndicator: Bool {
    get { indicators.showsHorizontal }
    set {
      indicators.showsHorizontal = newValue
      if !newValue { hide(indicators.horizontal) }
    }
  }

  /// The distance of the bars from the edges of the view that nothing covers.
  ///
  /// *Units*: points.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { indicators.verticalInsets }
    set {
      indicators.verticalInsets = newValue
      indicators.horizontalInsets = newValue
      placeIndicators()
    }
  }

  /// The distance of the vertical bar from the edges.
  ///
  /// *Units*: points.
  open var verticalScrollIndicatorInsets: UIEdgeInsets {
    get { indicators.verticalInsets }
    set {
      indicators.verticalInsets = newValue
      placeIndicators()
    }
  }

  /// The distance of the horizontal bar from the edges.
  ///
  /// *Units*: points.
  open var horizontalScrollIndicatorInsets: UIEdgeInsets {
    get { indicators.horizontalInsets }
    set {
      indicators.horizontalInsets = newValue
      placeIndicators()
    }
  }

  /// Shows the bars for a moment, along the axes where not all of the content is seen.
  open func flashScrollIndicators() { flash() }

  /// Whether a drag that begins along one axis scrolls along that one alone.
  ///
  /// Source: Apple, UIScrollView.isDirectionalLockEnabled.
  open var isDirectionalLockEnabled: Bool {
    get { lock.isOn }
    set { lock.isOn = newValue }
  }

  /// The content, whose size follows from constraints on the guide's edges.
  ///
  /// Constraints between the scroll view's own edges and views inside it mean these edges, too.
  open var contentLayoutGuide: UILayoutGuide {
    if let guide = guides.content { return guide }
    let guide = ContentLayoutGuide(in: self, identifier: "UIScrollView-contentLayoutGuide")
    guides.content = guide
    return guide
  }

  /// The scroll view's own rectangle, beside which content moves.
  open var frameLayoutGuide: UILayoutGuide {
    if let guide = guides.frame { return guide }
    let guide = FrameLayoutGuide(in: self, identifier: "UIScrollView-frameLayoutGuide")
    guides.frame = guide
    return guide
  }

  /// The colour of the bars that show where the content is; `.default` is dark, or light in dark
  /// mode.
  open var indicatorStyle: IndicatorStyle {
    get { indicators.style }
    set {
      indicators.style = newValue
      for indicator in indicators.all { indicator.bar.backgroundColor = indicatorColor }
    }
  }

  /// Whether the author's animation moves the content.
  ///
  /// Source: Apple, UIScrollView.isScrollAnimating.
  open var isScrollAnimating: Bool { motion?.purpose == .animation }

  /// Runs a closure that scrolls; the indicators show where the content is, as they do anyhow.
  open func withScrollIndicatorsShown(forContentOffsetChanges changes: () -> Void) { changes() }

  /// Whether a watch shows where the content is; recorded only.
  open var indexDisplayMode: IndexDisplayMode {
    get { recorded("indexDisplayMode", .automatic) }
    set { record("indexDisplayMode", newValue) }
  }

  /// Whether keys scroll; recorded only, for they never do here.
  open var allowsKeyboardScrolling: Bool {
    get { recorded("allowsKeyboardScrolling", true) }
    set { record("allowsKeyboardScrolling", newValue) }
  }

  /// Whether a scroll view around this one goes on where this one ends; recorded only.
  open var transfersHorizontalScrollingToParent: Bool {
    get { recorded("transfersHorizontalScrollingToParent", true) }
    set { record("transfersHorizontalScrollingToParent", newValue) }
  }

  /// Whether a scroll view around this one goes on where this one ends; recorded only.
  open var transfersVerticalScrollingToParent: Bool {
    get { recorded("transfersVerticalScrollingToParent", true) }
    set { record("transfersVerticalScrollingToParent", newValue) }
  }

  /// Where content stands that is smaller than the view; recorded only: it stands at the upper left.
  open var contentAlignmentPoint: CGPoint {
    get { recorded("contentAlignmentPoint", .zero) }
    set {
      record("contentAlignmentPoint", newValue)
      guard newValue != .zero else { return }
      Log.once(
        "The contentAlignmentPoint of a scroll view moves nothing here: give it a contentInset.")
    }
  }

  /// The properties that are reached by their keys.
  override class var keyedRows: KeyedRows { .ofUIScrollView }
}
