import Geometry

extension CGFloat {
  /// The nearest multiple of a ten-thousandth, so that sums that should be equal are.
  var onGrid: CGFloat { (self * 10_000).rounded() / 10_000 + 0 }
}

extension CGPoint {
  var onGrid: CGPoint { CGPoint(x: x.onGrid, y: y.onGrid) }
}

extension CGRect {
  var onGrid: CGRect {
    CGRect(x: minX.onGrid, y: minY.onGrid, width: width.onGrid, height: height.onGrid)
  }
}

extension PathElement {
  var onGrid: PathElement {
    switch self {
    case .move(let point): .move(point.onGrid)
    case .line(let point): .line(point.onGrid)
    case .quadCurve(let point, let control): .quadCurve(point.onGrid, control: control.onGrid)
    case .curve(let point, let control1, let control2):
      .curve(point.onGrid, control1: control1.onGrid, control2: control2.onGrid)
    case .close: .close
    }
  }
}
