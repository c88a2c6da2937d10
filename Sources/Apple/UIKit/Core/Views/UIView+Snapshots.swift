import Geometry

extension UIView {
  func updateAtOnce() {
    layoutIfNeeded()
    layer.displayPass()
  }
}

/// Shows what another view showed at one moment.
@MainActor
final class SnapshotView: UIView {}
