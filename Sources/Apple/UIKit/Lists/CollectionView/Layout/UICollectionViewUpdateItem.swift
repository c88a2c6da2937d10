/// One change among the items of a collection view.
///
/// Source: Apple, UICollectionViewUpdateItem.
@preconcurrency @MainActor
open class UICollectionViewUpdateItem: NSObject {
  /// What happens to the item.
  public enum Action: Int, Sendable { case insert, delete, reload, move, none }

  /// The place of the item before the update; `nil` for an inserted one.
  ///
  /// For a whole section the item is `NSNotFound`.
  public let indexPathBeforeUpdate: IndexPath?
  /// The place of the item after the update; `nil` for a deleted one.
  ///
  /// For a whole section the item is `NSNotFound`.
  public let indexPathAfterUpdate: IndexPath?
  /// What happens to the item; never `none`.
  public let updateAction: Action

  init(_ action: Action, from before: IndexPath?, to after: IndexPath?) {
    updateAction = action
    indexPathBeforeUpdate = before
    indexPathAfterUpdate = after
    super.init()
  }
}
