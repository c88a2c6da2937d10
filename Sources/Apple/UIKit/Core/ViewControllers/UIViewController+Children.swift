extension UIViewController {
  /// Makes a controller the last child of this one, and takes it from another parent.
  package func adopt(_ child: UIViewController) {
    guard child.parent !== self else { return }
    if child === self {
      raise(.invalidArgument, "\(self) cannot be added to itself as a child")
    }
    if child.parent != nil { child.removeFromParent() }
    child.appearance.isMovingToParent = true
    child.willMove(toParent: self)
    child.parent = self
    children.append(child)
  }

  /// Leaves the parent, if there is one.
  func leaveParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    didMove(toParent: nil)
  }
}
