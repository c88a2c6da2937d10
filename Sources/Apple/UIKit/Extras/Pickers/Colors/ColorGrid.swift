import Geometry

/// Twelve columns of ten rows of colours, as phones offer them.
@MainActor
final class ColorGrid: UIControl {
  /// The colour that is marked; opaque.
  var color = UIColor.black {
    didSet { if color != oldValue { setNeedsDisplay() } }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    layer.cornerRadius = Self.cornerRadius
    clipsToBounds = true
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { nil }

  static let columns = 12
  static let rows = 10
  private static let cornerRadius: CGFloat = 8

  /// Returns the colour of a place: greys above, then each hue from dark to light.
  ///
  /// Unspecified by Apple: near to what phones offer.
  static func color(column: Int, row: Int) -> UIColor {
    if row == 0 { return UIColor(white: 1 - CGFloat(column) / CGFloat(columns - 1), alpha: 1) }
    let hues: [CGFloat] = [197, 220, 260, 285, 338, 5, 22, 40, 48, 58, 68, 95]
    let hue = hues[column % columns] / 360
    let levels: [(saturation: CGFloat, brightness: CGFloat)] = [
      (1, 0.30), (1, 0.45), (1, 0.60), (1, 0.78), (1, 1), (0.75, 1), (0.55, 1), (0.36, 1),
      (0.18, 1),
    ]
    let level = levels[(row - 1) % levels.count]
    return UIColor(
      hue: hue, saturation: level.saturation, brightness: level.brightness, alpha: 1)
  }

  private func frame(column: Int, row: Int) -> CGRect {
    let size = CGSize(
      width: bounds.width / CGFloat(Self.columns), height: bounds.height / CGFloat(Self.rows))
    return CGRect(
      x: CGFloat(column) * size.width, y: CGFloat(row) * size.height, width: size.width,
      height: size.height)
  }

  override func draw(_ rect: CGRect) {
    var marked: CGRect?
    for row in 0..<Self.rows {
      for column in 0..<Self.columns {
        let own = Self.color(column: column, row: row)
        let place = frame(column: column, row: row)
        own.setFill()
        UIBezierPath(rect: place).fill()
        if marked == nil, own.isNear(color) { marked = place }
      }
    }
    guard let marked else { return }
    UIColor.white.setStroke()
    let frame = UIBezierPath(roundedRect: marked.insetBy(dx: 1, dy: 1), cornerRadius: 3)
    frame.lineWidth = 3
    frame.stroke()
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { choose(touches) }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { choose(touches) }

  private func choose(_ touches: Set<UITouch>) {
    guard let point = touches.first?.location(in: self), bounds.contains(point) else { return }
    let column = Int(point.x / bounds.width * CGFloat(Self.columns))
    let row = Int(point.y / bounds.height * CGFloat(Self.rows))
    color = Self.color(column: min(column, Self.columns - 1), row: min(row, Self.rows - 1))
    sendActions(for: .valueChanged)
  }
}

extension UIColor {
  /// Returns true for a colour that looks the same, whatever its opacity.
  fileprivate func isNear(_ other: UIColor) -> Bool {
    let (own, others) = (components, other.components)
    return zip(own, others).allSatisfy { abs($0 - $1) < 0.01 }
  }

  private var components: [CGFloat] {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    _ = getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return [red, green, blue]
  }
}
