/// The picture of an animator's physics over its reference view: outlines that nobody can touch.
final class DynamicsOverlay: UIView {
  /// Units: points.
  private static let lineWidth: CGFloat = 1

  private let outlines: [(kind: PhysicsSketch.Kind, layer: CAShapeLayer)] =
    PhysicsSketch.Kind.allCases.map { kind in
      let layer = CAShapeLayer()
      layer.fillColor = nil
      layer.strokeColor = kind.color.cgColor
      layer.lineWidth = DynamicsOverlay.lineWidth
      return (kind, layer)
    }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    for outline in outlines { layer.addSublayer(outline.layer) }
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Shows a sketch above everything in a view.
  func show(_ sketch: PhysicsSketch, over view: UIView) {
    if superview !== view { view.addSubview(self) }
    view.bringSubviewToFront(self)
    frame = view.bounds
    bounds = view.bounds
    for outline in outlines { outline.layer.path = sketch.path(of: outline.kind)?.cgPath }
  }
}
