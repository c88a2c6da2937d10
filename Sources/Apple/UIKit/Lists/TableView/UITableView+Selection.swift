extension UITableView {
  func show(selectionOf indexPath: IndexPath, _ animated: Bool) {
    let cell = cellForRow(at: indexPath)
    let isSelected = selected.contains(indexPath)
    cell?.setSelected(isSelected, animated: animated)
    cell?.parts.editControl?.isSelected = isSelected
  }

  /// Whether several rows can be selected now.
  var selectsSeveral: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  /// Whether taps select rows now.
  private var selects: Bool {
    isEditing
      ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing
      : allowsSelection || allowsMultipleSelection
  }

  // MARK: Fingers

  func fingersCame(_ touches: Set<UITouch>) {
    if closeOpenRow(animated: true) { return }
    guard highlighted == nil, selects, let touch = touches.first, !hasStoppedContent,
      let indexPath = indexPath(under: touch), places.keeper(at: indexPath) == nil,
      delegate?.tableView(self, shouldHighlightRowAt: indexPath) ?? true
    else { return }
    highlighted = (indexPath, touch)
    cellForRow(at: indexPath)?.setHighlighted(true, animated: false)
    delegate?.tableView(self, didHighlightRowAt: indexPath)
  }

  /// Returns the row under a finger; none where the finger is on a header, which floats above.
  private func indexPath(under touch: UITouch) -> IndexPath? {
    var view = touch.view
    while let next = view, next !== self {
      if let cell = next as? UITableViewCell, cell.table === self { return indexPath(for: cell) }
      view = next.superview
    }
    return view === self && touch.view !== self
      ? nil : indexPathForRow(at: touch.location(in: self))
  }

  /// Ends the highlight when the finger leaves its row, so that lifting it selects nothing.
  func fingersMoved(_ touches: Set<UITouch>) {
    guard let (indexPath, touch) = highlighted, touches.contains(touch),
      indexPathForRow(at: touch.location(in: self)) != indexPath
    else { return }
    endHighlight()
  }

  func fingersLifted(_ touches: Set<UITouch>) {
    guard let (indexPath, touch) = highlighted, touches.contains(touch) else { return }
    let isInside = indexPathForRow(at: touch.location(in: self)) == indexPath
    // The selection comes before the highlight goes, so that the background stays.
    highlighted = nil
    let cell = cellForRow(at: indexPath)
    delegate?.tableView(self, didUnhighlightRowAt: indexPath)
    if isInside { toggle(indexPath) }
    cell?.setHighlighted(false, animated: false)
  }

  func fingersWereTaken(_ touches: Set<UITouch>) {
    guard let highlighted, touches.contains(highlighted.touch) else { return }
    endHighlight()
  }

  private func endHighlight() {
    guard let indexPath = highlighted?.indexPath else { return }
    highlighted = nil
    cellForRow(at: indexPath)?.setHighlighted(false, animated: false)
    delegate?.tableView(self, didUnhighlightRowAt: indexPath)
  }

  /// Selects or deselects a row that was tapped, and tells the delegate.
  private func toggle(_ tapped: IndexPath) {
    if selectsSeveral, selected.contains(tapped) {
      deselectAndTell(tapped)
      return
    }
    let wanted =
      delegate == nil ? tapped : delegate?.tableView(self, willSelectRowAt: tapped)
    guard let wanted else { return }
    if !selectsSeveral {
      for other in selected where other != wanted { deselectAndTell(other) }
    }
    selectRow(at: wanted, animated: false, scrollPosition: .none)
    // The delegate may deselect the row at once, and then its background is to fade.
    cellForRow(at: tapped)?.setHighlighted(false, animated: false)
    if let cell = cellForRow(at: wanted) { cell.parts.selectionSegue?.trigger(cell) }
    delegate?.tableView(self, didSelectRowAt: wanted)
    if delegate?.tableView(self, canPerformPrimaryActionForRowAt: wanted) == true {
      delegate?.tableView(self, performPrimaryActionForRowAt: wanted)
    }
  }

  private func deselectAndTell(_ path: IndexPath) {
    let wanted = delegate == nil ? path : delegate?.tableView(self, willDeselectRowAt: path)
    guard let wanted else { return }
    deselectRow(at: wanted, animated: false)
    delegate?.tableView(self, didDeselectRowAt: wanted)
  }

  /// Selects a row, and deselects all others unless several can be selected.
  func select(_ indexPath: IndexPath?, _ animated: Bool, _ scrollPosition: ScrollPosition) {
    for other in selected.leaving(for: indexPath, keepsOthers: selectsSeveral) {
      deselectRow(at: other, animated: animated)
    }
    guard let indexPath else { return }
    if !selected.contains(indexPath) { selected.append(indexPath) }
    show(selectionOf: indexPath, animated)
    if scrollPosition != .none {
      scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
    }
  }
}
