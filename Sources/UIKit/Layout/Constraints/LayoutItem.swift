/// What a constraint can be about: a view or a layout guide.
@MainActor
protocol LayoutItem: AnyObject {
  /// The view in whose tree the item stands: itself, or the view that owns the guide.
  var layoutHost: UIView? { get }

  /// How descriptions of constraints call it.
  var layoutName: String { get }
}

extension UIView: LayoutItem {
  var layoutHost: UIView? { self }

  var layoutName: String {
    "\(type(of: self))" + (accessibilityIdentifier.map { "'\($0)'" } ?? "")
  }
}

extension UIView {
  /// The innermost view that holds both.
  func nearestCommonAncestor(with other: UIView) -> UIView? {
    var ancestor: UIView? = self
    while let view = ancestor {
      if other.isDescendant(of: view) { return view }
      ancestor = view.superview
    }
    return nil
  }
}
