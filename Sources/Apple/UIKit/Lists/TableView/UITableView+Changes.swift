/// The way from what a table showed before a batch of changes to what it shows after it.
struct TableMotion {
  let plan: UpdatePlan
  let changes: TableChanges

  private var batch: UpdateBatch { changes.batch }

  /// Returns the place of a row after the changes; `nil` for one whose cell leaves.
  func place(of row: TableGeometry.Row) -> TableGeometry.Row? {
    guard !plan.isReloaded(row.path), !batch.reloadedSections.contains(row.section) else {
      return nil
    }
    return plan.place(of: row.path).flatMap(TableGeometry.Row.init)
  }

  /// Returns the place of a row before the changes; `nil` for one that comes.
  func origin(of row: TableGeometry.Row) -> TableGeometry.Row? {
    guard let path = plan.origin(of: row.path), !plan.isReloaded(path) else { return nil }
    return TableGeometry.Row(path)
  }

  func leaving(_ row: TableGeometry.Row) -> UITableView.RowAnimation {
    changes.leaving[row] ?? changes.leavingSections[row.section] ?? .automatic
  }

  func coming(_ row: TableGeometry.Row) -> UITableView.RowAnimation {
    if let own = changes.coming[row] ?? changes.comingSections[row.section] { return own }
    if let path = plan.origin(of: row.path), let old = TableGeometry.Row(path) {
      return changes.leaving[old] ?? .automatic
    }
    return changes.leavingSections[row.section] ?? .automatic
  }

  /// Returns the place of a header or footer after the changes; `nil` for one that leaves.
  func place(of key: TableBarKey) -> TableBarKey? {
    guard !batch.reloadedSections.contains(key.section),
      let section = plan.section(of: key.section)
    else { return nil }
    return TableBarKey(section: section, isFooter: key.isFooter)
  }
}

extension UITableView {
  /// Moves everything to where it stands now, with what comes and goes.
  ///
  /// The offset stays, as far as the content reaches.
  func animate(_ motion: TableMotion) {
    let old = shown
    shown.removeAll()
    var leaving: [(UITableViewCell, TableGeometry.Row)] = []
    for row in old.rows {
      guard let cell = old[row] else { continue }
      if let place = motion.place(of: row) {
        shown[place] = cell
      } else {
        leaving.append((cell, row))
      }
    }
    var leavingBars: [(UIView, TableBarKey)] = []
    for key in old.barKeys {
      guard let bar = old[key] else { continue }
      if let place = motion.place(of: key), geometry.hasBar(place) {
        shown[place] = bar
      } else {
        leavingBars.append((bar, key))
      }
    }
    let staying = Set(shown.rows)
    let made = withoutAnimation { settleHeights() }
    for row in made.sorted() { bringIn(row, motion) }
    for (cell, _) in leaving { sendBehind(cell) }
    // A row that is moved passes in front of the others.
    for move in motion.changes.batch.movedItems {
      guard let cell = TableGeometry.Row(move.to).flatMap({ shown[$0] }) else { continue }
      if let front = subviews.last(where: { $0 is UITableViewCell }), front !== cell {
        insertSubview(cell, aboveSubview: front)
      }
    }
    for bar in barsInSight where shown[bar] == nil {
      bringIn(bar, at: frame(of: bar, in: geometry))
      shown[bar]?.alpha = 0
    }
    let passing = letPass()
    UIView.animate(
      withDuration: TableMetrics.changeDuration, delay: 0, options: .allowUserInteraction
    ) { [self] in
      contentSize = CGSize(width: bounds.width, height: geometry.height)
      for row in shown.rows {
        guard let cell = shown[row] else { continue }
        if staying.contains(row) || made.contains(row) {
          move(cell, to: frame(of: row, in: geometry))
          cell.alpha = 1
          dress(cell, row)
        }
      }
      for key in shown.barKeys {
        shown[key]?.frame = frame(of: key, in: geometry)
        shown[key]?.alpha = 1
      }
      for (cell, row) in passing { move(cell, to: frame(of: row, in: geometry)) }
      for (cell, row) in leaving { send(cell, away: motion.leaving(row)) }
      for (bar, _) in leavingBars { bar.alpha = 0 }
      placeEnds()
      for cell in shown.cells.values { cell.layoutIfNeeded() }
    } completion: { [self] isFinished in
      for (cell, row) in leaving {
        cell.alpha = 1
        putAway(cell, row.path)
      }
      for (bar, key) in leavingBars {
        bar.alpha = 1
        putAway(bar, key)
      }
      for (cell, row) in passing { putAway(cell, row.path) }
      for completion in motion.changes.batch.completions { completion(isFinished) }
    }
  }

  /// Takes the cells out of those shown that stay in the table and pass out of sight: they are seen
  /// on their way, and put away at its end.
  private func letPass() -> [(UITableViewCell, TableGeometry.Row)] {
    let inSight = Set(rowsInSight)
    return shown.rows.filter { !inSight.contains($0) }.compactMap { row in
      guard let cell = shown[row], !cell.isCarried else { return nil }
      shown[row] = nil
      return (cell, row)
    }
  }

  /// Adds a new cell where its way begins.
  private func bringIn(_ row: TableGeometry.Row, _ motion: TableMotion) {
    guard let cell = shown[row] else { return }
    let frame = frame(of: row, in: geometry)
    if let origin = motion.origin(of: row), motion.changes.before.contains(origin) {
      bringIn(cell, row, at: self.frame(of: origin, in: motion.changes.before))
      return
    }
    bringIn(cell, row, at: frame)
    withoutAnimation { send(cell, away: motion.coming(row)) }
  }

  private func sendBehind(_ cell: UITableViewCell) {
    sendSubviewToBack(cell)
    if let backgroundView { sendSubviewToBack(backgroundView) }
  }

  /// Moves a cell to where it begins its way or ends it.
  private func send(_ cell: UITableViewCell, away animation: RowAnimation) {
    switch animation {
    case .none: break
    case .right: cell.frame.origin.x += bounds.width
    case .left: cell.frame.origin.x -= bounds.width
    case .top: cell.frame.origin.y -= cell.bounds.height
    case .bottom: cell.frame.origin.y += cell.bounds.height
    case .fade, .middle, .automatic: cell.alpha = 0
    }
  }
}

extension TableGeometry {
  /// Returns true when a section has a header or footer of some height.
  func hasBar(_ key: TableBarKey) -> Bool {
    let section = sections[key.section]
    return (key.isFooter ? section.footer : section.header) > 0
  }
}
