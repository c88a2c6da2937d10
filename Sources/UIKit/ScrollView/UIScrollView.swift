/// Shows a part of a content that can be larger than the view, and lets fingers move it.
///
/// The content's upper left corner is the origin of the view's own space; scrolling changes the
/// origin of the bounds. Source: Apple, UIScrollView.
@MainActor
open class UIScrollView: UIView, UIScrollViewDelegating {
  /// How much of its speed content keeps in a millisecond. No unit, 0...1.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    public static let normal = DecelerationRate(rawValue: 0.998)
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  public weak var scrollDelegate: (any UIScrollViewDelegate)?

  /// How large the content is. Units: points.
  open var contentSize = CGSize.zero {
    didSet {
      guard contentSize != oldValue else { return }
      adjustInsets()
      keepContentInPlace()
      tellObservers()
    }
  }

  /// How much room the author leaves around the content. Units: points.
  ///
  /// Content that stands at its beginning stays there when it changes.
  open var contentInset = UIEdgeInsets.zero {
    didSet { adjustInsets() }
  }

  /// Whether what the system covers of the view is left as room around the content, too.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { adjustInsets() }
  }

  /// How much room there is around the content: the author's and what the system covers.
  ///
  /// Units: points.
  open internal(set) var adjustedContentInset = UIEdgeInsets.zero

  /// `adjustedContentInset` is another now.
  open func adjustedContentInsetDidChange() {}

  /// Whether content can be pulled beyond its edges.
  open var bounces = true
  /// Whether it can even where it is no higher than the view.
  open var alwaysBounceVertical = false {
    didSet { adjustInsets() }
  }
  /// Whether it can even where it is no wider than the view.
  open var alwaysBounceHorizontal = false {
    didSet { adjustInsets() }
  }

  /// Whether content comes to rest at multiples of the view's size only.
  open var isPagingEnabled = false

  /// How fast thrown content slows down.
  open var decelerationRate = DecelerationRate.normal

  /// Whether fingers can scroll.
  open var isScrollEnabled = true {
    didSet { updateGestures() }
  }

  /// Whether the content hears of a finger only when it has not dragged for a moment.
  open var delaysContentTouches = true {
    didSet { updateGestures() }
  }

  /// Whether a finger that the content knows of can still begin to drag.
  open var canCancelContentTouches = true

  /// Whether a finger is down.
  open internal(set) var isTracking = false

  /// Whether fingers drag the content.
  open internal(set) var isDragging = false

  /// Whether the content goes on by itself after a finger has lifted.
  open var isDecelerating: Bool { motion?.isDeceleration == true }

  let scrollPan = ScrollPanGestureRecognizer()
  private let touchDelay = ContentTouchDelay()

  let scrollPinch = ScrollPinchGestureRecognizer()

  /// The bars that show which part of the content is seen.
  var indicators = ScrollIndicators()
  /// What is known of the content's scale.
  var zoom = ZoomState()

  /// Whether a tap on the status bar brings the content back to its beginning, where no other scroll
  /// view on the screen wants it, too.
  open var scrollsToTop = true

  /// Whether dragging the content takes what is typed away from whoever has it.
  open var keyboardDismissMode = KeyboardDismissMode.none

  /// When dragging the content takes what is typed away.
  public enum KeyboardDismissMode: Int, Sendable {
    case none, onDrag, interactive
  }

  /// What moves the content, if something does.
  var motion: ScrollMotion?
  /// Where the content would be if the fingers that drag it had not moved, and no edge held it.
  var dragStart = CGPoint.zero
  /// Whether the fingers that are down have stopped content that moved: then they do nothing else.
  var hasStoppedContent = false
  /// Whether it is fingers or a motion that sets `contentOffset` now.
  var isScrolling = false

  /// A view of the given place and size.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    beginScrolling()
  }

  /// As Apple's, for archives, of which there are none: a view of no size at the origin.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    beginScrolling()
  }

  /// Which point of the content stands in the view's upper left corner. Units: points.
  ///
  /// Content that moves when this is set goes on from there.
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

  /// Moves the content, and ends what moved it until now.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    endMotion()
    if animated {
      animate(to: contentOffset)
    } else {
      self.contentOffset = contentOffset
    }
  }

  /// Moves the content as little as makes a part of it visible, which may not change anything.
  ///
  /// *Space*: the content's.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    let target = offset(showing: rect)
    if target != contentOffset { setContentOffset(target, animated: animated) }
  }

  /// What drags the content.
  open var panGestureRecognizer: UIPanGestureRecognizer { scrollPan }

  /// What zooms the content; nothing where it cannot be zoomed.
  open var pinchGestureRecognizer: UIPinchGestureRecognizer? {
    scrollPinch.isEnabled ? scrollPinch : nil
  }

  /// Whether a finger that a view in the content knows of may become one that drags.
  ///
  /// Asked only where `canCancelContentTouches` says so. A control keeps its fingers.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  open override var bounds: CGRect {
    get { super.bounds }
    set {
      let old = super.bounds
      if newValue != old { boundsWillChange(to: newValue) }
      super.bounds = newValue
      boundsDidChange(from: old)
    }
  }

  open override var frame: CGRect {
    get { super.frame }
    set {
      let old = super.bounds
      let isUpright = transform.isIdentity
      if isUpright, newValue.size != old.size {
        boundsWillChange(to: CGRect(origin: old.origin, size: newValue.size))
      }
      super.frame = newValue
      if !isUpright, bounds.size != old.size { boundsWillChange(to: bounds) }
      boundsDidChange(from: old)
    }
  }

  /// Content that moves by itself is stopped before a finger gets to it.
  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit != nil && motion != nil ? self : hit
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    adjustInsets()
  }

  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    guard gestureRecognizer === scrollPan else {
      return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
    return mayBeginDragging
  }

  /// Fingers on the view itself end here.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

  /// The bounds are about to become others, or just have where a transform decides how large.
  func boundsWillChange(to newBounds: CGRect) {}

  /// The bounds may have changed.
  func boundsDidChange(from old: CGRect) {
    guard bounds != old else { return }
    setNeedsLayout()
    placeIndicators()
    if bounds.origin != old.origin, let scrollDelegate {
      runtime.call(.scrolling, "scrollViewDidScroll of \(self)") {
        scrollDelegate.scrollViewDidScroll(self)
      }
    }
    guard bounds.size != old.size else { return }
    adjustInsets()
    keepContentInPlace()
  }

  /// Where content that was thrown comes to rest, having been asked to at `proposed`.
  ///
  /// Units: points a second.
  func target(for proposed: CGPoint, velocity: CGPoint) -> CGPoint { proposed }

  private func beginScrolling() {
    clipsToBounds = true
    scrollPan.scrollView = self
    scrollPan.addTarget(self, action: Selector(UIScrollView.dragged))
    touchDelay.delaysTouchesBegan = true
    touchDelay.delaysTouchesEnded = false
    touchDelay.cancelsTouchesInView = false
    addGestureRecognizer(touchDelay)
    addGestureRecognizer(scrollPan)
    scrollPinch.isEnabled = false
    scrollPinch.addTarget(self, action: Selector(UIScrollView.pinched))
    addGestureRecognizer(scrollPinch)
  }

  private func updateGestures() {
    scrollPan.isEnabled = isScrollEnabled
    touchDelay.isEnabled = isScrollEnabled && delaysContentTouches
  }
}
