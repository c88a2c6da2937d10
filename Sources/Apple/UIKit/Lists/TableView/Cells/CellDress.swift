/// The looks of a cell that follow from its place in the table.
struct CellDress: Hashable {
  var style = UITableView.Style.plain
  var isFirst = false
  var isLast = false
  /// The colour of the lines; `nil` for none.
  var separator: UIColor?
  var separatorInset = UIEdgeInsets.zero
  /// Whether the line begins where the text does.
  var followsImage = true

  /// The round corners of a card's first and last row.
  var corners: CACornerMask {
    guard style == .insetGrouped else { return [] }
    var corners: CACornerMask = []
    if isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    return corners
  }

  /// The background of a cell whose author has set none.
  var background: UIColor {
    style == .plain ? .systemBackground : .secondarySystemGroupedBackground
  }

  /// Whether a line reaches from side to side above the cell.
  var hasTopLine: Bool { style == .grouped && isFirst }
  /// Whether there is a line below the cell.
  var hasBottomLine: Bool { !(style == .insetGrouped && isLast) }
  /// Whether the line below reaches from side to side.
  var isBottomLineWhole: Bool { style == .grouped && isLast }
}

/// The views that only some cells have.
@MainActor
struct CellParts {
  var text: UILabel?
  var detail: UILabel?
  var image: UIImageView?
  /// The sign at the right side.
  var sign: UIView?
  var signType = UITableViewCell.AccessoryType.none
  var bottomLine: UIView?
  var topLine: UIView?
  /// The author's inset of the line below.
  var separatorInset: UIEdgeInsets?
  /// The view that shows the content configuration.
  var configured: (any UIView & UIContentView)?
  /// The segues that the cell's selection and its accessory perform.
  var selectionSegue: InterfaceSegue?
  var accessorySegue: InterfaceSegue?
  /// The control for deletion, insertion or selection.
  var editControl: UITableViewCellEditControl?
  var reorderControl: UIView?
}
