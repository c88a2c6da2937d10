/// What a table knows of drags.
@MainActor
struct TableDragging {
  weak var dragDelegate: (any UITableViewDragDelegate)?
  weak var dropDelegate: (any UITableViewDropDelegate)?
  var isEnabled = true
  var dragging: ListDragging?
  /// The places that are kept for rows whose data come later.
  var places = KeptPlaces()
  /// Where rows make room for what would be dropped, and how much.
  var room: (row: TableGeometry.Row, height: CGFloat)?
}

extension UITableView {
  /// Gives the rows that can be dragged; held weakly.
  ///
  /// Source: Apple, UITableView.dragDelegate.
  public weak var dragDelegate: (any UITableViewDragDelegate)? {
    get { drags.dragDelegate }
    set {
      drags.dragDelegate = newValue
      updateDragging()
    }
  }

  /// Decides about drops; held weakly.
  ///
  /// Source: Apple, UITableView.dropDelegate.
  public weak var dropDelegate: (any UITableViewDropDelegate)? {
    get { drags.dropDelegate }
    set {
      drags.dropDelegate = newValue
      updateDragging()
    }
  }

  /// Whether rows of the table are dragged.
  public var hasActiveDrag: Bool { drags.dragging?.isDragging ?? false }

  /// Whether a drag is over the table.
  public var hasActiveDrop: Bool { drags.dragging?.isTarget ?? false }

  func updateDragging() {
    let dragging = drags.dragging ?? ListDragging(of: self)
    drags.dragging = dragging
    dragging.update(
      drags: dragDelegate != nil, drops: dropDelegate != nil, isEnabled: drags.isEnabled)
  }

  /// Moves all rows but the dragged one to where they stand now.
  private func rearrange() {
    UIView.animate(
      withDuration: TableMetrics.changeDuration, delay: 0, options: .allowUserInteraction
    ) { [self] in
      for row in shown.rows {
        guard let cell = shown[row], !cell.isCarried else { continue }
        move(cell, to: frame(of: row, in: geometry))
      }
    }
  }
}

extension UITableView: ListDragHost {
  func itemsToDrag(_ session: any UIDragSession, at path: IndexPath) -> [UIDragItem] {
    dragDelegate?.tableView(self, itemsForBeginning: session, at: path) ?? []
  }

  func cellToDrag(at path: IndexPath) -> UIView? { cellForRow(at: path) }

  func dragParameters(at path: IndexPath) -> UIDragPreviewParameters? {
    dragDelegate?.tableView(self, dragPreviewParametersForRowAt: path)
  }

  func unlight() {
    if let highlighted { fingersWereTaken([highlighted.touch]) }
  }

  func dragPath(at point: CGPoint) -> IndexPath? { indexPathForRow(at: point) }

  func dropPath(at point: CGPoint) -> IndexPath? {
    guard let last = geometry.sections.indices.last else { return nil }
    let isBelow = point.y >= geometry.sectionsBottom
    let section =
      isBelow
      ? last : geometry.sections.lastIndex { $0.top <= point.y } ?? 0
    return IndexPath(row: geometry.sections[section].heights.count, section: section)
  }

  func dragWillBegin(_ session: any UIDragSession) {
    dragDelegate?.tableView(self, dragSessionWillBegin: session)
  }

  func dragDidEnd(_ session: any UIDragSession) {
    dragDelegate?.tableView(self, dragSessionDidEnd: session)
  }

  func dragAllowsMove(_ session: any UIDragSession) -> Bool {
    dragDelegate?.tableView(self, dragSessionAllowsMoveOperation: session) ?? true
  }

  func carry(from source: IndexPath?) {
    guard let source else {
      guard let carried = editing.carried else { return }
      editing.carried = nil
      carried.cell.isCarried = false
      carried.cell.alpha = 1
      return
    }
    guard let row = TableGeometry.Row(source), let cell = shown[row] else { return }
    cell.isCarried = true
    cell.alpha = 0
    editing.carried = TableEditing.CarriedRow(cell: cell, source: row, target: row, grip: 0)
  }

  func makeRoom(at target: IndexPath?, for source: IndexPath?, height: CGFloat) {
    if var carried = editing.carried {
      let wanted = target.flatMap(TableGeometry.Row.init) ?? carried.source
      guard wanted != carried.target else { return }
      carried.target = wanted
      editing.carried = carried
    } else {
      let row = target.flatMap(TableGeometry.Row.init)
      guard row != drags.room?.row else { return }
      drags.room = row.map { ($0, height) }
    }
    rearrange()
  }

  var places: KeptPlaces { drags.places }

  func updatePlaces(_ change: (inout UpdateBatch) -> Void) { self.change { change(&$0.batch) } }

  var hasDropDelegate: Bool { dropDelegate != nil }

  func dropCanHandle(_ session: any UIDropSession) -> Bool {
    dropDelegate?.tableView(self, canHandle: session) ?? false
  }

  func dropDidEnter(_ session: any UIDropSession) {
    dropDelegate?.tableView(self, dropSessionDidEnter: session)
  }

  func dropDidExit(_ session: any UIDropSession) {
    dropDelegate?.tableView(self, dropSessionDidExit: session)
  }

  func dropDidEnd(_ session: any UIDropSession) {
    dropDelegate?.tableView(self, dropSessionDidEnd: session)
  }

  func dropProposal(
    _ session: any UIDropSession, at path: IndexPath?
  ) -> (proposal: UIDropProposal, makesRoom: Bool) {
    let proposal =
      dropDelegate?.tableView(
        self, dropSessionDidUpdate: session, withDestinationIndexPath: path)
      ?? UITableViewDropProposal(operation: .cancel)
    return (
      proposal,
      proposal.intent == .insertAtDestinationIndexPath || proposal.intent == .automatic
    )
  }

  func movesByDataSource(from source: IndexPath) -> Bool {
    dataSource?.tableView(self, canMoveRowAt: source) ?? false
  }

  func moveByDataSource(from source: IndexPath, to target: IndexPath) {
    performBatchUpdates { [self] in
      dataSource?.tableView(self, moveRowAt: source, to: target)
      moveRow(at: source, to: target)
    }
  }

  func performDrop(_ drop: ListDrop) {
    dropDelegate?.tableView(self, performDropWith: TableDropCoordinator(drop))
  }

  func rectOfDrop(at path: IndexPath) -> CGRect {
    guard let row = TableGeometry.Row(path), geometry.contains(row) else { return .zero }
    return rectForRow(at: path)
  }
}
