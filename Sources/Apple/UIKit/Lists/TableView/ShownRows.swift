/// Names a header or footer of a table.
struct TableBarKey: Hashable, Comparable {
  let section: Int
  let isFooter: Bool

  static func < (one: TableBarKey, other: TableBarKey) -> Bool {
    (one.section, one.isFooter ? 1 : 0) < (other.section, other.isFooter ? 1 : 0)
  }
}

/// The cells, headers and footers that a table shows.
@MainActor
struct ShownRows {
  /// The cells by their rows.
  private(set) var cells: [TableGeometry.Row: UITableViewCell] = [:]
  private(set) var bars: [TableBarKey: UIView] = [:]

  /// The rows that have cells, in order.
  var rows: [TableGeometry.Row] { cells.keys.sorted() }
  /// The headers and footers that are shown, in order.
  var barKeys: [TableBarKey] { bars.keys.sorted() }

  subscript(row: TableGeometry.Row) -> UITableViewCell? {
    get { cells[row] }
    set {
      cells[row] = newValue
      newValue?.place = row
    }
  }

  subscript(key: TableBarKey) -> UIView? {
    get { bars[key] }
    set { bars[key] = newValue }
  }

  /// Forgets everything.
  mutating func removeAll() {
    cells = [:]
    bars = [:]
  }
}

/// The registered classes of a table, and the views that wait to be used again.
@MainActor
struct TableReusables {
  private var cellMakers: [String: @MainActor () -> UITableViewCell?] = [:]
  private var barMakers: [String: @MainActor () -> UITableViewHeaderFooterView?] = [:]
  private var waitingCells: [String: [UITableViewCell]] = [:]
  private var waitingBars: [String: [UITableViewHeaderFooterView]] = [:]

  mutating func register(_ cellClass: AnyClass?, forCell identifier: String) {
    cellMakers[identifier] = cellClass.map {
      guard let type = $0 as? UITableViewCell.Type else {
        raise(.internalInconsistency, "\($0) must be a subclass of UITableViewCell")
      }
      return { type.init(reusableWith: identifier) }
    }
  }

  /// Registers what makes a cell of a nib or a prototype.
  mutating func register(
    forCell identifier: String, _ make: (@MainActor () -> UITableViewCell?)?
  ) { cellMakers[identifier] = make }

  /// Registers what makes a header or footer of a nib.
  mutating func register(
    forBar identifier: String, _ make: (@MainActor () -> UITableViewHeaderFooterView?)?
  ) { barMakers[identifier] = make }

  mutating func register(_ barClass: AnyClass?, forBar identifier: String) {
    barMakers[identifier] = barClass.map {
      guard let type = $0 as? UITableViewHeaderFooterView.Type else {
        raise(.internalInconsistency, "\($0) must be a subclass of UITableViewHeaderFooterView")
      }
      return { type.init(reusableWith: identifier) }
    }
  }

  /// Takes a waiting cell, or makes one of the registered class; `nil` where there is neither.
  mutating func takeCell(_ identifier: String) -> UITableViewCell? {
    if let cell = waitingCells[identifier]?.popLast() {
      cell.prepareForReuse()
      return cell
    }
    return cellMakers[identifier]?()
  }

  /// Takes a waiting header or footer, or makes one; `nil` where there is neither.
  mutating func takeBar(_ identifier: String) -> UITableViewHeaderFooterView? {
    if let bar = waitingBars[identifier]?.popLast() {
      bar.prepareForReuse()
      return bar
    }
    return barMakers[identifier]?()
  }

  /// Puts a cell without a row among those that wait; one without an identifier is dropped.
  mutating func put(_ cell: UITableViewCell) {
    guard let identifier = cell.reuseIdentifier else { return }
    waitingCells[identifier, default: []].append(cell)
  }

  /// Takes a cell back from those that wait.
  mutating func remove(_ cell: UITableViewCell, _ identifier: String) {
    waitingCells[identifier]?.removeAll { $0 === cell }
  }

  /// Puts a header or footer among those that wait; one without an identifier is dropped.
  mutating func put(_ view: UIView) {
    guard let bar = view as? UITableViewHeaderFooterView, let identifier = bar.reuseIdentifier
    else { return }
    waitingBars[identifier, default: []].append(bar)
  }
}
