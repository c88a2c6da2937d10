import Drawing
import Geometry

extension Color {
  /// Makes the drawn colour of a layer's colour; `nil` where that cannot be seen, and for a
  /// pattern.
  package init?(_ color: CGColor?) {
    guard let color, color.alpha > 0, color.pattern == nil else { return nil }
    let rgb = color.rgb
    self.init(
      red: Self.cut(rgb.red), green: Self.cut(rgb.green), blue: Self.cut(rgb.blue),
      alpha: Self.cut(color.alpha))
  }

  private static func cut(_ value: CGFloat) -> Double {
    // A number that is not a number is not above zero.
    value > 0 ? min(Double(value), 1) : 0
  }
}
