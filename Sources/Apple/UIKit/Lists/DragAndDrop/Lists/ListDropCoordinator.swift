import Geometry

/// What is dropped on a list, as its delegate sees it.
@MainActor
class ListDropCoordinator: NSObject {
  /// One item of a drop.
  final class Item: NSObject, UITableViewDropItem, UICollectionViewDropItem {
    let dragItem: UIDragItem
    let sourceIndexPath: IndexPath?
    let previewSize: CGSize

    init(_ item: UIDragItem, from source: IndexPath?, size: CGSize) {
      (dragItem, sourceIndexPath, previewSize) = (item, source, size)
      super.init()
    }
  }

  let what: ListDrop
  let dropItems: [Item]

  init(_ drop: ListDrop) {
    what = drop
    let size = drop.source.flatMap { drop.host?.rectOfDrop(at: $0).size } ?? .zero
    dropItems = drop.flight.items.map {
      Item($0, from: drop.sourcePath(of: $0), size: size)
    }
    super.init()
  }

  var destinationIndexPath: IndexPath? { what.destination }
  var session: any UIDropSession { what.flight }

  /// Lets an item fly to a place.
  func land(_ item: UIDragItem, _ landing: DragLanding) -> any UIDragAnimating {
    what.flight.landings[ObjectIdentifier(item)] = landing
    return landing.animator
  }

  /// Lets an item fly to the rectangle of a place.
  func land(_ item: UIDragItem, at path: IndexPath, within rect: CGRect?) -> any UIDragAnimating {
    land(item, atShown: what.host?.places.shownPath(of: path) ?? path, within: rect)
  }

  /// Lets an item fly to the rectangle of a place, which is one of those that are shown.
  func land(
    _ item: UIDragItem, atShown path: IndexPath, within rect: CGRect?
  ) -> any UIDragAnimating {
    guard let host = what.host else { return DragAnimator() }
    let place = host.rectOfDrop(at: path)
    let own = rect.map { $0.offsetBy(dx: place.minX, dy: place.minY) } ?? place
    let landing = DragLanding(own, in: host)
    if rect == nil { landing.hide(host.cellToDrag(at: path)) }
    return land(item, landing)
  }

  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
    land(
      dragItem,
      DragLanding(
        UITargetedPreview(
          view: UIView(), parameters: UIPreviewParameters(), target: target)))
  }
}

/// What is dropped on a table.
@MainActor
final class TableDropCoordinator: ListDropCoordinator, UITableViewDropCoordinator {
  var items: [any UITableViewDropItem] { dropItems }

  var proposal: UITableViewDropProposal {
    what.proposal as? UITableViewDropProposal
      ?? UITableViewDropProposal(operation: what.proposal.operation)
  }

  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating {
    land(dragItem, at: indexPath, within: nil)
  }

  func drop(
    _ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect
  ) -> any UIDragAnimating { land(dragItem, at: indexPath, within: rect) }
}

/// What is dropped on a collection view.
@MainActor
final class CollectionDropCoordinator: ListDropCoordinator, UICollectionViewDropCoordinator {
  var items: [any UICollectionViewDropItem] { dropItems }

  var proposal: UICollectionViewDropProposal {
    what.proposal as? UICollectionViewDropProposal
      ?? UICollectionViewDropProposal(operation: what.proposal.operation)
  }

  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating {
    land(dragItem, at: indexPath, within: nil)
  }

  func drop(
    _ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect
  ) -> any UIDragAnimating { land(dragItem, at: indexPath, within: rect) }
}
