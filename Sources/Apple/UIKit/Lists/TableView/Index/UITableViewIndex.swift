/// The titles beside a table that lead to its sections.
@MainActor
final class UITableViewIndex: UIControl, KnownByName {
  /// The titles, from top to bottom.
  var titles: [String] = [] {
    didSet { if titles != oldValue { makeLabels() } }
  }

  /// Called when a finger comes to a title.
  var onTitle: (Int) -> Void = { _ in }

  private var labels: [UILabel] = []
  private var last: Int?

  /// The height of a title.
  ///
  /// *Units*: points.
  private static let lineHeight: CGFloat = 14

  override func tintColorDidChange() {
    super.tintColorDidChange()
    for label in labels { label.textColor = tintColor }
  }

  private func makeLabels() {
    for label in labels { label.removeFromSuperview() }
    labels = titles.map { title in
      let label = UILabel()
      label.text = title == UITableView.indexSearch ? "⌕" : title
      label.font = .systemFont(ofSize: 11, weight: .semibold)
      label.textColor = tintColor
      label.textAlignment = .center
      addSubview(label)
      return label
    }
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let top = firstTop
    for (index, label) in labels.enumerated() {
      label.frame = CGRect(
        x: 0, y: top + CGFloat(index) * Self.lineHeight, width: bounds.width,
        height: Self.lineHeight)
    }
  }

  private var firstTop: CGFloat {
    (bounds.height - CGFloat(titles.count) * Self.lineHeight) / 2
  }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    last = nil
    follow(touch)
    return true
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    follow(touch)
    return true
  }

  private func follow(_ touch: UITouch) {
    guard !titles.isEmpty else { return }
    let place = (touch.location(in: self).y - firstTop) / Self.lineHeight
    let index = min(max(0, Int(saturating: place.rounded(.down))), titles.count - 1)
    guard index != last else { return }
    last = index
    onTitle(index)
  }
}

extension UITableView {
  /// Shows the index beside the table where the data source has one.
  func layOutIndex() {
    if !editing.hasIndex {
      editing.hasIndex = true
      let titles = dataSource?.sectionIndexTitles(for: self) ?? []
      if titles.isEmpty {
        sectionIndex?.removeFromSuperview()
        sectionIndex = nil
      } else {
        let view = sectionIndex ?? UITableViewIndex(frame: .zero)
        view.titles = titles
        view.onTitle = { [weak self] index in self?.scroll(toTitle: index) }
        sectionIndex = view
      }
    }
    guard let view = sectionIndex else { return }
    let rows = geometry.sections.reduce(0) { $0 + $1.heights.count }
    view.isHidden = rows < sectionIndexMinimumDisplayRowCount
    view.tintColor = sectionIndexColor
    view.backgroundColor =
      view.isTracking
      ? sectionIndexTrackingBackgroundColor ?? sectionIndexBackgroundColor
      : sectionIndexBackgroundColor
    if view.superview == nil { addSubview(view) }
    let inset = adjustedContentInset
    let frame = CGRect(
      x: bounds.maxX - TableMetrics.indexWidth, y: bounds.minY + inset.top,
      width: TableMetrics.indexWidth, height: bounds.height - inset.top - inset.bottom)
    if view.frame != frame { view.frame = frame }
  }

  private func scroll(toTitle index: Int) {
    guard let titles = sectionIndex?.titles, titles.indices.contains(index) else { return }
    if titles[index] == Self.indexSearch {
      setContentOffset(CGPoint(x: 0, y: -adjustedContentInset.top), animated: false)
      return
    }
    let section =
      dataSource?.tableView(self, sectionForSectionIndexTitle: titles[index], at: index) ?? index
    guard geometry.sections.indices.contains(section) else { return }
    scrollToRow(
      at: IndexPath(row: NSNotFound, section: section), at: .top, animated: false)
  }
}
