import Drawing
import Fingerprints
import Geometry

/// What one sees of a layer apart from where it stands and how much of it shows.
///
/// It comes out of what the painter paints: what has no property of its own here is in `content`.
package struct LayerLook: Hashable, Sendable {
  package let background: Color?
  /// Units: points.
  package let cornerRadius: CGFloat
  /// Units: points.
  package let borderWidth: CGFloat
  package let border: Color?
  package let shadow: Shadow?
  /// What casts the shadow, where that is a path of its own.
  package let shadowPath: Fingerprint?
  package let mask: Fingerprint?
  package let image: Fingerprint?
  package let gradient: Fingerprint?
  package let clip: Fingerprint?
  package let tilt: Fingerprint?
  /// All that is painted, what the others tell included; nothing where nothing is.
  package let content: Fingerprint?

  /// - Parameters:
  ///   - layer: as it is seen now.
  ///   - superlayer: the layer that it is in, as it is seen now.
  ///   - paints: asked of every layer inside; what it answers false for is left out.
  @MainActor
  package init(
    of layer: CALayer, in superlayer: CALayer?, paints: @escaping @MainActor (CALayer) -> Bool
  ) {
    let parts = LayerPainter.look(of: layer, paints: paints)
    background = Color(layer.backgroundColor)
    cornerRadius = layer.cornerRadius
    borderWidth = max(0, layer.borderWidth)
    border = Color(layer.borderColor)
    shadow =
      parts[.shadow].lazy.compactMap {
        if case .shadow(_, let shadow) = $0 { shadow } else { nil }
      }.first
    shadowPath =
      shadow == nil || layer.shadowPath == nil ? nil : DisplayList(parts[.shadow]).fingerprint
    mask = parts.fingerprint(of: .mask)
    image = parts.fingerprint(of: .image)
    gradient = parts.fingerprint(of: .gradient)
    clip = parts.fingerprint(of: .clip)
    tilt = layer.tilt(in: superlayer)
    content = parts.whole.isEmpty ? nil : DisplayList(parts.whole).fingerprint
  }
}

extension LayerParts {
  fileprivate func fingerprint(of part: Part) -> Fingerprint? {
    self[part].isEmpty ? nil : DisplayList(self[part]).fingerprint
  }
}

extension CALayer {
  /// How the layer is turned in space, wherever it stands; nothing for one that lies in the plane.
  fileprivate func tilt(in superlayer: CALayer?) -> Fingerprint? {
    if case .flat(let map) = LayerPlace(of: self, in: superlayer), map == transformToSuperlayer {
      return nil
    }
    var fingerprint = Fingerprint()
    var turn = transform
    (turn.m41, turn.m42) = (0, 0)
    for map in [turn, superlayer?.sublayerTransform ?? CATransform3DIdentity] {
      for row in map.rows { for index in 0..<4 { fingerprint.combine(row[index]) } }
    }
    fingerprint.combine(isDoubleSided)
    return fingerprint
  }
}
