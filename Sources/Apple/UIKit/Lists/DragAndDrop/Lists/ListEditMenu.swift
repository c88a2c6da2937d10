/// The edit menu of a row or an item, as iOS 5 to 12 showed it after a long press.
@MainActor
struct ListEditMenu {
  /// The cell that the menu belongs to.
  let cell: UIView
  /// Returns true where the delegate performs an action.
  let allows: (Selector) -> Bool
  /// Lets the delegate perform an action.
  let perform: (Selector) -> Void

  /// Shows the menu, unless the delegate performs none of its actions.
  func show() {
    let items = StandardEditAction.items.filter { allows($0.action) }
    guard !items.isEmpty, let window = cell.window else { return }
    var bubble: EditMenuBubble?
    bubble = EditMenuBubble(items.map(\.title)) { choice in
      bubble?.leave(animated: true)
      bubble = nil
      if let choice { perform(items[choice].action) }
    }
    bubble?.show(above: cell.convert(cell.bounds, to: window), in: window, animated: true)
  }
}
