/// The picture of an animator's physics over a view: outlines that are in nobody's way.
///
/// They hang on the view's layer beside its sublayers, so that neither layout nor touches nor the
/// order of subviews know of them.
@MainActor
final class DynamicsOverlay {
  /// Units: points.
  private static let lineWidth: CGFloat = 1

  private let layer = CALayer()
  private weak var view: UIView?
  private let outlines: [(kind: PhysicsSketch.Kind, layer: CAShapeLayer)] =
    PhysicsSketch.Kind.allCases.map { kind in
      let layer = CAShapeLayer()
      layer.fillColor = nil
      layer.strokeColor = kind.color.cgColor
      layer.lineWidth = DynamicsOverlay.lineWidth
      return (kind, layer)
    }

  init() {
    for outline in outlines { layer.addSublayer(outline.layer) }
  }

  /// Shows a sketch above everything in a view.
  func show(_ sketch: PhysicsSketch, over view: UIView) {
    if self.view !== view {
      hide()
      view.layer.overlays.append(layer)
      self.view = view
    }
    for outline in outlines { outline.layer.path = sketch.path(of: outline.kind)?.cgPath }
  }

  func hide() {
    view?.layer.overlays.removeAll { $0 === layer }
    view = nil
  }
}
