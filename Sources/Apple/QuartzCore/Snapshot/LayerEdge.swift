import Drawing
import Geometry

/// The outline of a layer's bounds with its rounded corners.
@MainActor
struct LayerEdge {
  let bounds: CGRect
  private let radius: CGFloat
  private let corners: CACornerMask
  private let isContinuous: Bool

  /// Takes the outline of a layer; `nil` for bounds without area.
  init?(_ layer: CALayer) {
    bounds = layer.bounds.standardized
    guard bounds.width > 0, bounds.height > 0 else { return nil }
    corners = layer.maskedCorners.intersection(.all)
    let largest = min(bounds.width, bounds.height) / 2
    isContinuous = layer.cornerCurve == .continuous
    radius = corners.isEmpty ? 0 : max(0, min(layer.cornerRadius, largest))
  }

  var outline: Outline { outline(inset: 0, radius: radius) }

  /// Returns the border of the layer; `nil` where it cannot be seen.
  func border(of layer: CALayer, through transform: CGAffineTransform) -> DrawCommand? {
    let width = layer.borderWidth
    guard width > 0, let color = Color(layer.borderColor) else { return nil }
    if width >= min(bounds.width, bounds.height) / 2 {
      return .fill(outline, color, transform: transform)
    }
    if radius == 0 || radius > width / 2, corners == .all, !isContinuous {
      let middle = outline(inset: width / 2, radius: max(0, radius - width / 2))
      return .stroke(middle, StrokeStyle(width: Double(width)), color, transform: transform)
    }
    let ring = elements(inset: 0, radius: radius) + elements(inset: width, radius: radius - width)
    return .fill(.path(ring, rule: .evenOdd), color, transform: transform)
  }

  private func outline(inset: CGFloat, radius: CGFloat) -> Outline {
    let rect = bounds.insetBy(dx: inset, dy: inset)
    if radius <= 0 { return .rectangle(rect) }
    if corners == .all, !isContinuous { return .roundedRectangle(rect, radius: Double(radius)) }
    return .path(elements(inset: inset, radius: radius), rule: .winding)
  }

  private func elements(inset: CGFloat, radius: CGFloat) -> [PathElement] {
    if isContinuous {
      return .continuouslyRoundedRectangle(
        bounds.insetBy(dx: inset, dy: inset), corners: corners, radius: radius)
    }
    return .roundedRectangle(
      bounds.insetBy(dx: inset, dy: inset), corners: corners.corners,
      cornerSize: CGSize(width: radius, height: radius))
  }
}
