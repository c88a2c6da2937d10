/// Whether a table is edited, and which row is open or carried.
@MainActor
struct TableEditing {
  /// A row that a swipe has opened, or a tap on its control.
  struct OpenRow {
    let row: TableGeometry.Row
    let actions: UISwipeActionPullView
  }

  /// A row that a finger carries to another place.
  struct CarriedRow {
    let cell: UITableViewCell
    /// The row's place before it was taken up.
    let source: TableGeometry.Row
    /// The place that the row would get if the finger lifted now.
    var target: TableGeometry.Row
    /// The distance of the finger from the cell's middle.
    let grip: CGFloat
  }

  /// Whether the table is edited.
  var isOn = false
  /// Opens rows sideways.
  let swipe = UIPanGestureRecognizer()
  var open: OpenRow?
  var carried: CarriedRow?
  /// How far the open row was open when the swipe began.
  var swipeStart: CGFloat = 0
  /// Whether the data source was asked for the titles of the index.
  var hasIndex = false
}
