/// Opens the rows of a list sideways, for the buttons that a swipe uncovers.
///
/// Source: Apple, UICollectionLayoutListConfiguration; the measures: docs/measurements.md, “Tables”.
@MainActor
final class ListSwipes {
  private unowned let view: UICollectionView
  private unowned let layout: UICollectionViewCompositionalLayout
  let pan = UIPanGestureRecognizer()
  /// The row that is open, and its buttons.
  private var open: (cell: UICollectionViewListCell, actions: UISwipeActionPullView)?
  /// How far the row was open when the swipe began.
  private var start: CGFloat = 0

  init(in view: UICollectionView, of layout: UICollectionViewCompositionalLayout) {
    self.view = view
    self.layout = layout
    pan.addTarget(self, action: Selector(ListSwipes.swiped))
    view.addGestureRecognizer(pan)
  }

  /// Leaves the collection view, whose layout is replaced.
  func leave() {
    close(animated: false)
    view.removeGestureRecognizer(pan)
  }

  /// Whether a swipe may open the row under the finger.
  var mayBegin: Bool {
    let velocity = pan.velocity(in: view)
    guard abs(velocity.x) > abs(velocity.y), !view.isDragging, !view.isEditing,
      let cell = cellUnderFinger
    else { return false }
    return open?.cell === cell || configuration(of: cell, leading: velocity.x > 0) != nil
  }

  private var cellUnderFinger: UICollectionViewListCell? {
    view.indexPathForItem(at: pan.location(in: view)).flatMap(view.cellForItem)
      as? UICollectionViewListCell
  }

  private func configuration(
    of cell: UICollectionViewListCell, leading: Bool
  ) -> UISwipeActionsConfiguration? {
    guard let path = cell.shown?.indexPath, layout.sections.indices.contains(path.section),
      let list = layout.sections[path.section].section.list
    else { return nil }
    let offer =
      leading
      ? list.leadingSwipeActionsConfigurationProvider?(path)
      : list.trailingSwipeActionsConfigurationProvider?(path)
    return offer?.actions.isEmpty == false ? offer : nil
  }

  func swiped() {
    switch pan.state {
    case .began:
      begin()
      follow()
    case .changed: follow()
    case .ended: end(velocity: pan.velocity(in: view).x)
    case .cancelled, .failed: close(animated: true)
    case .possible: break
    }
  }

  private func begin() {
    guard let cell = cellUnderFinger else { return }
    if open?.cell === cell {
      start = offset(of: cell)
      return
    }
    close(animated: true)
    let isLeading = pan.velocity(in: view).x > 0
    guard let offer = configuration(of: cell, leading: isLeading) else { return }
    start = 0
    let actions = UISwipeActionPullView(offer, isLeading: isLeading)
    actions.onAction = { [weak self] in self?.perform($0) }
    view.insertSubview(actions, belowSubview: cell)
    open = (cell, actions)
  }

  private func follow() {
    guard let (cell, actions) = open else { return }
    let offset = start + pan.translation(in: view).x
    let own = actions.isLeading ? max(0, offset) : min(0, offset)
    let isFull =
      actions.configuration.performsFirstActionWithFullSwipe
      && abs(own) > max(cell.bounds.width * Self.fullSwipeShare, actions.fullWidth)
    if isFull != actions.isFirstAlone {
      actions.isFirstAlone = isFull
      UIView.animate(withDuration: TableMetrics.changeDuration) {
        actions.setNeedsLayout()
        actions.layoutIfNeeded()
      }
    }
    slide(to: own)
  }

  private func end(velocity: CGFloat) {
    guard let (cell, actions) = open else { return }
    let way: CGFloat = actions.isLeading ? 1 : -1
    if actions.isFirstAlone, let first = actions.configuration.actions.first {
      slide(to: way * cell.bounds.width, animated: true)
      perform(first)
      return
    }
    let isFar = abs(offset(of: cell)) > actions.fullWidth / 2
    if velocity * way > Self.throwSpeed || isFar && velocity * way >= -Self.throwSpeed {
      slide(to: way * actions.fullWidth, animated: true)
    } else {
      close(animated: true)
    }
  }

  private func perform(_ action: UIContextualAction) {
    guard let actions = open?.actions else { return }
    action.handler(action, actions) { [weak self] _ in self?.close(animated: true) }
  }

  private func offset(of cell: UICollectionViewListCell) -> CGFloat {
    cell.center.x - (cell.shown?.center.x ?? cell.center.x)
  }

  private func slide(to offset: CGFloat, animated: Bool = false) {
    guard let (cell, actions) = open, let place = cell.shown?.frame else { return }
    let change = {
      cell.center.x = place.midX + offset
      actions.frame = CGRect(
        x: actions.isLeading ? place.minX : place.maxX + min(0, offset), y: place.minY,
        width: abs(offset), height: place.height)
      actions.layoutIfNeeded()
    }
    guard animated else { return change() }
    UIView.animate(
      withDuration: TableMetrics.changeDuration, delay: 0, options: .allowUserInteraction,
      animations: change)
  }

  /// Closes the row that is open.
  ///
  /// - Returns: false if none is.
  @discardableResult
  func close(animated: Bool) -> Bool {
    guard let actions = open?.actions else { return false }
    slide(to: 0, animated: animated)
    open = nil
    guard animated else {
      actions.removeFromSuperview()
      return true
    }
    UIView.animate(withDuration: TableMetrics.changeDuration) {
      actions.alpha = 0
    } completion: { _ in
      actions.removeFromSuperview()
    }
    return true
  }

  /// The share of the row's width from which a swipe does the first action.
  ///
  /// Unspecified by Apple: chosen.
  private static let fullSwipeShare: CGFloat = 0.6

  /// The speed from which a swipe opens or closes a row wherever it ends.
  ///
  /// *Units*: points a second.
  ///
  /// Unspecified by Apple: chosen.
  private static let throwSpeed: CGFloat = 300
}
