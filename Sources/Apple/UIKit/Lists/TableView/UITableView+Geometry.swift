extension UITableView {
  /// Where everything stands, found out where it is not known.
  var geometry: TableGeometry {
    if let knownGeometry { return knownGeometry }
    let geometry = makeGeometry()
    knownGeometry = geometry
    return geometry
  }

  /// Asks for all counts and heights again in the next layout pass.
  func forgetGeometry() {
    guard changes == nil else { return }
    knownGeometry = nil
    setNeedsLayout()
  }

  /// Finds out all counts and heights.
  ///
  /// - Parameter known: returns the final height of a row that was found before.
  /// - Returns: where everything stands.
  func makeGeometry(
    known: (TableGeometry.Row) -> CGFloat? = { _ in nil }
  ) -> TableGeometry {
    let count = dataSource?.numberOfSections(in: self) ?? 0
    var sections: [TableGeometry.Section] = []
    sections.reserveCapacity(count)
    for index in 0..<count {
      var section = TableGeometry.Section()
      section.header = barHeight(TableBarKey(section: index, isFooter: false))
      section.footer = barHeight(TableBarKey(section: index, isFooter: true))
      section.padding = section.header > 0 ? headerPadding : 0
      let rows =
        (dataSource?.tableView(self, numberOfRowsInSection: index) ?? 0) + places.count(in: index)
      section.heights.reserveCapacity(rows)
      section.isKnown.reserveCapacity(rows)
      for row in 0..<rows {
        let place = TableGeometry.Row(index, row)
        let (height, isKnown) = height(of: place, known)
        section.heights.append(height)
        section.isKnown.append(isKnown)
      }
      sections.append(section)
    }
    return TableGeometry(
      sections, header: tableHeaderView?.frame.height ?? 0,
      footer: tableFooterView?.frame.height ?? 0,
      margin: style == .plain || count == 0 ? 0 : TableMetrics.groupedGap)
  }

  private func height(
    of row: TableGeometry.Row, _ known: (TableGeometry.Row) -> CGFloat?
  ) -> (CGFloat, Bool) {
    let (path, standIn) = (places.dataPath(of: row.path), places.keeper(at: row.path)?.standIn)
    let height =
      (standIn as? UITableViewPlaceholder)?.rowHeight
      ?? delegate?.tableView(self, heightForRowAt: path) ?? rowHeight
    if height != Self.automaticDimension { return (max(0, height), true) }
    if let known = known(row) { return (known, true) }
    let asked = standIn == nil ? delegate : nil
    let estimate =
      asked?.tableView(self, estimatedHeightForRowAt: path) ?? estimatedRowHeight
    return (estimate > 0 ? estimate : TableMetrics.rowHeight, false)
  }

  private var headerPadding: CGFloat {
    if sectionHeaderTopPadding != Self.automaticDimension { return max(0, sectionHeaderTopPadding) }
    return style == .plain ? TableMetrics.plainHeaderPadding : 0
  }

  // MARK: Headers and footers

  private func barHeight(_ key: TableBarKey) -> CGFloat {
    let section = key.section
    let wanted =
      key.isFooter
      ? delegate?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight
      : delegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight
    if wanted != Self.automaticDimension { return max(0, wanted) }
    guard let view = makeBar(key) else { return emptyBarHeight(key) }
    madeBars[key] = view
    let width = barFrame(top: 0, height: 0).width
    if let bar = view as? UITableViewHeaderFooterView, !bar.isBuiltByConstraints {
      return max(titleHeight(key), bar.textHeight(width: width))
    }
    let fit = view.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
    if fit > 0 { return fit }
    let estimate =
      key.isFooter
      ? delegate?.tableView(self, estimatedHeightForFooterInSection: section)
        ?? estimatedSectionFooterHeight
      : delegate?.tableView(self, estimatedHeightForHeaderInSection: section)
        ?? estimatedSectionHeaderHeight
    return estimate > 0 ? estimate : titleHeight(key)
  }

  /// Returns the height of a section's end that has neither a view nor a title.
  private func emptyBarHeight(_ key: TableBarKey) -> CGFloat {
    guard style != .plain else { return 0 }
    if key.isFooter { return TableMetrics.groupedGap }
    return key.section == 0 && tableHeaderView == nil
      ? TableMetrics.firstGroupedGap : TableMetrics.groupedGap
  }

  /// Returns the height of a section's end with one line of text.
  private func titleHeight(_ key: TableBarKey) -> CGFloat {
    if style == .plain { return TableMetrics.plainHeaderHeight }
    if key.isFooter { return TableMetrics.plainHeaderHeight }
    return key.section == 0 && tableHeaderView == nil
      ? TableMetrics.firstGroupedHeaderHeight : TableMetrics.groupedHeaderHeight
  }

  /// Makes the view above or below a section; `nil` where there is neither a view nor a title.
  func makeBar(_ key: TableBarKey) -> UIView? {
    if let made = madeBars.removeValue(forKey: key) { return made }
    let section = key.section
    return withoutAnimation {
      let own =
        key.isFooter
        ? delegate?.tableView(self, viewForFooterInSection: section)
        : delegate?.tableView(self, viewForHeaderInSection: section)
      let title =
        key.isFooter
        ? dataSource?.tableView(self, titleForFooterInSection: section)
        : dataSource?.tableView(self, titleForHeaderInSection: section)
      if let own {
        (own as? UITableViewHeaderFooterView)?.prepare(for: style, isFooter: key.isFooter)
        return own
      }
      guard let title, !title.isEmpty else { return nil }
      let bar =
        dequeueReusableHeaderFooterView(withIdentifier: Self.titleIdentifier)
        ?? UITableViewHeaderFooterView(reuseIdentifier: Self.titleIdentifier)
      bar.prepare(for: style, isFooter: key.isFooter)
      bar.textLabel?.text =
        style == .grouped && !key.isFooter
          || style == .insetGrouped
            && !key.isFooter
        ? title.uppercased() : title
      return bar
    }
  }

  private static let titleIdentifier = "flipbook.title"

  // MARK: Frames

  /// The distance of cards from the sides; 0 where rows reach from side to side.
  var cardInset: CGFloat { style == .insetGrouped ? TableMetrics.margin : 0 }

  func frame(of row: TableGeometry.Row, in geometry: TableGeometry) -> CGRect {
    let (top, bottom) = geometry.span(of: row)
    return barFrame(top: top, height: bottom - top)
  }

  private func barFrame(top: CGFloat, height: CGFloat) -> CGRect {
    CGRect(x: cardInset, y: top, width: bounds.width - 2 * cardInset, height: height)
      .withEdgesOnPixels
  }

  /// Returns where a header or footer stands; in plain tables it stays in sight.
  func frame(of key: TableBarKey, in geometry: TableGeometry, floats: Bool = true) -> CGRect {
    let section = geometry.sections[key.section]
    if key.isFooter {
      var top = section.rowsBottom
      if floats, style == .plain {
        let sight = bounds.maxY - adjustedContentInset.bottom - section.footer
        top = max(min(top, sight), section.rowsTop)
      }
      return barFrame(top: top, height: section.footer)
    }
    var top = section.top + section.padding
    if floats, style == .plain {
      let sight = bounds.minY + adjustedContentInset.top - barCollapse
      top = min(max(top, sight), max(top, section.rowsBottom - section.header))
    }
    return barFrame(top: top, height: section.header)
  }
}

@MainActor
extension CGRect {
  /// The rectangle with its upper and lower edge on pixels, so that rows leave no seams between them.
  var withEdgesOnPixels: CGRect {
    let top = minY.roundedToPixel
    return CGRect(x: minX, y: top, width: width, height: maxY.roundedToPixel - top)
  }
}
