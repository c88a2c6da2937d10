/// The picture of an animator's physics over a view.
///
/// Its outlines are overlays of the view's layer, beside the sublayers, so that layout, touches and
/// the order of subviews are as without them.
@MainActor
final class DynamicsOverlay {
  private let layer = CALayer()
  private weak var view: UIView?
  private let outlines: [(kind: PhysicsSketch.Kind, layer: CAShapeLayer)] =
    PhysicsSketch.Kind.allCases.map { kind in
      let layer = CAShapeLayer()
      layer.fillColor = nil
      layer.strokeColor = kind.color.cgColor
      layer.lineWidth = kind.lineWidth
      return (kind, layer)
    }
  /// The white rims below the outlines of some kinds.
  private let rims: [(kind: PhysicsSketch.Kind, layer: CAShapeLayer)] =
    PhysicsSketch.Kind.allCases.filter(\.hasRim).map { kind in
      let layer = CAShapeLayer()
      layer.fillColor = nil
      layer.strokeColor = UIColor.white.cgColor
      layer.lineWidth = kind.lineWidth + 2
      return (kind, layer)
    }

  /// Makes an overlay that is not shown yet.
  init() {
    for outline in rims + outlines { layer.addSublayer(outline.layer) }
  }

  /// Shows a sketch above everything in a view.
  func show(_ sketch: PhysicsSketch, over view: UIView) {
    if self.view !== view {
      hide()
      view.layer.overlays.append(layer)
      self.view = view
    }
    for outline in rims + outlines { outline.layer.path = sketch.path(of: outline.kind)?.cgPath }
  }

  /// Takes the overlay away from its view.
  func hide() {
    view?.layer.overlays.removeAll { $0 === layer }
    view = nil
  }
}
