import Geometry

extension Double {
  /// The number with as many digits as a picture can show: up to six decimals, none of them zero.
  package var decimals: String {
    let rounded = (self * 1e6).rounded() / 1e6
    return rounded == rounded.rounded() && abs(rounded) < 1e15
      ? String(Int64(rounded)) : "\(rounded)"
  }
}

extension CGFloat {
  /// The number with as many digits as a picture can show: up to six decimals, none of them zero.
  package var decimals: String { Double(self).decimals }
}

extension CGPoint {
  var inWords: String { "\(x.decimals) \(y.decimals)" }
}

extension CGRect {
  var inWords: String {
    "\(origin.inWords) \(size.width.decimals) \(size.height.decimals)"
  }
}

extension CGAffineTransform {
  /// Empty for the identity.
  var inWords: String {
    isIdentity ? "" : "by " + [a, b, c, d, tx, ty].map(\.decimals).joined(separator: " ")
  }
}

extension PathElement {
  /// The element as in the `d` of an SVG path.
  package var pathData: String {
    switch self {
    case .move(let point): "M\(point.inWords)"
    case .line(let point): "L\(point.inWords)"
    case .quadCurve(let point, let control): "Q\(control.inWords) \(point.inWords)"
    case .curve(let point, let control1, let control2):
      "C\(control1.inWords) \(control2.inWords) \(point.inWords)"
    case .close: "Z"
    }
  }
}

extension Color: CustomStringConvertible {
  /// The colour as in CSS: `#FF9500`, with two more digits where it is not opaque, and
  /// `rgba(0.1, 0.2, 0.3, 1)` where it lies between the 256 levels.
  package var description: String {
    hexadecimal ?? "rgba(\([red, green, blue, alpha].map(\.decimals).joined(separator: ", ")))"
  }

  /// `#FF9500`, with two more digits where it is not opaque; nil between the 256 levels.
  package var hexadecimal: String? {
    let levels = [red, green, blue, alpha].map { $0 * 255 }
    guard levels.allSatisfy({ abs($0 - $0.rounded()) < 1e-6 && (0..<256).contains($0) }) else {
      return nil
    }
    return "#"
      + levels.prefix(alpha == 1 ? 3 : 4).map { level in
        let digits = String(Int(level.rounded()), radix: 16, uppercase: true)
        return digits.count == 1 ? "0" + digits : digits
      }.joined()
  }
}
