/// The distance between two anchors, as long as it is part of a constraint.
@MainActor
final class LayoutDistance: LayoutItem {
  /// A side or a middle of a view or a guide.
  @MainActor
  struct End {
    private(set) weak var item: (any LayoutItem)?
    let attribute: NSLayoutConstraint.Attribute

    var name: String { "\(item?.layoutName ?? "nil").\(attribute.name)" }
  }

  /// Where the distance begins and ends.
  let start: End
  let end: End

  /// Makes the distance between two anchors of one axis.
  init<Axis>(from start: NSLayoutAnchor<Axis>, to end: NSLayoutAnchor<Axis>) {
    self.start = End(item: start.layoutItem, attribute: start.attribute)
    self.end = End(item: end.layoutItem, attribute: end.attribute)
  }

  /// The items at both ends.
  var items: [any LayoutItem] { [start, end].compactMap(\.item) }

  /// The innermost view around both ends.
  var layoutHost: UIView? {
    guard let first = start.item?.layoutHost, let second = end.item?.layoutHost else { return nil }
    return first.nearestCommonAncestor(with: second)
  }

  var layoutName: String { "(\(end.name) - \(start.name))" }
}
