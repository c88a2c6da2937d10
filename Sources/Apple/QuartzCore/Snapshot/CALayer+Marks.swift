import Drawing
import Foundation
import Geometry

import func Arithmetic.atan2

extension CALayer {
  /// Returns the commands for the layer's `contents`, placed by its gravity.
  func contentsMarks(in edge: LayerEdge, through transform: CGAffineTransform) -> [DrawCommand] {
    guard let image = contents as? CGImage, image.width > 0, image.height > 0 else { return [] }
    let whole = CGRect(x: 0, y: 0, width: image.width, height: image.height)
    var (picture, size) = (image.picture, whole.size)
    if contentsRect != CGRect(x: 0, y: 0, width: 1, height: 1) {
      let part = CGRect(
        x: contentsRect.minX * size.width, y: contentsRect.minY * size.height,
        width: contentsRect.width * size.width, height: contentsRect.height * size.height)
      guard part.width > 0, part.height > 0 else { return [] }
      picture = picture.cut(to: part)
      size = part.size
    }
    let factor = contentsScale > 0 ? 1 / contentsScale : 1
    let drawn = CGRect(x: 0, y: 0, width: size.width * factor, height: size.height * factor)
    let place = contentsGravity.transform(from: drawn, to: edge.bounds)
    let isEnlarged = place.a > 1 || place.d > 1
    if contentsCenter != CGRect(x: 0, y: 0, width: 1, height: 1), contentsGravity.resizes {
      let pieces = NinePieces(of: size, center: contentsCenter, factor: factor)
      return pieces.commands(
        of: Picture(filtered(picture.list, isEnlarged: isEnlarged)),
        filling: drawn.applying(place), through: transform)
    }
    let map = CGAffineTransform(scaleX: factor, y: factor).concatenating(place)
    return filtered(picture.list, isEnlarged: isEnlarged)
      .applying(map.concatenating(transform)).commands
  }

  /// Whether the layer casts a shadow of all that it shows, instead of a path.
  var castsItsContents: Bool {
    shadowOpacity > 0 && !masksToBounds && shadowPath == nil && Color(shadowColor) != nil
  }

  /// Returns the shadow that the layer casts.
  ///
  /// - Parameters:
  ///   - marks: what the layer shows, in its own space; not looked at if a path casts the shadow.
  ///   - transform: maps the layer's space to the screen's.
  /// - Returns: one command; none where no shadow can be seen.
  func shadowMarks(of marks: [DrawCommand], through transform: CGAffineTransform) -> [DrawCommand] {
    guard shadowOpacity > 0, !masksToBounds, let color = Color(shadowColor) else { return [] }
    let casting =
      shadowPath.map { path in
        [.fill(.path(path.elements, rule: .winding), .black, transform: .identity)]
      } ?? marks
    guard !casting.isEmpty else { return [] }
    let shadow = Shadow(
      color: color.faded(to: min(Double(shadowOpacity), 1)), blur: max(0, Double(shadowRadius)),
      offset: CGVector(dx: shadowOffset.width, dy: shadowOffset.height))
    return [.shadow(of: DisplayList(casting), shadow, transform: transform)]
  }
}

extension CAGradientLayer {
  /// Returns the gradient in the layer's bounds.
  func marks(in edge: LayerEdge, through transform: CGAffineTransform) -> [DrawCommand] {
    let colors = (self.colors ?? []).compactMap { $0 as? CGColor }
    guard !colors.isEmpty else { return [] }
    let places = locations?.map(\.doubleValue) ?? []
    let stops = colors.indices.map { index in
      let even = colors.count > 1 ? Double(index) / Double(colors.count - 1) : 0
      let rgb = colors[index].rgb
      return Gradient.Stop(
        places.count == colors.count ? min(max(places[index], 0), 1) : even,
        Color(colors[index])
          ?? Color(red: rgb.red, green: rgb.green, blue: rgb.blue, alpha: 0))
    }
    return [
      .gradient(edge.outline, Gradient(shape(in: edge.bounds), stops: stops), transform: transform)
    ]
  }

  private func shape(in bounds: CGRect) -> Gradient.Shape {
    func place(_ point: CGPoint) -> CGPoint {
      CGPoint(
        x: bounds.minX + point.x * bounds.width, y: bounds.minY + point.y * bounds.height)
    }
    let (start, end) = (place(startPoint), place(endPoint))
    switch type {
    case .radial:
      return .radial(
        center: start, radii: CGSize(width: abs(end.x - start.x), height: abs(end.y - start.y)))
    case .conic:
      return .conic(center: start, angle: atan2(end.y - start.y, end.x - start.x))
    default: return .axial(start: start, end: end)
    }
  }
}
