/// The light in the middle of a pressed button.
@MainActor
struct ButtonGlow {
  private var light: CAGradientLayer?

  /// Shows or hides the light.
  mutating func show(_ isShown: Bool, in button: UIButton) {
    guard isShown else {
      light?.removeFromSuperlayer()
      light = nil
      return
    }
    let light = light ?? CAGradientLayer()
    light.type = .radial
    light.colors = [
      UIColor(white: 1, alpha: Self.opacity).cgColor, UIColor(white: 1, alpha: 0).cgColor,
    ]
    light.startPoint = CGPoint(x: 0.5, y: 0.5)
    light.endPoint = CGPoint(x: 1, y: 1)
    let bounds = button.bounds
    let side = max(bounds.width, bounds.height, Self.leastSide)
    light.frame = CGRect(
      x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side)
    if self.light == nil { button.layer.addSublayer(light) }
    self.light = light
  }

  /// How bright the light is, 0...1, and how large at least, in points.
  ///
  /// Unspecified by Apple: chosen.
  private static let opacity: CGFloat = 0.6
  private static let leastSide: CGFloat = 100
}
