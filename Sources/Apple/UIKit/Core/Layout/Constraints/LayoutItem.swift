/// An item that constraints can place: a view or a layout guide.
@MainActor
protocol LayoutItem: AnyObject {
  /// The view itself, or the view that owns the guide.
  var layoutHost: UIView? { get }

  /// The item's name in descriptions of constraints.
  var layoutName: String { get }
}

extension UIView: LayoutItem {
  var layoutHost: UIView? { self }

  var layoutName: String {
    "\(type(of: self))" + (accessibilityIdentifier.map { "'\($0)'" } ?? "")
  }
}

extension UIView {
  /// Returns the innermost view that contains both, or is one of them.
  func nearestCommonAncestor(with other: UIView) -> UIView? {
    var ancestor: UIView? = self
    while let view = ancestor {
      if other.isDescendant(of: view) { return view }
      ancestor = view.superview
    }
    return nil
  }
}
