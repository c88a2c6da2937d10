import Geometry

/// A table or a collection view whose rows can be dragged, as their dragging sees it.
@MainActor
protocol ListDragHost: UIScrollView {
  /// Returns what is lifted at a place.
  func itemsToDrag(_ session: any UIDragSession, at path: IndexPath) -> [UIDragItem]
  /// Returns the cell at a place.
  func cellToDrag(at path: IndexPath) -> UIView?
  /// Takes the light off the row that a finger is about to select.
  func unlight()
  /// Returns how the preview of a cell looks.
  func dragParameters(at path: IndexPath) -> UIDragPreviewParameters?
  /// Returns the place at a point of the content; `nil` between places.
  func dragPath(at point: CGPoint) -> IndexPath?
  /// Returns the place after the last one above a point, for what is dropped below all rows.
  func dropPath(at point: CGPoint) -> IndexPath?
  func dragWillBegin(_ session: any UIDragSession)
  func dragDidEnd(_ session: any UIDragSession)
  func dragAllowsMove(_ session: any UIDragSession) -> Bool
  /// Makes a row that is dragged step out of its place, or puts it back.
  func carry(from source: IndexPath?)
  /// Makes room where a row would be dropped; `nil` for nowhere.
  func makeRoom(at target: IndexPath?, for source: IndexPath?, height: CGFloat)
  /// Whether drops are decided upon by a delegate.
  var hasDropDelegate: Bool { get }
  func dropCanHandle(_ session: any UIDropSession) -> Bool
  func dropDidEnter(_ session: any UIDropSession)
  func dropDidExit(_ session: any UIDropSession)
  func dropDidEnd(_ session: any UIDropSession)
  /// Returns what a drop at a place would do, and whether rows make room for it.
  func dropProposal(
    _ session: any UIDropSession, at path: IndexPath?
  ) -> (proposal: UIDropProposal, makesRoom: Bool)
  /// Whether the data source itself moves a row of this list, instead of the delegate.
  func movesByDataSource(from source: IndexPath) -> Bool
  /// Lets the data source move a row, and animates that.
  func moveByDataSource(from source: IndexPath, to target: IndexPath)
  /// Lets the delegate take the items.
  func performDrop(_ drop: ListDrop)
  /// The rectangle of a place, in the content's space.
  func rectOfDrop(at path: IndexPath) -> CGRect
  /// The places that are kept for items whose data come later.
  var places: KeptPlaces { get }
  /// Opens, fills or closes such places.
  func updatePlaces(_ change: (inout UpdateBatch) -> Void)
  func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)?)
}

/// A drop on a list.
@MainActor
struct ListDrop {
  let flight: DragFlight
  let destination: IndexPath?
  let source: IndexPath?
  let proposal: UIDropProposal
  weak var host: (any ListDragHost)?

  /// Where the dragged items come from, for those of this list.
  func sourcePath(of item: UIDragItem) -> IndexPath? {
    flight.items.first === item ? source : nil
  }
}

/// Lets fingers drag the rows of a list, and drop on it.
@MainActor
final class ListDragging: NSObject {
  private weak var host: (any ListDragHost)?
  private(set) lazy var drag = UIDragInteraction(delegate: self)
  private(set) lazy var drop = UIDropInteraction(delegate: self)
  /// The row that was lifted; `nil` for none.
  private var source: IndexPath?
  private var sourceHeight: CGFloat = 44
  /// Where the items would go now.
  private var target: IndexPath?
  private var proposal: UIDropProposal?
  /// Whether a drag of the list's own is under way.
  private(set) var isDragging = false
  /// Whether a drag is over the list.
  private(set) var isTarget = false

  init(of host: any ListDragHost) {
    self.host = host
    super.init()
  }

  /// Adds and removes what the list's delegates and settings ask for.
  func update(drags: Bool, drops: Bool, isEnabled: Bool) {
    guard let host else { return }
    drag.isEnabled = isEnabled
    for (wanted, interaction) in [(drags, drag as any UIInteraction), (drags || drops, drop)] {
      if wanted, interaction.view == nil { host.addInteraction(interaction) }
      if !wanted { host.removeInteraction(interaction) }
    }
  }

