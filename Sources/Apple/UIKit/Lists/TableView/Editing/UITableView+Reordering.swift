extension UITableView {
  /// Follows the finger on the grip of a cell.
  func carry(_ cell: UITableViewCell, by hold: UILongPressGestureRecognizer) {
    let y = hold.location(in: self).y
    switch hold.state {
    case .began:
      guard let row = cell.place else { return }
      cell.isCarried = true
      bringSubviewToFront(cell)
      cell.layer.shadowOpacity = TableMetrics.carriedShadowOpacity
      cell.layer.shadowRadius = TableMetrics.carriedShadowRadius
      cell.setNeedsLayout()
      editing.carried = TableEditing.CarriedRow(
        cell: cell, source: row, target: row, grip: cell.center.y - y)
    case .changed: carry(to: y)
    case .ended: putDown()
    case .cancelled, .failed:
      if let source = editing.carried?.source { editing.carried?.target = source }
      putDown()
    case .possible: break
    }
  }

  private func carry(to y: CGFloat) {
    guard var carried = editing.carried else { return }
    carried.cell.center.y = y + carried.grip
    guard let row = rowUnder(carried.cell.center.y), row != carried.target else { return }
    let proposed =
      delegate?.tableView(
        self, targetIndexPathForMoveFromRowAt: carried.source.path, toProposedIndexPath: row.path)
      ?? row.path
    guard let target = TableGeometry.Row(proposed), target != carried.target,
      geometry.contains(target)
    else { return }
    carried.target = target
    editing.carried = carried
    UIView.animate(withDuration: TableMetrics.changeDuration) { [self] in
      for row in shown.rows {
        guard let cell = shown[row], !cell.isCarried else { continue }
        move(cell, to: frame(of: row, in: geometry))
      }
    }
  }

  private func rowUnder(_ y: CGFloat) -> TableGeometry.Row? {
    let rows = geometry.rows(from: y, to: y.nextUp)
    if let row = rows.first { return row }
    guard let last = rowsInSight.last, let first = rowsInSight.first else { return nil }
    if y < geometry.span(of: first).top { return first }
    return y >= geometry.span(of: last).bottom ? last : nil
  }

  /// Returns how far a row makes room for the row that is carried.
  ///
  /// *Units*: points.
  func stepAside(_ row: TableGeometry.Row) -> CGFloat {
    if let room = drags.room, row.section == room.row.section, row >= room.row {
      return room.height
    }
    guard let carried = editing.carried, row != carried.source else { return 0 }
    let height = carried.cell.bounds.height
    if row > carried.source, row <= carried.target { return -height }
    return row < carried.source && row >= carried.target ? height : 0
  }

  /// Puts the carried row down: tells the data source, and lets all rows take their places.
  private func putDown() {
    guard let carried = editing.carried else { return }
    let cell = carried.cell
    editing.carried = nil
    cell.isCarried = false
    cell.layer.shadowOpacity = 0
    cell.setNeedsLayout()
    guard carried.target != carried.source else {
      UIView.animate(withDuration: TableMetrics.changeDuration) { [self] in
        move(cell, to: frame(of: carried.source, in: geometry))
      }
      return
    }
    performBatchUpdates { [self] in
      dataSource?.tableView(
        self, moveRowAt: carried.source.path, to: carried.target.path)
      moveRow(at: carried.source.path, to: carried.target.path)
    }
  }
}

extension UITableViewCell {
  /// Shows or hides the controls at both sides.
  func showEditing(_ animated: Bool) {
    let old = parts.editControl
    let reorder = parts.reorderControl
    if isEditing {
      addControls()
      layer.runtime.withoutAnimation {
        if old == nil { placeControlsOutside() }
      }
    }
    accessoryChanged()
    let change = { [self] in
      setNeedsLayout()
      layoutIfNeeded()
      if !isEditing {
        old?.frame.origin.x = -TableMetrics.editingIndent
        old?.alpha = 0
        reorder?.alpha = 0
      }
    }
    let cleanUp = { [weak self] in
      guard let self, !isEditing else { return }
      old?.removeFromSuperview()
      reorder?.removeFromSuperview()
      if parts.editControl === old { parts.editControl = nil }
      if parts.reorderControl === reorder { parts.reorderControl = nil }
    }
    guard animated else {
      change()
      cleanUp()
      return
    }
    UIView.animate(withDuration: TableMetrics.changeDuration, animations: change) { _ in
      cleanUp()
    }
  }

  private func addControls() {
    let kind: UITableViewCellEditControl.Kind? =
      table?.allowsMultipleSelectionDuringEditing == true
      ? .select : editingStyle == .delete ? .delete : editingStyle == .insert ? .insert : nil
    if parts.editControl?.kind != kind || parts.editControl?.alpha == 0 {
      parts.editControl?.removeFromSuperview()
      parts.editControl = kind.map(UITableViewCellEditControl.init)
      if let control = parts.editControl {
        control.isSelected = isSelected
        control.addAction(
          UIAction { [weak self] _ in
            guard let self else { return }
            table?.controlTapped(on: self)
          }, for: .touchUpInside)
        addSubview(control)
      }
    }
    guard showsReorderControl else { return }
    parts.reorderControl?.removeFromSuperview()
    let grip = UITableViewCellReorderControl()
    grip.hold.addTarget(self, action: Selector(UITableViewCell.held(_:)))
    parts.reorderControl = grip
    addSubview(grip)
  }

  private func placeControlsOutside() {
    parts.editControl?.frame = CGRect(
      x: -TableMetrics.editingIndent, y: 0, width: 46, height: bounds.height)
    parts.reorderControl?.frame = CGRect(
      x: bounds.width, y: 0, width: 42, height: bounds.height)
  }

  private func held(_ hold: UILongPressGestureRecognizer) { table?.carry(self, by: hold) }
}
