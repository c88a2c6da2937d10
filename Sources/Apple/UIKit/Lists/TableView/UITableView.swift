/// Shows rows in sections, each by a cell; only the visible rows have cells.
///
/// *Space*: index paths have two numbers, section and row.
///
/// Source: Apple, UITableView; the measures: docs/measurements.md, “Tables”.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
  /// How sections are set off from one another.
  public let style: Style

  /// Told of selections, asked for heights and headers; held weakly.
  open weak var delegate: (any UITableViewDelegate)? {
    get { scrollDelegate as? any UITableViewDelegate }
    set {
      scrollDelegate = newValue
      forgetGeometry()
      addMenus()
    }
  }

  // MARK: Settings

  /// Says how many rows there are and makes their cells; held weakly.
  open weak var dataSource: (any UITableViewDataSource)? {
    didSet { if dataSource !== oldValue { reloadData() } }
  }

  /// Told which rows will be seen soon; held weakly.
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?

  /// The height of rows, unless the delegate says otherwise.
  ///
  /// *Units*: points.
  open var rowHeight = automaticDimension {
    didSet { if rowHeight != oldValue { forgetGeometry() } }
  }

  /// The height that rows without a final height have until they are seen.
  ///
  /// *Units*: points.
  open var estimatedRowHeight = automaticDimension {
    didSet { if estimatedRowHeight != oldValue { forgetGeometry() } }
  }

  /// The height of headers, unless the delegate says otherwise.
  ///
  /// *Units*: points.
  open var sectionHeaderHeight = automaticDimension {
    didSet { if sectionHeaderHeight != oldValue { forgetGeometry() } }
  }

  /// The height of footers, unless the delegate says otherwise.
  ///
  /// *Units*: points.
  open var sectionFooterHeight = automaticDimension {
    didSet { if sectionFooterHeight != oldValue { forgetGeometry() } }
  }

  /// The height that is used for headers whose own height cannot be found.
  ///
  /// *Units*: points.
  open var estimatedSectionHeaderHeight = automaticDimension {
    didSet { forgetGeometry() }
  }

  /// The height that is used for footers whose own height cannot be found.
  ///
  /// *Units*: points.
  open var estimatedSectionFooterHeight = automaticDimension {
    didSet { forgetGeometry() }
  }

  /// The space above each header; automatic is 22 points in plain tables and none in others.
  ///
  /// *Units*: points.
  open var sectionHeaderTopPadding = automaticDimension {
    didSet { if sectionHeaderTopPadding != oldValue { forgetGeometry() } }
  }

  /// Whether lines stand between rows.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine {
    didSet { restyleCells() }
  }

  /// The colour of the lines; setting it to `nil` brings back `UIColor.separator`.
  open var separatorColor: UIColor? = .separator {
    didSet {
      if separatorColor == nil { separatorColor = .separator }
      restyleCells()
    }
  }

  /// The distance of the lines from both sides; only left and right count.
  ///
  /// *Units*: points.
  open var separatorInset = UIEdgeInsets.zero {
    didSet {
      hasOwnSeparatorInset = true
      restyleCells()
    }
  }

  /// Whether the author has set the inset, which then is not moved beside images.
  private(set) var hasOwnSeparatorInset = false

  /// A view behind all rows, as large as the table.
  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      guard let backgroundView else { return }
      backgroundView.frame = bounds
      insertSubview(backgroundView, at: 0)
    }
  }

  /// A view above all sections, as wide as the table; its height is its own.
  open var tableHeaderView: UIView? {
    didSet { replaceEnd(oldValue, by: tableHeaderView) }
  }

  /// A view below all sections, as wide as the table; its height is its own.
  open var tableFooterView: UIView? {
    didSet { replaceEnd(oldValue, by: tableFooterView) }
  }

  /// Whether taps select rows.
  open var allowsSelection = true

  /// Whether the focus of a keyboard comes back to its row; recorded only.
  open var remembersLastFocusedIndexPath = false

  /// Whether margins grow on wide screens; recorded only.
  open var cellLayoutMarginsFollowReadableWidth = false
  /// Whether taps select rows while the table is edited.
  open var allowsSelectionDuringEditing = false
  /// Whether several rows can be selected; a tap on a selected one then deselects it.
  open var allowsMultipleSelection = false
  /// Whether several rows can be selected while the table is edited.
  open var allowsMultipleSelectionDuringEditing = false

  /// The fewest rows with which the section index is shown.
  open var sectionIndexMinimumDisplayRowCount = 0 {
    didSet { setNeedsLayout() }
  }

  /// The colour of the section index; `nil` for the tint.
  open var sectionIndexColor: UIColor? {
    didSet { setNeedsLayout() }
  }

  /// The background of the section index; `nil` for none.
  open var sectionIndexBackgroundColor: UIColor? {
    didSet { setNeedsLayout() }
  }

  /// The background of the section index while a finger is on it; `nil` for no change.
  open var sectionIndexTrackingBackgroundColor: UIColor?

  // MARK: State

  /// The registered classes, and the views that wait to be used again.
  var reusables = TableReusables()
  /// The sections of a table whose cells stand in a storyboard; `nil` for all others.
  var fixedSections: [InterfaceSection]?
  /// Where everything stands; `nil` until asked for.
  var knownGeometry: TableGeometry?
  /// Headers and footers that were made to find their heights.
  var madeBars: [TableBarKey: UIView] = [:]
  /// The cells, headers and footers that are shown.
  var shown = ShownRows()
  /// The selected rows, in the order in which they were selected.
  var selected: [IndexPath] = []
  /// How far the cell is indented of which the delegate is asked.
  var levelOfComingCell = 0
  /// The row that a finger is about to select, and that finger.
  var highlighted: (indexPath: IndexPath, touch: UITouch)?
  /// The changes asked for so far; `nil` outside of a batch of updates.
  var changes: TableChanges?
  /// Whether the table is edited, and which row is open or carried.
  var editing = TableEditing()
  /// The menus of rows; `nil` before there is a delegate.
  var menus: ListMenus?
  /// The delegates and the state of drag and drop.
  var drags = TableDragging()
  /// The titles beside the table, and the rows told to the prefetching data source.
  var sectionIndex: UITableViewIndex?
  var prefetched: [TableGeometry.Row] = []
  /// The upper edge of what was seen when rows were prefetched last.
  var lastSightTop: CGFloat = 0

  // MARK: Making

  /// Makes a table with a frame, of the plain style.
  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  /// Makes a table with a frame and a style.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    begin()
  }

  /// Makes a table as a storyboard or a xib has it; a plain one of no size for any other coder.
  public required init?(coder: NSCoder) {
    style = coder.interface(.tableStyle) ?? .plain
    super.init(coder: coder)
    begin()
    fill(from: coder, in: UITableView.self)
  }

  private func begin() {
    isContentConstrained = false
    alwaysBounceVertical = true
    setBackground(style == .plain ? .systemBackground : .systemGroupedBackground)
    separatorInset = UIEdgeInsets(top: 0, left: TableMetrics.margin, bottom: 0, right: 0)
    hasOwnSeparatorInset = false
    beginEditingGestures()
  }

  // MARK: Layout and touches

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutRows()
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    fingersCame(touches)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    fingersMoved(touches)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    fingersLifted(touches)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    fingersWereTaken(touches)
  }

  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    if gestureRecognizer === editing.swipe { return mayBeginSwipe }
    if let menus, gestureRecognizer === menus.interaction.press { return menus.mayBegin(in: self) }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  /// Lets heights be found again when the width has changed.
  package func boundsDidChange(from old: CGRect) {
    if bounds.width != old.width { forgetGeometry() }
  }

  /// Drops all cells, counts and selections, and asks for everything again in the next layout pass.
  open func reloadData() { reload() }

  // MARK: Editing

  /// Whether the table is edited.
  open var isEditing: Bool {
    get { editing.isOn }
    set { setEditing(newValue, animated: false) }
  }

  /// Begins or ends editing: rows show their controls for deletion, insertion and moving.
  open func setEditing(_ editing: Bool, animated: Bool) { edit(editing, animated) }

  private func replaceEnd(_ old: UIView?, by new: UIView?) {
    if old !== new { old?.removeFromSuperview() }
    if let new { addSubview(new) }
    forgetGeometry()
  }

  /// Registers the class of the cells with an identifier; `nil` removes the registration.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    reusables.register(cellClass, forCell: identifier)
  }

  // MARK: Cells

  /// Returns a cell that is not shown any more, or a new one of the registered class.
  ///
  /// - Returns: `nil` where no cell waits and no class is registered.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    guard let cell = withoutAnimation({ reusables.takeCell(identifier) }) else { return nil }
    cell.settle()
    return cell
  }

  /// Returns a cell that is not shown any more, or a new one of the registered class.
  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    guard let cell = dequeueReusableCell(withIdentifier: identifier) else {
      raise(
        .internalInconsistency,
        "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class "
          + "for the identifier or connect a prototype cell in a storyboard")
    }
    if let row = TableGeometry.Row(indexPath), let geometry = knownGeometry, geometry.contains(row)
    {
      withoutAnimation { cell.frame = frame(of: row, in: geometry) }
    }
    return cell
  }

  /// Returns the cell of a row, if it is visible.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    TableGeometry.Row(indexPath).flatMap { shown[$0] }
  }

  /// Scrolls until a row stands at a position; for none only until it is visible.
  open func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) { scroll(to: indexPath, scrollPosition, animated) }

  // MARK: Changes

  /// Inserts rows; the index paths are those after the update.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { changes in
      changes.batch.insertedItems += indexPaths
      for row in indexPaths.compactMap(TableGeometry.Row.init) { changes.coming[row] = animation }
    }
  }

  /// Deletes rows; the index paths are those before the update.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { changes in
      changes.batch.deletedItems += indexPaths
      for row in indexPaths.compactMap(TableGeometry.Row.init) { changes.leaving[row] = animation }
    }
  }

  /// Makes the cells of rows again; the new ones take the place of the old.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { changes in
      changes.batch.reloadedItems += indexPaths
      for row in indexPaths.compactMap(TableGeometry.Row.init) { changes.leaving[row] = animation }
    }
  }

  /// Makes everything in some sections again; their numbers of rows may have changed.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { changes in
      changes.batch.reloadedSections += Array(sections)
      for section in sections { changes.leavingSections[section] = animation }
    }
  }

  /// Begins to collect changes, which `endUpdates` animates together.
  open func beginUpdates() { beginChanges() }

  /// Animates the changes since `beginUpdates`; without any it finds the heights anew.
  open func endUpdates() {
    guard changes != nil else { return }
    changes?.batch.depth -= 1
    if changes?.batch.depth == 0 { endChanges() }
  }

  /// Animates all changes that a block makes together.
  ///
  /// Deleted rows are named by their places before the update, inserted ones by those after it.
  ///
  /// - Parameters:
  ///   - updates: makes the changes.
  ///   - completion: called at the end of the animation.
  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    beginChanges()
    if let completion { changes?.batch.completions.append(completion) }
    updates?()
    endUpdates()
  }

  /// Selects a row, and deselects all others unless several can be selected.
  ///
  /// `nil` deselects all rows. The delegate is not told.
  open func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) { select(indexPath, animated, scrollPosition) }

  /// Deselects a row, without telling the delegate.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    selected.removeAll { $0 == indexPath }
    show(selectionOf: indexPath, animated)
  }

  /// Whether a finger that rests on a row lifts it.
  ///
  /// Source: Apple, UITableView.dragInteractionEnabled.
  open var dragInteractionEnabled: Bool {
    get { drags.isEnabled }
    set {
      drags.isEnabled = newValue
      updateDragging()
    }
  }

  /// Asks the data source for the titles of the index again.
  open func reloadSectionIndexTitles() {
    editing.hasIndex = false
    setNeedsLayout()
  }

  /// Animates all changes that a block makes together; the block may speak of the members of a class
  /// without `self`, for it does not outlive the call.
  open func performBatchUpdates(
    _ updates: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    withoutActuallyEscaping(updates) { updates in
      performBatchUpdates(Optional(updates), completion: completion)
    }
  }

  /// Whether rows are asked for before they come into sight; recorded only, for a prefetching data source decides.
  open var isPrefetchingEnabled: Bool {
    get { recorded("isPrefetchingEnabled", true) }
    set { record("isPrefetchingEnabled", newValue) }
  }

  /// The effect of the lines between rows; recorded only.
  open var separatorEffect: UIVisualEffect? {
    get { recorded("separatorEffect", nil as UIVisualEffect?) }
    set { record("separatorEffect", newValue) }
  }

  /// Whether rows keep off the safe area; recorded only, for a phone that stands has none at its sides.
  open var insetsContentViewsToSafeArea: Bool {
    get { recorded("insetsContentViewsToSafeArea", true) }
    set { record("insetsContentViewsToSafeArea", newValue) }
  }

  /// Whether what is dragged opens a row that it rests on; recorded only.
  open var isSpringLoaded: Bool {
    get { recorded("isSpringLoaded", false) }
    set { record("isSpringLoaded", newValue) }
  }

  /// Registers the class of the headers and footers with an identifier; `nil` removes it.
  open func register(
    _ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String
  ) {
    reusables.register(aClass, forBar: identifier)
  }

  /// Registers the nib of the cells with an identifier; `nil` removes the registration.
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    reusables.register(
      forCell: identifier,
      nib.map { nib in
        { @MainActor in
          let cell = nib.make(UITableViewCell.self, for: identifier)
          if let own = cell.reuseIdentifier, own != identifier {
            raise(
              .internalInconsistency,
              "cell reuse indentifier in nib (\(own)) does not match the identifier used to "
                + "register the nib (\(identifier))")
          }
          cell.reuseIdentifier = identifier
          return cell
        }
      })
  }

  /// Registers the nib of the headers and footers with an identifier; `nil` removes it.
  open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    reusables.register(
      forBar: identifier,
      nib.map { nib in
        { @MainActor in
          let bar = nib.make(UITableViewHeaderFooterView.self, for: identifier)
          bar.reuseIdentifier = identifier
          return bar
        }
      })
  }

  /// Returns a header or footer that is not shown any more, or a new one of the registered class.
  ///
  /// - Returns: `nil` where none waits and no class is registered.
  open func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? {
    withoutAnimation { reusables.takeBar(identifier) }
  }

  /// The number of sections that the data source gave last.
  open var numberOfSections: Int { geometry.sections.count }

  /// Returns the number of rows that the data source gave last for a section.
  open func numberOfRows(inSection section: Int) -> Int {
    checked(section).heights.count
  }

  /// Returns the rectangle of a section with its header and footer.
  ///
  /// *Space*: the content's.
  open func rect(forSection section: Int) -> CGRect {
    let part = checked(section)
    return CGRect(x: 0, y: part.top, width: bounds.width, height: part.bottom - part.top)
  }

  /// Returns the rectangle of a header, where it does not float.
  ///
  /// *Space*: the content's.
  open func rectForHeader(inSection section: Int) -> CGRect {
    _ = checked(section)
    return frame(of: TableBarKey(section: section, isFooter: false), in: geometry, floats: false)
  }

  /// Returns the rectangle of a footer, where it does not float.
  ///
  /// *Space*: the content's.
  open func rectForFooter(inSection section: Int) -> CGRect {
    _ = checked(section)
    return frame(of: TableBarKey(section: section, isFooter: true), in: geometry, floats: false)
  }

  /// Returns the rectangle of a row; zero for one that does not exist.
  ///
  /// *Space*: the content's.
  open func rectForRow(at indexPath: IndexPath) -> CGRect {
    guard let row = TableGeometry.Row(indexPath), geometry.contains(row) else { return .zero }
    return frame(of: row, in: geometry)
  }

  /// Returns the row at a point of the content.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? {
    guard point.x >= 0, point.x < bounds.width else { return nil }
    return geometry.rows(from: point.y, to: point.y.nextUp).first {
      let (top, bottom) = geometry.span(of: $0)
      return point.y >= top && point.y < bottom
    }?.path
  }

  /// Returns the row that a cell shows.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? {
    guard let place = cell.place, shown[place] === cell else { return nil }
    return place.path
  }

  /// Returns the rows that a rectangle of the content touches.
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    geometry.rows(from: rect.minY, to: rect.maxY).map(\.path)
  }

  /// The visible cells, in the order of their rows.
  open var visibleCells: [UITableViewCell] {
    layoutIfNeeded()
    return shown.rows.compactMap { shown[$0] }
  }

  /// The visible rows, in order.
  open var indexPathsForVisibleRows: [IndexPath]? {
    layoutIfNeeded()
    return shown.rows.map(\.path)
  }

  /// Returns the header of a section, if it is visible and no view of another class.
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    shown[TableBarKey(section: section, isFooter: false)] as? UITableViewHeaderFooterView
  }

  /// Returns the footer of a section, if it is visible and no view of another class.
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    shown[TableBarKey(section: section, isFooter: true)] as? UITableViewHeaderFooterView
  }

  /// Scrolls until the selected row that is nearest to a position stands there.
  open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    guard let first = selected.min() else { return }
    scrollToRow(at: first, at: scrollPosition, animated: animated)
  }

  /// The row that was selected first; `nil` for none.
  open var indexPathForSelectedRow: IndexPath? { selected.first }

  /// The selected rows, in the order in which they were selected; `nil` for none.
  open var indexPathsForSelectedRows: [IndexPath]? { selected.isEmpty ? nil : selected }

  /// Moves a row from its place before the update to one after it.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.batch.movedItems.append(UpdateBatch.Move(from: indexPath, to: newIndexPath)) }
  }

  /// Inserts sections; the numbers are those after the update.
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { changes in
      changes.batch.insertedSections += Array(sections)
      for section in sections { changes.comingSections[section] = animation }
    }
  }

  /// Deletes sections; the numbers are those before the update.
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { changes in
      changes.batch.deletedSections += Array(sections)
      for section in sections { changes.leavingSections[section] = animation }
    }
  }

  /// Moves a section from its place before the update to one after it.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    change { $0.batch.movedSections.append(UpdateBatch.Move(from: section, to: newSection)) }
  }

  /// Fills the cells of visible rows anew without replacing them.
  open func reconfigureRows(at indexPaths: [IndexPath]) {
    for row in indexPaths.compactMap(TableGeometry.Row.init) {
      guard let old = shown[row], let identifier = old.reuseIdentifier else { continue }
      old.settle()
      reusables.put(old)
      let cell = withoutAnimation { makeCell(row) }
      guard cell !== old else { continue }
      reusables.remove(old, identifier)
      shown[row] = cell
      bringIn(cell, row, at: old.frame)
      putAway(old, row.path)
    }
    forgetGeometry()
  }
}

extension UITableView: ScrollRules {}
