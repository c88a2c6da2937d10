/// One change among the items of a collection view.
///
/// Source: Apple, UICollectionViewUpdateItem.
@MainActor
open class UICollectionViewUpdateItem: NSObject {
  /// What happens to the item.
  public enum Action: Int, Sendable { case insert, delete, reload, move, none }

  /// Where the item was; nothing for one that comes. The item of a whole section is `NSNotFound`.
  public let indexPathBeforeUpdate: IndexPath?
  /// Where the item is then; nothing for one that goes. The item of a whole section is `NSNotFound`.
  public let indexPathAfterUpdate: IndexPath?
  public let updateAction: Action

  init(_ action: Action, from before: IndexPath?, to after: IndexPath?) {
    updateAction = action
    indexPathBeforeUpdate = before
    indexPathAfterUpdate = after
    super.init()
  }
}
