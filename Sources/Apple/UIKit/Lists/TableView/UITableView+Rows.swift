extension UITableView {
  // MARK: Scrolling

  func scroll(toTop top: CGFloat, _ animated: Bool) {
    let offset = CGPoint(x: contentOffset.x, y: top - adjustedContentInset.top)
    setContentOffset(nearestRest(to: offset), animated: animated)
    if !animated { layoutIfNeeded() }
  }

  func rowCountWords(_ section: Int) -> String {
    guard geometry.sections.indices.contains(section) else {
      return "\(geometry.sections.count) sections"
    }
    return "\(geometry.sections[section].heights.count) rows in section \(section)"
  }

  func checked(_ section: Int) -> TableGeometry.Section {
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
