/// A table's data source that finds the changes between one snapshot and the next by itself.
///
/// Source: Apple, UITableViewDiffableDataSource.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
>: NSObject, UITableViewDataSource {
  /// Returns the filled cell of an item.
  public typealias CellProvider = (
    _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UITableViewCell?

  /// The snapshot of this data source's sections and rows.
  public typealias Snapshot = NSDiffableDataSourceSnapshot<
    SectionIdentifierType, ItemIdentifierType
  >

  /// How rows come and go.
  open var defaultRowAnimation = UITableView.RowAnimation.automatic

  private weak var tableView: UITableView?
  private let cellProvider: CellProvider
  private var current = Snapshot()

  /// Makes a data source and gives it to a table, which holds it weakly.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    self.tableView = tableView
    self.cellProvider = cellProvider
    super.init()
    tableView.dataSource = self
  }

  /// Returns what the table shows.
  open func snapshot() -> Snapshot { current }

  /// Shows another snapshot, with an animation from the one before unless told otherwise.
  open func apply(
    _ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    guard let tableView, animatingDifferences, tableView.window != nil else {
      applySnapshotUsingReloadData(snapshot, completion: completion)
      return
    }
    let change = SnapshotChange(from: current, to: snapshot, fillsAgain: true)
    tableView.performBatchUpdates { [self] in
      current = snapshot.settled
      tableView.apply(change, defaultRowAnimation)
    } completion: { _ in
      completion?()
    }
    if !change.reconfigured.isEmpty { tableView.reconfigureRows(at: change.reconfigured) }
  }

  /// Shows another snapshot at once.
  open func applySnapshotUsingReloadData(
    _ snapshot: Snapshot, completion: (() -> Void)? = nil
  ) {
    current = snapshot.settled
    tableView?.reloadData()
    completion?()
  }

  /// Returns the item at a place; `nil` where there is none.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    guard current.items.indices.contains(indexPath.section),
      current.items[indexPath.section].indices.contains(indexPath.row)
    else { return nil }
    return current.items[indexPath.section][indexPath.row]
  }

  /// Returns the place of an item; `nil` where it is not among those shown.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    for (section, list) in current.items.enumerated() {
      if let row = list.firstIndex(of: itemIdentifier) {
        return IndexPath(row: row, section: section)
      }
    }
    return nil
  }

  /// Returns the section at a place; `nil` where there is none.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    current.sections.indices.contains(index) ? current.sections[index] : nil
  }

  /// Returns the place of a section; `nil` where it is not among those shown.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    current.indexOfSection(sectionIdentifier)
  }

  // MARK: Data source

  /// Returns the number of sections of the snapshot that was applied last.
  open func numberOfSections(in tableView: UITableView) -> Int { current.numberOfSections }

  /// Returns the number of a section's rows in the snapshot that was applied last.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    current.items[section].count
  }

  /// Returns what the cell provider makes of an item; stops with Apple's sentence where that is
  /// `nil`.
  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let item = current.items[indexPath.section][indexPath.row]
    guard let cell = cellProvider(tableView, indexPath, item) else {
      raise(
        .internalInconsistency,
        "UITableViewDiffableDataSource cell provider returned nil for index path \(indexPath) with "
          + "item identifier '\(item)', which is not allowed")
    }
    return cell
  }

  /// Returns `nil` unless overridden: sections have no titles above them.
  open func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { nil }

  /// Returns `nil` unless overridden: sections have no titles below them.
  open func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? { nil }

  /// Returns false unless overridden.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    false
  }

  /// Returns false unless overridden.
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    false
  }

  /// Does nothing unless overridden; an override applies a snapshot without the row.
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}

  /// Does nothing unless overridden; an override applies a snapshot with the row in its new place.
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}

  /// Returns `nil` unless overridden: no index stands beside the table.
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }

  /// Returns the title's own place unless overridden: there are as many sections as titles.
  open func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { index }
}

extension UITableView {
  /// Makes the changes between two snapshots, within a batch.
  fileprivate func apply(_ change: SnapshotChange, _ animation: RowAnimation) {
    let batch = change.batch
    deleteSections(IndexSet(batch.deletedSections), with: animation)
    insertSections(IndexSet(batch.insertedSections), with: animation)
    reloadSections(IndexSet(batch.reloadedSections), with: animation)
    for move in batch.movedSections { moveSection(move.from, toSection: move.to) }
    deleteRows(at: batch.deletedItems, with: animation)
    insertRows(at: batch.insertedItems, with: animation)
    reloadRows(at: batch.reloadedItems, with: animation)
    for move in batch.movedItems { moveRow(at: move.from, to: move.to) }
  }
}
