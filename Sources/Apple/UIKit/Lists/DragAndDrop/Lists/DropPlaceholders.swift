/// The cell that stands in a place until the data of its item are there.
@MainActor
protocol StandInCell: NSObject {
  var insertionIndexPath: IndexPath { get }
  var reuseIdentifier: String { get }
  /// Sets up the cell.
  func update(_ cell: UIView)
}

/// A place that is kept for an item until its data is there: a cell of `reuseIdentifier` stands in.
///
/// Source: Apple, UICollectionViewPlaceholder.
@preconcurrency @MainActor
open class UICollectionViewPlaceholder: NSObject, StandInCell {
  let insertionIndexPath: IndexPath
  let reuseIdentifier: String

  /// Sets up the cell that stands in.
  open var cellUpdateHandler: ((UICollectionViewCell) -> Void)?

  /// Makes a placeholder.
  public init(insertionIndexPath: IndexPath, reuseIdentifier: String) {
    (self.insertionIndexPath, self.reuseIdentifier) = (insertionIndexPath, reuseIdentifier)
    super.init()
  }

  func update(_ cell: UIView) {
    if let cell = cell as? UICollectionViewCell { cellUpdateHandler?(cell) }
  }
}

/// A placeholder for what is dropped on a collection view.
open class UICollectionViewDropPlaceholder: UICollectionViewPlaceholder {
  /// Says how the preview looks; never called.
  open var previewParametersProvider: ((UICollectionViewCell) -> UIDragPreviewParameters?)?
}

/// A place that is kept for a row until its data is there: a cell of `reuseIdentifier` stands in.
///
/// Source: Apple, UITableViewPlaceholder.
@preconcurrency @MainActor
open class UITableViewPlaceholder: NSObject, StandInCell {
  let insertionIndexPath: IndexPath
  let reuseIdentifier: String
  let rowHeight: CGFloat

  /// Sets up the cell that stands in.
  open var cellUpdateHandler: ((UITableViewCell) -> Void)?

  /// Makes a placeholder for a row of a height, in points, or of `UITableView.automaticDimension`.
  public init(insertionIndexPath: IndexPath, reuseIdentifier: String, rowHeight: CGFloat) {
    (self.insertionIndexPath, self.reuseIdentifier) = (insertionIndexPath, reuseIdentifier)
    self.rowHeight = rowHeight
    super.init()
  }

  func update(_ cell: UIView) {
    if let cell = cell as? UITableViewCell { cellUpdateHandler?(cell) }
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
  /// Lets a closure put the item into the data, and shows its cell in the place.
  ///
  /// - Returns: false where the place is kept no more.
  @discardableResult
  func commitInsertion(dataSourceUpdates: (_ insertionIndexPath: IndexPath) -> Void) -> Bool
  /// Gives the place up.
  ///
  /// - Returns: false where it is kept no more.
  @discardableResult
  func deletePlaceholder() -> Bool
  /// Sets the cell of the place up again.
  func setNeedsCellUpdate()
}

/// Puts a row into the place that was kept for it.
///
/// Source: Apple, UITableViewDropPlaceholderContext.
@preconcurrency @MainActor
public protocol UITableViewDropPlaceholderContext: UIDragAnimating {
  var dragItem: UIDragItem { get }
  /// Lets a closure put the item into the data, and shows its row in the place.
  ///
  /// - Returns: false where the place is kept no more.
  @discardableResult
  func commitInsertion(dataSourceUpdates: (_ insertionIndexPath: IndexPath) -> Void) -> Bool
  /// Gives the place up.
  ///
  /// - Returns: false where it is kept no more.
  @discardableResult
  func deletePlaceholder() -> Bool
}

/// Keeps a place in a list for an item that was dropped.
@MainActor
final class DropPlaceholder: NSObject, UICollectionViewDropPlaceholderContext,
  UITableViewDropPlaceholderContext
{
  let dragItem: UIDragItem
  let standIn: any StandInCell
  private weak var host: (any ListDragHost)?
  private var flight: any UIDragAnimating = DragAnimator()
  private var isOpen = true

  /// Inserts the place, and lets the item fly to it.
  init(of item: UIDragItem, _ standIn: any StandInCell, by coordinator: ListDropCoordinator) {
    (dragItem, self.standIn, host) = (item, standIn, coordinator.what.host)
    super.init()
    host?.updatePlaces { $0.opened.append((self, standIn.insertionIndexPath)) }
    if let path = host?.places.shownPath(of: self) {
      flight = coordinator.land(item, atShown: path, within: nil)
    }
  }

  func addAnimations(_ animations: @escaping () -> Void) { flight.addAnimations(animations) }

  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    flight.addCompletion(completion)
  }

  func commitInsertion(dataSourceUpdates: (_ insertionIndexPath: IndexPath) -> Void) -> Bool {
    guard let (host, path) = end() else { return false }
    withoutActuallyEscaping(dataSourceUpdates) { update in
      host.performBatchUpdates(
        {
          update(path)
          host.updatePlaces { $0.filled.append((self, path)) }
        }, completion: nil)
    }
    return true
  }

  func deletePlaceholder() -> Bool {
    guard let (host, _) = end() else { return false }
    host.updatePlaces { $0.closed.append(self) }
    return true
  }

  /// Returns where the place is, for the last time.
  private func end() -> (host: any ListDragHost, path: IndexPath)? {
    guard isOpen, let host, let path = host.places.dataPath(of: self) else { return nil }
    isOpen = false
    return (host, path)
  }

  func setNeedsCellUpdate() {
    guard let path = host?.places.shownPath(of: self), let cell = host?.cellToDrag(at: path) else {
      return
    }
    standIn.update(cell)
  }
}

extension TableDropCoordinator {
  func drop(
    _ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder
  ) -> any UITableViewDropPlaceholderContext {
    DropPlaceholder(of: dragItem, placeholder, by: self)
  }
}

extension CollectionDropCoordinator {
  func drop(
    _ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder
  ) -> any UICollectionViewDropPlaceholderContext {
    DropPlaceholder(of: dragItem, placeholder, by: self)
  }
}
