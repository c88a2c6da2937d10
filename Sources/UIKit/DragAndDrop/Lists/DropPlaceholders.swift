/// A place that is kept for an item until its data is there.
///
/// The cell of `reuseIdentifier` is not shown: the item comes when it is inserted.
///
/// Source: Apple, UICollectionViewPlaceholder.
@preconcurrency @MainActor
open class UICollectionViewPlaceholder: NSObject {
  let insertionIndexPath: IndexPath
  let reuseIdentifier: String

  /// Sets up the cell of the place; never called, for the cell is not shown.
  open var cellUpdateHandler: ((UICollectionViewCell) -> Void)?

  /// Makes a placeholder.
  public init(insertionIndexPath: IndexPath, reuseIdentifier: String) {
    (self.insertionIndexPath, self.reuseIdentifier) = (insertionIndexPath, reuseIdentifier)
    super.init()
  }
}

/// A placeholder for what is dropped on a collection view.
open class UICollectionViewDropPlaceholder: UICollectionViewPlaceholder {
  /// Says how the preview looks; never called.
  open var previewParametersProvider: ((UICollectionViewCell) -> UIDragPreviewParameters?)?
}

/// A place that is kept for a row until its data is there; its cell is not shown.
///
/// Source: Apple, UITableViewPlaceholder.
@preconcurrency @MainActor
open class UITableViewPlaceholder: NSObject {
  let insertionIndexPath: IndexPath
  let reuseIdentifier: String

  /// Sets up the cell of the place; never called, for the cell is not shown.
  open var cellUpdateHandler: ((UITableViewCell) -> Void)?

  /// Makes a placeholder; the height is that of the cell that is not shown.
  public init(insertionIndexPath: IndexPath, reuseIdentifier: String, rowHeight: CGFloat) {
    (self.insertionIndexPath, self.reuseIdentifier) = (insertionIndexPath, reuseIdentifier)
    super.init()
  }
}

/// A placeholder for what is dropped on a table.
open class UITableViewDropPlaceholder: UITableViewPlaceholder {
  /// Says how the preview looks; never called.
  open var previewParametersProvider: ((UITableViewCell) -> UIDragPreviewParameters?)?
}

/// Puts an item into the place that was kept for it.
///
/// Source: Apple, UICollectionViewDropPlaceholderContext.
@preconcurrency @MainActor
public protocol UICollectionViewDropPlaceholderContext: UIDragAnimating {
  var dragItem: UIDragItem { get }
  /// Lets a closure put the item into the data, and inserts its cell; returns false the second time.
  @discardableResult
  func commitInsertion(dataSourceUpdates: (_ insertionIndexPath: IndexPath) -> Void) -> Bool
  /// Gives the place up; returns false the second time.
  @discardableResult
  func deletePlaceholder() -> Bool
  /// Sets the cell of the place up again; it is not shown.
  func setNeedsCellUpdate()
}

/// Puts a row into the place that was kept for it.
///
/// Source: Apple, UITableViewDropPlaceholderContext.
@preconcurrency @MainActor
public protocol UITableViewDropPlaceholderContext: UIDragAnimating {
  var dragItem: UIDragItem { get }
  /// Lets a closure put the item into the data, and inserts its row; returns false the second time.
  @discardableResult
  func commitInsertion(dataSourceUpdates: (_ insertionIndexPath: IndexPath) -> Void) -> Bool
  /// Gives the place up; returns false the second time.
  @discardableResult
  func deletePlaceholder() -> Bool
}

/// A place that a drop keeps in a list.
@MainActor
final class DropPlaceholder: NSObject, UICollectionViewDropPlaceholderContext,
  UITableViewDropPlaceholderContext
{
  let dragItem: UIDragItem
  private let path: IndexPath
  private weak var host: (any ListDragHost)?
  private let flight: any UIDragAnimating
  private var isOpen = true

  init(of item: UIDragItem, at path: IndexPath, by coordinator: ListDropCoordinator) {
    (dragItem, self.path, host) = (item, path, coordinator.what.host)
    flight = coordinator.landing(of: item, at: path)
    super.init()
  }

  func addAnimations(_ animations: @escaping () -> Void) { flight.addAnimations(animations) }

  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    flight.addCompletion(completion)
  }

  func commitInsertion(dataSourceUpdates: (_ insertionIndexPath: IndexPath) -> Void) -> Bool {
    guard deletePlaceholder() else { return false }
    dataSourceUpdates(path)
    if let list = host as? UICollectionView { list.insertItems(at: [path]) }
    if let table = host as? UITableView { table.insertRows(at: [path], with: .automatic) }
    return true
  }

  func deletePlaceholder() -> Bool {
    defer { isOpen = false }
    return isOpen
  }

  func setNeedsCellUpdate() {}
}

extension ListDropCoordinator {
  /// Lets an item fly to a place that nothing is in yet.
  fileprivate func landing(of item: UIDragItem, at path: IndexPath) -> any UIDragAnimating {
    guard let host = what.host else { return DragAnimator() }
    return land(item, DragLanding(host.rectOfDrop(at: path), in: host))
  }
}

extension TableDropCoordinator {
  func drop(
    _ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder
  ) -> any UITableViewDropPlaceholderContext {
    DropPlaceholder(of: dragItem, at: placeholder.insertionIndexPath, by: self)
  }
}

extension CollectionDropCoordinator {
  func drop(
    _ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder
  ) -> any UICollectionViewDropPlaceholderContext {
    DropPlaceholder(of: dragItem, at: placeholder.insertionIndexPath, by: self)
  }
}
