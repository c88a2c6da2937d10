extension UITableView {
  func beginEditingGestures() {
    editing.swipe.addTarget(self, action: Selector(UITableView.swiped))
    addGestureRecognizer(editing.swipe)
  }

  func edit(_ isOn: Bool, _ animated: Bool) {
    guard isOn != editing.isOn else { return }
    closeOpenRow(animated: animated)
    editing.isOn = isOn
    if !isOn {
      for path in selected { deselectRow(at: path, animated: animated) }
    }
    for row in shown.rows {
      if let cell = shown[row] { prepareForEditing(cell, row, animated: animated) }
    }
  }

  /// Gives a cell the controls that its row has now.
  func prepareForEditing(_ cell: UITableViewCell, _ row: TableGeometry.Row, animated: Bool) {
    guard isEditing else {
      cell.setEditing(false, animated: animated)
      return
    }
    let path = row.path
    let canEdit = dataSource?.tableView(self, canEditRowAt: path) ?? false
    let style = delegate?.tableView(self, editingStyleForRowAt: path) ?? .delete
    cell.editingStyle = canEdit ? style : .none
    cell.shouldIndentWhileEditing =
      canEdit && delegate?.tableView(self, shouldIndentWhileEditingRowAt: path) ?? true
    cell.showsReorderControl = dataSource?.tableView(self, canMoveRowAt: path) ?? false
    cell.setEditing(canEdit || cell.showsReorderControl, animated: animated)
  }

  /// Does what the control at the left side of a row is for.
  func controlTapped(on cell: UITableViewCell) {
    guard let row = cell.place else { return }
    switch cell.editingStyle {
    case .insert: dataSource?.tableView(self, commit: .insert, forRowAt: row.path)
    case .delete:
      guard let configuration = swipeActions(row, leading: false) else { return }
      open(row, configuration, isLeading: false)
      slide(to: -(editing.open?.actions.fullWidth ?? 0), animated: true)
    case .none: break
    }
  }

  // MARK: Swipes

  /// Returns what a swipe on a row offers.
  private func swipeActions(
    _ row: TableGeometry.Row, leading: Bool
  ) -> UISwipeActionsConfiguration? {
    let path = row.path
    guard places.keeper(at: path) == nil,
      dataSource?.tableView(self, canEditRowAt: path) ?? false
    else { return nil }
    let own =
      leading
      ? delegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)
      : delegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path)
    if let own { return own.actions.isEmpty ? nil : own }
    if !leading, let old = delegate?.tableView(self, editActionsForRowAt: path) {
      guard !old.isEmpty else { return nil }
      let offer = UISwipeActionsConfiguration(actions: old.map { $0.contextual(at: path) })
      offer.performsFirstActionWithFullSwipe = false
      return offer
    }
    let style = delegate?.tableView(self, editingStyleForRowAt: path) ?? .delete
    guard !leading, style == .delete, dataSource?.tableViewCommitsEdits(self) == true else {
      return nil
    }
    let title =
      delegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path) ?? "Delete"
    let delete = UIContextualAction(style: .destructive, title: title) {
      [weak self] _, _, done in
      guard let self else { return }
      dataSource?.tableView(self, commit: .delete, forRowAt: path)
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [delete])
  }

  /// Whether a swipe may open the row under the finger.
  var mayBeginSwipe: Bool {
    let velocity = editing.swipe.velocity(in: self)
    guard abs(velocity.x) > abs(velocity.y), !isEditing, !isDragging, changes == nil,
      let path = indexPathForRow(at: editing.swipe.location(in: self)),
      let row = TableGeometry.Row(path)
    else { return false }
    if editing.open?.row == row { return true }
    return swipeActions(row, leading: velocity.x > 0) != nil
  }

  func swiped() {
    let swipe = editing.swipe
    switch swipe.state {
    case .began:
      beginSwipe()
      followSwipe()
    case .changed: followSwipe()
    case .ended: endSwipe(velocity: swipe.velocity(in: self).x)
    case .cancelled, .failed: closeOpenRow(animated: true)
    case .possible: break
    }
  }

  private func beginSwipe() {
    let swipe = editing.swipe
    guard let path = indexPathForRow(at: swipe.location(in: self)),
      let row = TableGeometry.Row(path)
    else { return }
    if editing.open?.row == row {
      editing.swipeStart = shown[row]?.swipeOffset ?? 0
      return
    }
    closeOpenRow(animated: true)
    let isLeading = swipe.velocity(in: self).x > 0
    guard let configuration = swipeActions(row, leading: isLeading) else { return }
    editing.swipeStart = 0
    delegate?.tableView(self, willBeginEditingRowAt: path)
    open(row, configuration, isLeading: isLeading)
  }

  private func open(
    _ row: TableGeometry.Row, _ configuration: UISwipeActionsConfiguration, isLeading: Bool
  ) {
    closeOpenRow(animated: false)
    guard let cell = shown[row] else { return }
    if let highlighted { fingersWereTaken([highlighted.touch]) }
    let actions = UISwipeActionPullView(configuration, isLeading: isLeading)
    actions.onAction = { [weak self] action in self?.perform(action, row) }
    editing.open = TableEditing.OpenRow(row: row, actions: actions)
    withoutAnimation {
      insertSubview(actions, belowSubview: cell)
      slide(to: 0)
    }
  }

  private func followSwipe() {
    guard let open = editing.open else { return }
    let actions = open.actions
    let offset = editing.swipeStart + editing.swipe.translation(in: self).x
    let own = actions.isLeading ? max(0, offset) : min(0, offset)
    let beyond = abs(own) - actions.fullWidth
    let isFull = reachesFullSwipe(own, actions)
    if isFull != actions.isFirstAlone {
      actions.isFirstAlone = isFull
      UIView.animate(withDuration: Self.slideDuration) {
        actions.setNeedsLayout()
        actions.layoutIfNeeded()
      }
    }
    let holdsBack = beyond > 0 && !actions.configuration.performsFirstActionWithFullSwipe
    let length = holdsBack ? actions.fullWidth + beyond * Self.resistance : abs(own)
    slide(to: actions.isLeading ? length : -length)
  }

  /// The share of the way that a row goes beyond its buttons where no full swipe is allowed.
  ///
  /// Unspecified by Apple: chosen.
  private static let resistance: CGFloat = 0.25

  /// The share of the row's width from which a swipe does the first action.
  ///
  /// Unspecified by Apple: chosen.
  private static let fullSwipeShare: CGFloat = 0.6

  /// How long a row takes to open and to close.
  ///
  /// *Units*: seconds.
  private static let slideDuration = TableMetrics.changeDuration

  private func reachesFullSwipe(_ offset: CGFloat, _ actions: UISwipeActionPullView) -> Bool {
    actions.configuration.performsFirstActionWithFullSwipe
      && abs(offset) > max(bounds.width * Self.fullSwipeShare, actions.fullWidth)
  }

  private func endSwipe(velocity: CGFloat) {
    guard let open = editing.open, let cell = shown[open.row] else { return }
    let actions = open.actions
    let way: CGFloat = actions.isLeading ? 1 : -1
    if actions.isFirstAlone, let first = actions.configuration.actions.first {
      slide(to: way * bounds.width, animated: true)
      perform(first, open.row)
      return
    }
    let isThrownOpen = velocity * way > Self.throwSpeed
    let isThrownShut = velocity * way < -Self.throwSpeed
    let isFar = abs(cell.swipeOffset) > actions.fullWidth / 2
    if isThrownOpen || isFar && !isThrownShut {
      slide(to: way * actions.fullWidth, animated: true)
    } else {
      closeOpenRow(animated: true)
    }
  }

  /// The speed from which a swipe opens or closes a row wherever it ends.
  ///
  /// *Units*: points a second.
  ///
  /// Unspecified by Apple: chosen.
  private static let throwSpeed: CGFloat = 300

  /// Opens the open row so far: to the right where positive.
  private func slide(to offset: CGFloat, animated: Bool = false) {
    guard let open = editing.open, let cell = shown[open.row] else { return }
    let place = frame(of: open.row, in: geometry)
    let change = { [self] in
      cell.swipeOffset = offset
      move(cell, to: place)
      open.actions.frame = CGRect(
        x: open.actions.isLeading ? place.minX : place.maxX + min(0, offset), y: place.minY,
        width: abs(offset), height: place.height)
      open.actions.layoutIfNeeded()
    }
    guard animated else { return change() }
    UIView.animate(
      withDuration: Self.slideDuration, delay: 0, options: .allowUserInteraction,
      animations: change)
  }

  private func perform(_ action: UIContextualAction, _ row: TableGeometry.Row) {
    guard let actions = editing.open?.actions else { return }
    action.handler(action, actions) { [weak self] _ in self?.closeOpenRow(animated: true) }
  }

  /// Closes the row that is open, and tells the delegate.
  ///
  /// - Returns: false if no row is open.
  @discardableResult
  func closeOpenRow(animated: Bool) -> Bool {
    guard let open = editing.open else { return false }
    slide(to: 0, animated: animated)
    shown[open.row]?.swipeOffset = 0
    editing.open = nil
    if animated {
      UIView.animate(withDuration: Self.slideDuration) {
        open.actions.alpha = 0
      } completion: { _ in
        open.actions.removeFromSuperview()
      }
    } else {
      open.actions.removeFromSuperview()
    }
    delegate?.tableView(self, didEndEditingRowAt: open.row.path)
    return true
  }
}
