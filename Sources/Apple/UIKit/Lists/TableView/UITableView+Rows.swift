extension UITableView {
  /// The number of sections that the data source gave last.
  public var numberOfSections: Int { geometry.sections.count }

  /// Returns the number of rows that the data source gave last for a section.
  public func numberOfRows(inSection section: Int) -> Int {
    checked(section).heights.count
  }

  /// Returns the rectangle of a section with its header and footer.
  ///
  /// *Space*: the content's.
  public func rect(forSection section: Int) -> CGRect {
    let part = checked(section)
    return CGRect(x: 0, y: part.top, width: bounds.width, height: part.bottom - part.top)
  }

  /// Returns the rectangle of a header, where it does not float.
  ///
  /// *Space*: the content's.
  public func rectForHeader(inSection section: Int) -> CGRect {
    _ = checked(section)
    return frame(of: TableBarKey(section: section, isFooter: false), in: geometry, floats: false)
  }

  /// Returns the rectangle of a footer, where it does not float.
  ///
  /// *Space*: the content's.
  public func rectForFooter(inSection section: Int) -> CGRect {
    _ = checked(section)
    return frame(of: TableBarKey(section: section, isFooter: true), in: geometry, floats: false)
  }

  /// Returns the rectangle of a row; zero for one that does not exist.
  ///
  /// *Space*: the content's.
  public func rectForRow(at indexPath: IndexPath) -> CGRect {
    guard let row = TableGeometry.Row(indexPath), geometry.contains(row) else { return .zero }
    return frame(of: row, in: geometry)
  }

  /// Returns the row at a point of the content.
  public func indexPathForRow(at point: CGPoint) -> IndexPath? {
    guard point.x >= 0, point.x < bounds.width else { return nil }
    return geometry.rows(from: point.y, to: point.y.nextUp).first {
      let (top, bottom) = geometry.span(of: $0)
      return point.y >= top && point.y < bottom
    }?.path
  }

  /// Returns the row that a cell shows.
  public func indexPath(for cell: UITableViewCell) -> IndexPath? {
    guard let place = cell.place, shown[place] === cell else { return nil }
    return place.path
  }

  /// Returns the rows that a rectangle of the content touches.
  public func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    geometry.rows(from: rect.minY, to: rect.maxY).map(\.path)
  }

  /// The visible cells, in the order of their rows.
  public var visibleCells: [UITableViewCell] {
    layoutIfNeeded()
    return shown.rows.compactMap { shown[$0] }
  }

  /// The visible rows, in order.
  public var indexPathsForVisibleRows: [IndexPath]? {
    layoutIfNeeded()
    return shown.rows.map(\.path)
  }

  /// Returns the header of a section, if it is visible and no view of another class.
  public func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    shown[TableBarKey(section: section, isFooter: false)] as? UITableViewHeaderFooterView
  }

  /// Returns the footer of a section, if it is visible and no view of another class.
  public func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    shown[TableBarKey(section: section, isFooter: true)] as? UITableViewHeaderFooterView
  }

  // MARK: Scrolling

  func scroll(toTop top: CGFloat, _ animated: Bool) {
    let offset = CGPoint(x: contentOffset.x, y: top - adjustedContentInset.top)
    setContentOffset(nearestRest(to: offset), animated: animated)
    if !animated { layoutIfNeeded() }
  }

  /// Scrolls until the selected row that is nearest to a position stands there.
  public func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    guard let first = selected.min() else { return }
    scrollToRow(at: first, at: scrollPosition, animated: animated)
  }

  func rowCountWords(_ section: Int) -> String {
    guard geometry.sections.indices.contains(section) else {
      return "\(geometry.sections.count) sections"
    }
    return "\(geometry.sections[section].heights.count) rows in section \(section)"
  }

  private func checked(_ section: Int) -> TableGeometry.Section {
    guard geometry.sections.indices.contains(section) else {
      raise(
        .internalInconsistency,
        "request for section \(section) when there are only \(geometry.sections.count) sections in "
          + "the table view")
    }
    return geometry.sections[section]
  }

  /// Scrolls until a row stands at a position.
  func scroll(to indexPath: IndexPath, _ scrollPosition: ScrollPosition, _ animated: Bool) {
    layoutIfNeeded()
    guard let row = TableGeometry.Row(indexPath) else { return }
    if indexPath.row == NSNotFound, geometry.sections.indices.contains(row.section) {
      let top = rectForHeader(inSection: row.section).minY
      return scroll(toTop: top, animated)
    }
    guard geometry.contains(row) else {
      raise(
        .range,
        "Attempted to scroll the table view to an out-of-bounds row (\(indexPath.row)) when there "
          + "are only \(rowCountWords(row.section)).")
    }
    let rect = frame(of: row, in: geometry)
    let inset = adjustedContentInset
    let header = style == .plain ? geometry.sections[row.section].header : 0
    let footer = style == .plain ? geometry.sections[row.section].footer : 0
    let room = bounds.height - inset.top - inset.bottom
    switch scrollPosition {
    case .none:
      let shown = CGRect(
        x: rect.minX, y: rect.minY - header, width: rect.width,
        height: rect.height + header + footer)
      scrollRectToVisible(shown, animated: animated)
    case .top: scroll(toTop: rect.minY - header, animated)
    case .middle: scroll(toTop: rect.midY - room / 2, animated)
    case .bottom: scroll(toTop: rect.maxY + footer - room, animated)
    }
  }
}
