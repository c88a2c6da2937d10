extension UITableView {
  func reload() {
    let (cells, bars) = (shown.rows, shown.barKeys)
    let gone = shown
    shown.removeAll()
    for row in cells { if let cell = gone[row] { putAway(cell, row.path) } }
    for key in bars { if let bar = gone[key] { putAway(bar, key) } }
    for bar in madeBars.values { reusables.put(bar) }
    madeBars = [:]
    selected = []
    highlighted = nil
    drags.places = KeptPlaces()
    prefetched = []
    closeOpenRow(animated: false)
    sectionIndex?.titles = []
    knownGeometry = nil
    editing.hasIndex = false
    setNeedsLayout()
  }

  /// Lays out the table: each visible row, header and footer has a view afterwards, and no other.
  func layOutRows() {
    guard changes == nil else { return }
    if bounds.isEmpty { return }
    let new = settleHeights()
    contentSize = CGSize(width: bounds.width, height: geometry.height)
    let wanted = rowsInSight
    place(wanted, new)
    dropRows(except: Set(wanted))
    placeBars()
    placeEnds()
    layOutIndex()
    prefetch()
  }

  /// The rows in the visible part.
  var rowsInSight: [TableGeometry.Row] { geometry.rows(from: bounds.minY, to: bounds.maxY) }

  /// Makes cells for the visible rows until all their heights are final.
  ///
  /// Rows that find their heights above those seen before push nothing out of its place.
  ///
  /// - Returns: the rows for which cells were made.
  func settleHeights() -> Set<TableGeometry.Row> {
    var made: Set<TableGeometry.Row> = []
    for _ in 0..<Self.measuringLimit {
      var found: [(row: TableGeometry.Row, height: CGFloat)] = []
      for row in rowsInSight {
        if shown[row] == nil {
          shown[row] = withoutAnimation { makeCell(row) }
          made.insert(row)
        }
        guard !geometry.isKnown(row), let cell = shown[row] else { continue }
        let width = bounds.width - 2 * cardInset
        found.append((row, withoutAnimation { cell.heightThatFits(width: width) }))
      }
      if found.isEmpty { return made }
      let anchor = shown.rows.first { geometry.isKnown($0) && !made.contains($0) }
      let before = anchor.map { geometry.span(of: $0).top }
      knownGeometry?.setHeights(found)
      guard let anchor, let before, anchor > found[0].row else { continue }
      let shift = geometry.span(of: anchor).top - before
      guard shift != 0 else { continue }
      contentSize.height = max(contentSize.height, geometry.height)
      contentOffset.y += shift
    }
    return made
  }

  /// How often new heights may bring new rows into sight in one layout pass.
  private static let measuringLimit = 50

  private func place(_ rows: [TableGeometry.Row], _ new: Set<TableGeometry.Row>) {
    let geometry = geometry
    for row in rows {
      guard let cell = shown[row] else { continue }
      if new.contains(row) {
        bringIn(cell, row, at: frame(of: row, in: geometry))
      } else if !cell.isCarried {
        move(cell, to: frame(of: row, in: geometry))
        dress(cell, row)
      }
    }
  }

  /// Moves a cell, as far as a swipe has opened it or a carried row makes it step aside.
  func move(_ cell: UITableViewCell, to frame: CGRect) {
    let frame = frame.offsetBy(dx: cell.swipeOffset, dy: cell.place.map(stepAside) ?? 0)
    if cell.frame != frame { cell.frame = frame }
  }

  /// Adds a new cell without an animation, and tells the delegate first, which may begin one.
  func bringIn(_ cell: UITableViewCell, _ row: TableGeometry.Row, at frame: CGRect) {
    withoutAnimation {
      cell.frame = frame
      dress(cell, row)
    }
    layer.runtime.outsideOfAnimation {
      delegate?.tableView(self, willDisplay: cell, forRowAt: row.path)
    }
    withoutAnimation { insertSubview(cell, at: backgroundView == nil ? 0 : 1) }
  }

  /// Gives a cell the looks that depend on its place in the table.
  func dress(_ cell: UITableViewCell, _ row: TableGeometry.Row) {
    let count = geometry.sections[row.section].heights.count
    cell.dress(
      CellDress(
        style: style, isFirst: row.row == 0, isLast: row.row == count - 1,
        separator: separatorStyle == .none ? nil : separatorColor, separatorInset: separatorInset,
        followsImage: !hasOwnSeparatorInset))
  }

  func restyleCells() {
    if !shown.cells.isEmpty { setNeedsLayout() }
  }

  func makeCell(_ row: TableGeometry.Row) -> UITableViewCell {
    if let cell = standIn(at: row.path) { return cell }
    guard
      let cell = dataSource?.tableView(self, cellForRowAt: places.dataPath(of: row.path))
    else {
      raise(
        .internalInconsistency,
        "UITableView (\(self)) failed to obtain a cell from its dataSource: it has none")
    }
    cell.table = self
    levelOfComingCell = cell.indentationLevel
    cell.indentationLevel =
      delegate?.tableView(self, indentationLevelForRowAt: row.path) ?? cell.indentationLevel
    cell.setSelected(selected.contains(row.path), animated: false)
    cell.setHighlighted(highlighted?.indexPath == row.path, animated: false)
    prepareForEditing(cell, row, animated: false)
    return cell
  }

  /// Returns the cell of a place that is kept for a row whose data come later.
  private func standIn(at path: IndexPath) -> UITableViewCell? {
    guard let standIn = places.keeper(at: path)?.standIn else { return nil }
    let cell = dequeueReusableCell(withIdentifier: standIn.reuseIdentifier, for: path)
    cell.table = self
    cell.setSelected(false, animated: false)
    cell.setHighlighted(false, animated: false)
    standIn.update(cell)
    return cell
  }

  private func dropRows(except wanted: Set<TableGeometry.Row>) {
    for row in shown.rows where !wanted.contains(row) {
      guard let cell = shown[row], !cell.isCarried else { continue }
      shown[row] = nil
      if editing.open?.row == row { closeOpenRow(animated: false) }
      putAway(cell, row.path)
    }
  }

  /// Removes a cell that shows nothing any more and keeps it to be used again.
  func putAway(_ cell: UITableViewCell, _ path: IndexPath) {
    cell.place = nil
    cell.removeFromSuperview()
    delegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
    reusables.put(cell)
  }

  // MARK: Headers, footers and ends

  /// Returns the headers and footers that are in sight now, in order.
  var barsInSight: [TableBarKey] {
    let geometry = geometry
    var found: [TableBarKey] = []
    for (index, section) in geometry.sections.enumerated() {
      if section.bottom <= bounds.minY { continue }
      if section.top >= bounds.maxY { break }
      for isFooter in [false, true] where (isFooter ? section.footer : section.header) > 0 {
        let key = TableBarKey(section: index, isFooter: isFooter)
        if frame(of: key, in: geometry).intersects(bounds) { found.append(key) }
      }
    }
    return found
  }

  func placeBars() {
    let wanted = barsInSight
    let geometry = geometry
    for key in wanted {
      if let bar = shown[key] {
        let frame = frame(of: key, in: geometry)
        if bar.frame != frame { bar.frame = frame }
      } else {
        bringIn(key, at: frame(of: key, in: geometry))
      }
    }
    let set = Set(wanted)
    for key in shown.barKeys where !set.contains(key) {
      guard let bar = shown[key] else { continue }
      shown[key] = nil
      putAway(bar, key)
    }
  }

  /// Makes a header or footer and adds it in front of the cells, without an animation.
  func bringIn(_ key: TableBarKey, at frame: CGRect) {
    guard let bar = makeBar(key) else { return }
    withoutAnimation {
      bar.frame = frame
      shown[key] = bar
      if key.isFooter {
        delegate?.tableView(self, willDisplayFooterView: bar, forSection: key.section)
      } else {
        delegate?.tableView(self, willDisplayHeaderView: bar, forSection: key.section)
      }
      addSubview(bar)
      if let sectionIndex { bringSubviewToFront(sectionIndex) }
    }
  }

  func putAway(_ bar: UIView, _ key: TableBarKey) {
    bar.removeFromSuperview()
    if key.isFooter {
      delegate?.tableView(self, didEndDisplayingFooterView: bar, forSection: key.section)
    } else {
      delegate?.tableView(self, didEndDisplayingHeaderView: bar, forSection: key.section)
    }
    reusables.put(bar)
  }

  func placeEnds() {
    let geometry = geometry
    if let view = tableHeaderView {
      let frame = CGRect(x: 0, y: 0, width: bounds.width, height: view.frame.height)
      if view.frame != frame { view.frame = frame }
      if geometry.header != frame.height { forgetGeometry() }
    }
    if let view = tableFooterView {
      let frame = CGRect(
        x: 0, y: geometry.sectionsBottom + geometry.margin, width: bounds.width,
        height: view.frame.height)
      if view.frame != frame { view.frame = frame }
      if geometry.footer != frame.height { forgetGeometry() }
    }
    if let backgroundView, backgroundView.frame != bounds { backgroundView.frame = bounds }
  }

  // MARK: Prefetching

  /// How many rows beyond the visible ones are announced.
  ///
  /// Unspecified by Apple: chosen.
  private static let prefetchCount = 10

  private func prefetch() {
    guard let prefetchDataSource else { return }
    let rows = rowsInSight
    guard let first = rows.first, let last = rows.last else { return }
    let goesUp = bounds.minY < lastSightTop
    lastSightTop = bounds.minY
    var next = goesUp ? first : last
    var coming: [TableGeometry.Row] = []
    while coming.count < Self.prefetchCount, let row = neighbour(of: next, above: goesUp) {
      coming.append(row)
      next = row
    }
    let cancelled = prefetched.filter { !coming.contains($0) && !rows.contains($0) }
    let new = coming.filter { !prefetched.contains($0) }
    prefetched = coming
    if !cancelled.isEmpty {
      prefetchDataSource.tableView(self, cancelPrefetchingForRowsAt: cancelled.map(\.path))
    }
    if !new.isEmpty { prefetchDataSource.tableView(self, prefetchRowsAt: new.map(\.path)) }
  }

  private func neighbour(of row: TableGeometry.Row, above: Bool) -> TableGeometry.Row? {
    let sections = geometry.sections
    var place = row
    place.row += above ? -1 : 1
    while sections.indices.contains(place.section) {
      if sections[place.section].heights.indices.contains(place.row) { return place }
      place.section += above ? -1 : 1
      guard sections.indices.contains(place.section) else { return nil }
      place.row = above ? sections[place.section].heights.count - 1 : 0
    }
    return nil
  }
}
