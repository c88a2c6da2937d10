/// The changes of a running batch, with the ways in which rows come and go.
struct TableChanges {
  var batch = UpdateBatch()
  /// How rows and sections leave, named by their places before the batch.
  var leaving: [TableGeometry.Row: UITableView.RowAnimation] = [:]
  var leavingSections: [Int: UITableView.RowAnimation] = [:]
  /// How rows and sections come, named by their places after the batch.
  var coming: [TableGeometry.Row: UITableView.RowAnimation] = [:]
  var comingSections: [Int: UITableView.RowAnimation] = [:]
  /// Where everything stood before the batch.
  var before = TableGeometry()
}

extension UITableView {
  /// Whether changes were asked for that are not shown yet, or places are kept for what was dropped.
  public var hasUncommittedUpdates: Bool { changes != nil || !places.isEmpty }

  func change(_ body: (inout TableChanges) -> Void) {
    beginChanges()
    if var changes {
      body(&changes)
      self.changes = changes
    }
    endUpdates()
  }

  func beginChanges() {
    if changes != nil {
      changes?.batch.depth += 1
      return
    }
    if layer.needsLayout() { layOutRows() }
    closeOpenRow(animated: true)
    var new = TableChanges()
    new.before = geometry
    changes = new
  }

  /// Checks the changes, finds out where everything stands after them, and animates the way there.
  func endChanges() {
    guard var changes else { return }
    let old = changes.before
    take(&changes)
    let new = makeGeometry()
    let plan = UpdatePlan(
      changes.batch, before: old.sections.map(\.heights.count),
      after: new.sections.map(\.heights.count), .tableView)
    if let complaint = plan.complaint { raise(.internalInconsistency, complaint) }
    knownGeometry = new
    if !changes.batch.isEmpty { keepHeights(plan, old) }
    selected = selected.compactMap(plan.place)
    if let (path, touch) = highlighted { highlighted = plan.place(of: path).map { ($0, touch) } }
    prefetched = []
    self.changes = nil
    animate(TableMotion(plan: plan, changes: changes))
    setNeedsLayout()
  }

  /// Makes changes of the data those of what is shown, beside the places that are kept.
  private func take(_ changes: inout TableChanges) {
    let before = places
    drags.places.take(&changes.batch)
    func rows(
      _ ways: [TableGeometry.Row: RowAnimation], in places: KeptPlaces
    ) -> [TableGeometry.Row: RowAnimation] {
      guard !places.isEmpty else { return ways }
      let shown = ways.compactMap { row, way in
        TableGeometry.Row(places.shownPath(of: row.path)).map { ($0, way) }
      }
      return Dictionary(shown) { first, _ in first }
    }
    changes.leaving = rows(changes.leaving, in: before)
    changes.coming = rows(changes.coming, in: places)
  }

  /// Gives rows that stay the heights that were found for them before.
  private func keepHeights(_ plan: UpdatePlan, _ old: TableGeometry) {
    var found: [(row: TableGeometry.Row, height: CGFloat)] = []
    let new = geometry
    for (index, section) in new.sections.enumerated() {
      for row in section.heights.indices where !section.isKnown[row] {
        let place = TableGeometry.Row(index, row)
        guard let path = plan.origin(of: place.path), !plan.isReloaded(path),
          let origin = TableGeometry.Row(path), old.isKnown(origin)
        else { continue }
        found.append((place, old.sections[origin.section].heights[origin.row]))
      }
    }
    if !found.isEmpty { knownGeometry?.setHeights(found) }
  }
}