  private func room(at path: IndexPath?) {
    target = path
    host?.makeRoom(at: path, for: source, height: sourceHeight)
  }
}

extension ListDragging: UIDragInteractionDelegate {
  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem] {
    guard let host, !isDragging, let path = host.dragPath(at: session.location(in: host)),
      host.places.keeper(at: path) == nil
    else { return [] }
    source = path
    return host.itemsToDrag(session, at: host.places.dataPath(of: path))
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem,
    session: any UIDragSession
  ) -> UITargetedDragPreview? {
    guard let host, let source, let cell = host.cellToDrag(at: source) else { return nil }
    UIView.performWithoutAnimation { host.unlight() }
    sourceHeight = cell.bounds.height
    let parameters = host.dragParameters(at: source) ?? UIDragPreviewParameters()
    return UITargetedDragPreview(view: cell, parameters: parameters)
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession
  ) {
    isDragging = true
    host?.dragWillBegin(session)
    if let host, let source, !host.hasDropDelegate || host.movesByDataSource(from: source) {
      host.carry(from: source)
    }
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool { host?.dragAllowsMove(session) ?? true }

  func dragInteraction(
    _ interaction: UIDragInteraction, previewForCancelling item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? {
    guard let host, let source else { return defaultPreview }
    let rect = host.rectOfDrop(at: source)
    guard !rect.isEmpty else { return nil }
    return defaultPreview.retargetedPreview(
      with: UIDragPreviewTarget(
        container: host, center: CGPoint(x: rect.midX, y: rect.midY)))
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession,
    didEndWith operation: UIDropOperation
  ) {
    host?.carry(from: nil)
    host?.dragDidEnd(session)
    isDragging = false
    source = nil
  }
}

extension ListDragging: UIDropInteractionDelegate {
  func dropInteraction(
    _ interaction: UIDropInteraction, canHandle session: any UIDropSession
  ) -> Bool {
    guard let host else { return false }
    return host.hasDropDelegate ? host.dropCanHandle(session) : isDragging
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession
  ) {
    isTarget = true
    host?.dropDidEnter(session)
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal {
    guard let host else { return UIDropProposal(operation: .cancel) }
    let point = session.location(in: host)
    let path = host.dragPath(at: point) ?? host.dropPath(at: point)
    var pathOfMove = path
    if let last = path, let source, isDragging, host.dragPath(at: point) == nil,
      last.section == source.section
    {
      // Below all rows of its own section the row itself is one of them.
      pathOfMove = IndexPath(item: max(0, last.item - 1), section: last.section)
    }
    guard host.hasDropDelegate else {
      room(at: pathOfMove)
      return UIDropProposal(operation: .move)
    }
    let (proposal, makesRoom) = host.dropProposal(
      session, at: path.map(host.places.dataPath))
    self.proposal = proposal
    let place = proposal.operation == .move ? pathOfMove : path
    let works = proposal.operation == .copy || proposal.operation == .move
    if makesRoom, works {
      room(at: place)
    } else {
      room(at: nil)
      target = place
    }
    return proposal
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession
  ) {
    isTarget = false
    room(at: nil)
    host?.dropDidExit(session)
  }

  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
    guard let host, let flight = session as? DragFlight else { return }
    let destination = target
    let own = isDragging ? source : nil
    if let own, let destination, !host.hasDropDelegate || host.movesByDataSource(from: own) {
      host.carry(from: nil)
      room(at: nil)
      if own != destination { host.moveByDataSource(from: own, to: destination) }
      source = destination
      if let item = flight.items.first {
        let landing = DragLanding(host.rectOfDrop(at: destination), in: host)
        landing.hide(host.cellToDrag(at: destination))
        flight.landings[ObjectIdentifier(item)] = landing
      }
      return
    }
    host.carry(from: nil)
    room(at: nil)
    host.performDrop(
      ListDrop(
        flight: flight, destination: destination.map(host.places.dataPath),
        source: own.map(host.places.dataPath),
        proposal: proposal ?? UIDropProposal(operation: .move), host: host))
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession
  ) {
    isTarget = false
    room(at: nil)
    host?.dropDidEnd(session)
  }
}
