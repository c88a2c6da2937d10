/// Pages that slide beside one another, in a scroll view with room for three: the one before, the one
/// that is shown, and the one behind.
///
/// Source: Apple, UIPageViewController.TransitionStyle.scroll.
@MainActor
final class SlidingPages: PageTurner {
  private let scroll = UIScrollView()
  private unowned let controller: UIPageViewController
  private let spacing: CGFloat
  /// The places of the page that is shown and of the one that comes.
  private var (here, there) = (UIView(), UIView())
  /// What is called at the end of a turn that goes on by itself.
  private var completion: ((Bool) -> Void)?
  private var isTurningByItself = false
  /// Whether the pages are being placed, which is no movement.
  private var isPlacing = false
  /// The sides on which a finger has found no page.
  private var ends: Set<CGFloat> = []

  /// Makes the pages of a controller with room between them, in points.
  init(_ controller: UIPageViewController, spacing: CGFloat) {
    self.controller = controller
    self.spacing = spacing
    scroll.isPagingEnabled = true
    scroll.showsHorizontalScrollIndicator = false
    scroll.showsVerticalScrollIndicator = false
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.scrollsToTop = false
    for place in [here, there] {
      place.clipsToBounds = true
      scroll.addSubview(place)
    }
    scroll.onBoundsChange = { [unowned self] in moved() }
    scroll.onRest = { [unowned self] in rested() }
  }

  var view: UIView { scroll }
  var gestureRecognizers: [UIGestureRecognizer] { [scroll.panGestureRecognizer] }

  func layOut(in bounds: CGRect) {
    scroll.isScrollEnabled = controller.dataSource != nil
    let frame =
      isAcross
      ? bounds.insetBy(dx: -spacing / 2, dy: 0) : bounds.insetBy(dx: 0, dy: -spacing / 2)
    guard frame != scroll.frame else { return }
    place {
      scroll.frame = frame
      scroll.contentSize =
        isAcross
        ? CGSize(width: 3 * frame.width, height: frame.height)
        : CGSize(width: frame.width, height: 3 * frame.height)
      offset = length
      placePages()
    }
  }

  func show(_ page: UIView) {
    put(page, in: here)
    place {
      offset = length
      ends = []
      placePages()
    }
  }

  func turn(to page: UIView, way: CGFloat, _ completion: @escaping (Bool) -> Void) {
    self.completion = completion
    isTurningByItself = true
    put(page, in: there)
    place { placePages() }
    let target = length * (1 + way)
    scroll.setContentOffset(
      isAcross ? CGPoint(x: target, y: 0) : CGPoint(x: 0, y: target), animated: true)
  }

  func interrupt() {
    guard let way = controller.coming?.way else { return }
    scroll.endMotion()
    guard controller.coming != nil else { return }
    place { offset = length * (1 + way) }
    end(finishing: true, at: offset)
  }

  // MARK: Places

  private var isAcross: Bool { controller.isAcross }

  /// From a page to the next.
  ///
  /// *Units*: points.
  private var length: CGFloat { isAcross ? scroll.bounds.width : scroll.bounds.height }

  private var offset: CGFloat {
    get { isAcross ? scroll.contentOffset.x : scroll.contentOffset.y }
    set {
      scroll.contentOffset = isAcross ? CGPoint(x: newValue, y: 0) : CGPoint(x: 0, y: newValue)
    }
  }

  private func place(_ work: () -> Void) {
    isPlacing = true
    UIView.performWithoutAnimation(work)
    isPlacing = false
  }

  private func placePages() {
    let size = CGSize(
      width: scroll.bounds.width - (isAcross ? spacing : 0),
      height: scroll.bounds.height - (isAcross ? 0 : spacing))
    func frame(_ number: CGFloat) -> CGRect {
      let start = number * length + spacing / 2
      return CGRect(
        origin: isAcross ? CGPoint(x: start, y: 0) : CGPoint(x: 0, y: start), size: size)
    }
    here.frame = frame(1)
    there.frame = frame(1 + (controller.coming?.way ?? 1))
    let (before, behind) = (ends.contains(-1) ? -length : 0, ends.contains(1) ? -length : 0)
    scroll.contentInset =
      isAcross
      ? UIEdgeInsets(top: 0, left: before, bottom: 0, right: behind)
      : UIEdgeInsets(top: before, left: 0, bottom: behind, right: 0)
  }

  // MARK: Turning

  /// Lets the page beside come along with a finger, or the content resist where there is none.
  private func moved() {
    guard !isPlacing, !isTurningByItself, controller.shown != nil else { return }
    let way = offset - length
    guard way != 0 else { return }
    let side: CGFloat = way > 0 ? 1 : -1
    if let coming = controller.coming {
      if abs(way) >= length, coming.way == side {
        // A finger goes on to the page after that.
        if scroll.isDragging { end(finishing: true, at: length * (1 + side)) }
        return
      }
      guard coming.way != side else { return }
      controller.endTurn(finishing: false, isByFinger: true)
    }
    guard !ends.contains(side) else { return }
    if let next = controller.takeNeighbor(on: side) {
      put(next.view, in: there)
    } else {
      ends.insert(side)
    }
    place { placePages() }
  }

  /// Ends the turn once a page stands in the middle.
  private func rested() {
    guard !isPlacing, controller.coming != nil || offset != length else { return }
    let pages = (offset - length) / max(length, 1)
    guard abs(pages - pages.rounded()) < 0.01 else { return }
    end(finishing: pages.rounded() != 0, at: offset)
  }

  private func end(finishing: Bool, at offset: CGFloat) {
    let (isByFinger, completion) = (!isTurningByItself, completion)
    (isTurningByItself, self.completion) = (false, nil)
    if finishing, controller.coming != nil { swap(&here, &there) }
    place {
      ends = []
      self.offset += length - offset
      controller.endTurn(finishing: finishing, isByFinger: isByFinger)
      placePages()
    }
    completion?(finishing)
  }
}
