/// Scrolls the groups of a section across the content of a collection view.
///
/// It shows nothing: the cells stay in the collection view, which places them by its offset.
@MainActor
final class OrthogonalScroller: UIScrollView, UIGestureRecognizerDelegate, ScrollRules {
  private var behavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  private var isVertical = true
  /// The offsets at which groups rest.
  private var rests: [CGFloat] = []

  init(in view: UICollectionView) {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    showsHorizontalScrollIndicator = false
    showsVerticalScrollIndicator = false
    contentInsetAdjustmentBehavior = .never
    scrollsToTop = false
    panGestureRecognizer.delegate = self
    view.insertSubview(self, at: 0)
    view.addGestureRecognizer(panGestureRecognizer)
    onBoundsChange = { [weak view] in view?.setNeedsLayout() }
  }

  required init?(coder: NSCoder) { nil }

  /// Takes the place and the lengths of a section.
  func take(_ section: CompositionalSection, isVertical: Bool) {
    self.isVertical = isVertical
    behavior = section.section.orthogonalScrollingBehavior
    if frame != section.frame {
      let offset = contentOffset
      frame = section.frame
      contentOffset = offset
    }
    contentSize =
      isVertical
      ? CGSize(width: section.breadth, height: frame.height)
      : CGSize(width: frame.width, height: section.breadth)
    isPagingEnabled = behavior == .paging
    let properties = section.section.orthogonalScrollingProperties
    let isFast = behavior == .groupPaging || behavior == .groupPagingCentered
    decelerationRate =
      switch properties.decelerationRate {
      case .automatic: isFast ? .fast : .normal
      case .normal: .normal
      case .fast: .fast
      }
    bounces = properties.bounce != .never
    let insets = section.section.placedInsets
    let (margin, length) =
      isVertical ? (insets.leading, frame.width) : (insets.top, frame.height)
    let most = max(0, section.breadth - length)
    let isCentered = behavior == .groupPagingCentered
    let hadRests = !rests.isEmpty
    rests = section.groups.map { group in
      let (start, own) = isVertical ? (group.minX, group.width) : (group.minY, group.height)
      // The first and the last group stand in the middle, too.
      if isCentered { return start - (length - own) / 2 }
      return min(max(0, start - margin), most)
    }
    guard isCentered, let first = rests.first, let last = rests.last else { return }
    let (before, after) = (-min(0, first), max(0, last - most))
    contentInset =
      isVertical
      ? UIEdgeInsets(top: 0, left: before, bottom: 0, right: after)
      : UIEdgeInsets(top: before, left: 0, bottom: after, right: 0)
    if !hadRests {
      contentOffset = isVertical ? CGPoint(x: first, y: 0) : CGPoint(x: 0, y: first)
    }
  }

  /// Lets go of the collection view.
  func leave() {
    panGestureRecognizer.view?.removeGestureRecognizer(panGestureRecognizer)
    removeFromSuperview()
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { superview.map { frame.contains(touch.location(in: $0)) } ?? false }

  /// Returns true for a pan that moves the groups.
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    mayBeginDragging
  }

  /// Returns where groups come to rest: at the nearest one, or at the next one for a quick finger,
  /// as the section's behaviour asks; `proposed` where that scrolls freely or by pages.
  package func rest(for proposed: CGPoint, velocity: CGPoint) -> CGPoint {
    var wanted = isVertical ? proposed.x : proposed.y
    let now = isVertical ? contentOffset.x : contentOffset.y
    let speed = isVertical ? velocity.x : velocity.y
    switch behavior {
    case .none, .continuous, .paging: return proposed
    case .continuousGroupLeadingBoundary:
      wanted = rests.min { abs($0 - wanted) < abs($1 - wanted) } ?? wanted
    case .groupPaging, .groupPagingCentered:
      let nearest = rests.min { abs($0 - now) < abs($1 - now) } ?? wanted
      wanted = nearest
      if speed > Self.leastSpeed { wanted = rests.first { $0 > now } ?? nearest }
      if speed < -Self.leastSpeed { wanted = rests.last { $0 < now } ?? nearest }
    }
    return isVertical ? CGPoint(x: wanted, y: proposed.y) : CGPoint(x: proposed.x, y: wanted)
  }

  /// How fast fingers are that turn to another group.
  ///
  /// *Units*: points a second.
  ///
  /// Unspecified by Apple: chosen.
  private static let leastSpeed: CGFloat = 100
}
