/// The guide of a row's line: where it usually is, unless constraints want it elsewhere.
@MainActor
struct SeparatorGuide {
  let guide = FollowedLayoutGuide()
  private let leading: NSLayoutConstraint
  private let trailing: NSLayoutConstraint

  init(in cell: UICollectionViewListCell) {
    guide.identifier = "separator"
    cell.addLayoutGuide(guide)
    guide.onPlace = { [weak cell] in cell?.setNeedsLayout() }
    cell.setNeedsLayout()
    leading = guide.leadingAnchor.constraint(equalTo: cell.leadingAnchor)
    trailing = cell.trailingAnchor.constraint(equalTo: guide.trailingAnchor)
    let upright = [
      guide.bottomAnchor.constraint(equalTo: cell.bottomAnchor),
      guide.heightAnchor.constraint(equalToConstant: 0),
    ]
    for constraint in [leading, trailing] + upright {
      constraint.priority = Self.priority
      constraint.isActive = true
    }
  }

  /// Returns the distances of the line's ends from the sides of the cell.
  ///
  /// - Parameters:
  ///   - left: the distance from the left side where no constraint says another one, in points.
  ///   - right: the same from the right side.
  /// - Returns: the distances, in points.
  func insets(usually left: CGFloat, _ right: CGFloat) -> (left: CGFloat, right: CGFloat) {
    (leading.constant, trailing.constant) = (left, right)
    let frame = guide.layoutFrame
    // Nothing has been placed yet.
    guard frame.width > 0, let width = guide.owningView?.bounds.width else { return (left, right) }
    return (frame.minX, width - frame.maxX)
  }

  /// Lower than whatever somebody else asks for.
  private static let priority = UILayoutPriority(1)
}
